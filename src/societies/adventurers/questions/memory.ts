/** The Memory Tracker's core questions: what was tried, what came of it, what helps and harms, and loops. */
import type { Answered } from '../../asking.ts'
import { LOOP_WINDOW, loopIn } from '../memory/loop.ts'
import type { ActionRecord } from '../board.ts'
import { commandIn, deedsLike, failed, presentDeed, repeatedFailures } from './deeds.ts'
import { titleOf } from './places.ts'
import { counted, enumerate, rounded, type CoreQuestion } from './question.ts'
import type { Asked } from './read-asked.ts'

// what is written down is sure; that it was never done is sure as far as the words are the same
const WRITTEN = 0.95
const NEVER = 0.8
const NOTHING_DONE = 0.3
const MOST_TOLD = 8
const STUCK = 10

export const memoryQuestions: readonly CoreQuestion[] = [
  {
    asks: 'What happened last time we did X?',
    wordings: [
      /^what (?:happened|came of it)(?: the)? last time(?: (?:we|i) (?:did|tried|typed|said))?(?: (?<action>.{1,100}))?$/i,
      /^what (?:happened|came of it) when (?:we|i) (?:did |tried |typed |said )?(?<action>.{1,100})$/i,
      /^what came of (?<action>.{1,100})$/i,
    ],
    answer: (board, { action }) => whatHappened(board, meant(board, action)),
  },
  {
    asks: 'Have we tried this before?',
    wordings: [
      /^(?:have|did) (?:we|i) (?:ever |already )?(?:tried|try|done|do) (?<action>.{1,100}?)(?: before| already| yet)?$/i,
      /^(?:should|shall|may) (?:we|i) (?:try|do) (?<action>.{1,100})$/i,
      /^(?:was|is) (?<action>.{1,100}?) (?:been )?tried(?: before| already)?$/i,
      /^how (?:often|many times) (?:have|did) (?:we|i) (?:tried|try|done|do) (?<action>.{1,100})$/i,
    ],
    answer: (board, { action }) => wasTried(board, meant(board, action)),
  },
  {
    asks: 'What actions led to failure/danger?',
    wordings: [
      /^what(?: actions?)? (?:has |have )?(?:led|leads?) (?:us )?to (?:failures?|danger|harm|death|failures?\/danger)/i,
      /^what (?:failed|went wrong|is dangerous|was dangerous|harmed us|should we avoid|must we not do)/i,
    ],
    answer: whatFailed,
  },
  {
    asks: 'What actions led to progress?',
    wordings: [
      /^what(?: actions?)? (?:has |have )?(?:led|leads?|brought) (?:us )?(?:to )?(?:progress|points|success)/i,
      /^what (?:worked|works|helped|succeeded)/i,
    ],
    answer: whatHelped,
  },
  {
    asks: 'Are we repeating ourselves?',
    wordings: [
      /^(?:are|were) (?:we|you) (?:repeating|looping|in a loop|going (?:in|round in) circles|stuck in a loop)/i,
      /^is (?:this|there) a loop/i,
    ],
    answer: areWeRepeating,
  },
]

const THIS = /^(?:this|that|it)(?: (?:action|command|again))?$/i

const meant = (board: Asked, words: string | undefined): string | undefined =>
  words === undefined || THIS.test(words.trim()) ? presentDeed(board) : commandIn(words)

const share = (deeds: readonly ActionRecord[]): number =>
  deeds.length === 0 ? 0 : rounded(deeds.filter(({ outcome }) => outcome === 'success').length / deeds.length)

function wasTried(board: Asked, command: string | undefined): Answered {
  if (command === undefined) return nothingDone()
  const deeds = deedsLike(board, command)
  const { isLooping, loopPattern } = board.loopDetection
  const here = deeds.filter(({ location }) => location === board.currentLocation)
  const done = new Set(deeds.map(({ action }) => action))
  const harm = harmOf(board).filter(({ action }) => done.has(action))
  const metadata = {
    action: command,
    tried_before: deeds.length > 0,
    times_tried: deeds.length,
    times_tried_here: here.length,
    success_rate: share(deeds),
    steps: deeds.map(({ step }) => step),
    harmful: harm.length > 0,
    loop_detected: isLooping,
    steps_since_progress: board.gameState.stepsSinceProgress,
  }
  const loop = isLooping ? ` And we are in a loop (${loopPattern}).` : ''
  if (deeds.length === 0)
    return { answer: `No, we never tried ${JSON.stringify(command)}.${loop}`, confidence: NEVER, metadata }
  const last = deeds.at(-1)!
  const steps = deeds.slice(-MOST_TOLD).map(({ step }) => String(step))
  const worked = deeds.filter(({ outcome }) => outcome === 'success').length
  return {
    answer:
      `Yes, ${counted(deeds.length, 'time')}, at ${deeds.length === 1 ? 'step' : 'steps'} ${enumerate(steps)}; ` +
      `${here.length} of them here. It worked ${worked} of ${counted(deeds.length, 'time')}. ` +
      `The last time: ${JSON.stringify(last.result)}.` +
      (harm.length > 0 ? ' NO - it did us harm.' : '') +
      loop,
    confidence: WRITTEN,
    metadata,
  }
}

function whatHappened(board: Asked, command: string | undefined): Answered {
  if (command === undefined) return nothingDone()
  const deeds = deedsLike(board, command)
  const last = deeds.at(-1)
  if (last === undefined)
    return {
      answer: `We never did ${JSON.stringify(command)}, so nothing happened.`,
      confidence: NEVER,
      metadata: { action: command, tried_before: false, times_tried: 0 },
    }
  const { step, action, location, result, outcome, scoreChange, progressChange } = last
  const points = scoreChange === 0 ? '' : ` It changed the score by ${scoreChange}.`
  return {
    answer: `At step ${step}, at ${titleOf(board, location)}: ${JSON.stringify(result)} (${outcome}).${points}`,
    confidence: WRITTEN,
    metadata: {
      action,
      tried_before: true,
      times_tried: deeds.length,
      step,
      location,
      result,
      outcome,
      score_change: scoreChange,
      progress_change: progressChange,
      success_rate: share(deeds),
    },
  }
}

function whatHelped(board: Asked): Answered {
  const scored = board.actionHistory.filter(({ progressChange }) => progressChange > 0)
  const patterns = mostOften(board.successfulPatterns)
  const told = scored
    .slice(-MOST_TOLD)
    .map(({ step, action, progressChange }) => `${action} (+${progressChange}, step ${step})`)
  return {
    answer:
      (scored.length === 0 ? 'Nothing has brought points yet.' : `Points came from ${enumerate(told)}.`) +
      ` What worked most often: ${enumerate(patterns.map(({ pattern, count }) => `${pattern} (${count})`))}.`,
    confidence: board.actionHistory.length === 0 ? NOTHING_DONE : WRITTEN,
    metadata: {
      actions: scored.map(({ step, action, location, progressChange }) => ({
        step,
        action,
        location,
        progress_change: progressChange,
      })),
      successful_patterns: patterns,
      score: board.score,
    },
  }
}

function whatFailed(board: Asked): Answered {
  const harm = harmOf(board)
  const dangers = harm.slice(-MOST_TOLD).map(({ action, location }) => `${action} at ${titleOf(board, location)}`)
  const failures = board.actionHistory.filter(failed)
  const patterns = mostOften(board.failedPatterns)
  const told = failures.slice(-MOST_TOLD).map(({ action }) => action)
  return {
    answer:
      (harm.length === 0 ? 'Nothing has done us harm.' : `Dangerous: ${enumerate(dangers)}.`) +
      ` ${counted(failures.length, 'action')} failed, the last of them ${enumerate(told)}.` +
      ` What failed most often: ${enumerate(patterns.map(({ pattern, count }) => `${pattern} (${count})`))}.`,
    confidence: board.actionHistory.length === 0 ? NOTHING_DONE : WRITTEN,
    metadata: {
      harmful_actions: harm,
      failures: failures.slice(-MOST_TOLD).map(({ step, action, location, result }) => ({
        step,
        action,
        location,
        result,
      })),
      failed_count: failures.length,
      failed_patterns: patterns,
      deaths: board.deaths,
    },
  }
}

const WINDOW = 20

function areWeRepeating(board: Asked): Answered {
  const { actionHistory, gameState } = board
  const since = gameState.stepsSinceProgress
  const last = actionHistory.slice(-LOOP_WINDOW)
  const steps = last.map(({ action, location }, place) => ({ action, location, isNew: last.length - place > since }))
  const loop = loopIn(steps)
  const recent = actionHistory.slice(-WINDOW)
  const before = actionHistory.slice(0, actionHistory.length - recent.length)
  const seen = new Set(before.map(({ action, location }) => `${location}|${action}`))
  const again: string[] = []
  for (const { action, location } of recent) {
    const key = `${location}|${action}`
    if (seen.has(key)) again.push(action)
    seen.add(key)
  }
  const vain = [...repeatedFailures(board)].slice(0, MOST_TOLD).map(([deed, times]) => ({ deed, times }))
  const isRepeating = loop.isLooping || again.length * 2 > recent.length
  return {
    answer:
      (loop.isLooping
        ? `Yes: we are in a loop (${loop.loopPattern}).`
        : isRepeating
          ? 'Yes, though in no fixed order.'
          : 'No loop is seen.') +
      ` Of the last ${counted(recent.length, 'action')}, ${again.length} had been done at the same place before.` +
      (since >= STUCK ? ` Nothing new for ${since} steps: try something else.` : ''),
    // a short past shows few patterns
    confidence: rounded(recent.length < 4 ? NOTHING_DONE : loop.isLooping ? WRITTEN : NEVER),
    metadata: {
      loop_detected: loop.isLooping,
      loop_pattern: loop.loopPattern,
      last_5_actions: board.actionHistory.slice(-5).map(({ action }) => action),
      repeated: again,
      failed_again: vain,
      steps_since_progress: since,
    },
  }
}

/** `place|command` */
function harmOf({ harmfulActions }: Asked): { readonly action: string; readonly location: string }[] {
  return harmfulActions.map((each) => {
    const bar = each.indexOf('|')
    return { location: each.slice(0, Math.max(0, bar)), action: each.slice(bar + 1) }
  })
}

const mostOften = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, MOST_TOLD)
    .map(([pattern, count]) => ({ pattern, count }))

const nothingDone = (): Answered => ({
  answer: 'Nothing was done yet, and nothing is about to be.',
  confidence: NOTHING_DONE,
  metadata: { tried_before: false, times_tried: 0 },
})
