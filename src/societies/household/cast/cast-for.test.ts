import { describe, expect, it } from 'vitest'
import { planOfTiny, tinyHouse, tinyVillage } from '../../../../test/tiny-household/house.ts'
import { simulate } from '../../../../test/tiny-household/simulate.ts'
import { subjectOf, topicOf } from '../fact.ts'
import type { Goal, PersonFile } from '../person.ts'
import { knowledgeOfFile } from '../planner/knowledge.ts'
import { makePlan } from '../planner/make-plan.ts'
import { decide } from '../rules.ts'
import { castFor } from './cast-for.ts'
import { cpuMs } from '../../../../test/cpu-ms.ts'

const plan = planOfTiny(tinyHouse)
const village = planOfTiny(tinyVillage(60))
const goalsOf = (people: readonly PersonFile[]) =>
  people.flatMap((person) => (person.goals ?? []).map((goal) => ({ person, goal })))

function density(people: readonly PersonFile[]): number {
  const pairs = people.flatMap(({ relations = {} }) => Object.keys(relations)).length / 2
  return pairs / ((people.length * (people.length - 1)) / 2)
}

describe('a cast', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(castFor(5, plan, 1)).toEqual(castFor(5, plan, 1))
    expect(castFor(5, plan, 2)).not.toEqual(castFor(5, plan, 1))
  })

  it('gives everybody a name of their own, a room with a bed, a persona and things they like', () => {
    const people = castFor(180, village, 3)
    expect(new Set(people.map(({ name }) => name)).size).toBe(180)
    const beds = new Map<string, number>()
    for (const { room, persona, likes, name } of people) {
      beds.set(room!, (beds.get(room!) ?? 0) + 1)
      expect(persona).toMatch(new RegExp(`^${name} is an? [a-z]+ who .*\\.$`))
      expect(likes!.length).toBeGreaterThan(0)
    }
    expect([...beds].every(([room, count]) => count <= (room.startsWith('bedroom') ? 2 : 1))).toBe(true)
  })

  it('never takes the name of a room or a thing', () => {
    const file = {
      ...tinyHouse,
      rooms: [...tinyHouse.rooms, { id: 'Ana' }],
      doors: [...tinyHouse.doors, { from: 'hall', to: 'Ana' }],
    }
    expect(castFor(60, planOfTiny(file), 1).map(({ name }) => name)).not.toContain('Ana')
  })

  it('sets goals of every kind, all of which the house lets them reach', () => {
    const goals = [1, 2, 3, 4].flatMap((seed) => goalsOf(castFor(5, plan, seed)))
    expect(new Set(goals.map(({ goal }) => goal.kind))).toEqual(new Set(['be', 'hold', 'use', 'talk', 'know', 'bring']))
    for (const { person, goal } of goals)
      if (goal.kind === 'be' || goal.kind === 'hold' || goal.kind === 'use')
        expect(makePlan(goal, knowledgeOfFile(plan, person.room!))).toMatchObject({ ok: true })
    const ids = castFor(5, plan, 1).map(({ goals: own }) => own!.map(({ id }) => id))
    for (const own of ids) expect(new Set(own).size).toBe(own.length)
  })

  it('sets nobody the goal to go to bed by day', () => {
    const goals = [1, 2, 3, 4, 5, 6].flatMap((seed) => goalsOf(castFor(20, village, seed)))
    const isBed = (thing: string) => village.things.get(thing)?.uses?.every(({ isSleep }) => isSleep) === true
    expect(goals.filter(({ goal }) => goal.kind === 'use' && isBed(goal.thing))).toEqual([])
  })

  it('has somebody else know what one has to find out', () => {
    const people = [1, 2, 3].flatMap((seed) => [castFor(5, plan, seed)])
    const isKnown = (cast: readonly PersonFile[], person: PersonFile, goal: Goal) =>
      goal.kind !== 'know' ||
      cast.some(({ name, likes = [] }) => name === subjectOf(goal.topic) && likes.length > 0) ||
      cast.some((other) => other !== person && other.knows!.some((fact) => topicOf(fact) === goal.topic))
    for (const cast of people)
      for (const { person, goal } of goalsOf(cast)) expect(isKnown(cast, person, goal)).toBe(true)
  })

  it('lets some know each other: 0.17 of 25 people, and no more each in a large village', () => {
    expect(density(castFor(25, village, 1))).toBeCloseTo(0.17, 2)
    const many = castFor(1000, village, 1)
    const most = Math.max(...many.map(({ relations }) => Object.keys(relations!).length))
    expect(most).toBeLessThan(20)
    expect(castFor(1, plan, 1)[0]!.relations).toEqual({})
  })

  it('is made quickly for a thousand people, however large the village is', () => {
    const before = cpuMs()
    expect(castFor(1000, village, 9)).toHaveLength(1000)
    expect(cpuMs() - before).toBeLessThan(5_000)
  })

  it('lives a day in which most of what it is after is reached', () => {
    const states = [1, 2, 3].flatMap((seed) => {
      const run = simulate(tinyHouse, castFor(3, plan, seed), (situation) => decide(situation), { seed })
      return [...run.lives.values()].flatMap(({ goals }) => goals)
    })
    const met = states.filter(({ status }) => status === 'met').length
    expect(met / states.length).toBeGreaterThanOrEqual(0.8)
  })
})
