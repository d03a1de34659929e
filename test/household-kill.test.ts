/** A day of a household that is killed at random and resumed is the day it would have been. */
import { describe, expect, it } from 'vitest'
import { memoryStore, type Store } from 'troupe'
import { openDay } from './kill/household-day.ts'
import { killDay } from './kill/household.ts'

const KILLS = 6
// no divisor of anything, so that it stops in the middle of turns as well as between them
const STEPS = 7

describe('a day that is interrupted', () => {
  it(`by kill -9, ${KILLS} times at random instants, ends in the same journal as one that is not`, async () => {
    const seed = process.env['TROUPE_SEED'] ?? Math.floor(Math.random() * 1e9)
    const { kills, places, journal, unkilled } = await killDay({ kills: KILLS, people: 2, seed })
    process.stdout.write(`killed after records: ${places.join(', ')} of ${unkilled.length} | seed ${seed}\n`)
    expect(kills).toBeGreaterThan(KILLS / 2)
    expect(journal.length).toBe(unkilled.length)
    expect(journal.filter((record, place) => record !== unkilled[place])).toEqual([])
    expect(unkilled.join('\n')).toContain('"kind":"message"')
  })

  it('after every few steps goes on as if nothing had been', async () => {
    const [whole, broken] = [memoryStore(), memoryStore()]
    const day = openDay(2)
    await day.run(whole).finished
    let { status } = await day.run(broken, STEPS).finished
    while (status !== 'ended') ({ status } = await day.resume(broken, STEPS).finished)
    const recordsIn = async (store: Store) => (await store.read('day', 1, 1e6)).map(({ record }) => record)
    expect(await recordsIn(broken)).toEqual(await recordsIn(whole))
  })
})
