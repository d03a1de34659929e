/** Learns the map: where we are now, what leads away from it, and where the last way led. */
import { COMPASS } from '../../../../worlds/adventure/english.ts'
import { sentencesOf } from '../../../../worlds/adventure/text-parts.ts'
import { exitsIn } from '../../../../worlds/adventure/read-exits.ts'
import { isDarkness } from '../../../../worlds/adventure/read-darkness.ts'
import type { Location } from '../../board.ts'
import { OPPOSITE } from '../directions.ts'
import type { Creeping } from '../model/dangers.ts'
import type { Moment, Parts } from '../knowledge.ts'
import type { Overlay, Things } from '../overlay.ts'

const LONGEST_DESCRIPTION = 500

/** What the Navigator keeps, as a draft; the things and the light are those after the last reply. */
export interface MapDraft extends Moment, Pick<Parts, 'objects' | 'light' | 'changes'> {
  readonly places: Things<Location>
  readonly ways: Overlay<Readonly<Record<string, string>>>
  creeping: Creeping | null
}

export function learnMap(draft: MapDraft): void {
  const { situation, reply, places, ways, step } = draft
  const { location: id, cameFrom, by, died } = situation
  const before = places.get(id)
  const isSeen = reply.title !== undefined && !isDarkness(reply.title)
  const isArrival = cameFrom !== undefined || before === undefined
  const place: Location = {
    ...before,
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
    barred: union(
      before?.barred,
      isSeen ? reply.exits.filter((exit) => exit.barred).map(({ direction }) => direction) : [],
    ),
    vague: isSeen ? vagueIn(reply) : (before?.vague ?? []),
  }
  places.put(place)
  const dark = cameFrom === undefined ? undefined : places.get(cameFrom)
  // a light went on: the dark place was this one
  if (dark?.dark === true && isSeen && !reply.dark && (by === undefined || OPPOSITE[by] === undefined)) {
    places.put({ ...dark, sameAs: id })
    redirect(ways, dark.id, id)
    return
  }
  if (isSeen) fear(draft, id, dimIn(place.description))
  if (!isSeen && DARKNESS.test(reply.before)) fear(draft, id, revealed(reply))
  if (cameFrom !== undefined && by !== undefined && !died) {
    const known = ways.get(cameFrom) ?? {}
    noteShift(draft, cameFrom, known[by])
    if (known[by] !== id) ways.set(cameFrom, { ...known, [by]: id })
    assumeWayBack({ places, ways }, cameFrom, by, id)
  }
}

/** A way led elsewhere than it did, and not only to a room that looks the same. */
function noteShift(
  { places, ways, situation: { location } }: MapDraft,
  from: string,
  before: string | undefined,
): void {
  const place = places.get(from)
  if (place === undefined) return
  const { shifts } = place
  const hasShifted =
    before !== undefined && before !== location && places.get(before)?.title !== places.get(location)?.title
  if (!hasShifted && (shifts === undefined || shifts.leads.includes(location))) return
  const leads = union(shifts?.leads ?? [...new Set(Object.values(ways.get(from) ?? {}))], [location])
  places.put({ ...place, shifts: { times: (shifts?.times ?? 0) + (hasShifted ? 1 : 0), leads } })
}

function fear({ places }: MapDraft, id: string, ways: readonly string[]): void {
  const place = places.get(id)!
  const dim = union(place.dim, ways)
  if (ways.length > 0 && dim !== place.dim) places.put({ ...place, dim })
}

/** The opposite way most likely leads back; whoever tries it will know. */
function assumeWayBack(
  { places, ways }: Pick<MapDraft, 'places' | 'ways'>,
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
function revealed({ kind, before }: Moment['reply']): string[] {
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
const vagueIn = ({ exits, everywhere }: Moment['reply']): string[] => [
  ...(everywhere ? COMPASS.filter((way) => !exits.some(({ direction }) => direction === way)) : []),
  ...exits.filter(({ via, kind }) => via === undefined || kind === 'portal').map(({ direction }) => direction),
]

/** What led there leads here. */
function redirect(ways: MapDraft['ways'], from: string, to: string): void {
  for (const [place, known] of ways.entries()) {
    if (!Object.values(known).includes(from)) continue
    ways.set(place, Object.fromEntries(Object.entries(known).map(([way, at]) => [way, at === from ? to : at])))
  }
}
