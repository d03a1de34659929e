/** Strategy: weighs what the specialists propose, decides, and writes down who wanted what and why one won. */
import type { View } from '../../board/field.ts'
import type { Context } from '../../define/agent.ts'
import type { MakeMind } from '../../minds/mind.ts'
import { expedition, type DecisionRecord, type Fields } from './board.ts'
import { knowledgeFields, type Knowledge } from './knowledge/knowledge.ts'
import { knowledgeOf } from './knowledge/recall.ts'
import { specialists } from './protocol.ts'
import { decisionSchema, type Decision } from './response-schema.ts'
import { runAuction, vetoIn, type Auction } from './strategy/auction.ts'
import { goalsAfter } from './strategy/goals.ts'
import { wayBack } from './strategy/retry.ts'
import { nextStrategy } from './strategy/trust.ts'
import { plannedIn, type Planned } from './planned.ts'
import { strategyPrompt } from './strategy-prompt.ts'
import { inWorld } from './world-of.ts'

export const strategyFields = [
  ...knowledgeFields,
  'responses',
  'plan',
  'currentLocation',
  'papers',
  'currentGoal',
  'goalStack',
  'strategy',
  'progressTracker',
  'loopDetection',
] as const
export type StrategyView = View<Fields, (typeof strategyFields)[number]>

export function createStrategy(minds: MakeMind) {
  return expedition.agent({
    reads: strategyFields,
    writes: [
      'action',
      'decisionLog',
      'progressTracker',
      'responses',
      'pursuits',
      'currentGoal',
      'goalStack',
      'strategy',
    ],
    think: inWorld(
      minds({
        prompt: (view: StrategyView, context: Context) => strategyPrompt(view, decide(view, context).vetoed),
        reply: decisionSchema,
        rules: (view: StrategyView, context: Context): Decision => decide(view, context),
        act: (decision: Decision, view: StrategyView, { error }, context: Context) => {
          const knowledge = knowledgeOf(view, context.run)
          const auction = decide(view, context)
          // what was seen to work in a fork is no repetition
          const isPlanned = plannedIn(view)?.proposal.command === decision.action
          const why = isPlanned ? undefined : vetoIn(knowledge, view.loopDetection)(decision.action)
          // a veto holds, whoever thought of it
          const chosen = error === undefined ? (why === undefined ? decision : auction) : PARSE_ERROR
          const isOwn = chosen.action === auction.action
          const record: DecisionRecord = {
            step: view.step,
            options: auction.options,
            agentVotes: auction.votes,
            vetoed: why === undefined ? auction.vetoed : [...auction.vetoed, `${decision.action}: ${why}`],
            finalDecision: chosen.action,
            winner: isOwn ? auction.winner : winnerOf(chosen.action, view),
            confidence: Math.round(chosen.confidence * 1000) / 1000,
            reasoning: chosen.reasoning,
          }
          return {
            action: {
              action: chosen.action,
              reasoning: chosen.reasoning,
              ...(isOwn && auction.lesson !== undefined && { lesson: auction.lesson }),
            },
            decisionLog: [record],
            ...(isOwn &&
              auction.pursuit !== undefined && {
                pursuits: { [auction.pursuit]: (view.pursuits[auction.pursuit] ?? 0) + 1 },
              }),
            ...reflect(view, knowledge, auction),
          }
        },
      }),
    ),
  })
}

const PARSE_ERROR: Decision = { action: 'look', reasoning: 'parse error', confidence: 0 }

function decide(view: StrategyView, { run, random }: Context): Auction {
  const knowledge = knowledgeOf(view, run)
  const { objects, here } = knowledge
  const planned = plannedIn(view)
  if (planned !== undefined) return asPlanned(planned)
  const back = wayBack(knowledge)
  if (back !== undefined)
    return { ...back, confidence: 0.9, winner: 'strategy', options: [back.action], votes: {}, vetoed: [] }
  let isAtPuzzle = false
  for (const { location, properties } of objects.values())
    if (location === here && properties.includes('obstacle')) isAtPuzzle = true
  const approach = { strategy: view.strategy, stepsSinceProgress: view.gameState.stepsSinceProgress, isAtPuzzle }
  const veto = vetoIn(knowledge, view.loopDetection)
  if (view.muted.includes('strategy')) return surest(view, knowledge, veto)
  return runAuction(knowledge, { responses: view.responses, goal: view.currentGoal, approach, veto }, random)
}

function asPlanned({ by, proposal: { command, reason } }: Planned): Auction {
  return {
    action: command,
    reasoning: reason,
    confidence: 1,
    winner: by,
    options: [command],
    votes: { [by]: `${command} (1.00)` },
    vetoed: [],
  }
}

/** Without Strategy there is no weighing: the surest member gets its way. */
function surest(view: StrategyView, knowledge: Knowledge, veto: (command: string) => string | undefined): Auction {
  const rest = { options: [], votes: {}, vetoed: [] }
  const members = specialists.toSorted(
    (a, b) => (view.responses[b]?.confidence ?? 0) - (view.responses[a]?.confidence ?? 0),
  )
  for (const winner of members)
    for (const { command, at, reason, probability } of view.responses[winner]?.proposals ?? [])
      if (at === knowledge.here && veto(command) === undefined)
        return { action: command, reasoning: reason, confidence: probability, winner, ...rest }
  return { action: 'look', reasoning: 'nobody proposes anything for here', confidence: 0, winner: 'strategy', ...rest }
}

const winnerOf = (action: string, { responses }: StrategyView) =>
  specialists.find((member) => responses[member]?.proposals.some(({ command }) => command === action)) ?? 'strategy'

/** Is this working? Goals follow what is decided, the approach follows progress. */
function reflect(view: StrategyView, knowledge: Knowledge, auction: Auction) {
  const { stepsSinceProgress } = view.gameState
  const goalStack = goalsAfter(auction, view.goalStack, knowledge)
  const currentGoal = goalStack[0]!.goal
  const strategy = nextStrategy(view.strategy, stepsSinceProgress)
  const { step } = view
  return {
    ...(goalStack !== view.goalStack && { goalStack }),
    ...(currentGoal !== view.currentGoal && { currentGoal }),
    ...(strategy !== view.strategy && { strategy }),
    progressTracker: {
      lastProgressStep: step - stepsSinceProgress,
      currentStep: step,
      stepsSinceProgress,
      strategyEffectiveness: Math.round((view.score / Math.max(1, step)) * 1000) / 1000,
    },
  }
}
