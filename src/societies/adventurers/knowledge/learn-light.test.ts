import { describe, expect, it } from 'vitest'
import type { ObjectSeen } from '../board.ts'
import { parseCommand } from './command.ts'
import type { Knowledge } from './knowledge.ts'
import { isFading, lampOf, learnLight } from './learn-light.ts'
import { overlay, things } from './overlay.ts'

const lamp: ObjectSeen = {
  id: 'lamp@hall',
  name: 'lamp',
  location: 'inventory',
  interactionsTried: [],
  properties: [],
  lastSeen: 0,
}

function after(command: string, before: string, beliefs: Record<string, string> = { lit: 'lamp' }): Knowledge {
  const knowledge = {
    step: 3,
    here: 'hall',
    last: parseCommand(command),
    reply: { before, kind: 'change', told: before, dark: false },
    situation: { kind: 'change', scoreChange: 0, died: false },
    objects: things([lamp]),
    beliefs: overlay(beliefs),
  } as unknown as Knowledge
  learnLight(knowledge)
  return knowledge
}

describe('what we know of our light', () => {
  it('is not spent when we put it out ourselves', () => {
    expect(lampOf(after('turn off lamp', 'The lamp is now off.'))).toBe('lamp')
  })

  it('is spent when it has burned out', () => {
    expect(lampOf(after('wait', 'The lamp has burned out.'))).toBeUndefined()
  })

  it('fades with the second warning, or with one that is the last', () => {
    expect(isFading(after('wait', 'The lamp appears dimmer.'))).toBe(false)
    expect(isFading(after('wait', 'The lamp is dimmer now.', { lit: 'lamp', fading: '1' }))).toBe(true)
    expect(isFading(after('wait', 'The lamp is nearly out.'))).toBe(true)
  })
})
