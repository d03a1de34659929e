/** What of the map is known at a moment. The sheet is that of the last step, so that nothing moves while one scrubs. */
import type { Location, ObjectSeen } from '../../../../src/societies/adventurers/board.ts'
import { offsetOf, riseOf, wayName, type Offset } from '../../../../src/worlds/adventure/compass.ts'
import type { Moment } from '../../contract.ts'
import type { Timeline } from '../../journal/timeline.ts'
import { spanOf, type Box } from '../shared/camera.ts'
import { geometryOf, type Geometry } from './geometry.ts'
import { atlasOf, type Graph } from './layout/atlas.ts'
import { growSheet } from './layout/layout.ts'
import { ghostsAt, type Ghost } from './imagined.ts'

export interface Charted {
  readonly geometry: Geometry
  /** all of the drawing, with what was imagined */
  readonly drawing: Box
  /** rooms known at the moment, by id */
  readonly rooms: ReadonlyMap<string, Location>
  /** `from\nto` of each way known */
  readonly ways: ReadonlySet<string>
  readonly ends: ReadonlyMap<string, readonly End[]>
  /** things seen, by room: what can be carried first */
  readonly things: ReadonlyMap<string, readonly string[]>
  readonly current: string
  /** where we were before, if we have just moved */
  readonly cameFrom?: string
  readonly ghosts: readonly Ghost[]
}

/** A way out that nobody has gone. */
export interface End {
  readonly name: string
  readonly isBarred: boolean
  readonly offset?: Offset
  readonly rise: number
}

interface Kept {
  readonly seen: string
  readonly geometry: Geometry
}

const kept = new WeakMap<Timeline, Kept>()

/** The whole map, laid out once; when more of it is found, what is on it stays. */
export function geometryFor(timeline: Timeline): Geometry {
  const rooms = (timeline.field('locations', timeline.lastStep) ?? []) as readonly Location[]
  const seen = `${rooms.length} ${timeline.changesOf('connectionGraph').length}`
  const before = kept.get(timeline)
  if (before?.seen === seen) return before.geometry
  const graph = (timeline.field('connectionGraph', timeline.lastStep) ?? {}) as Graph
  const sheet = growSheet(before?.geometry.sheet, atlasOf(rooms, graph))
  const geometry = geometryOf(sheet)
  kept.set(timeline, { seen, geometry })
  return geometry
}

export function chartAt(moment: Moment): Charted {
  const locations = moment.field<readonly Location[]>('locations') ?? []
  const graph = moment.field<Graph>('connectionGraph') ?? {}
  const unexplored = moment.field<Readonly<Record<string, readonly string[]>>>('unexploredExits') ?? {}
  const cameFrom = moment.field<{ readonly cameFrom?: string } | null>('situation')?.cameFrom
  const current = moment.field<string>('currentLocation') ?? ''
  const rooms = new Map(locations.map((location) => [location.id, location]))
  // a room is entered a step before the Navigator has put it on the map: until then we stand where we were
  const isCharted = rooms.has(current) || cameFrom === undefined
  const geometry = geometryFor(moment.timeline)
  const ghosts = ghostsAt(moment, geometry, rooms)
  return {
    geometry,
    drawing: ghosts.reduce((drawing, { box }) => spanOf(drawing, box), geometry.drawing),
    rooms,
    ways: new Set(Object.entries(graph).flatMap(([from, ways]) => Object.values(ways).map((to) => `${from}\n${to}`))),
    ends: new Map(
      locations.map((location) => [location.id, endsOf(location, ownOf(unexplored, location.id) ?? [], graph)]),
    ),
    things: thingsIn(moment.field<readonly ObjectSeen[]>('objectsSeen') ?? []),
    current: isCharted ? current : cameFrom,
    ...(isCharted && cameFrom !== undefined && { cameFrom }),
    ghosts,
  }
}

function endsOf({ id, barred }: Location, unexplored: readonly string[], graph: Graph): End[] {
  const gone = new Set(Object.keys(ownOf(graph, id) ?? {}).map(wayName))
  const shut = new Set(barred.map(wayName))
  const names = new Set([...unexplored.map(wayName), ...shut].filter((name) => !gone.has(name)))
  return [...names].map((name) => {
    const offset = offsetOf(name)
    return { name, isBarred: shut.has(name), rise: riseOf(name), ...(offset && { offset }) }
  })
}

/** A room may be called `constructor`. */
const ownOf = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** Kinds of things a reader would look for; that there is turf on a bank is no news. */
const NOTABLE = new Set([
  'portable',
  'container',
  'treasure',
  'weapon',
  'light',
  'creature',
  'person',
  'obstacle',
  'door',
])

function thingsIn(objects: readonly ObjectSeen[]): Map<string, string[]> {
  const things = new Map<string, string[]>()
  const seen = objects.filter(
    ({ properties }) =>
      properties.some((property) => NOTABLE.has(property)) &&
      !properties.includes('mentioned') &&
      !properties.includes('unreal'),
  )
  for (const isPortable of [true, false]) {
    for (const { name, location, properties } of seen) {
      if (properties.includes('portable') !== isPortable) continue
      const own = things.get(location)
      if (own) own.push(name)
      else things.set(location, [name])
    }
  }
  return things
}
