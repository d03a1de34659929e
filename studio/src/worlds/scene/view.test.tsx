import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDirector } from '../../../../src/societies/director/director.ts'
import { memoryStore } from '../../../../src/store/memory-store.ts'
import type { Entry, JournalRecord } from '../../../../src/store/record.ts'
import { momentOf } from '../../contract.ts'
import { createTimeline, type Timeline } from '../../journal/timeline.ts'
import { chronicleOf, openIssues } from './chronicle.ts'
import { PASSED, ISSUE } from './mark-kinds.ts'
import { Plan, sheetOf } from './plan.tsx'
import { ThingRecord } from './record.tsx'
import { sceneAt } from './scene-at.ts'
import { changesOfThing } from './thing-changes.ts'
import { view } from './view.ts'
import { wrongAt } from './wrong.ts'

const PROMPT = 'a bedroom with a white bed, a desk and a <b>lamp</b> on the desk'
let timeline: Timeline

beforeAll(async () => {
  const store = memoryStore()
  const { finished } = createDirector().run({ userPrompt: PROMPT, seed: 1 }, { seed: 1, store })
  await finished
  timeline = createTimeline()
  timeline.add(await store.read((await store.runs())[0]!, 1, 100_000))
}, 180_000)

const at = (step: number) => momentOf(timeline, step)
const last = () => at(timeline.lastStep)
const stepOf = (agent: string) =>
  timeline.entries.find(({ record }) => record.kind === 'step' && record.did[0]?.agent === agent)!.record.step

function drawn(of: Timeline, step = of.lastStep): string {
  const moment = momentOf(of, step)
  const { World, Story, Thumbnail } = view
  const [thing] = sceneAt(moment).things
  view.curve!(of)
  view.marks!(of)
  view.facts!(moment)
  view.agents!(moment)
  return renderToStaticMarkup(
    <>
      <World moment={moment} goTo={() => {}} />
      <Story moment={moment} goTo={() => {}} />
      <Thumbnail moment={moment} />
      <Plan {...sceneAt(moment)} wrong={wrongAt(moment)} onPick={() => {}} />
      {thing && <ThingRecord thing={thing} moment={moment} goTo={() => {}} onClose={() => {}} />}
    </>,
  )
}

describe('the scene of a director', () => {
  it('comes about step by step: things are fetched, then placed in a room, then given materials', () => {
    expect(sceneAt(at(0))).toMatchObject({ rooms: [], things: [], cameras: [] })
    const fetched = sceneAt(at(stepOf('librarian')))
    expect(fetched.things.length).toBeGreaterThanOrEqual(3)
    expect(fetched.placed).toEqual([])
    const placed = sceneAt(at(stepOf('architect')))
    expect(placed.rooms).toHaveLength(1)
    expect(placed.placed.length).toBe(fetched.things.length)
    expect(placed.placed.every(({ material }) => material === null)).toBe(true)
    const lit = sceneAt(at(stepOf('cinematographer')))
    expect(lit.placed.every(({ material }) => material !== null)).toBe(true)
    expect(lit.cameras.length).toBe(3)
    expect(lit.lighting?.sun.elevation).toBeGreaterThan(0)
  })

  it('is the same to look at while the board is the same', () => {
    const [one, other] = [sceneAt(last()), sceneAt(last())]
    expect(one.things[0]).toBe(other.things[0])
    expect(one.rooms[0]).toBe(other.rooms[0])
  })

  it('has a plan that holds every thing that stands in it', () => {
    const { rooms, placed } = sceneAt(last())
    const { x, y, width, height } = sheetOf(rooms)
    for (const { position } of placed) {
      expect(position.x * 100).toBeGreaterThan(x)
      expect(position.x * 100).toBeLessThan(x + width)
      expect(position.z * 100).toBeGreaterThan(y)
      expect(position.z * 100).toBeLessThan(y + height)
    }
    expect(drawn(timeline).match(/class="plan-thing/g)!.length).toBe(placed.length * 2)
  })

  it('knows of each thing who wrote what of it, and when', () => {
    const changes = changesOfThing(timeline, sceneAt(last()).things[0]!.id)
    expect(changes.map(({ agent }) => agent)).toEqual(['librarian', 'architect', 'materialScientist'])
    expect(changes.map(({ step }) => step)).toEqual(['librarian', 'architect', 'materialScientist'].map(stepOf))
    expect(changes.map(({ words }) => words)).toEqual([
      'fetched it: bed',
      'put it in its place',
      expect.stringMatching(/^made it of /),
    ])
  })

  it('is measured: things in their places, errors, rounds, and a mark where the Critic was content', () => {
    const { placed } = sceneAt(last())
    expect(view.curve!(timeline)!.points.at(-1)![1]).toBe(placed.length)
    expect(view.facts!(last())[0]).toEqual({ value: String(placed.length), note: 'things', isMain: true })
    expect(view.facts!(last()).map(({ note }) => note)).toContain('collisions')
    const passed = view.marks!(timeline).filter(({ kind }) => kind === PASSED)
    expect(passed.map(({ step }) => step)).toEqual([chronicleOf(timeline).looks.at(-1)!.step])
  })

  it('is told by its six members, each with what it said last', () => {
    const cards = view.agents!(last())!
    expect(cards.map(({ title }) => title)).toEqual([
      'Orchestrator',
      'Librarian',
      'Architect',
      'Material scientist',
      'Cinematographer',
      'Critic',
    ])
    expect(new Set(cards.map(({ hue }) => hue)).size).toBe(6)
    for (const { says } of cards) expect(says).toMatch(/\w/)
    expect(view.agents!(at(0))!.every(({ says }) => says === undefined)).toBe(true)
  })

  it('makes no markup of what was asked for', () => {
    const bad = '<img src=x onerror=alert(1)>'
    const page = drawn(
      withBoard({
        userPrompt: bad,
        rooms: [{ ...roomOf(), kind: bad }],
        sceneObjects: [{ ...thingOf(bad), name: bad, assetPath: bad, material: { body: { name: bad, color: bad } } }],
        messages: [{ agent: bad, content: bad }],
      }),
    )
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;img')
  })
})

const roomOf = () => ({
  id: 'r',
  kind: 'bedroom',
  height: 2.5,
  doors: [],
  windows: [],
  surfaces: null,
  outline: [
    [-2, -2],
    [2, -2],
    [2, 2],
    [-2, 2],
  ],
})

const thingOf = (id: string, x = 0) => ({
  id,
  name: id,
  room: 'r',
  assetPath: 'library/bed?depth=2.1&height=1.02&width=1.6',
  boundingBox: { width: 1.6, depth: 2.1, height: 1.02 },
  position: { x, y: 0, z: 0 },
  rotation: { x: 0, y: 0, z: 0 },
  placement: 'floor',
})

const journal = (...records: readonly object[]): Timeline => {
  const made = createTimeline()
  made.add(records.map((record, nth): Entry => ({ seq: nth + 1, at: 0, record: record as JournalRecord })))
  return made
}

type Values = Readonly<Record<string, unknown>>
const set = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { set: value }]))
const begin = (values: Values) => ({
  v: 1,
  kind: 'start',
  flow: 'director',
  seed: 1,
  step: 0,
  next: [],
  shape: null,
  changes: set(values),
})
const step = (nth: number, agent: string, changes: object) => ({
  v: 1,
  kind: 'step',
  step: nth,
  next: [],
  did: [{ agent, changes }],
})

function withBoard(values: Values): Timeline {
  const push = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { push: [value] }]))
  return journal(begin(values), step(1, 'critic', set(values)), step(2, 'critic', push))
}

describe('an issue', () => {
  const issue = (object: string | null) => ({
    severity: 'error',
    category: 'clipping',
    check: 'collision',
    description: `The ${object} is in the wall.`,
    affectedObjectId: object,
    otherObjectId: null,
    requirement: null,
    suggestedFix: 'Move it.',
  })
  const say = (agent: string, content: string) => ({ push: [{ agent, content, action: 'x', round: 0 }] })
  const mended = () =>
    journal(
      begin({ rooms: [roomOf()], sceneObjects: [thingOf('bed', 1), thingOf('desk')], messages: [] }),
      step(1, 'critic', {
        verdict: { set: {} },
        validationIssues: { push: [issue('bed'), issue('desk')] },
        messages: say('critic', 'Two errors.'),
      }),
      step(2, 'architect', {
        sceneObjects: { patch: [[0, thingOf('bed', 0.5)]] },
        messages: say('architect', 'Moved.'),
      }),
      step(3, 'critic', {
        verdict: { set: {} },
        validationIssues: { push: [issue('desk')] },
        messages: say('critic', 'One error.'),
      }),
    )

  it('marks its thing until somebody has mended it, and says who did that and how', () => {
    const run = mended()
    const open = (nth: number) => openIssues(run, nth).map(({ object }) => object)
    expect([0, 1, 2, 3].map(open)).toEqual([[], ['bed', 'desk'], ['desk'], ['desk']])
    const [bed, desk] = chronicleOf(run).looks[0]!.issues
    expect(bed!.mended).toEqual({ step: 2, seenAt: 3, agent: 'architect', words: 'moved it 0.50 m' })
    expect(desk!.mended).toBeUndefined()
    expect(view.marks!(run).map(({ kind }) => kind)).toEqual([ISSUE, ISSUE])
  })

  it('is told with what mended it only from then on', () => {
    const run = mended()
    expect(drawn(run, 1)).not.toContain('moved it 0.50 m at')
    expect(drawn(run, 1)).toContain('plan-badge')
    expect(drawn(run, 2)).toMatch(/Architect<\/b> moved it 0\.50 m/)
  })
})

describe('a board from elsewhere', () => {
  const odd: readonly (readonly [string, unknown])[] = [
    ['nothing', null],
    ['a number', 7],
    ['text', 'constructor'],
    ['a list of nothing', [null]],
    ['lists of lists', [[[]]]],
    ['objects', { constructor: { toString: 1 }, id: {}, __proto__: { id: 'x' } }],
    ['a list of objects', [{ id: 'x', outline: 'x', position: { x: 'a' }, material: { body: 7 } }]],
    ['huge numbers', [{ id: 'x', outline: [[1e9, 1e9]], height: 1e99, position: { x: 1e9, y: 1, z: Number.NaN } }]],
  ]
  const fields = ['userPrompt', 'rooms', 'sceneObjects', 'lightingSetup', 'cameraSetup', 'validationIssues']
  const more = ['verdict', 'messages', 'iterationCount', 'workflowStatus', 'currentAgent', 'validationPassed']

  it.each(odd)('is drawn when it holds %s in every field, and in a room that is one', (_, value) => {
    const everywhere = Object.fromEntries([...fields, ...more].map((field) => [field, value]))
    for (const board of [
      everywhere,
      { ...everywhere, rooms: [roomOf(), value], sceneObjects: [thingOf('bed'), value] },
    ])
      for (const nth of [0, 1, 2]) expect(drawn(withBoard(board), nth)).not.toMatch(/undefined|\[object|NaN/)
  })
})
