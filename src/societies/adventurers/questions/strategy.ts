/** Strategy's core questions: the goal, what comes first, how advice was weighed, progress, and risk. */
import type { Answered } from '../../asking.ts'
import { overlay } from '../knowledge/overlay.ts'
import { pathsFrom } from '../knowledge/paths.ts'
import { specialists } from '../protocol.ts'
import { trustIn } from '../strategy/trust.ts'
import { memberNames } from '../voices.ts'
import { openExits, titleOf } from './places.ts'
import { counted, enumerate, rounded, type CoreQuestion } from './question.ts'
import type { Asked } from './read-asked.ts'
import { isObstacle } from './things.ts'

const DECIDED = 0.9
const UNDECIDED = 0.3
const STUCK = 10
const RECENT = 20

export const strategyQuestions: readonly CoreQuestion[] = [
  {
    asks: "What's our current goal?",
    wordings: [
      /^(?:what is|what's|what are) (?:our|the|your|my) (?:current )?goals?\b/i,
      /^what are (?:we|you) (?:after|trying to do|up to|aiming (?:at|for))/i,
    ],
    answer: whatIsTheGoal,
  },
  {
    asks: 'What should we prioritize: exploration, puzzle-solving, or backtracking?',
    wordings: [
      /^what (?:should|do|shall) (?:we|you|i) (?:prioriti[sz]e|put first|focus on|do (?:first|next|now))/i,
      /^(?:what are|what is) (?:our|the|your) priorit(?:y|ies)/i,
      /^(?:should|shall) we (?:explore|solve puzzles|backtrack|go back)\b/i,
    ],
    answer: whatComesFirst,
  },
  {
    asks: 'How do we synthesize conflicting agent advice?',
    wordings: [
      /^how (?:do|did|are|was|were|have) (?:we|you|the)? ?(?:synthesi[sz]ed?|weigh(?:ed)?|resolved?|combined?|decided?)?\b.{0,40}\b(?:advice|votes?|conflicts?|proposals|weighed)/i,
      /^why did (?:we|you) (?:decide|choose|do)\b/i,
      /^who (?:won|decided|convinced|was heard)\b/i,
    ],
    answer: howWasItWeighed,
  },
  {
    asks: 'Are we making progress or spinning wheels?',
    wordings: [
      /^are (?:we|you) (?:making (?:any )?progress|getting on|getting anywhere|stuck|spinning)/i,
      /^is (?:this|it|the strategy) working/i,
    ],
    answer: isThereProgress,
  },
  {
    asks: 'Should we try something risky or play it safe?',
    wordings: [
      /^(?:should|shall|can|may) (?:we|i) (?:try something risky|play it safe|take (?:a |more )?risks?|risk|be (?:careful|bold))/i,
      /^(?:how )?risky or safe/i,
    ],
    answer: riskyOrSafe,
  },
]

function whatIsTheGoal(board: Asked): Answered {
  const { currentGoal, goalStack, decisionLog } = board
  const current = goalStack.find(({ goal }) => goal === currentGoal)
  const waiting = goalStack.filter(({ goal }) => goal !== currentGoal)
  const behind = waiting.map(({ goal, priority }) => `${goal} (${priority})`)
  // somebody told us: no decision of ours led to it
  if (current === undefined && decisionLog.length > 0)
    return {
      answer: `${currentGoal}. We were told so, and have decided nothing for it yet. Waiting: ${enumerate(behind)}.`,
      confidence: DECIDED,
      metadata: { current_goal: currentGoal, was_told: true, goal_stack: goalStack },
    }
  const since = current?.since ?? 0
  // what was decided when it became the goal is why it did
  const first = decisionLog.findLast(({ step }) => step <= since)
  const last = decisionLog.at(-1)
  const why =
    first === undefined
      ? 'Nothing was decided yet.'
      : `It began with ${first.finalDecision}: ${first.reasoning.replace(/\.$/, '')}.`
  const before = decisionLog.findLast(({ goalChange }) => goalChange !== undefined)?.goalChange
  return {
    answer:
      `${currentGoal}, since step ${since}. ${why}${before === undefined ? '' : ` Before: ${before}.`} ` +
      `Waiting: ${enumerate(behind)}.`,
    confidence: last === undefined ? UNDECIDED : DECIDED,
    metadata: {
      current_goal: currentGoal,
      since,
      ...(before !== undefined && { before }),
      goal_stack: goalStack,
      ...(first && { because: first.reasoning, began_with: first.finalDecision }),
      ...(last && { last_decision: last.finalDecision }),
    },
  }
}

interface Course {
  readonly course: 'exploration' | 'puzzle-solving' | 'backtracking'
  readonly why: string
}

/** By what is left to do here, and by what is left elsewhere. */
function courseOf(board: Asked): Course {
  const { currentLocation: here, strategy, locations, connectionGraph } = board
  const exits = openExits(board, here)
  const obstacles = board.objectsSeen.filter((thing) => thing.location === here && isObstacle(thing))
  const stuck = board.gameState.stepsSinceProgress
  const left = locations.filter(({ id }) => id !== here && openExits(board, id).length > 0)
  const paths = pathsFrom(here, overlay(connectionGraph))
  const nearest = left
    .map(({ id, title }) => ({ title, steps: paths.get(id)?.distance ?? Infinity }))
    .toSorted((one, other) => one.steps - other.steps)[0]
  if (strategy === 'puzzle-solving' && obstacles.length > 0)
    return {
      course: 'puzzle-solving',
      why: `${enumerate(obstacles.map(({ name }) => name))} is here, and nothing new for ${counted(stuck, 'step')}`,
    }
  if (exits.length > 0) return { course: 'exploration', why: `not explored from here: ${enumerate(exits)}` }
  const blocked = board.objectsSeen.filter(isObstacle).length
  const isReachable = nearest !== undefined && nearest.steps < Infinity
  if (isReachable && (strategy === 'exploration' || blocked === 0)) {
    const way = `${nearest.title}, ${counted(nearest.steps, 'step')} away, has a way nobody went`
    return { course: 'backtracking', why: `nothing is left to explore here; ${way}` }
  }
  const rest = left.length === 0 ? ', and no way is left to explore' : ''
  return { course: 'puzzle-solving', why: `${counted(blocked, 'thing')} stood in our way${rest}` }
}

function whatComesFirst(board: Asked): Answered {
  const { strategy, gameState, currentLocation } = board
  const { course, why } = courseOf(board)
  const isAtPuzzle = board.objectsSeen.some((thing) => thing.location === currentLocation && isObstacle(thing))
  const approach = { strategy, stepsSinceProgress: gameState.stepsSinceProgress, isAtPuzzle }
  const trust = Object.fromEntries(specialists.map((member) => [member, trustIn(member, approach)]))
  const most = specialists.toSorted((one, other) => trust[other]! - trust[one]!)[0]!
  return {
    answer: `${course}: ${why}. Our approach is ${strategy}, and ${memberNames[most]} is trusted most now.`,
    // the approach and what is left agree, or they do not
    confidence: rounded(course === strategy || (course === 'backtracking' && strategy === 'exploration') ? 0.8 : 0.6),
    metadata: {
      priority: course,
      strategy,
      why,
      trust,
      steps_since_progress: gameState.stepsSinceProgress,
      unexplored_here: openExits(board, currentLocation),
    },
  }
}

/** `go north (0.80)` */
const VOTE = /^(.{1,300}) \((\d(?:\.\d{1,4})?)\)$/

function readVote(vote: string): { readonly action: string; readonly confidence: number } {
  const [, action = vote, confidence = '0'] = VOTE.exec(vote) ?? []
  return { action, confidence: Number(confidence) }
}

function howWasItWeighed(board: Asked): Answered {
  const { decisionLog, standing } = board
  const last = decisionLog.at(-1)
  if (last === undefined)
    return { answer: 'Nothing was decided yet.', confidence: UNDECIDED, metadata: { decisions: 0 } }
  const votes = Object.entries(last.agentVotes).map(([agent, vote]) => ({ agent, ...readVote(vote) }))
  const wishes = new Set(votes.map(({ action }) => action).filter((action) => action !== 'nothing'))
  const wins: Record<string, number> = {}
  let conflicts = 0
  for (const { winner, agentVotes } of decisionLog) {
    wins[winner] = (wins[winner] ?? 0) + 1
    const wanted = Object.values(agentVotes).map((vote) => readVote(vote).action)
    if (new Set(wanted.filter((action) => action !== 'nothing')).size > 1) conflicts++
  }
  const said = votes.map(({ agent, action, confidence }) => `${agent} wanted ${action} (${confidence})`)
  const won = Object.entries(wins).map(([member, count]) => `${member} ${count}`)
  return {
    answer:
      `At step ${last.step} ${enumerate(said, 'nobody voted')}` +
      `${last.vetoed.length === 0 ? '' : `; vetoed: ${enumerate(last.vetoed)}`}. ` +
      `${last.winner} won with ${last.finalDecision}: ${last.reasoning}. ` +
      `Each proposal is weighed by chance times gain, less the way there, and by who is trusted. ` +
      `They disagreed in ${conflicts} of ${counted(decisionLog.length, 'decision')}; won: ${enumerate(won)}.`,
    confidence: rounded(last.confidence),
    metadata: {
      step: last.step,
      votes,
      in_conflict: wishes.size > 1,
      vetoed: last.vetoed,
      options: last.options,
      winner: last.winner,
      final_decision: last.finalDecision,
      decision_basis: last.reasoning,
      ...(last.specialistVotes && { specialist_votes: last.specialistVotes }),
      standing,
      conflicts,
      decisions: decisionLog.length,
      wins,
    },
  }
}

function isThereProgress(board: Asked): Answered {
  const { progressTracker, gameState, actionHistory, loopDetection, score, maxScore } = board
  const since = gameState.stepsSinceProgress
  const recent = actionHistory.slice(-RECENT)
  const gained = recent.reduce((sum, { progressChange }) => sum + progressChange, 0)
  const worked = recent.filter(({ outcome }) => outcome === 'success').length
  const verdict =
    loopDetection.isLooping || since >= STUCK ? 'spinning wheels' : recent.length === 0 ? 'too early' : 'progress'
  const told = {
    progress: 'We are getting on',
    'spinning wheels': 'We are spinning our wheels',
    'too early': 'It is too early to tell',
  }[verdict]
  return {
    answer:
      `${told}: something new ${since === 0 ? 'just now' : `${counted(since, 'step')} ago`}, ` +
      `${counted(gained, 'point')} and ${worked} that worked in the last ${counted(recent.length, 'action')}; ` +
      `score ${score}${maxScore === null ? '' : ` of ${maxScore}`}.`,
    // surer the longer nothing, or the more, came of it
    confidence: rounded(
      verdict === 'too early'
        ? UNDECIDED
        : verdict === 'progress'
          ? 0.6 + 0.03 * (STUCK - since)
          : 0.6 + 0.02 * Math.min(STUCK, since - STUCK + 1),
    ),
    metadata: {
      verdict,
      steps_since_progress: since,
      last_progress_step: progressTracker.lastProgressStep,
      strategy_effectiveness: progressTracker.strategyEffectiveness,
      score,
      gained_recently: gained,
      worked_recently: worked,
      loop_detected: loopDetection.isLooping,
    },
  }
}

function riskyOrSafe(board: Asked): Answered {
  const { mode, deaths, harmfulActions, gameState, maxSteps, step, score, currentLocation } = board
  const left = Math.max(0, maxSteps - step)
  const since = gameState.stepsSinceProgress
  const dangers = harmfulActions
    .filter((each) => each.startsWith(`${currentLocation}|`))
    .map((each) => each.slice(currentLocation.length + 1))
  const forRisk = [
    ...(mode === 'plain' ? [] : [`in mode ${mode} we can go back`]),
    ...(since >= STUCK ? [`nothing new for ${counted(since, 'step')}`] : []),
    ...(left < RECENT ? [`only ${counted(left, 'turn')} left`] : []),
    ...(score <= 0 ? ['there are no points to lose'] : []),
  ]
  const forSafety = [
    ...(mode === 'plain' ? ['we have one life'] : []),
    ...(deaths > 0 ? [`we died ${counted(deaths, 'time')}`] : []),
    ...(dangers.length > 0 ? [`${enumerate(dangers)} here did harm`] : []),
    ...(since < STUCK ? ['what we do still brings something new'] : []),
  ]
  const isRisky = forRisk.length > forSafety.length
  const margin = Math.abs(forRisk.length - forSafety.length)
  return {
    answer:
      `${isRisky ? 'Try something risky' : 'Play it safe'}. ` +
      `For risk: ${enumerate(forRisk)}. For safety: ${enumerate(forSafety)}.`,
    confidence: rounded(0.5 + 0.12 * margin),
    metadata: {
      verdict: isRisky ? 'risky' : 'safe',
      for_risk: forRisk,
      for_safety: forSafety,
      steps_left: left,
      harmful_here: dangers,
      location: titleOf(board, currentLocation),
    },
  }
}
