/**
 * Dangers that earlier games tell of: commands that killed, and places where it was the place. Games that end after as
 * many turns whatever is done last end by themselves, and tell of neither.
 */
import { DIRECTION_OF } from '../../../worlds/adventure/english.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { INNOCENT } from '../memory/veto.ts'
import type { GameEnd, StoryLessons } from './lessons.ts'

export interface Dangers {
  /** `location|command` */
  readonly harmful: readonly string[]
  /** ids of places not to be in */
  readonly perilous: ReadonlySet<string>
}

// a turn more or less, for what takes none
const NEARLY = 1

export function dangersIn({ harmful, ends, places, ways, route }: StoryLessons): Dangers {
  const titles = new Map(places.map(({ id, title }) => [id, title]))
  const titleOf = (key: string) => titles.get(key.slice(0, key.lastIndexOf('|'))) ?? key
  const isTimed = ({ key, turns }: GameEnd) =>
    ends.some((other) => titleOf(other.key) !== titleOf(key) && Math.abs(other.turns - turns) <= NEARLY)
  const timed = new Set(ends.filter(isTimed).map(({ key }) => key))
  const deadly = new Set([...harmful, ...ends.map(({ key }) => key)].filter((key) => !timed.has(key)))
  // where the best game went is worth the danger
  const safe = new Set(route.steps.map(({ at }) => at))
  const killers = ends.map(({ key }) => key).filter((key) => !timed.has(key))
  const bad = badTitles(killers, titleOf)
  const perilous = new Set(places.filter(({ id, title }) => bad.has(title) && !safe.has(id)).map(({ id }) => id))
  for (const [from, known] of Object.entries(ways))
    for (const [way, to] of Object.entries(known))
      if (perilous.has(to) && !perilous.has(from)) deadly.add(trialKey(from, way))
  return { harmful: [...deadly], perilous }
}

/** Where two games ended by different deeds, or one by a harmless one. Dark places are alike in their title. */
function badTitles(keys: readonly string[], titleOf: (key: string) => string): Set<string> {
  const deeds = new Map<string, Set<string>>()
  const bad = new Set<string>()
  for (const key of keys) {
    const [title, deed] = [titleOf(key), key.slice(key.lastIndexOf('|') + 1)]
    // a way that killed led to the danger: it is not where it began
    if (DIRECTION_OF.has(deed)) continue
    const all = deeds.get(title) ?? new Set()
    deeds.set(title, all.add(deed))
    if (all.size > 1 || INNOCENT.test(deed)) bad.add(title)
  }
  return bad
}
