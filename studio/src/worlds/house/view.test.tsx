import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { JournalRecord } from '../../../../src/store/record.ts'
import { momentOf } from '../../contract.ts'
import { createTimeline, type Timeline } from '../../journal/timeline.ts'
import { aimWords } from './aim-words.ts'
import { placeBubbles } from './bubbles.ts'
import { statusAt } from './chats.ts'
import { chronicleOf } from './chronicle.ts'
import { passing } from './ways.ts'
import { floorPlanOf } from './floor-plan.ts'
import { darknessAt, minuteAt, partOfDay, skyAt } from './house-time.ts'
import { CHAT, GOAL, QUARREL } from './mark-kinds.ts'
import { HouseMap } from './map.tsx'
import { factWords } from './fact-words.ts'
import { needsAt } from './person-needs.tsx'
import { kindOf } from './furniture-kinds.ts'
import { placeIn } from './placing.ts'
import { awayAt, sizesAt } from './sizes.ts'
import { pretendVillage, smallHouse } from './pretend-house.fixture.ts'
import { pretendTimeline } from './pretend-household.fixture.ts'
import { tiesOf, webAt } from './relations.ts'
import { castAt, sceneAt } from './scene.ts'
import { partsUpTo } from './story-parts.ts'
import { talkAt } from './talk-now.ts'
import { view } from './view.ts'

let timeline: Timeline
beforeAll(async () => {
  timeline = await pretendTimeline({ people: 5, rounds: 16 })
})
const at = (step: number) => momentOf(timeline, step)
const last = () => at(timeline.lastStep)
const everyone = new Set(['Ana', 'Bo', 'Cleo', 'Dag', 'Elif'])

describe('the plan of a house', () => {
  it('has a door where rooms share a wall, and a way through every door', () => {
    const plan = floorPlanOf(smallHouse)!
    expect(plan.rooms.size).toBe(8)
    for (const { ends } of plan.doors) expect(ends[0]).toEqual(ends[1])
    expect(passing(plan, 'kitchen', 'garden')).toHaveLength(2)
    expect(passing(plan, 'kitchen', 'kitchen')).toEqual([])
    expect(passing(plan, 'kitchen', 'nowhere')).toEqual([])
  })

  it('is laid out by its doors where one room has no place, and no two rooms lie on each other', () => {
    const rooms = smallHouse.rooms.map((room, nth) => (nth === 3 ? { id: room.id } : room))
    const boxes = [...floorPlanOf({ ...smallHouse, rooms })!.rooms.values()].map(({ box }) => box)
    expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(8)
  })

  it('has a spot for everybody as long as there is room, which stays theirs when others come', () => {
    const scene = sceneAt(last())!
    const room = scene.plan.rooms.get('living room')!
    const people = (count: number) =>
      Array.from({ length: count }, (_, nth) => ({ name: `p${nth}`, hue: 0, room: room.id, holding: [] }))
    const cast = new Map(people(60).map(({ name }, nth) => [name, nth]))
    const few = placeIn(room, scene.thingsIn(room.id), people(3), cast)
    const more = placeIn(room, scene.thingsIn(room.id), people(6), cast)
    expect(more.people.slice(0, 3)).toEqual(few.people)
    expect(new Set(more.people.map(({ at: spot }) => spot.join(' '))).size).toBe(6)
    const many = placeIn(room, [], people(60), cast)
    expect(many.people.length + many.others).toBe(60)
  })

  it('has nobody on anybody else, also from afar, where people are drawn larger than the house', () => {
    const scene = sceneAt(last())!
    const room = scene.plan.rooms.get('living room')!
    const people = Array.from({ length: 5 }, (_, nth) => ({ name: `p${nth}`, hue: 0, room: room.id, holding: [] }))
    const cast = new Map(people.map(({ name }, nth) => [name, nth]))
    const size = sizesAt(awayAt(0.55), false).people
    const placed = placeIn(room, scene.thingsIn(room.id), people, cast, size).people.map(({ at: spot }) => spot)
    for (const [nth, [x, y]] of placed.entries())
      for (const [otherX, otherY] of placed.slice(nth + 1))
        expect(Math.abs(x - otherX) >= 21 * size || Math.abs(y - otherY) >= 36 * size).toBe(true)
  })

  it('has furniture along the walls, none of it in a doorway, and each drawn as what it is called', () => {
    const scene = sceneAt(last())!
    const room = scene.plan.rooms.get('kitchen')!
    const standingIn = (doorways: typeof room.doorways) =>
      placeIn({ ...room, doorways }, scene.thingsIn(room.id), [], new Map()).things.map(({ at: spot }) => spot)
    const [first] = standingIn([])
    expect(standingIn([])).toContainEqual(first)
    expect(standingIn([first!])).not.toContainEqual(first)
    expect(
      ['garden bench', 'café tables', 'desk lamp', 'washing machine', 'wardrobe'].map((id) => kindOf(id, 'store')),
    ).toEqual(['bench', 'table', 'light', 'washer', 'store'])
    expect([kindOf('flower bed', 'plain'), kindOf('swing', 'bed'), kindOf('brass key', 'small')]).toEqual([
      'flowers',
      'bed',
      'key',
    ])
  })
})

describe('the clock of a house', () => {
  it('begins at six, goes on by rounds, and brings night and day', () => {
    expect([minuteAt(at(0)), minuteAt(last())]).toEqual([360, 360 + 16 * 5])
    expect([darknessAt(12 * 60), darknessAt(23 * 60), darknessAt(3 * 60)]).toEqual([0, 1, 1])
    expect([partOfDay(400), partOfDay(1440 + 60)]).toEqual(['early morning', 'night'])
    expect([skyAt(720).isSun, skyAt(1400).isSun, skyAt(60).isSun]).toEqual([true, false, false])
  })
})

describe('a household', () => {
  it('is told with its requests, answers and messages, none of them before it was', () => {
    const { chats, happenings } = chronicleOf(timeline)
    const events = last().field<readonly { kind: string; accepted?: boolean }[]>('chats')!
    const count = (kind: string) => events.filter((event) => event.kind === kind).length
    expect(chats.list).toHaveLength(count('request'))
    expect(chats.list.flatMap(({ messages }) => messages)).toHaveLength(count('message'))
    expect(happenings.filter(({ kind }) => kind === 'answers')).toHaveLength(count('response'))
    const [first] = chats.list
    expect(statusAt(first!, first!.step)).toBe('pending')
    expect(statusAt(first!, timeline.lastStep)).toBe(first!.answer!.accepted ? 'accepted' : 'rejected')
    const told = partsUpTo(at(first!.step)).flatMap((part) => part.happenings)
    for (const { step } of told) expect(step).toBeLessThanOrEqual(first!.step)
  })

  it('tells of a chat that was accepted and in which nobody spoke', () => {
    const chats = [
      { id: 'req_001', kind: 'request', sender: 'Ana', recipient: 'Bo', message: 'the weather' },
      { id: 'req_001', kind: 'response', by: 'Bo', accepted: true },
      { id: 'req_001', kind: 'lapsed', why: 'Bo did not speak in time.' },
    ]
    const page = drawn(withBoard({ house: smallHouse, people: [{ name: 'Ana' }, { name: 'Bo' }], chats }), 0)
    expect(page.match(/did not come to talk: Bo did not speak in time\./g)).toHaveLength(2)
  })

  it('is told of one person alone: what they did, and what was said to them', () => {
    const told = partsUpTo(last(), 'Bo').flatMap(({ happenings }) => happenings)
    expect(told.length).toBeGreaterThan(3)
    for (const happening of told)
      expect([
        happening.who,
        ...('chat' in happening ? [happening.chat.sender, happening.chat.recipient] : []),
      ]).toContain('Bo')
  })

  it('shows an envelope while a request waits, opened or turned down when it is answered', () => {
    const { list } = chronicleOf(timeline).chats
    const [chat] = list
    const envelopeAt = (step: number) => talkAt(at(step), everyone).envelopes.find(({ id }) => id === chat!.id)?.status
    expect(envelopeAt(chat!.step)).toBe('pending')
    expect(envelopeAt(chat!.answer!.step)).toBe(chat!.answer!.accepted ? 'accepted' : 'rejected')
    const said = list.find(({ messages }) => messages.length > 0)!.messages[0]!
    expect(talkAt(at(said.step), everyone).bubbles).toContainEqual(
      expect.objectContaining({ who: said.sender, text: said.text, kind: 'message' }),
    )
  })

  it('puts what is said over nobody, as long as there is room', () => {
    const people = [[200, 200] as const, [250, 200] as const, [200, 170] as const, [150, 205] as const]
    const text = 'Would you like to join Bo for a reading circle in the kitchen from 17:00 to 18:30?'
    const speakers = people.slice(0, 3).map((place, nth) => ({
      bubble: { who: `p${nth}`, text, kind: 'message', isNew: nth === 0 } as const,
      hue: nth,
      at: place,
    }))
    const placed = placeBubbles(
      speakers,
      people,
      { x: -400, y: -400, width: 1200, height: 1200 },
      { people: 1, words: 1.18 },
    )
    expect(placed[0]!.lines.join(' ')).toBe(text)
    for (const { box } of placed)
      for (const [x, y] of people)
        expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(false)
  })

  it('is measured: goals met only grow, and chats, goals and quarrels have marks', () => {
    const values = view.curve!(timeline)!.points.map(([, value]) => value)
    expect(values).toEqual(values.map((_, nth) => nth + 1))
    expect(view.facts!(last())[0]).toEqual({ value: String(values.at(-1)), note: 'of 15 goals met', isMain: true })
    const marks = view.marks!(timeline)
    expect(new Set(marks.map(({ kind }) => kind))).toEqual(new Set([CHAT, GOAL, QUARREL]))
    expect(marks.map(({ step }) => step)).toEqual(marks.map(({ step }) => step).toSorted((a, b) => a - b))
    expect(view.marks!(timeline)).toBe(marks)
    expect(view.agents!(last())!.map(({ name, hue }) => [name, hue])).toEqual(
      [...everyone].map((name, nth) => [name, nth]),
    )
  })

  it('has relations that grow over time', () => {
    const cast = castAt(last())
    expect(webAt(last(), cast, 40).pairs).toBeGreaterThan(webAt(at(2), cast, 40).pairs)
    for (const { warmth } of tiesOf(last(), 'Ana')) expect(Math.abs(warmth)).toBeLessThanOrEqual(1)
  })

  it('suggests to a person who is one of them what can be done now, and never what another person says', () => {
    const board = withBoard({
      house: smallHouse,
      people: [{ name: 'Ana' }, { name: 'Bo' }],
      persons: {
        Ana: { room: 'kitchen', holding: [], isActive: true },
        Bo: { room: 'kitchen', holding: [], isActive: true },
      },
      desks: { Ana: { incoming: [{ id: 'req_001', sender: 'Bo', message: 'hello' }] } },
    })
    const asked = (prompt: string) => view.suggest!(momentOf(board, 0), 'Ana', { prompt }).map(({ text }) => text)
    const waiting = asked("You have a chat request from Bo: 'hello (ID: req_007)' (ID: req_001)")
    expect(waiting.slice(0, 2)).toEqual(['accept chat req_001', 'reject chat req_001'])
    expect(waiting.join()).not.toContain('req_007')
    expect(waiting).toEqual(expect.arrayContaining(['chat request Bo ', 'go to hall', 'look', 'wait']))
    const accepted = asked('You may now send a message to Bo.')
    expect(accepted[0]).toBe('chat message Bo ')
    expect(accepted).not.toContain('accept chat req_001')
  })

  it('takes a whispered thought for one person, and leaves those of others', () => {
    const edit = view.whisper!(last(), 'Ana', 'look in the hall')
    expect(edit).toEqual({ whispers: expect.objectContaining({ Ana: 'look in the hall' }) })
  })
})

/** A board with these fields at first; then each of them is put and pushed, whatever it is. */
function withBoard(values: Readonly<Record<string, unknown>>): Timeline {
  const made = createTimeline()
  const set = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { set: value }]))
  const put = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { put: { Ana: value } }]))
  const push = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { push: [value] }]))
  const records = [
    { v: 1, kind: 'start', flow: 'x', seed: 1, step: 0, next: [], shape: null, changes: set },
    { v: 1, kind: 'step', step: 1, next: [], did: [{ agent: 'x', changes: put }] },
    { v: 1, kind: 'step', step: 2, next: [], did: [{ agent: 'x', changes: push }] },
  ] as unknown as JournalRecord[]
  made.add(records.map((record, nth) => ({ seq: nth + 1, at: 0, record })))
  return made
}

/** All of a view at a moment, as text. */
function drawn(board: Timeline, step = board.lastStep, name = 'Ana'): string {
  const moment = momentOf(board, step)
  const { Agent, Story, Thumbnail, World, panels } = view
  const props = { moment, goTo: () => {}, choose: () => {} }
  const scene = sceneAt(moment)
  const everybody = new Set(scene?.people.map((person) => person.name))
  return renderToStaticMarkup(
    <>
      <World {...props} />
      {scene && (
        <HouseMap
          scene={scene}
          talk={talkAt(moment, everybody)}
          cast={castAt(moment)}
          area={scene.plan.drawing}
          detail="near"
          away={1}
          chosen={name}
          onChoose={() => {}}
        />
      )}
      <Story {...props} />
      <Thumbnail moment={moment} />
      {Agent && <Agent {...props} name={name} />}
      {panels!.map(({ id, Panel }) => (
        <Panel key={id} {...props} />
      ))}
      {JSON.stringify([view.facts!(moment), view.marks!(board), view.curve!(board), view.agents!(moment)])}
    </>,
  )
}

describe('a drawing of a household', () => {
  it('says who is where, what they need and want, and why', () => {
    const page = drawn(timeline)
    for (const words of ['kitchen', 'Needs', 'Goals', 'have tea', 'go to bed', 'brass key', 'Relations', 'Chats'])
      expect(page).toContain(words)
    expect(drawn(createTimeline(), 0)).toContain('There is no house yet')
  })

  it('of many draws no more than there is room for', async () => {
    const village = await pretendTimeline({ people: 60, rounds: 3, house: pretendVillage(12), isQuick: true })
    expect(drawn(village)).toContain('room 12')
  })

  const fields = [
    'house people days minutesPerTurn round persons things rooms desks chatCount chats needs goals plans decisions',
    'results whispers relations topics beliefs promises memories said events',
  ].flatMap((names) => names.split(' '))
  const odd: readonly (readonly [says: string, value: unknown])[] = [
    ['nothing', null],
    ['numbers', 7],
    ['words', 'constructor'],
    ['lists of nothing', [null, [null], 7, {}]],
    ['what every object has', { constructor: { toString: 1 }, __proto__: null, Ana: { constructor: [null] } }],
    ['numbers that are none', { Ana: { minute: 1e308, levels: { food: -1e308 }, room: 'kitchen', warmth: 1e99 } }],
  ]
  it('has needs as they are by now: whoever sleeps is rested, and hungrier than when they went to bed', () => {
    const levels = { food: 50, rest: 20, company: 50, fun: 50, tidiness: 50 }
    const sleeps = { thing: 'bed', use: 'sleep', since: 360, until: 840 }
    const board = withBoard({
      round: 48,
      house: {
        rooms: [{ id: 'bedroom' }],
        doors: [],
        things: [
          { id: 'bed', in: 'bedroom', uses: [{ name: 'sleep', minutes: 480, gives: { rest: 80 }, isSleep: true }] },
        ],
      },
      people: [{ name: 'Ana' }, { name: 'Bo' }],
      persons: { Ana: { room: 'bedroom', using: sleeps }, Bo: { room: 'bedroom' } },
      needs: { Ana: { minute: 360, levels }, Bo: { minute: 360, levels } },
    })
    const moment = momentOf(board, 0)
    expect(needsAt('Ana', moment)).toMatchObject({ food: 44, rest: 60 })
    expect(needsAt('Bo', moment)).toMatchObject({ food: 26, rest: 0 })
  })

  it('says facts and aims as people would', () => {
    const goals = { Ana: [{ goal: { id: 'get-3', text: 'get the watering can' }, status: 'open' }] }
    const board = withBoard({ house: smallHouse, people: [{ name: 'Ana' }, { name: 'Bo' }], goals })
    const moment = momentOf(board, 0)
    const thing = (name: string, place: string) => factWords({ kind: 'thing', thing: name, place }, moment)
    expect(thing('tea tin', 'Bo')).toBe('Bo has the tea tin.')
    expect(thing('scissors', 'kitchen table')).toBe('The scissors are on the kitchen table.')
    expect(thing("Ana's book", 'hall')).toBe("Ana's book is in the hall.")
    expect(aimWords('goal:get-3', 'Ana', moment)).toBe('get the watering can')
    expect(aimWords('wish:be:garden', 'Ana', moment)).toBe('going to the garden')
  })

  it('says of a goal whom it was promised to, and of a use what it is for', () => {
    const goal = { id: 'gathering:party', text: 'come to a party', until: 1110 }
    const board = withBoard({
      house: smallHouse,
      people: [{ name: 'Ana' }, { name: 'Bo' }],
      persons: { Ana: { room: 'kitchen', holding: [], isActive: true, using: { thing: 'stove', use: 'cook a meal' } } },
      goals: { Ana: [{ goal, status: 'open', askedBy: goal.id, promisedTo: 'Bo' }] },
    })
    const page = drawn(board, 0)
    expect(page).toContain('open until 18:30, promised to Bo')
    expect(page).toContain('uses the stove to cook a meal')
    expect(page).not.toContain('gathering:')
  })

  it.each(odd)('stands boards that hold %s in every field, and in a house that is one', (_, value) => {
    const everywhere = Object.fromEntries(fields.map((field) => [field, value]))
    const inHouse = { ...everywhere, house: smallHouse, people: [{ name: 'Ana' }, { name: 'constructor' }, value] }
    for (const board of [everywhere, inHouse])
      for (const step of [0, 1, 2]) expect(drawn(withBoard(board), step)).not.toMatch(/undefined|\[object|NaN/)
  })

  it('makes no markup of names, rooms and words', () => {
    const bad = '<img src=x onerror=alert(1)>'
    const board = withBoard({
      house: { name: bad, rooms: [{ id: bad, at: [0, 0, 4, 4] }], doors: [], things: [{ id: bad, in: bad }] },
      people: [{ name: bad, persona: bad }],
      persons: { [bad]: { room: bad, holding: [bad], using: { thing: bad, use: bad }, isActive: true } },
    })
    const page = drawn(board, 0, bad)
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;img')
  })
})
