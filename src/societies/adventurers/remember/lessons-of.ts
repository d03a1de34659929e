/** The lessons of one game, read from the board that it ended with. */
import type { View } from '../../../board/field.ts'
import type { ReplyKind } from '../../../worlds/adventure/read-kind.ts'
import { lineageOf } from '../../../worlds/adventure/lineage.ts'
import type { ActionRecord, Fields, Location } from '../board.ts'
import { parseCommand } from '../knowledge/command.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { routeOf } from '../memory/route.ts'
import type { GameEnd, GeneralLessons, Lessons } from './lessons.ts'
import type { LessonSource } from './remembered.ts'

/** What of a board is learned from. */
export const lessonFields = [
  'story',
  'commands',
  'step',
  'progress',
  'deaths',
  'observation',
  'situation',
  'action',
  'harmfulActions',
  'locations',
  'connectionGraph',
  'tried',
  'unknownWords',
  'unknownPhrases',
  'names',
  'numbers',
  'luck',
  'successfulPatterns',
  'failedPatterns',
  'actionHistory',
  'remembered',
] as const
export type LessonBoard = View<Fields, (typeof lessonFields)[number]>

// what the story did not want, whatever the moment
const REFUSED: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['refusal', 'unknown-word'])

export function lessonsOf(ended: LessonBoard, run: string): Lessons {
  const board = { ...ended, actionHistory: withLast(ended) }
  const { story, step, progress, deaths } = board
  const source: LessonSource = { run, sha256: story.sha256, steps: step, score: progress, deaths }
  return {
    version: 1,
    stories: {
      [story.sha256]: {
        name: story.name,
        from: [source],
        harmful: [...board.harmfulActions],
        ends: endIn(board),
        places: board.locations.map(placeAgain),
        ways: board.connectionGraph,
        refused: refusedIn(board),
        unknownWords: [...board.unknownWords],
        unknownPhrases: [...board.unknownPhrases],
        names: board.names,
        numbers: board.numbers,
        route: routeOf(board),
      },
    },
    general: generalIn(board, source),
  }
}

/** A game that is over is not thought about any more, so that nobody has written down what ended it. */
function withLast({ actionHistory, situation, action, observation, step }: LessonBoard): readonly ActionRecord[] {
  if (observation?.over === undefined || situation === null || action === null) return actionHistory
  if (actionHistory.at(-1)?.step === step) return actionHistory
  const { cameFrom, location, progressChange, scoreChange, died } = situation
  const outcome = died ? 'harm' : 'success'
  const done = { step, action: parseCommand(action.action).text, location: cameFrom ?? location, result: '' }
  return [...actionHistory, { ...done, progressChange, scoreChange, outcome }]
}

function endIn({ actionHistory, observation, commands }: LessonBoard): GameEnd[] {
  const last = actionHistory.at(-1)
  if (last === undefined || observation?.over === undefined || observation.over === 'won') return []
  return [{ key: trialKey(last.location, last.action), turns: lineageOf(commands).length }]
}

/** As it may be found in a new game: what we did there has not happened. */
function placeAgain(place: Location): Location {
  const { id, title, description, exits, dark, barred, vague, bright, dim, warned, perilous } = place
  return {
    id,
    title,
    description,
    exits,
    dark,
    barred,
    vague,
    ...(bright !== undefined && { bright }),
    ...(dim && { dim }),
    ...(warned && { warned }),
    ...(perilous !== undefined && { perilous }),
    visitCount: 0,
    lastVisited: 0,
    objectsSeen: [],
  }
}

/**
 * What was never anything but refused, and what nothing came of since the best score was reached: the next game gets
 * there sooner, and then does something else. What worked another time is a matter of the moment.
 */
function refusedIn({ tried, actionHistory, remembered }: LessonBoard): Record<string, string> {
  const best = actionHistory.findLast(({ progressChange }) => progressChange > 0)?.step ?? 0
  const worked = new Set<string>()
  const heard = new Set<string>()
  const late = new Set<string>(remembered?.refused)
  for (const { step, location, action, outcome } of actionHistory) {
    const key = trialKey(location, action)
    if (outcome === 'success') worked.add(key)
    if (outcome === 'neutral') heard.add(key)
    if (step > best) late.add(key)
  }
  const entries = Object.entries(tried).filter(([key, { kind, times }]) => {
    if (worked.has(key)) return false
    return late.has(key) || (REFUSED.has(kind) && !heard.has(key) && (times > 1 || kind === 'unknown-word'))
  })
  return Object.fromEntries(entries.map(([key, { told }]) => [key, told]))
}

// a verb of the author's own is no verb of another story
const OF_STORY = /^own /
// `open X`, `put X in Y`; not what was done with one thing
const WIDE = /^[a-z]+(?: [a-z]+)? X(?: [a-z]+ Y)?$/

/** Only what this game itself has seen: what it began with is counted where that came from. */
function generalIn(board: LessonBoard, source: LessonSource): GeneralLessons {
  const { luck = {}, successful = {}, failed = {} } = board.remembered ?? {}
  const own = Object.entries(board.luck).flatMap(([lesson, { tries, successes }]) => {
    const before = Object.hasOwn(luck, lesson) ? luck[lesson]! : { tries: 0, successes: 0 }
    const seen = { tries: tries - before.tries, successes: successes - before.successes }
    return OF_STORY.test(lesson) || seen.tries <= 0 ? [] : [[lesson, seen] as const]
  })
  return {
    from: [source],
    luck: Object.fromEntries(own),
    successful: beyond(board.successfulPatterns, successful),
    failed: beyond(board.failedPatterns, failed),
  }
}

function beyond(now: Readonly<Record<string, number>>, before: Readonly<Record<string, number>>) {
  const entries = Object.entries(now).map(
    ([key, count]) => [key, count - (Object.hasOwn(before, key) ? before[key]! : 0)] as const,
  )
  return Object.fromEntries(entries.filter(([key, count]) => WIDE.test(key) && count > 0))
}
