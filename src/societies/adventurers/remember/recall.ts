/**
 * Recalls lessons for a game: as values its board begins with, so that they are in its journal like everything else.
 * What is true of the story comes with what is true of acts in general; another story gets the latter alone.
 */
import type { Input } from '../../../board/input.ts'
import type { Fields } from '../board.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { stepsOf } from '../memory/route.ts'
import type { StorySource } from '../story-source.ts'
import { dangersIn } from './dangers.ts'
import type { GeneralLessons, Lessons, StoryLessons } from './lessons.ts'
import type { Remembered } from './remembered.ts'

export type RecalledInput = Partial<Input<Fields>> & { readonly remembered?: Remembered }

// what else was done on the way
const SLACK = 5
// as often as two refusals of this game would count
const TWICE = 2
// what was learned elsewhere tells what is likely, and is soon outweighed by what happens here
const MOST_TRIES = 8

/** Nothing where nothing was learned. */
export function recall({ stories, general }: Lessons, { sha256 }: Pick<StorySource, 'sha256'>): RecalledInput {
  const story = Object.hasOwn(stories, sha256) ? stories[sha256] : undefined
  if (story === undefined && general.from.length === 0) return {}
  const acts = inGeneral(general)
  const { luck, successful, failed } = acts
  return {
    ...(story && ofStory(story)),
    luck,
    successfulPatterns: successful,
    failedPatterns: failed,
    remembered: {
      from: story?.from ?? [],
      games: general.from.length,
      route: story === undefined ? [] : stepsOf(story.route),
      refused: Object.keys(story?.refused ?? {}),
      ...acts,
    },
  }
}

function ofStory(story: StoryLessons): Partial<Input<Fields>> {
  const { harmful, perilous } = dangersIn(story)
  const route = stepsOf(story.route)
  const steps = new Set(route.map(({ at, command }) => trialKey(at, command)))
  // what changes on the way to where the best game ended had changed there as well, and it was in vain all the same
  const step = route.length + SLACK
  const refused = Object.entries(story.refused)
    .filter(([key]) => !steps.has(key))
    .map(([key, told]) => [key, { times: TWICE, step, kind: 'refusal', told }] as const)
  return {
    harmfulActions: harmful,
    locations: story.places.map((place) => (perilous.has(place.id) ? { ...place, perilous: true } : place)),
    connectionGraph: story.ways,
    tried: Object.fromEntries(refused),
    answers: Object.fromEntries(Object.values(story.refused).map((told) => [told, TWICE])),
    unknownWords: story.unknownWords,
    unknownPhrases: story.unknownPhrases,
    names: story.names,
    numbers: story.numbers,
  }
}

function inGeneral({ luck, successful, failed }: GeneralLessons): Pick<Remembered, 'luck' | 'successful' | 'failed'> {
  const lucks = Object.entries(luck).map(([lesson, { tries, successes }]) => {
    const part = Math.min(1, MOST_TRIES / tries)
    return [lesson, { tries: Math.round(tries * part), successes: Math.round(successes * part) }] as const
  })
  const patterns = new Set([...Object.keys(successful), ...Object.keys(failed)])
  const less = (counts: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      [...patterns].flatMap((pattern) => {
        const all = (successful[pattern] ?? 0) + (failed[pattern] ?? 0)
        const count = Math.round((counts[pattern] ?? 0) * Math.min(1, MOST_TRIES / all))
        return count > 0 ? [[pattern, count] as const] : []
      }),
    )
  return { luck: Object.fromEntries(lucks), successful: less(successful), failed: less(failed) }
}
