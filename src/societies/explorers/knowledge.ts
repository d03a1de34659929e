/** An explorer's knowledge of the map: what it saw, what it was told, and where the others said they are going. */
import type { Message } from '../../mail/message.ts'
import { BLOCKED, DOOR, OPEN, type Chart, type PlaceKind } from '../../worlds/explorable.ts'
import type { Pose, Position } from '../../worlds/grid/pose.ts'
import type { Sighting } from './board.ts'
import { lettersTo } from './letters.ts'
import { readReport, type Report } from './report.ts'

/** What was seen in one round. */
interface News {
  readonly round: number
  readonly cells: readonly (readonly [cell: number, kind: PlaceKind])[]
  /** things that are new by their names, not by the cells they lie in */
  readonly things: readonly string[]
}

export interface Knowledge<Spot = Position> {
  /** own eyes before hearsay */
  kind(cell: number): PlaceKind | undefined
  hasSeen(cell: number): boolean
  /** what it was when it was last seen with own eyes */
  seenAs(cell: number): PlaceKind | undefined
  wasTold(cell: number): boolean
  /** cells seen in the last round in which something new was seen */
  readonly news: News
  /** where each of the others said it was and was going */
  readonly others: ReadonlyMap<string, Pick<Report<Spot>, 'at' | 'goingTo'>>
  readonly knownObjects: ReadonlySet<string>
}

export interface Sources {
  readonly chart: Chart<Pose, Position>
  readonly explorers: readonly string[]
  readonly seen: readonly Sighting[]
  readonly mail: readonly Message[]
  readonly mailRead: Readonly<Record<string, number>>
}

class Mind implements Knowledge {
  readonly own = new Map<number, PlaceKind>()
  readonly told = new Map<number, PlaceKind>()
  readonly others = new Map<string, Pick<Report, 'at' | 'goingTo'>>()
  readonly knownObjects = new Set<string>()
  news: News = { round: 0, cells: [], things: [] }
  /** how many of its letters it has taken in */
  letters = 0

  kind(cell: number): PlaceKind | undefined {
    return this.own.get(cell) ?? this.told.get(cell)
  }

  hasSeen(cell: number): boolean {
    return this.own.has(cell)
  }

  seenAs(cell: number): PlaceKind | undefined {
    return this.own.get(cell)
  }

  wasTold(cell: number): boolean {
    return this.told.has(cell)
  }

  see({ round, floor, wall, door, things = [] }: Sighting): void {
    const kinds = [
      [floor, OPEN],
      [wall, BLOCKED],
      [door, DOOR],
    ] as const
    const cells = kinds.flatMap(([list, kind]) => list.map((cell) => [cell, kind] as const))
    for (const [cell, kind] of cells) this.own.set(cell, kind)
    const before = this.news.round === round ? this.news : undefined
    this.news = {
      round,
      cells: before ? [...before.cells, ...cells] : cells,
      things: before ? [...before.things, ...things] : things,
    }
  }

  hear(sender: string, { at, goingTo, cells, found }: Report): void {
    for (const [cell, kind] of cells) this.told.set(cell, kind)
    for (const { name } of found) this.knownObjects.add(name)
    if (at || goingTo) this.others.set(sender, { ...(at && { at }), ...(goingTo && { goingTo }) })
  }
}

/** Derived from the board and kept beside it: a thought takes in only what has come since the last one. */
interface Minds {
  /** the letters they have taken in are of this history */
  readonly mail: readonly Message[]
  sightings: number
  readonly byExplorer: Map<string, Mind>
}

const kept = new WeakMap<readonly Sighting[], Minds>()

export function knowledgeOf({ chart, explorers, seen, mail, mailRead }: Sources, explorer: string): Knowledge {
  let minds = kept.get(seen)
  if (minds?.mail !== mail) kept.set(seen, (minds = { mail, sightings: 0, byExplorer: new Map() }))
  for (const end = seen.length; minds.sightings < end; minds.sightings++) {
    const sighting = seen[minds.sightings]!
    mindOf(minds, sighting.explorer).see(sighting)
  }
  const mind = mindOf(minds, explorer)
  const letters = lettersTo(mail, explorers, explorer)
  const read = mailRead[explorer] ?? 0
  for (; mind.letters < letters.length && letters[mind.letters]!.place < read; mind.letters++) {
    const { message } = letters[mind.letters]!
    mind.hear(message.sender, understand(chart, message))
  }
  return mind
}

function mindOf({ byExplorer }: Minds, explorer: string): Mind {
  let mind = byExplorer.get(explorer)
  if (mind === undefined) byExplorer.set(explorer, (mind = new Mind()))
  return mind
}

// a letter to all is understood once
const understood = new WeakMap<Message, Report>()

function understand(chart: Chart<Pose, Position>, message: Message): Report {
  let report = understood.get(message)
  if (report === undefined) understood.set(message, (report = readReport(chart.words, message.message)))
  return report
}
