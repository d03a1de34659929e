import { expect, it } from 'vitest'
import type { Hinge } from './hinges.ts'
import { createLedger } from './ledger.ts'

const ROOM = 1
const pull = { pattern: 1, first: 2, second: 0 }
const eat = { pattern: 3, first: 2, second: 0 }
const hinge = (value: number): Hinge => Uint32Array.of((7 << 16) | 0xff00 | value)

function begin() {
  let now = 0
  const isSame = (tried: Hinge) => (tried[0]! & 0xff) === now
  const ledger = createLedger({ isSame, differing: () => [7] })
  const tryUnder = (value: number, act: typeof pull, hasWorked: boolean) => {
    now = value
    ledger.noteTried(ROOM, act)
    ledger.noteHinge(ROOM, act, hinge(value), hasWorked)
  }
  const reopened = (value: number) => {
    now = value
    return ledger.reopened(ROOM).map(({ act }) => act)
  }
  return { ledger, tryUnder, reopened }
}

it('reopens an act when what it hangs on is as it never was when it was tried', () => {
  const { ledger, tryUnder, reopened } = begin()
  tryUnder(0, pull, false)
  tryUnder(0, eat, false)
  ledger.giveUp(ROOM, eat)
  expect(reopened(0)).toEqual([])
  expect(reopened(1)).toEqual([pull])
  tryUnder(1, pull, false)
  expect(reopened(0)).toEqual([])
  expect(reopened(1)).toEqual([])
  expect(reopened(2)).toEqual([pull])
})

it('knows that an act is in vain only where it did nothing', () => {
  const { ledger, tryUnder, reopened } = begin()
  tryUnder(0, pull, true)
  tryUnder(1, pull, false)
  expect(ledger.isVain(ROOM, pull)).toBe(true)
  reopened(0)
  expect(ledger.isVain(ROOM, pull)).toBe(false)
})

it('hopes for more where trying again was worth it', () => {
  const { ledger } = begin()
  for (let time = 0; time < 20; time++) {
    ledger.noteReopened(1, true)
    ledger.noteReopened(2, false)
  }
  expect(ledger.hope(1)).toBeGreaterThan(ledger.hope(2))
})
