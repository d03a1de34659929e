import { describe, expect, it } from 'vitest'
import { knowing, thingNamed } from '../../../../../test/known.ts'
import { blockersIn } from '../model/needs.ts'
import { isInHand, learnConsequences } from './learn-consequences.ts'

describe('a way that did not take us there', () => {
  it('was hindered by what the answer says, whatever else it tells of what we did', () => {
    const knowledge = knowing({
      here: 'depot',
      command: 'east',
      objects: [thingNamed('brake', 'depot')],
      reply: {
        before: 'You pump, and nothing turns. The brake is on.',
        told: 'You pump, and nothing turns.',
        states: [{ thing: 'brake', state: 'on' }],
      },
    })
    learnConsequences(knowledge)
    expect([...blockersIn(knowledge)]).toMatchObject([{ thing: 'brake', state: 'on', command: 'east' }])
  })

  it('is barred by what it names', () => {
    const knowledge = knowing({
      here: 'tunnel',
      command: 'north',
      objects: [thingNamed('boulder', 'tunnel')],
      reply: {
        before: 'There is a boulder on the rails.',
        kind: 'nothing',
        things: [{ name: 'boulder', noun: 'boulder', section: 'reply', portable: false, spoken: false } as never],
      },
    })
    learnConsequences(knowledge)
    expect(knowledge.objects.get('boulder@tunnel')!.properties).toContain('barrier')
  })
})

it('what barred a way may not bar it any more once something came of what we did to it', () => {
  const freed = (kind: 'change' | 'refusal', marks: readonly ['barrier'] | readonly []) => {
    const knowledge = knowing({
      here: 'tunnel',
      command: 'lever boulder',
      objects: [thingNamed('boulder', 'tunnel', marks)],
      reply: { before: 'It rolls off into the ditch.', told: 'It rolls off into the ditch.', kind },
    })
    learnConsequences(knowledge)
    return knowledge.changes.get('tunnel')?.freed
  }
  expect(freed('change', ['barrier'])).toBe(1)
  expect(freed('change', [])).toBeUndefined()
  expect(freed('refusal', ['barrier'])).toBeUndefined()
})

describe('what is in our hands', () => {
  it('is the same wherever we try it, one thing on another too', () => {
    const { objects } = knowing({
      here: 'pier',
      objects: [thingNamed('cap', 'inventory'), thingNamed('penny', 'inventory'), thingNamed('slot', 'pier')],
    })
    expect(isInHand({ objects }, ['cap', 'penny'])).toBe(true)
    expect(isInHand({ objects }, ['penny', 'slot'])).toBe(false)
    expect(isInHand({ objects }, [])).toBe(false)
  })
})
