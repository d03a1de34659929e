import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/pieces.ts'
import { parse } from '../../../base/schema.ts'
import { completePlan, orchestratorPrompt, planSchema } from './model-plan.ts'
import { testNouns } from './nouns-for-tests.ts'
import { planInShort } from './plan-in-short.ts'
import { readPrompt as piecesOfReadPrompt } from './read-prompt.ts'

const readPrompt = (...given: Parameters<typeof piecesOfReadPrompt>) => atOnce(piecesOfReadPrompt(...given))

const text = 'a bedroom with a red bed against the wall, a desk, and a lamp on the desk, in the evening'
const fromRules = readPrompt(text, testNouns)
const completed = (reply: unknown) => completePlan(parse(planSchema, reply, 'the plan'), fromRules, testNouns)
const complete = (reply: unknown) => completed(reply).plan

describe('a plan by a model', () => {
  it('is taken with its own words, and its ids are made safe', () => {
    const plan = complete({
      interpretedMood: 'calm',
      rooms: [{ id: 'r', kind: 'bedroom', width: 4, depth: 5, doors: 2 }],
      requiredObjects: [
        { id: '__proto__', name: 'Bed', count: 1, attributes: { color: 'red', words: ['red'] }, room: 'r' },
        { id: 'd', name: 'desk', count: 1, room: 'r' },
        { id: 'l', name: 'lamp', count: 2, room: 'r' },
      ],
      spatialRequirements: {
        objects: [{ kind: 'on', subject: 'l', target: 'd' }],
        room: [{ kind: 'in_corner', subject: '__proto__' }],
      },
    })
    expect(planInShort(plan)).toEqual({
      things: ['1 red bed', '1 desk', '2 lamp'],
      relations: ['lamp on desk', 'bed in_corner'],
    })
    expect(plan.requiredObjects.map(({ id }) => id)).toEqual(['bed-1', 'desk-1', 'lamp-1'])
    expect(plan.rooms[0]).toMatchObject({ width: 4, depth: 5, doors: 2, windows: 1 })
    expect(plan.materialRequirements).toEqual({ 'bed-1': { color: 'red' } })
    expect(plan.interpretedMood).toBe('calm')
  })

  it('is filled by the rules where it says nothing', () => {
    const plan = complete({ requiredObjects: [{ id: 'b', name: 'bed' }] })
    expect(plan.requiredObjects.map(({ name }) => name)).toEqual(['bed', 'desk', 'lamp'])
    expect(planInShort(plan).relations).toEqual(['lamp on desk', 'bed against_wall'])
    expect(plan.lightingRequirements.timeOfDay).toBe('evening')
    expect(plan.rooms).toEqual(fromRules.rooms)
  })

  it('loses relations to what it does not ask for, and says so', () => {
    const { plan, notes } = completed({
      requiredObjects: [{ id: 'b', name: 'bed' }],
      spatialRequirements: {
        objects: [
          { kind: 'beside', subject: 'b', target: 'ghost' },
          { kind: 'orbiting', subject: 'b', target: 'b' },
        ],
      },
    })
    expect(planInShort(plan).relations).not.toContain('bed beside ghost')
    expect(notes.join(' ')).toContain('b beside ghost')
    expect(notes.join(' ')).toContain('a relation of no known kind')
  })

  it('is that of the rules where no model answers', () => {
    expect(completePlan({}, fromRules, testNouns)).toEqual({ plan: fromRules, notes: [] })
  })

  it('is refused when it asks for nothing in a way that can be read', () => {
    expect(() => complete('a bed')).toThrow('must be an object')
    expect(() => complete({ rooms: [] })).toThrow('requiredObjects')
  })

  it('holds no more than 500 things', () => {
    const plan = complete({
      requiredObjects: Array.from({ length: 40 }, (_, id) => ({ id: `${id}`, name: 'chair', count: 99 })),
    })
    expect(plan.requiredObjects.reduce((sum, { count }) => sum + count, 0)).toBe(500)
  })

  it('is asked for with every kind of relation and the text between lines', () => {
    const { system, prompt } = orchestratorPrompt(text)
    expect(system).toContain('at_the_foot_of')
    expect(system).toContain('across_from_window')
    expect(prompt).toContain(text)
  })
})
