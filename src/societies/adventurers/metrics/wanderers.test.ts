import { describe, expect, it } from 'vitest'
import { findPlayer, roomOf } from './find-player.ts'
import type { ObjectTable } from './object-table.ts'
import { isChanged, wanderersIn } from './wanderers.ts'

/** Objects as in version 3: four bytes of attributes, one for the parent. */
const table = (...objects: (number | [parent: number, attribute: number])[]): ObjectTable => ({
  bytes: Uint8Array.from(
    objects.flatMap((object) => (typeof object === 'number' ? [0, 0, 0, 0, object] : [object[1], 0, 0, 0, object[0]])),
  ),
  entryLength: 5,
})

// 1 hall, 2 cellar, 3 player, 4 thief, 5 bag of the thief, 6 lamp
const HALL = table(0, 0, 1, 2, 4, 1)

describe('what a command changed', () => {
  const waits = [{ before: HALL, waited: table(0, 0, 1, 1, 4, 1) }]
  const wanderers = wanderersIn(waits, 3)

  it('is not what goes about on its own, nor what that carries', () => {
    expect([...wanderers]).toEqual([4])
    expect(isChanged(waits[0]!, table(0, 0, 1, 0, [4, 128], 1), wanderers)).toBe(false)
  })

  it('is a thing elsewhere, or another attribute, that waiting would not have brought', () => {
    expect(isChanged(waits[0]!, table(0, 0, 1, 2, 4, 3), wanderers)).toBe(true)
    expect(isChanged(waits[0]!, table(0, 0, 1, 2, 4, [1, 64]), wanderers)).toBe(true)
    const burning = { before: HALL, waited: table(0, 0, 1, 2, 4, [1, 64]) }
    expect(isChanged(burning, table(0, 0, 1, 2, 4, [1, 64]), new Set())).toBe(false)
  })

  it('is what is taken from a wanderer', () => {
    expect(isChanged(waits[0]!, table(0, 0, 1, 2, 3, 1), wanderers)).toBe(true)
  })
})

describe('the player', () => {
  it('is what is always where we are, and not what it carries or what is moved along sometimes', async () => {
    // 5 is scenery of the hall, 6 is in hand
    const moments = [
      { objects: table(0, 0, 1, 2, 1, 3), location: 1 },
      { objects: table(0, 0, 2, 2, 1, 3), location: 2 },
      { objects: table(0, 0, 1, 1, 1, 3), location: 1 },
    ]
    expect(await findPlayer(moments)).toBe(3)
  })

  it('is in a room also when the story only says that it is dark', () => {
    const [dark, inCellar] = [{ objects: table(0, 0, 2, 0, 0, 3), location: 4 }, 2]
    expect(roomOf(dark, 3)).toBe(inCellar)
  })
})
