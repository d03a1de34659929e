import { describe, expect, it } from 'vitest'
import type { ActionRecord } from '../board.ts'
import { placeBack } from './place-back.ts'

const did = (action: string, location: string) => ({ action, location }) as ActionRecord

describe('after going back', () => {
  it('we are where the command was given that we are before again', () => {
    const actionHistory = [did('north', 'hall'), did('quit', 'yard'), did('east', 'yard'), did('jump', 'cliff')]
    // what the world refused is no command
    const commands = ['north', 'east', 'jump', 'restore 3']
    expect(placeBack({ commands, actionHistory })).toBe('cliff')
    expect(placeBack({ commands: [...commands.slice(0, 3), 'restore 1'], actionHistory })).toBe('hall')
  })

  it('nothing is known of any other command, or of a step that nobody wrote down', () => {
    expect(placeBack({ commands: ['north'], actionHistory: [did('north', 'hall')] })).toBeUndefined()
    expect(placeBack({ commands: ['', 'restore 1'], actionHistory: [] })).toBeUndefined()
    expect(placeBack({ commands: [], actionHistory: [] })).toBeUndefined()
  })
})
