import { describe, expect, it } from 'vitest'
import { root } from '../../../../test/repository.ts'
import { createMinds } from '../../../minds/mind.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { createAdventurers } from '../adventurers.ts'
import type { ActionRecord, Location } from '../board.ts'
import { routeOf, stepsOf } from '../memory/route.ts'
import { storySource } from '../story-source.ts'
import { dangersIn } from './dangers.ts'
import { lessonsOf, type LessonBoard } from './lessons-of.ts'
import { mergeLessons, noLessons, type Lessons, type StoryLessons } from './lessons.ts'
import { readLessons, writtenLessons } from './read-lessons.ts'
import { recall } from './recall.ts'
import { learnFrom, learnFromStore, lessonsIn } from './remember.ts'

const society = createAdventurers({ minds: createMinds({ model: 'rules' }) })
const story = storySource(`${root}/stories/fog-bell.z5`)

const did = (
  action: string,
  location: string,
  outcome: ActionRecord['outcome'] = 'success',
  gain = 0,
): ActionRecord => ({ step: 0, action, location, result: '', outcome, progressChange: gain, scoreChange: gain })

const place = (id: string, title = id): Location => ({
  id,
  title,
  description: '',
  exits: [],
  objectsSeen: [],
  visitCount: 0,
  lastVisited: 0,
  dark: false,
  barred: [],
  vague: [],
})

const knowing = (known: Partial<StoryLessons>): StoryLessons => ({
  name: 'a story',
  from: [],
  harmful: [],
  ends: [],
  places: [],
  ways: {},
  refused: {},
  unknownWords: [],
  unknownPhrases: [],
  names: {},
  numbers: [],
  route: { score: 0, steps: [] },
  ...known,
})

describe('the route of a game', () => {
  it('is what led to the best score, without what was taken back and what came after', () => {
    const history = [
      did('north', 'hall'),
      did('jump', 'yard', 'harm'),
      did('restore 2', 'yard'),
      did('take coin', 'yard', 'success', 5),
      did('south', 'yard'),
    ]
    const commands = history.map(({ action }) => action)
    const { steps, score } = routeOf({ commands, actionHistory: history, progress: 5 })
    expect(score).toBe(5)
    expect(steps.map(({ at, command }) => `${at}>${command}`)).toEqual(['hall>north', 'yard>take coin'])
  })

  it('goes on without refusals, looks that found nothing and walks in a circle', () => {
    const history = [
      did('open gate', 'hall', 'failure'),
      did('look', 'hall', 'neutral'),
      did('north', 'hall'),
      did('south', 'yard'),
      did('east', 'hall'),
      did('take coin', 'shop', 'success', 5),
    ]
    const commands = history.map(({ action }) => action)
    const route = routeOf({ commands, actionHistory: history, progress: 5 })
    expect(stepsOf(route).map(({ command }) => command)).toEqual(['east', 'take coin'])
    // when that did worse, all of it is done again
    expect(stepsOf({ ...route, isWhole: true })).toHaveLength(6)
  })
})

describe('dangers', () => {
  it('are what a game ended with, and the place where two ended differently', () => {
    const one = knowing({ places: [place('shed'), place('lawn')], ways: { lawn: { east: 'shed' } } })
    const first = { ...one, ends: [{ key: 'shed|tap door', turns: 9 }] }
    expect(dangersIn(first)).toEqual({ harmful: ['shed|tap door'], perilous: new Set() })
    const second = { ...one, ends: [...first.ends, { key: 'shed|pull rope', turns: 30 }] }
    expect([...dangersIn(second).perilous]).toEqual(['shed'])
    expect(dangersIn(second).harmful).toContain('lawn|east')
  })

  it('are not where the best game went', () => {
    const route = { score: 5, steps: [{ at: 'shed', command: 'take coin', gain: 5 }] }
    const ends = [
      { key: 'shed|tap door', turns: 9 },
      { key: 'shed|pull rope', turns: 30 },
    ]
    expect(dangersIn(knowing({ places: [place('shed')], ends, route })).perilous.size).toBe(0)
  })

  it('are none when games end after as many turns wherever one is', () => {
    const ends = [
      { key: 'shed|wait', turns: 55 },
      { key: 'lawn|north', turns: 54 },
    ]
    const known = knowing({ places: [place('shed'), place('lawn')], ends, harmful: ['shed|wait', 'lawn|eat moss'] })
    expect(dangersIn(known)).toEqual({ harmful: ['lawn|eat moss'], perilous: new Set() })
  })
})

describe('lessons', () => {
  const of = (known: Partial<StoryLessons>): Lessons => ({ ...noLessons, stories: { ab: knowing(known) } })
  const routeTo = (score: number, ...commands: string[]) => ({
    score,
    steps: commands.map((command) => ({ at: 'hall', command, gain: 0 })),
  })

  it('of two games are merged: the better route wins, the rest is joined', () => {
    const one = of({ harmful: ['a|jump'], ways: { a: { north: 'b' } }, route: routeTo(5, 'x', 'y') })
    const other = of({ harmful: ['a|eat moss'], ways: { a: { south: 'c' } }, route: routeTo(5, 'y') })
    const both = mergeLessons(one, other).stories['ab']!
    expect(both.harmful).toEqual(['a|jump', 'a|eat moss'])
    expect(both.ways).toEqual({ a: { north: 'b', south: 'c' } })
    expect(both.route).toEqual(routeTo(5, 'y'))
    expect(mergeLessons(one, of({ route: routeTo(3, 'z') })).stories['ab']!.route.isWhole).toBe(true)
  })

  it('in a file from elsewhere are checked: what does not fit is left out', () => {
    expect(readLessons({ version: 1 })).toBeUndefined()
    expect(readLessons('lessons')).toBeUndefined()
    const odd = { kind: 'troupe lessons', version: 1, stories: { ab: { name: 7 } }, general: 'none' }
    expect(readLessons(odd)).toEqual(noLessons)
    const known = of({ harmful: ['a|jump'] })
    expect(lessonsIn(writtenLessons(known))).toEqual(known)
    expect(() => lessonsIn('{"runs": []}')).toThrow(/no file of lessons/)
  })
})

describe('what was in vain', () => {
  it('after the best score is not done again by the next game, unless it is a step of the route or worked once', () => {
    const history = [
      did('examine oak', 'hall', 'neutral'),
      did('take coin', 'hall', 'success', 5),
      did('examine wall', 'hall', 'neutral'),
      did('pull rope', 'hall', 'failure'),
      did('turn key', 'hall', 'neutral'),
      did('turn key', 'hall', 'success'),
    ].map((record, place) => ({ ...record, step: place + 1 }))
    const trials = history.map(({ action, location }) => [
      `${location}|${action}`,
      { times: 1, step: 1, kind: 'change' as const, told: `Of ${action}.` },
    ])
    const board = {
      story,
      commands: history.map(({ action }) => action),
      step: 6,
      progress: 5,
      deaths: 0,
      observation: null,
      situation: null,
      action: null,
      harmfulActions: [],
      locations: [],
      connectionGraph: {},
      tried: Object.fromEntries(trials) as LessonBoard['tried'],
      unknownWords: [],
      unknownPhrases: [],
      names: {},
      numbers: [],
      luck: {},
      successfulPatterns: {},
      failedPatterns: {},
      actionHistory: history,
      remembered: null,
    }
    const lessons = lessonsOf(board, 'first')
    expect(Object.keys(lessons.stories[story.sha256]!.refused)).toEqual(['hall|examine wall', 'hall|pull rope'])
    const given = recall(lessons, story)
    // as if it had been done when the route was at its end
    expect(given.tried?.['hall|pull rope']).toMatchObject({ kind: 'refusal', step: 6, told: 'Of pull rope.' })
    // and whoever learns from a game that was told so passes it on
    const told = { ...board, remembered: given.remembered!, actionHistory: [], commands: [] }
    expect(Object.keys(lessonsOf(told, 'second').stories[story.sha256]!.refused)).toContain('hall|examine wall')
  })
})

describe('a game that remembers', () => {
  it('begins with what the game before it learned, says from which, and goes the same way at once', async () => {
    const store = memoryStore()
    const first = await society.run({ story, maxSteps: 100, mode: 'retry' }, { seed: 3, store }).finished
    const lessons = (await learnFrom(store, first.id))!
    const given = recall(lessons, story)
    expect(given.remembered?.from).toMatchObject([{ run: first.id, score: first.board.progress }])
    expect(given.harmfulActions).toEqual(expect.arrayContaining([...first.board.harmfulActions]))
    const { id, board } = await society.run({ story, mode: 'retry', maxSteps: 90, ...given }, { seed: 4, store })
      .finished
    expect(first.board.progress).toBeGreaterThan(0)
    expect(board.progress).toBeGreaterThanOrEqual(first.board.progress)
    expect(board.decisionLog.some(({ reasoning }) => reasoning.includes(first.id))).toBe(true)
    // the journal alone tells what it was given
    const [start] = await store.read(id, 1, 1)
    expect(JSON.stringify(start)).toContain(`"run":"${first.id}"`)
    const all = await learnFromStore(store)
    expect(all.stories[story.sha256]!.from.map(({ run }) => run)).toEqual([first.id, id])
  })

  it('gives another story what is general and nothing of its own', async () => {
    const store = memoryStore()
    const { id } = await society.run({ story, maxSteps: 30 }, { seed: 1, store }).finished
    const given = recall((await learnFrom(store, id))!, { sha256: 'another' })
    expect(Object.keys(given).toSorted()).toEqual(['failedPatterns', 'luck', 'remembered', 'successfulPatterns'])
    expect(given.remembered).toMatchObject({ from: [], games: 1, route: [] })
    expect(recall(noLessons, story)).toEqual({})
  })
})
