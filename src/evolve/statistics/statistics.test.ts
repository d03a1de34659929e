import { describe, expect, it } from 'vitest'
import { createRandom } from '../../base/random.ts'
import { bet, NO_BETS, STAKES, wealthOf, type Wager } from './betting.ts'
import { standingOf } from './certify.ts'
import { survivorsOf, winnerOf } from './race.ts'
import { certifyOne, evolveOnce, falseRate, noises, powerOf, worlds } from './simulate.ts'
import { thresholdFor } from './thresholds.ts'

const EVOLUTIONS = 200
const PAIRS = 5_000

const betAll = (differences: readonly number[], spread = 1): Wager =>
  differences.reduce((wager, difference) => bet(wager, difference, spread), NO_BETS)

describe('the betting test', () => {
  it('bets in standard deviations of the task, a pair counting three of them at most', () => {
    const [stake] = STAKES
    expect(bet(NO_BETS, 0.3, 0.1).wealth[0]).toBeCloseTo(1 + stake)
    expect(bet(NO_BETS, 30, 0.1).wealth[0]).toBeCloseTo(1 + stake)
    expect(bet(NO_BETS, -0.15, 0.1).wealth[0]).toBeCloseTo(1 - stake / 2)
    // a task on which nothing ever differed is believed to spread a little all the same
    expect(bet(NO_BETS, 0.03, 0).wealth[0]).toBeCloseTo(1 + stake / 2)
  })

  it('goes on from its six numbers as if it had never stopped', () => {
    const random = createRandom(3)
    const pairs = Array.from({ length: 50 }, () => noises.tied(random))
    const half = JSON.parse(JSON.stringify(betAll(pairs.slice(0, 25)))) as Wager
    expect(pairs.slice(25).reduce((wager, pair) => bet(wager, pair, 1), half)).toEqual(betAll(pairs))
  })

  it('asks for more with every test of a line, and for less with every change it has certified', () => {
    expect(thresholdFor(0, 0)).toBe(40)
    expect(thresholdFor(1, 0)).toBe(120)
    expect(thresholdFor(1, 1)).toBe(60)
    const spent = Array.from({ length: 1_000 }, (_, tested) => 1 / thresholdFor(tested, 0))
    expect(spent.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.05)
  })

  it('is decided after whole blocks only, and given up when nothing comes of it', () => {
    const good = betAll(Array.from({ length: 23 }, () => 3))
    expect(wealthOf(good)).toBeGreaterThan(1_000)
    expect(standingOf(good, 40, 12)).toBe('open')
    expect(standingOf(bet(good, 3, 1), 40, 12)).toBe('accepted')
    expect(standingOf(betAll(Array.from({ length: 48 }, () => 0)), 40, 12)).toBe('futile')
    expect(standingOf(betAll(Array.from({ length: 24 }, () => 0)), 40, 12)).toBe('open')
    expect(standingOf(betAll(Array.from({ length: 192 }, () => 0.06)), 40, 12)).toBe('exhausted')
  })
})

describe('a simulated evolution', () => {
  it.each(Object.entries(worlds))(
    'of 5,000 pairs certifies something worthless in at most 5 of 100: %s',
    (_, world) => {
      expect(falseRate(world, EVOLUTIONS, PAIRS)).toBeLessThanOrEqual(0.05)
    },
  )

  it('keeps a change worth 0.4 standard deviations nine times of ten within 120 pairs, ties or not', () => {
    for (const noise of [noises.normal, noises.tied, noises.veryTied])
      expect(powerOf(0.4, noise, 120, 4_000)).toBeGreaterThanOrEqual(0.9)
  })

  it('certifies what helps where something does', () => {
    let found = 0
    for (let seed = 1; seed <= 20; seed++)
      found += evolveOnce(worlds.mixed, PAIRS, seed).filter(({ accepted, worth }) => accepted && worth > 0).length
    expect(found).toBeGreaterThan(20)
  })

  it('refuses a bad change that looks good on few seeds, which others would keep', () => {
    // nine of ten games are a little better, the tenth is lost
    const bad = Array.from({ length: 12 }, () => -0.1)
    let isKeptByOneGame = 0
    let certified = 0
    for (let seed = 1; seed <= 200; seed++) {
      const random = createRandom(seed)
      if (bad[0]! + noises.treacherous(random) > 0) isKeptByOneGame++
      if (certifyOne(bad, noises.treacherous, thresholdFor(0, 0), random).accepted) certified++
    }
    expect(isKeptByOneGame).toBeGreaterThan(160)
    expect(certified).toBeLessThanOrEqual(4)
  })
})

describe('a race', () => {
  it('lets the better half go on, and has a winner only where somebody was better than the parent', () => {
    const results = { a: [0.1, 0.2], b: [-1], c: [0.5], d: [0, 0] }
    expect(survivorsOf(['a', 'b', 'c', 'd'], results)).toEqual(['a', 'c'])
    expect(winnerOf(['a', 'c'], results)).toBe('c')
    expect(winnerOf(['b', 'd'], results)).toBeUndefined()
    expect(survivorsOf(['a'], results)).toEqual(['a'])
  })
})
