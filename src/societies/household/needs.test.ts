import { describe, expect, it } from 'vitest'
import { planOfTiny, tinyHouse } from '../../../test/tiny-household/house.ts'
import type { PersonState } from '../../worlds/house/state.ts'
import type { NeedsAt } from './board.ts'
import { applyGives, CHAT_GIVES, FIRST_LEVELS, minutesAtZero, needsNow, settleNeeds } from './needs.ts'

const plan = planOfTiny(tinyHouse)
const idle: PersonState = { room: 'hall', holding: [], isActive: true }
const using = (thing: string, use: string, since: number, minutes: number): PersonState => {
  return { ...idle, using: { thing, use, since, until: since + minutes } }
}
const start: NeedsAt = { minute: 480, levels: { ...FIRST_LEVELS } }

describe('needs', () => {
  it('fall with the time, and slower in sleep', () => {
    const awake = needsNow(start, idle, plan, 480 + 60)
    const asleep = needsNow(start, using('red bed', 'sleep', 480, 480), plan, 480 + 60)
    expect(awake.food).toBeCloseTo(FIRST_LEVELS.food - 6)
    expect(asleep.food).toBeGreaterThan(awake.food)
    expect(asleep.rest).toBeGreaterThan(FIRST_LEVELS.rest)
  })

  it('rise with a use by the time it was used, and no longer than it lasts', () => {
    const reading = using('atlas', 'read', 480, 60)
    const tired = { ...start, levels: { ...start.levels, fun: 20 } }
    expect(needsNow(tired, reading, plan, 510).fun).toBeCloseTo(35)
    expect(needsNow(tired, reading, plan, 540).fun).toBeCloseTo(50)
    expect(needsNow(tired, reading, plan, 600).fun).toBeCloseTo(46)
  })

  it('are the same whenever somebody looks', () => {
    const reading = using('atlas', 'read', 500, 60)
    let at = start
    for (let minute = 481; minute <= 600; minute++) at = settleNeeds(at, reading, plan, minute)
    const once = needsNow(start, reading, plan, 600)
    for (const [need, level] of Object.entries(at.levels)) expect(once[need as 'food']).toBeCloseTo(level)
  })

  it('stay between 0 and 100', () => {
    const low = needsNow(start, idle, plan, 480 + 3 * 1440)
    expect(Object.values(low)).toEqual([0, 0, 0, 0, 8])
    expect(applyGives(start, { food: 500 }).levels.food).toBe(100)
  })

  it('say for how long one of them was at zero', () => {
    const hungry = { ...start, levels: { ...start.levels, food: 3 } }
    expect(minutesAtZero(hungry, idle, plan, 540).food).toBeCloseTo(30)
    expect(minutesAtZero(hungry, idle, plan, 540).rest).toBe(0)
    const out = { ...start, levels: { ...start.levels, fun: 0 } }
    expect(minutesAtZero(out, using('atlas', 'read', 500, 60), plan, 560).fun).toBeCloseTo(20)
  })

  it('make people mind what lies around, up to a point', () => {
    const tidy = needsNow(start, idle, plan, 540).tidiness
    const messy = needsNow(start, idle, plan, 540, { outOfPlace: 2 }).tidiness
    const chaos = needsNow(start, idle, plan, 540, { outOfPlace: 40 }).tidiness
    expect(messy).toBeLessThan(tidy)
    expect(chaos).toBeGreaterThan(70)
  })

  it('stay well in somebody who eats three times, talks, reads and sleeps eight hours', () => {
    let at: NeedsAt = { minute: 420, levels: { ...FIRST_LEVELS } }
    for (let day = 0; day < 7; day++) {
      for (const hour of [8, 13, 19]) {
        at = applyGives(settleNeeds(at, idle, plan, day * 1440 + hour * 60), { food: 35, fun: 25, tidiness: 10 })
        at = applyGives(applyGives(at, CHAT_GIVES), CHAT_GIVES)
        expect(Math.min(...Object.values(at.levels))).toBeGreaterThan(15)
      }
      at = settleNeeds(at, idle, plan, day * 1440 + 1380)
      at = settleNeeds(at, using('red bed', 'sleep', day * 1440 + 1380, 480), plan, (day + 1) * 1440 + 420)
      expect(Math.min(...Object.values(at.levels))).toBeGreaterThan(15)
    }
    expect(at.levels.rest).toBeGreaterThan(90)
  })
})
