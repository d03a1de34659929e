/** Lessons read with distrust: a file may come from anywhere, and what does not fit is left out. */
import { flag, list, oneOf, record, text, thing, whole, type Read } from '../../../base/read-values.ts'
import type { Location, Luck } from '../board.ts'
import type { Naming } from '../knowledge/model/naming.ts'
import { noLessons } from './lessons.ts'
import type { GameEnd, GeneralLessons, Lessons, Route, StoryLessons } from './lessons.ts'
import type { LessonSource, RouteStep } from './remembered.ts'

const MOST = 20_000
const MOST_WAYS = 64
const MOST_STORIES = 1_000
const MOST_COUNT = 1e12
const LONGEST = 1_000

const word = text(LONGEST)
const words = list(word, MOST)
const fewWords = list(word, MOST_WAYS)
const count = whole(0, MOST_COUNT)
const points = whole(-MOST_COUNT, MOST_COUNT)
const isTrue: Read<true> = (value) => (value === true ? true : undefined)

const source: Read<LessonSource> = thing({ run: word, sha256: word, steps: count, score: points, deaths: count })
const sources = list(source, MOST)
const step: Read<RouteStep> = thing({ at: word, command: word, gain: points }, { isIdle: isTrue })
const route: Read<Route> = thing({ score: points, steps: list(step, MOST) }, { isWhole: isTrue })
const end: Read<GameEnd> = thing({ key: word, turns: count })
const naming = thing<object, Naming>({}, { absent: count, isUncalled: flag, isLifeless: flag })
const luck: Read<Luck> = thing({ tries: count, successes: count })
const place: Read<Location> = thing(
  {
    id: word,
    title: word,
    description: word,
    exits: fewWords,
    objectsSeen: fewWords,
    visitCount: count,
    lastVisited: count,
    dark: flag,
    barred: fewWords,
    vague: fewWords,
  },
  { bright: flag, dim: fewWords, warned: fewWords, perilous: flag },
)
const story: Read<StoryLessons> = thing({
  name: word,
  from: sources,
  harmful: words,
  ends: list(end, MOST),
  places: list(place, MOST),
  ways: record(record(word, MOST_WAYS), MOST),
  refused: record(word, MOST),
  unknownWords: words,
  unknownPhrases: words,
  names: record(naming, MOST),
  numbers: words,
  route,
})
const general: Read<GeneralLessons> = thing({
  from: sources,
  luck: record(luck, MOST),
  successful: record(count, MOST),
  failed: record(count, MOST),
})
const versioned = thing({ version: whole(1, 1), kind: oneOf('troupe lessons') })

/** Nothing where a value is no lessons at all. */
export function readLessons(value: unknown): Lessons | undefined {
  if (versioned(value) === undefined) return undefined
  const { stories, general: acts } = value as Readonly<Record<string, unknown>>
  return {
    version: 1,
    stories: record(story, MOST_STORIES)(stories) ?? {},
    general: general(acts) ?? noLessons.general,
  }
}

/** As it is written to a file. */
export const writtenLessons = (lessons: Lessons): string =>
  `${JSON.stringify({ kind: 'troupe lessons', ...lessons }, undefined, 1)}\n`
