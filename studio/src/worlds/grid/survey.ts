/** What explorers know of a building at a moment: which cells, who saw them first, who is where and looks at what. */
import type { ActionRecord, Sighting } from '../../../../src/societies/explorers/board.ts'
import type { Message } from '../../../../src/mail/message.ts'
import {
  DOOR,
  FLOOR,
  positionOf,
  WALL,
  type CellKind,
  type GridMap,
  type GridObject,
} from '../../../../src/worlds/grid/map.ts'
import type { Pose, Position } from '../../../../src/worlds/grid/pose.ts'
import { seenFrom } from '../../../../src/worlds/grid/sight.ts'
import { mapOf, type GridSource } from '../../../../src/worlds/grid/source.ts'
import type { Moment } from '../../contract.ts'
import { lastUpTo } from '../../journal/ascending.ts'

export interface Survey {
  readonly map: GridMap
  readonly known: ReadonlyMap<number, Known>
  readonly explorers: readonly Explorer[]
  readonly found: readonly GridObject[]
}

export interface Known {
  readonly kind: CellKind
  /** the place in the cast of who saw it first */
  readonly by: number
}

export interface Explorer {
  readonly name: string
  readonly hue: number
  readonly pose?: Pose
  /** cells it looks at */
  readonly inSight: readonly number[]
  /** where it went, oldest first */
  readonly track: readonly Position[]
  /** how many cells nobody had seen before it */
  readonly cells: number
  readonly things: number
  readonly action: string
  /** what it has just said */
  readonly said?: string
}

const HUES = 8
// rounds are six steps: what was said longer ago has been heard
const HEARD_AFTER = 6
const LONGEST_TRACK = 600

/** Nothing when there is no building, or one that nobody can read. */
export function mapAt(moment: Moment): GridMap | undefined {
  const source = moment.field<GridSource>('world')
  if (source === undefined) return undefined
  try {
    return mapOf(source)
  } catch {
    return undefined
  }
}

export function surveyAt(moment: Moment): Survey | undefined {
  const map = mapAt(moment)
  if (map === undefined) return undefined
  const names = moment.field<readonly string[]>('explorers') ?? []
  const places = new Map(names.map((name, place) => [name, place]))
  const known = knownFrom(moment.field<readonly Sighting[]>('seen') ?? [], places)
  const poses = moment.field<Readonly<Record<string, Pose>>>('poses') ?? {}
  const actions = moment.field<Readonly<Record<string, string>>>('action') ?? {}
  const found = moment.field<readonly GridObject[]>('objects') ?? []
  const finders = Map.groupBy(
    moment.field<readonly { explorer: string; object: string }[]>('exploredObjects') ?? [],
    ({ explorer }) => explorer,
  )
  const history = Map.groupBy(moment.field<readonly ActionRecord[]>('actionHistory') ?? [], ({ explorer }) => explorer)
  const cells = new Map<number, number>()
  for (const { by } of known.values()) cells.set(by, (cells.get(by) ?? 0) + 1)
  const letters = lettersAt(moment)
  return {
    map,
    known,
    found,
    explorers: names.map((name, place) => {
      const pose = Object.hasOwn(poses, name) ? poses[name] : undefined
      const said = letters.findLast(({ sender }) => sender === name)?.message
      return {
        name,
        hue: place % HUES,
        ...(pose && { pose }),
        inSight: pose ? seenFrom(map, pose) : [],
        track: (history.get(name) ?? []).slice(-LONGEST_TRACK).map(({ position }) => position),
        cells: cells.get(place) ?? 0,
        things: finders.get(name)?.length ?? 0,
        action: actions[name] ?? '',
        ...(said !== undefined && { said }),
      }
    }),
  }
}

function knownFrom(seen: readonly Sighting[], places: ReadonlyMap<string, number>): Map<number, Known> {
  const known = new Map<number, Known>()
  for (const { explorer, floor, wall, door } of seen) {
    const by = places.get(explorer) ?? 0
    for (const cell of floor) if (!known.has(cell)) known.set(cell, { kind: FLOOR, by })
    for (const cell of wall) if (!known.has(cell)) known.set(cell, { kind: WALL, by })
    for (const cell of door) if (!known.has(cell)) known.set(cell, { kind: DOOR, by })
  }
  return known
}

/** What was said in the last round. */
function lettersAt({ timeline, step }: Moment): readonly Message[] {
  const last = lastUpTo(timeline.changesOf('mail'), step)
  if (last === undefined || step - last >= HEARD_AFTER) return []
  const before = (timeline.field('mail', last - 1) as readonly Message[] | undefined)?.length ?? 0
  return ((timeline.field('mail', last) ?? []) as readonly Message[]).slice(before)
}

/** The floors worth a drawing: between two floors of a generated building lies a slab with a few shafts. */
export function levelsOf(map: GridMap): number[] {
  const area = map.width * map.depth
  const open = Array.from({ length: map.height }, () => 0)
  for (let cell = 0; cell < map.cells.length; cell++) if (map.cells[cell] !== WALL) open[Math.floor(cell / area)]!++
  const most = Math.max(...open)
  return [...open.keys()].filter((level) => open[level]! * 8 > most)
}

/** Who stands in a shaft is shown on the floor below. */
export const levelFor = (levels: readonly number[], y: number): number =>
  levels.findLast((level) => level <= y) ?? levels[0] ?? 0

/** Rows of cells as one path: neighbours in a row become one bar. */
export function barsOf(map: GridMap, level: number, cells: Iterable<number>, size: number): string {
  const own = [...cells].filter((cell) => positionOf(map, cell).y === level).toSorted((one, other) => one - other)
  let path = ''
  for (let at = 0; at < own.length;) {
    const { x, z } = positionOf(map, own[at]!)
    let length = 1
    while (own[at + length] === own[at]! + length && x + length < map.width) length++
    path += `M${x * size} ${z * size}h${length * size}v${size}h${-length * size}z`
    at += length
  }
  return path
}
