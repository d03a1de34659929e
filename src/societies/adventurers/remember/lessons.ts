/**
 * Lessons: what games teach the next ones. What is true of one story (what kills, the map, what is refused, what
 * brought points) is kept by its SHA-256; what is true of acts in general is kept for all. Each names its games.
 */
import type { Location, Luck } from '../board.ts'
import type { Naming } from '../knowledge/model/naming.ts'
import type { LessonSource, RouteStep } from './remembered.ts'

/** All that was done until the best score was reached. */
export interface Route {
  readonly score: number
  readonly steps: readonly RouteStep[]
  /** a game that left out what was idle did worse */
  readonly isWhole?: true
}

/** How a game ended that was not won. */
export interface GameEnd {
  /** `location|command`: the last one */
  readonly key: string
  /** how many commands had led there */
  readonly turns: number
}

export interface StoryLessons {
  readonly name: string
  readonly from: readonly LessonSource[]
  /** `location|command`: what killed, cost points or nearly did */
  readonly harmful: readonly string[]
  readonly ends: readonly GameEnd[]
  readonly places: readonly Location[]
  /** from each location, by way, to the next */
  readonly ways: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** `location|command`: what was never anything but refused, and in which words */
  readonly refused: Readonly<Record<string, string>>
  readonly unknownWords: readonly string[]
  readonly unknownPhrases: readonly string[]
  readonly names: Readonly<Record<string, Naming>>
  readonly numbers: readonly string[]
  readonly route: Route
}

/** How often acts were worth it, by lesson and by pattern. */
export interface GeneralLessons {
  readonly from: readonly LessonSource[]
  readonly luck: Readonly<Record<string, Luck>>
  readonly successful: Readonly<Record<string, number>>
  readonly failed: Readonly<Record<string, number>>
}

export interface Lessons {
  readonly version: 1
  readonly stories: Readonly<Record<string, StoryLessons>>
  readonly general: GeneralLessons
}

export const noLessons: Lessons = {
  version: 1,
  stories: {},
  general: { from: [], luck: {}, successful: {}, failed: {} },
}

// more games than anybody plays of one story; the oldest are forgotten first
const MOST_SOURCES = 200
const MOST_KEPT = 5_000

/** What was known, and what a later game adds. The later one is right where they differ. */
export function mergeLessons(before: Lessons, now: Lessons): Lessons {
  const stories = { ...before.stories }
  for (const [sha256, story] of Object.entries(now.stories)) {
    const known = Object.hasOwn(stories, sha256) ? stories[sha256] : undefined
    stories[sha256] = known === undefined ? story : mergeStory(known, story)
  }
  return { version: 1, stories, general: mergeGeneral(before.general, now.general) }
}

function mergeStory(before: StoryLessons, now: StoryLessons): StoryLessons {
  const places = new Map([...before.places, ...now.places].map((place) => [place.id, place]))
  const ways = { ...before.ways }
  for (const [place, known] of Object.entries(now.ways)) ways[place] = { ...ways[place], ...known }
  const refused = { ...before.refused, ...now.refused }
  return {
    name: now.name,
    from: [...before.from, ...now.from].slice(-MOST_SOURCES),
    harmful: joined(before.harmful, now.harmful),
    ends: [...before.ends, ...now.ends].slice(-MOST_SOURCES),
    places: [...places.values()].slice(-MOST_KEPT),
    ways,
    refused: Object.fromEntries(Object.entries(refused).slice(-MOST_KEPT)),
    unknownWords: joined(before.unknownWords, now.unknownWords),
    unknownPhrases: joined(before.unknownPhrases, now.unknownPhrases),
    names: { ...before.names, ...now.names },
    numbers: joined(before.numbers, now.numbers),
    route: betterRoute(before.route, now.route),
  }
}

/** More points, or as many in fewer steps. Who did worse by leaving out what was idle should have done it all. */
function betterRoute(before: Route, now: Route): Route {
  if (now.score > before.score) return now
  if (now.score === before.score) return now.steps.length < before.steps.length ? now : before
  return { ...before, isWhole: true }
}

function mergeGeneral(before: GeneralLessons, now: GeneralLessons): GeneralLessons {
  const luck = { ...before.luck }
  for (const [lesson, { tries, successes }] of Object.entries(now.luck)) {
    const known = Object.hasOwn(luck, lesson) ? luck[lesson]! : { tries: 0, successes: 0 }
    luck[lesson] = { tries: known.tries + tries, successes: known.successes + successes }
  }
  return {
    from: [...before.from, ...now.from].slice(-MOST_SOURCES),
    luck,
    successful: summed(before.successful, now.successful),
    failed: summed(before.failed, now.failed),
  }
}

const joined = (before: readonly string[], now: readonly string[]) =>
  [...new Set([...before, ...now])].slice(-MOST_KEPT)

function summed(before: Readonly<Record<string, number>>, now: Readonly<Record<string, number>>) {
  const all = { ...before }
  for (const [key, count] of Object.entries(now)) all[key] = (Object.hasOwn(all, key) ? all[key]! : 0) + count
  return all
}
