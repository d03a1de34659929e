/** How far an expedition has come: its curve, its marks, its facts and its cast. */
import { entriesPutBy, itemsGivenBy, itemsPushedBy } from '../../../../src/board/read-change.ts'
import type { Sighting } from '../../../../src/societies/explorers/board.ts'
import { cellAt, reachableFrom, type GridMap } from '../../../../src/worlds/grid/map.ts'
import { momentOf, type AgentCard, type Curve, type Fact, type Moment } from '../../contract.ts'
import type { Timeline } from '../../journal/timeline.ts'
import { oneLine } from '../shared/one-line.ts'
import { createMarker } from '../shared/troubles.ts'
import { FOUND, LETTER, TROUBLE } from './mark-kinds.ts'
import { mapAt } from './survey.ts'

interface Counted {
  upTo: number
  readonly known: Set<number>
  readonly points: (readonly [number, number])[]
}

const counted = new WeakMap<Timeline, Counted>()
const walkable = new WeakMap<GridMap, ReadonlySet<number>>()

/** Which part of what can be walked on somebody has seen, in percent. */
export function coverageCurve(timeline: Timeline): Curve | undefined {
  const map = mapAt(momentOf(timeline, timeline.lastStep))
  if (map === undefined) return undefined
  let state = counted.get(timeline)
  if (state === undefined) counted.set(timeline, (state = { upTo: 0, known: new Set(), points: [] }))
  const ways = waysOf(map)
  for (; state.upTo < timeline.entries.length; state.upTo++) {
    const { record } = timeline.entries[state.upTo]!
    if (record.kind !== 'step' && record.kind !== 'start') continue
    const changes = record.kind === 'start' ? [record.changes] : record.did.map((deed) => deed.changes)
    const before = state.known.size
    for (const change of changes)
      for (const { floor, door } of itemsGivenBy<Sighting>(change?.['seen']) ?? [])
        for (const cell of [...floor, ...door]) if (ways.has(cell)) state.known.add(cell)
    if (state.known.size > before) state.points.push([record.step, percent(state.known.size, ways.size)])
  }
  return { label: 'Discovered, in percent', max: 100, points: state.points.slice() }
}

function waysOf(map: GridMap): ReadonlySet<number> {
  let ways = walkable.get(map)
  if (ways === undefined) {
    const starts = map.starts.map(({ position: { x, y, z } }) => cellAt(map, x, y, z))
    walkable.set(map, (ways = reachableFrom(map, starts)))
  }
  return ways
}

const percent = (part: number, whole: number) => Math.round((1000 * part) / Math.max(1, whole)) / 10

interface Wrong {
  readonly name: string
  readonly says: string
}

/** Each thing that is found, and each round in which something was said. */
export const gridMarks = createMarker(({ record }, add) => {
  if (record.kind !== 'step') return
  const senders = new Set<string>()
  for (const { changes } of record.did) {
    for (const { name } of itemsPushedBy<{ name: string }>(changes?.['objects']))
      add({ step: record.step, kind: FOUND, label: oneLine(`Found: ${name}`, 80) })
    for (const [name, { trouble }] of Object.entries(entriesPutBy<{ trouble?: Wrong }>(changes?.['looked'])))
      if (trouble)
        add({ step: record.step, kind: TROUBLE, label: oneLine(`${name}: ${trouble.name}. ${trouble.says}`, 120) })
    for (const { sender } of itemsPushedBy<{ sender: string }>(changes?.['mail'])) senders.add(sender)
  }
  if (senders.size > 0) {
    const who = senders.size > 4 ? `${senders.size} explorers` : [...senders].join(', ')
    add({ step: record.step, kind: LETTER, label: oneLine(`${who} wrote`, 100) })
  }
})

export function gridFacts(moment: Moment): Fact[] {
  const map = mapAt(moment)
  const found = moment.field<readonly unknown[]>('objects')?.length ?? 0
  const rounds = Object.values(moment.field<Readonly<Record<string, number>>>('stepCount') ?? {})
  const letters = moment.field<readonly unknown[]>('mail')?.length ?? 0
  const most = moment.field<number>('maxSteps')
  const there = map?.objects.filter(({ position: { x, y, z } }) => waysOf(map).has(cellAt(map, x, y, z))).length
  const curve = coverageCurve(moment.timeline)?.points.findLast(([step]) => step <= moment.step)?.[1] ?? 0
  const round = rounds.reduce((top, each) => Math.max(top, each), 0)
  return [
    { value: String(found), note: there === undefined ? 'found' : `of ${there} found`, isMain: true },
    ...(map === undefined ? [] : [{ value: `${Math.round(curve)} %`, note: 'discovered' }]),
    { value: `round ${round}`, ...(most !== undefined && { note: `of ${most}` }) },
    { value: String(letters), note: letters === 1 ? 'letter' : 'letters' },
  ]
}

export function gridCast(moment: Moment): AgentCard[] {
  const of = (field: string) => moment.field<Readonly<Record<string, string>>>(field) ?? {}
  const [thinking, action, reason] = [of('thinking'), of('action'), of('actionReason')]
  return (moment.field<readonly string[]>('explorers') ?? []).map((name, place) => {
    const says = thinking[name] || reason[name]
    const proposal = action[name]?.replaceAll('_', ' ')
    return { name, title: name, hue: place % 8, ...(says && { says }), ...(proposal && { proposal }) }
  })
}
