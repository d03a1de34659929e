/** Learns the map: where we are now, what leads away from it, and where the last way led. */
import { COMPASS } from '../../../worlds/adventure/english.ts'
import { sentencesOf } from '../../../worlds/adventure/text-parts.ts'
import { exitsIn } from '../../../worlds/adventure/read-exits.ts'
import { isDarkness } from '../../../worlds/adventure/read-darkness.ts'
import type { Location } from '../board.ts'
import { OPPOSITE } from './directions.ts'
import type { Knowledge } from './knowledge.ts'

const LONGEST_DESCRIPTION = 500

export function learnMap({ situation, reply, places, ways, beliefs, step }: Knowledge): void {
  const { location: id, cameFrom, by, died } = situation
  const before = places.get(id)
  const isSeen = reply.title !== undefined && !isDarkness(reply.title)
  const isArrival = cameFrom !== undefined || before === undefined
  const place: Location = {
    id,
    title: (isSeen ? reply.title : before?.title) ?? reply.title ?? id,
    description: (before?.description || reply.description).slice(0, LONGEST_DESCRIPTION),
    exits: union(
      before?.exits,
      isSeen
        ? [...reply.exits.map(({ direction }) => direction), ...(reply.everywhere ? COMPASS : [])]
        : isArrival
          ? []
          : revealed(reply),
    ),
    objectsSeen: before?.objectsSeen ?? [],
    visitCount: (before?.visitCount ?? 0) + (isArrival ? 1 : 0),
    lastVisited: step,
    dark: isSeen ? reply.dark : (before?.dark ?? false) || (cameFrom !== undefined && reply.dark),
    version: before?.version ?? 0,
    barred: isSeen
      ? reply.exits.filter((exit) => exit.barred).map(({ direction }) => direction)
      : (before?.barred ?? []),
    vague: isSeen ? vagueIn(reply) : (before?.vague ?? []),
  }
  places.put(place)
  const dark = cameFrom === undefined ? undefined : places.get(cameFrom)
  // a light went on: the dark place was this one
  if (dark?.dark === true && isSeen && !reply.dark && (by === undefined || OPPOSITE[by] === undefined)) {
    rename({ ways, beliefs }, dark.id, id)
    return
  }
  if (isSeen)
    for (const way of dimIn(place.description))
      if (beliefs.get(`dim ${id}|${way}`) === undefined) beliefs.set(`dim ${id}|${way}`, String(step))
  if (!isSeen && DARKNESS.test(reply.before))
    for (const way of revealed(reply)) beliefs.set(`dim ${id}|${way}`, String(step))
  if (cameFrom !== undefined && by !== undefined && !died) {
    const known = ways.get(cameFrom) ?? {}
    if (known[by] !== id) ways.set(cameFrom, { ...known, [by]: id })
    assumeWayBack({ places, ways }, cameFrom, by, id)
  }
}

/** The opposite way most likely leads back; whoever tries it will know. */
function assumeWayBack(
  { places, ways }: Pick<Knowledge, 'places' | 'ways'>,
  from: string,
  by: string,
  to: string,
): void {
  const back = OPPOSITE[by] ?? (by.startsWith('climb ') ? 'down' : by.startsWith('enter ') ? 'out' : undefined)
  const place = places.get(to)
  if (back === undefined || place === undefined || place.title === places.get(from)?.title) return
  const known = ways.get(to) ?? {}
  if (known[back] === undefined) ways.set(to, { ...known, [back]: from })
}

const DARKNESS = /\b(?:dark(?:ness)?|gloom|pitch[- ]black|blackness)\b/i
const ONLY = /\b(?:only|exits?|ways? out|leads?)\b/i
const DOWN = /\b(?:descend|downward|leading down|leads down|going down)/i
const UP = /\b(?:ascend|upward|leading up|leads up|going up)/i

const GLOOMY = /\b(?:dark(?:ness)?|gloom\w*|pitch[- ]black|blackness|ominous|forbidding|dangerous|sinister|menacing)\b/i

const CLAUSES = /;|,? (?:and|while|but) |, (?=(?:an?|the) )/i

/** Ways that the text makes us afraid of. */
const dimIn = (description: string): string[] =>
  sentencesOf(description)
    .flatMap((sentence) => sentence.split(CLAUSES))
    .filter((clause) => GLOOMY.test(clause))
    .flatMap((clause) => exitsIn([clause]))
    .map(({ direction }) => direction)

/** What we did has shown a way. */
function revealed({ kind, before }: Knowledge['reply']): string[] {
  // `the only exit is to the west`
  if (kind === 'refusal') return ONLY.test(before) ? exitsIn([before]).map(({ direction }) => direction) : []
  if (kind !== 'change' && kind !== 'score') return []
  return [
    ...(DOWN.test(before) ? ['down'] : []),
    ...(UP.test(before) ? ['up'] : []),
    ...exitsIn([before]).map(({ direction }) => direction),
  ]
}

function union(before: readonly string[] = [], now: readonly string[]): readonly string[] {
  const more = now.filter((item) => !before.includes(item))
  return more.length === 0 ? before : [...before, ...more]
}

/** A direction with nothing that leads there may be no more than a view; a door may be no way in. */
const vagueIn = ({ exits, everywhere }: Knowledge['reply']): string[] => [
  ...(everywhere ? COMPASS.filter((way) => !exits.some(({ direction }) => direction === way)) : []),
  ...exits.filter(({ via, kind }) => via === undefined || kind === 'portal').map(({ direction }) => direction),
]

function rename({ ways, beliefs }: Pick<Knowledge, 'ways' | 'beliefs'>, from: string, to: string): void {
  beliefs.set(`alias ${from}`, to)
  for (const [place, known] of ways.entries()) {
    if (!Object.values(known).includes(from)) continue
    ways.set(place, Object.fromEntries(Object.entries(known).map(([way, at]) => [way, at === from ? to : at])))
  }
}
