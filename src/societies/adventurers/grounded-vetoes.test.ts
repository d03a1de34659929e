import { describe, expect, it } from 'vitest'
import type { Trial } from './board.ts'
import { groundedVetoes } from './grounded-vetoes.ts'
import { overlay } from './knowledge/overlay.ts'

const trial = (kind: Trial['kind']): Trial => ({ times: 1, step: 1, kind, told: '' })
const knowledge = {
  here: 'yard',
  harmful: new Set(['yard|jump']),
  tried: overlay<Trial>({
    'hall|north': trial('moved'),
    'hall|jump': trial('change'),
    'hall|open door': trial('change'),
    'yard|open door': trial('refusal'),
    'yard|take key': trial('change'),
    'hall|sing': trial('nothing'),
  }),
}
const believed = (commands: readonly unknown[], isLooping = false) => [
  ...groundedVetoes(commands, knowledge, isLooping),
]

describe('a veto that a model says', () => {
  it('is believed of what failed here or did harm', () => {
    expect(believed(['Open door', 'jump'])).toEqual(['open door', 'jump'])
  })

  it('is not believed of what nobody has tried here', () => {
    expect(believed(['sing', 'eat moon', 'hop'])).toEqual([])
  })

  it('is not believed of what has worked and did not fail here', () => {
    expect(believed(['north', 'take key', 7, null])).toEqual([])
  })

  it('is believed of anything while we go in circles', () => {
    expect(believed(['north'], true)).toEqual(['north'])
  })
})
