/** Habits of furnishing: what people do with things when nobody says where they go. */
import type { ObjectRelationKind, RoomRelationKind } from '../../../worlds/scene/relation.ts'
import { isCalled, type Thing } from './thing.ts'
import { FEW_TARGETS, isPlacing, rotated, type Wish } from './wish.ts'

type Kind = ObjectRelationKind | RoomRelationKind

/** Wishes of things for which the plan says little; whatever was said outweighs them. */
export function habitsOf(things: readonly Thing[], said: readonly Wish[]): readonly Wish[] {
  const placedBySaying = new Set(said.filter(isPlacing).map(({ subject }) => subject))
  const find = (test: (thing: Thing) => boolean) => things.filter(test)
  const kit: Kit = {
    beds: find(({ role }) => role === 'bed'),
    sofas: find(({ role }) => role === 'sofa'),
    desks: find(({ role }) => role === 'desk'),
    diningTables: find((thing) => isTall(thing) && !isNarrow(thing)),
    lowTables: find((thing) => thing.role === 'table' && thing.height <= 0.6 && thing.width * thing.depth > 0.3),
    easyChairs: find((thing) => thing.role === 'seat' && isEasy(thing)),
    screens: find(({ role }) => role === 'screen'),
    screenStands: find((thing) => isCalled(thing, screenStand)),
    counters: find((thing) => isCalled(thing, /island|bar|counter/) && thing.object.placement === 'floor'),
    turn: new Map(),
  }
  return things
    .flatMap((thing) => {
      const isSaid = placedBySaying.has(thing.object.id)
      const place = count(kit, `of ${thing.object.request}`)
      return habitsFor(thing, kit).map(([kind, weight, targets]) => ({
        relation: null,
        kind,
        subject: thing.object.id,
        targets: spread(
          (targets ?? []).filter((target) => target !== thing).map(({ object }) => object.id),
          place,
        ),
        seconds: [],
        // where something was said, habits only choose between places that all fulfil it
        weight: isSaid ? weight / 3 : weight,
      }))
    })
    .filter(({ kind, targets }) => targets.length > 0 || isOfRoom(kind))
}

// with more to choose from than are looked at first, each begins with another
const spread = (ids: readonly string[], place: number) => (ids.length > FEW_TARGETS ? rotated(ids, place) : ids)

const isOfRoom = (kind: Kind) => /wall|window|door|corner|centre|ceiling/.test(kind) && kind !== 'centred_on'

interface Kit {
  readonly beds: readonly Thing[]
  readonly sofas: readonly Thing[]
  readonly desks: readonly Thing[]
  readonly diningTables: readonly Thing[]
  readonly lowTables: readonly Thing[]
  readonly easyChairs: readonly Thing[]
  readonly screens: readonly Thing[]
  readonly screenStands: readonly Thing[]
  readonly counters: readonly Thing[]
  /** how many of a kind were seen, so that the next one takes the next place */
  readonly turn: Map<string, number>
}

const screenStand = /\b(tv|television|media|entertainment)[ -]?(stand|unit|console|cabinet|center|centre|bench)/
const isTall = ({ role, height }: Thing) => role === 'table' && height > 0.6 && height < 1.2
const isNarrow = ({ width, depth }: Thing) => depth < 0.5 || width * depth < 0.35
const isEasy = (thing: Thing) => thing.width >= 0.66 || isCalled(thing, /arm ?chair|lounge|reclin|rocking|bean|easy/)

type Habit = readonly [kind: Kind, weight: number, targets?: readonly Thing[]]

function habitsFor(thing: Thing, kit: Kit): readonly Habit[] {
  switch (thing.role) {
    case 'bed':
      return [['against_wall', 4]]
    case 'sofa':
      return [['against_wall', 2], ...lookAtScreen(kit)]
    case 'seat':
      return seatHabits(thing, kit)
    case 'desk':
      return [
        ['against_wall', 4],
        ['near_window', 1.5],
      ]
    case 'table':
      return tableHabits(thing, kit)
    case 'storage':
      return storageHabits(thing, kit)
    case 'kitchen':
    case 'bath':
    case 'appliance':
      return isCalled(thing, /island/) ? [['in_centre', 3]] : [['against_wall', 4]]
    case 'lamp':
      return thing.object.placement === 'floor'
        ? [
            ['near', 2, [...kit.sofas, ...kit.easyChairs, ...kit.beds, ...kit.desks]],
            ['near_wall', 1.5],
          ]
        : thing.object.placement === 'ceiling'
          ? overTable(kit)
          : [['near', 1.5, [...kit.beds, ...kit.desks, ...kit.sofas]]]
    case 'plant':
      return [
        ['in_corner', 2.5],
        ['near_window', 1],
      ]
    case 'rug':
      return [['centred_on', 3, firstOf(kit.lowTables, kit.diningTables, kit.sofas, kit.beds)]]
    case 'curtain':
      return [['near_window', 5]]
    case 'picture':
      return [['above', 2, [...kit.sofas, ...kit.beds, ...kit.desks]]]
    case 'screen':
      return screenHabits(thing, kit)
    case 'large':
      return [['near_wall', 2]]
    case 'small':
      return []
  }
}

const firstOf = (...lists: readonly (readonly Thing[])[]) => lists.find((list) => list.length > 0) ?? []
const overTable = (kit: Kit): readonly Habit[] => {
  const over = firstOf(kit.diningTables, kit.lowTables)
  return over.length > 0 ? [['above', 3, over.slice(0, 1)]] : [['in_centre', 3]]
}

const lookAtScreen = (kit: Kit): readonly Habit[] => {
  const screen = firstOf(kit.screenStands, kit.screens)
  return screen.length > 0 ? [['across_from', 4, screen]] : []
}

function seatHabits(thing: Thing, kit: Kit): readonly Habit[] {
  const number = count(kit, thing.object.placement === 'floor' && !isEasy(thing) ? 'chair' : 'easy')
  if (isCalled(thing, /ottoman|pouf|footstool/)) return [['in_front_of', 2.5, [...kit.sofas, ...kit.easyChairs]]]
  if (isCalled(thing, /bench/)) return kit.beds.length > 0 ? [['at_the_foot_of', 2, kit.beds]] : [['against_wall', 2]]
  if (isEasy(thing)) {
    const company = firstOf(kit.lowTables, kit.sofas, kit.screenStands)
    return company.length > 0
      ? [
          ['near', 2.5, company],
          ['facing', 2, company],
        ]
      : [['near_wall', 1.5]]
  }
  if (isCalled(thing, /bar|counter/) && kit.counters.length > 0) return [['around', 4, kit.counters]]
  if (isCalled(thing, /office|desk|swivel|task|gaming/) && kit.desks.length > 0) return atDesk(kit, number)
  if (kit.diningTables.length === 0 && kit.desks.length > 0) return atDesk(kit, number)
  if (kit.diningTables.length > 0) return [['around', 4, [kit.diningTables[number % kit.diningTables.length]!]]]
  return kit.counters.length > 0 ? [['around', 3, kit.counters]] : [['near_wall', 1.5]]
}

const atDesk = (kit: Kit, number: number): readonly Habit[] => {
  const desk = [kit.desks[number % kit.desks.length]!]
  return [
    ['in_front_of', 4, desk],
    ['facing', 2, desk],
  ]
}

function tableHabits(thing: Thing, kit: Kit): readonly Habit[] {
  if (isCalled(thing, /work ?bench|workshop/)) return [['against_wall', 4]]
  if (thing.height <= 0.6 && thing.width * thing.depth > 0.3) {
    return kit.sofas.length > 0 ? [['in_front_of', 4, kit.sofas]] : [['in_centre', 2.5]]
  }
  if (isNarrow(thing)) {
    const company = firstOf([...kit.sofas, ...kit.easyChairs], kit.beds)
    return thing.width > 2 * thing.depth || company.length === 0 ? [['against_wall', 3]] : [['beside', 3, company]]
  }
  return [['in_centre', 2.5]]
}

function storageHabits(thing: Thing, kit: Kit): readonly Habit[] {
  if (isCalled(thing, /night ?stand|bedside/) && kit.beds.length > 0) {
    const number = count(kit, 'nightstand')
    const bed = kit.beds[Math.floor(number / 2) % kit.beds.length]!
    return [
      [number % 2 === 0 ? 'left_of' : 'right_of', 3, [bed]],
      ['beside', 2, [bed]],
      ['against_wall', 3],
    ]
  }
  if (isCalled(thing, screenStand))
    return [
      ['against_wall', 4],
      ['across_from', 2, kit.sofas],
    ]
  return [['against_wall', 4]]
}

function screenHabits(thing: Thing, kit: Kit): readonly Habit[] {
  if (isCalled(thing, /monitor|computer|laptop/)) return [['on', 4, kit.desks]]
  if (thing.object.placement === 'wall') {
    const watchers = firstOf(kit.sofas, kit.beds)
    return [
      ['above', 2, kit.screenStands],
      ['across_from', 3, watchers],
    ]
  }
  return [['on', 4, kit.screenStands]]
}

function count(kit: Kit, what: string): number {
  const number = kit.turn.get(what) ?? 0
  kit.turn.set(what, number + 1)
  return number
}
