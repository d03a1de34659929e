import { describe, expect, it } from 'vitest'
import { correlation } from './correlation.ts'
import { criteria, judge, type CriterionName } from './criteria.ts'
import { goalsIn } from './goals.ts'
import { matchLocations } from './location-accuracy.ts'
import { loopsIn } from './loops.ts'
import { mapCompleteness } from './map-completeness.ts'
import type { PlayedStep } from './played-step.ts'
import { puzzlesIn } from './puzzles.ts'
import { repeatedFailures, repeatedHarm } from './repetition.ts'
import type { Turn } from './trail.ts'

const played = (step: Partial<PlayedStep>): PlayedStep => ({
  played: 0,
  command: 'look',
  room: 1,
  here: '',
  to: step.room ?? 1,
  reply: '',
  kind: 'nothing',
  isKey: false,
  gained: 0,
  changed: false,
  died: false,
  discovered: false,
  ...step,
})
const walk = (...rooms: number[]) =>
  rooms.slice(1).map((to, index) => played({ command: `to ${to}`, room: rooms[index]!, to, changed: true }))

describe('location accuracy', () => {
  const sightings = (...pairs: [string, number][]) => pairs.map(([believed, room]) => ({ believed, room }))

  it('is whole when every room has one name of its own', () => {
    expect(matchLocations(sightings(['hall', 1], ['cellar', 2], ['hall', 1])).accuracy).toBe(1)
  })

  it('pays for two rooms under one name and for two names of one room', () => {
    expect(matchLocations(sightings(['maze', 1], ['maze', 1], ['maze', 2], ['hall', 3])).accuracy).toBe(3 / 4)
    expect(matchLocations(sightings(['hall', 1], ['hall', 1], ['hall_2', 1], ['cellar', 2])).accuracy).toBe(3 / 4)
  })

  it('leaves out moments at which the truth is not known', () => {
    expect(matchLocations(sightings(['hall', 0], ['hall', 1])).accuracy).toBe(1)
  })
})

describe('map completeness', () => {
  const matching = {
    roomOf: new Map([
      ['hall', 1],
      ['cellar', 2],
      ['attic', 3],
    ]),
  }

  it('counts neighbours with a known way to them, of all the neighbours of visited rooms', () => {
    const neighbours = new Map([
      [1, new Set([2, 3])],
      [2, new Set([1, 9])],
    ])
    const known = { hall: { down: 'cellar', in: 'cellar' }, cellar: { up: 'hall', east: 'attic' } }
    expect(mapCompleteness(neighbours, known, matching)).toBe(2 / 4)
  })
})

describe('loops', () => {
  it('are seen at the fifth step of going to and fro, and counted once however long they last', () => {
    const [loop, ...more] = loopsIn(walk(1, 2, 1, 2, 1, 2, 1, 2))
    expect(more).toEqual([])
    expect(loop).toEqual({ from: 0, closed: 4, to: 6, rooms: 2 })
  })

  it('are seen in a triangle, and in pacing up and down without any pattern', () => {
    expect(loopsIn(walk(1, 2, 3, 1, 2, 3, 1))).toHaveLength(1)
    expect(loopsIn(walk(1, 2, 3, 1, 3, 2, 1, 3, 1, 2, 1, 3, 2))).toMatchObject([{ rooms: 3 }])
    expect(loopsIn(walk(1, 2, 3, 4, 1, 3, 2, 4, 3, 1))).toEqual([])
  })

  it('are none where points are won or the words of a fight differ', () => {
    const won = walk(1, 2, 1, 2, 1, 2).map((step, index) => ({ ...step, gained: index === 2 ? 5 : 0 }))
    expect(loopsIn(won)).toEqual([])
    const fight = ['You miss.', 'A hit!', 'You stumble.', 'You miss.', 'A hit!']
    expect(loopsIn(fight.map((reply) => played({ command: 'attack', reply })))).toEqual([])
    expect(loopsIn(Array.from({ length: 4 }, () => played({ command: 'attack', reply: 'Nothing.' })))).toHaveLength(1)
  })
})

describe('repetition', () => {
  const refused = played({ command: 'open door', reply: 'It is locked.', here: '7:1' })

  it('is a failure again with the same words where nothing was moved since', () => {
    expect(repeatedFailures([refused, refused, refused])).toBe(2)
    expect(repeatedFailures([refused, { ...refused, here: '7:1,8:5' }])).toBe(0)
    expect(repeatedFailures([refused, { ...refused, room: 2, to: 2 }])).toBe(0)
    expect(repeatedFailures([refused, { ...refused, changed: true }])).toBe(0)
  })

  it('of what killed is counted by place', () => {
    const death = played({ command: 'jump', died: true })
    expect(repeatedHarm([death, { ...death, room: 2 }, death])).toBe(1)
  })
})

describe('puzzles', () => {
  it('are things that refused us and can be changed, solved when something else changed them', async () => {
    const steps = [
      played({ command: 'examine painting' }),
      played({ command: 'push chest' }),
      played({ command: 'open the chest with knife', changed: true }),
      played({ command: 'unlock grate with key' }),
      played({ command: 'take key', gained: 5 }),
      played({ command: 'pull wall' }),
    ]
    const canChange = (_: number, thing: string) => thing !== 'wall'
    // the key yielded at the first try
    expect(await puzzlesIn(steps, canChange)).toEqual({ met: 2, solved: 1 })
  })

  it('are about what something is tried on, and solved by getting in', async () => {
    const steps = [
      played({ command: 'give bone to dog' }),
      played({ command: 'give ham to the dog', changed: true }),
      played({ command: 'put bone on hook' }),
      played({ command: 'climb ladder', to: 2 }),
      played({ command: 'take all' }),
    ]
    expect(await puzzlesIn(steps, (_, thing) => thing !== 'hook')).toEqual({ met: 1, solved: 1 })
    expect(await puzzlesIn(steps, () => true)).toEqual({ met: 2, solved: 1 })
    const climbed = [played({ command: 'push ladder' }), played({ command: 'climb ladder', to: 2 })]
    expect(await puzzlesIn(climbed, () => true)).toEqual({ met: 1, solved: 1 })
  })
})

describe('goals', () => {
  const turn = (goal: string, before: number) => ({ goal, before, after: before + 1 }) as Turn

  it('are achieved by what they are about, before they change', () => {
    const steps = [
      played({ command: 'north' }),
      played({ command: 'east', to: 2, discovered: true }),
      played({ command: 'open door' }),
      played({ command: 'open box', changed: true }),
    ]
    const goals = ['explore', 'explore', 'solve door', 'explore'].map((goal, index) => turn(goal, index))
    expect(goalsIn(goals, steps)).toEqual({ set: 3, achieved: 1 })
  })
})

describe('correlation', () => {
  it('is 1 for what goes together, -1 against each other, and nothing without difference', () => {
    expect(
      correlation([
        [0.1, 0],
        [0.9, 1],
      ]),
    ).toBeCloseTo(1)
    expect(
      correlation([
        [0.1, 1],
        [0.9, 0],
      ]),
    ).toBeCloseTo(-1)
    expect(
      correlation([
        [0.5, 1],
        [0.5, 0],
      ]),
    ).toBeUndefined()
  })
})

describe('criteria', () => {
  const values = Object.fromEntries(Object.keys(criteria).map((name) => [name, null])) as Record<CriterionName, null>

  it('are met beyond their threshold, and never by what could not be measured', () => {
    const {
      mapCompleteness: map,
      placeLoops,
      loopDetection,
      puzzleSolveRate,
    } = judge({ ...values, mapCompleteness: 0.8, placeLoops: 0, loopDetection: 1 }, 0)
    expect([map.met, placeLoops.met, loopDetection.met, puzzleSolveRate.met]).toEqual([false, true, true, false])
  })

  it('hold progress against what chance makes of the same game', () => {
    expect(judge({ ...values, progressPer10Steps: 0.5 }, 0.6).progressPer10Steps).toMatchObject({
      threshold: 0.6,
      met: false,
    })
    expect(judge({ ...values, progressPer10Steps: 0.7 }, 0.6).progressPer10Steps.met).toBe(true)
  })
})
