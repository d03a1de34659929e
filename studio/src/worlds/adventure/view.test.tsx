import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMinds } from '../../../../src/minds/mind.ts'
import { createAdventurers } from '../../../../src/societies/adventurers/adventurers.ts'
import type { Action, Location } from '../../../../src/societies/adventurers/board.ts'
import { storySource } from '../../../../src/societies/adventurers/story-source.ts'
import { memoryStore } from '../../../../src/store/memory-store.ts'
import type { Entry, JournalRecord } from '../../../../src/store/record.ts'
import { momentOf } from '../../contract.ts'
import { createTimeline, type Timeline } from '../../journal/timeline.ts'
import { chartAt, geometryFor } from './charted.ts'
import { visitToShow } from './visits.ts'
import { AdventureMap } from './map.tsx'
import { SCORE } from './mark-kinds.ts'
import { pendingAt, turnAt, turnsUpTo } from './turns.ts'
import { view as adventureView } from './view.ts'

const FOG_BELL = new URL('../../../../stories/fog-bell.z5', import.meta.url).pathname
const TURNS = 100

let entries: readonly Entry[]
let timeline: Timeline

beforeAll(async () => {
  const store = memoryStore()
  const society = createAdventurers({ minds: createMinds() })
  const { run } = await society
    .run({ story: storySource(FOG_BELL), maxSteps: TURNS }, { seed: 1, store })
    .finished.then(async () => ({ run: (await store.runs())[0]! }))
  entries = await store.read(run, 1, 100_000)
  timeline = createTimeline()
  timeline.add(entries)
})

const last = () => momentOf(timeline, timeline.lastStep)
const { World, Story, Thumbnail } = adventureView
const nowhere = () => {}

/** The last moment at which Strategy had decided and the game was about to be played. */
function decidedLast() {
  let step = timeline.lastStep
  while (!timeline.step(step)?.next.includes('game')) step--
  return momentOf(timeline, step)
}

describe('an adventure', () => {
  it('is told in turns: the story first, then each command with what came of it', () => {
    expect(turnsUpTo(timeline, timeline.lastStep)).toBe(TURNS + 1)
    const first = turnAt(last(), 0)
    expect(first.command).toBeUndefined()
    expect(first.text).toContain('Landing')
    const commands = Array.from({ length: TURNS }, (_, nth) => turnAt(last(), nth + 1).command)
    expect(commands).toEqual(last().field('commands'))
    const gained = Array.from({ length: TURNS }, (_, nth) => turnAt(last(), nth + 1).gain).reduce((a, b) => a + b, 0)
    expect(gained).toBe(last().field('score'))
  })

  it('knows at every moment only what was known then, on a map that does not move', () => {
    const { sheet } = geometryFor(timeline)
    for (let step = 0; step <= timeline.lastStep; step += 7) {
      const moment = momentOf(timeline, step)
      const chart = chartAt(moment)
      expect(chart.geometry.sheet).toBe(sheet)
      expect([...chart.rooms.keys()]).toEqual(
        (moment.field<readonly Location[]>('locations') ?? []).map(({ id }) => id),
      )
    }
  })

  it('gives curve, marks and facts that agree with the board', () => {
    const points = adventureView.curve!(timeline)!.points
    expect(points.at(-1)![1]).toBe(last().field('score'))
    const marks = adventureView.marks!(timeline)
    expect(marks.filter(({ kind }) => kind === SCORE).length).toBeGreaterThan(0)
    expect(marks.filter(({ kind }) => kind === 'note').length).toBeLessThan(40)
    expect(adventureView.facts!(last())[0]).toEqual({
      value: String(last().field('score')),
      note: 'of 50',
      isMain: true,
    })
    expect(adventureView.marks!(timeline)).toBe(marks)
  })

  it('shows the four members: who won is who the decision says', () => {
    const decided = decidedLast()
    const winner = decided.field<readonly { winner: string }[]>('decisionLog')!.at(-1)!.winner
    const cards = adventureView.agents!(decided)!
    expect(cards.map(({ name }) => name).toSorted()).toEqual(['memory', 'navigator', 'puzzle', 'strategy'])
    expect(cards.filter(({ won }) => won).map(({ name }) => name)).toEqual([winner])
    expect(cards.find(({ name }) => name === 'strategy')!.proposal).toBe(decided.field<Action>('action')!.action)
    // the specialists have answered anew, and nothing is decided yet
    const asked = momentOf(timeline, decided.step - 1)
    expect(adventureView.agents!(asked)!.some(({ won }) => won)).toBe(false)
  })

  it('shows what is decided and about to be played', () => {
    expect(pendingAt(decidedLast())).toBe(decidedLast().field<Action>('action')!.action)
  })

  it('goes to the first visit of a room, and from there to the last', () => {
    const [first] = last().field<readonly Location[]>('locations')!
    const began = visitToShow(last(), first!.id)!
    expect(momentOf(timeline, began).field('currentLocation')).toBe(first!.id)
    const ended = visitToShow(momentOf(timeline, began), first!.id)!
    expect(ended).toBeGreaterThanOrEqual(began)
    expect(visitToShow(last(), 'nowhere')).toBeUndefined()
  })

  it('draws the rooms, the story of the last turns and a small picture', () => {
    const map = renderToStaticMarkup(<AdventureMap chart={chartAt(last())} onGo={nowhere} />)
    for (const { title } of last().field<readonly Location[]>('locations')!.slice(0, 3))
      expect(map).toContain(title.split(' ')[0])
    expect(map).toContain('we are here')
    const story = renderToStaticMarkup(<Story moment={last()} goTo={nowhere} />)
    expect(story.match(/<article/g)!.length).toBeLessThanOrEqual(24)
    expect(story).toContain(turnAt(last(), TURNS).command)
    expect(renderToStaticMarkup(<Thumbnail moment={last()} />)).toContain('of 50')
  })

  it('says what will be there before anything is', () => {
    const moment = momentOf(timeline, 0)
    expect(renderToStaticMarkup(<World moment={moment} goTo={nowhere} />)).toContain('No room is known yet')
    expect(renderToStaticMarkup(<Story moment={moment} goTo={nowhere} />)).toContain('The story has not begun')
  })

  it('does no harm to anybody, whatever a story or a mind writes', () => {
    const hostile = createTimeline()
    const evil = `<img src=x onerror=alert(1)>\u202e\u0000"'</script>${'ä'.repeat(1_000_000)}`
    const record = {
      kind: 'step',
      step: 1,
      next: [],
      did: [
        {
          agent: 'game',
          changes: {
            observation: { set: { text: evil, wants: 'line' } },
            action: { set: { action: evil, reasoning: evil } },
            currentLocation: { set: evil },
            locations: {
              patch: [
                [
                  0,
                  {
                    id: evil,
                    title: evil,
                    description: evil,
                    exits: [evil],
                    objectsSeen: [],
                    visitCount: 2,
                    lastVisited: 0,
                    dark: false,
                    version: 0,
                    barred: [evil],
                    vague: [],
                  },
                ],
              ],
            },
            inventory: { set: [evil] },
            currentGoal: { set: evil },
            plan: { set: [evil] },
            unexploredExits: { put: { [evil]: [`${evil} east`] } },
          },
        },
      ],
    }
    hostile.add([
      {
        seq: 1,
        at: 1,
        record: { v: 1, kind: 'start', flow: 'f', seed: 1, step: 0, changes: {}, next: [], shape: null },
      },
      { seq: 2, at: 2, record: { v: 1, ...record } as unknown as JournalRecord },
    ])
    const moment = momentOf(hostile, 1)
    const page = renderToStaticMarkup(
      <>
        <World moment={moment} goTo={nowhere} />
        <AdventureMap chart={chartAt(moment)} onGo={nowhere} />
        <Story moment={moment} goTo={nowhere} />
        <Thumbnail moment={moment} />
      </>,
    )
    expect(page).not.toMatch(/<img|<\/script/)
    expect(page).toContain('&lt;img')
    // its own name appears once, as what is looked up when the arrow keys move
    expect(page.length).toBeLessThan(2_100_000)
  })

  it('shows what was imagined as ghosts until it is acted on: in its place, or below the map', () => {
    const dream = createTimeline()
    const note = (room: string, outcome: string) => ({ step: 0, room, command: 'look', outcome, score: 0 })
    const records = [
      {
        kind: 'start',
        flow: 'f',
        seed: 1,
        step: 0,
        next: [],
        shape: null,
        changes: { step: { set: 0 }, locations: { set: [] }, imagined: { set: [] } },
      },
      {
        kind: 'step',
        step: 1,
        next: [],
        did: [
          {
            agent: 'imagine',
            changes: {
              imagining: { set: { tried: 9, score: 5 } },
              imagined: { push: [note('Yard', 'score'), note('Yard', 'death'), note('Moon', 'change')] },
            },
          },
        ],
      },
      {
        kind: 'step',
        step: 2,
        next: [],
        did: [
          {
            agent: 'game',
            changes: {
              step: { set: 1 },
              currentLocation: { set: 'yard' },
              locations: { patch: [[0, { id: 'yard', title: 'Yard', description: 'd', visitCount: 1, barred: [] }]] },
            },
          },
        ],
      },
    ]
    dream.add(
      records.map((record, at) => ({ seq: at + 1, at, record: { v: 1, ...record } as unknown as JournalRecord })),
    )
    const { ghosts, geometry, drawing } = chartAt(momentOf(dream, 1))
    expect(ghosts).toMatchObject([
      { title: 'Yard', tried: 2, scored: 1, died: 1, isKnown: false },
      { title: 'Moon', tried: 1, scored: 0, died: 0, isKnown: false },
    ])
    expect(ghosts[0]!.box).toEqual(geometry.boxOf(geometry.sheet.spots.get('yard')!))
    expect(ghosts[1]!.box.y).toBeGreaterThan(ghosts[0]!.box.y + ghosts[0]!.box.height)
    expect(drawing.height).toBeGreaterThan(geometry.drawing.height)
    expect(chartAt(momentOf(dream, 2)).ghosts).toEqual([])
  })
})
