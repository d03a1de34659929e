/** Strategy: weighs what the specialists propose, decides, and writes down who wanted what and why one won. */
import type { View } from '../../board/field.ts'
import type { Context } from '../../define/agent.ts'
import type { MakeMind } from '../../minds/mind.ts'
import { expedition, type DecisionRecord, type Fields } from './board.ts'
import { askMemory } from './exchange.ts'
import { groundedVetoes } from './grounded-vetoes.ts'
import { has } from './knowledge/model/things.ts'
import { isNews } from './memory/outcome.ts'
import { STUCK } from './memory/recollect.ts'
import { trialKey } from './knowledge/trial-key.ts'
import { hasHelped } from './memory/patterns.ts'
import { specialists, type Member } from './protocol.ts'
import { decisionSchema, type Decision } from './response-schema.ts'
import { runAuction, vetoIn, type Auction, type Veto } from './strategy/auction.ts'
import { standingAfter } from './strategy/calibrate.ts'
import { goalsSaid } from './strategy/goals.ts'
import { spentOn } from './strategy/patience.ts'
import { wayBack } from './strategy/retry.ts'
import { nextStrategy } from './strategy/trust.ts'
import { plannedIn, type Planned } from './planned.ts'
import { strategyPrompt } from './prompts/prompts.ts'
import { strategyFields, strategyKnows, type StrategyKnowledge, type StrategyView } from './views.ts'
import { forbiddenBy } from './variants/heard.ts'
import { inWorld } from './world-of.ts'

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
      'standing',
      'exchanges',
    ],
    think: inWorld(
      minds({
        prompt: (view: StrategyView, context: Context) => strategyPrompt(view, decide(view, context).vetoed),
        reply: decisionSchema,
        rules: (view: StrategyView, context: Context): Decision => decide(view, context),
        act: (decision: Decision, view: StrategyView, { error }, context: Context) => {
          const knowledge = strategyKnows.know(view, context.run)
          const auction = decide(view, context)
          // what was seen to work in a fork is no repetition
          const isPlanned = plannedIn(view)?.proposal.command === decision.action
          const why = isPlanned ? undefined : vetoFor(view, knowledge)(decision.action)
          // a veto holds, whoever thought of it
          const chosen: Decision = error === undefined ? (why === undefined ? decision : auction) : PARSE_ERROR
          const isOwn = chosen.action === auction.action
          const record: DecisionRecord = {
            step: view.step,
            options: auction.options,
            agentVotes: auction.votes,
            vetoed: why === undefined ? auction.vetoed : [...auction.vetoed, `${decision.action}: ${why}`],
            finalDecision: chosen.action,
            winner: isOwn ? auction.winner : winnerOf(chosen, view),
            confidence: Math.round(chosen.confidence * 1000) / 1000,
            ...(isOwn && auction.said !== undefined && { said: Math.round(auction.said * 1000) / 1000 }),
            reasoning: chosen.reasoning,
            ...(isOwn && auction.pursuit !== undefined && { towards: auction.pursuit }),
            ...(auction.goalChange !== undefined && { goalChange: auction.goalChange }),
            ...(chosen.specialistVotes && { specialistVotes: chosen.specialistVotes }),
          }
          return {
            action: {
              action: chosen.action,
              reasoning: chosen.reasoning,
              ...(isOwn && auction.lesson !== undefined && { lesson: auction.lesson }),
            },
            decisionLog: [record],
            ...asking(record, knowledge),
            ...(isOwn && auction.pursuit !== undefined && pursued(auction.pursuit, view, knowledge)),
            ...judgeLast(view, knowledge),
            ...reflect(view, knowledge, auction, chosen.goal),
          }
        },
      }),
    ),
  })
}

function pursued(pursuit: string, { pursuits, decisionLog }: StrategyView, knowledge: StrategyKnowledge) {
  const spent = spentOn(pursuit, decisionLog.at(-1)?.towards, knowledge)
  return spent === 0 ? {} : { pursuits: { [pursuit]: (pursuits[pursuit] ?? 0) + spent } }
}

/** Before it is done, Memory is asked whether it was done before; what is new while we get on is not in doubt. */
function asking({ finalDecision, towards }: DecisionRecord, knowledge: StrategyKnowledge) {
  const isIdle =
    knowledge.gameState.stepsSinceProgress < STUCK &&
    knowledge.tried.get(trialKey(knowledge.here, finalDecision)) === undefined
  const asked = towards === undefined && !isIdle ? askMemory(finalDecision, knowledge.here, knowledge) : undefined
  return asked ? { exchanges: { strategy: asked } } : {}
}

const PARSE_ERROR: Decision = { action: 'look', reasoning: 'parse error', confidence: 0 }

const decided = new WeakMap<Context, Auction>()

/** Once in a thought, whoever asks: the prompt, the rules and the record speak of the same auction. */
function decide(view: StrategyView, context: Context): Auction {
  let auction = decided.get(context)
  if (auction === undefined) decided.set(context, (auction = weigh(view, context)))
  return auction
}

function weigh(view: StrategyView, { run, random }: Context): Auction {
  const knowledge = strategyKnows.know(view, run)
  const { objects, here } = knowledge
  const planned = plannedIn(view)
  if (planned !== undefined) return asPlanned(planned, view)
  const back = wayBack(knowledge, view.actionHistory)
  if (back !== undefined)
    return {
      ...back,
      confidence: 0.9,
      winner: 'strategy',
      options: [back.action],
      votes: {},
      vetoed: [],
      goals: view.goalStack,
    }
  let isAtPuzzle = false
  for (const object of objects.values()) if (object.location === here && has(object, 'obstacle')) isAtPuzzle = true
  const approach = { strategy: view.strategy, stepsSinceProgress: view.gameState.stepsSinceProgress, isAtPuzzle }
  const veto = vetoFor(view, knowledge)
  if (view.muted.includes('strategy')) return surest(view, knowledge, veto)
  const { responses, goalStack: goals, standing } = view
  return runAuction(knowledge, { responses, goals, approach, standing, veto }, random)
}

const MOST_VETOED = 3
const SAYS_NO = 'Memory says no'
const RECENT = 20
const MOST_HEEDED = 3
const MOST_MEANT = 8

/** Memory's rule, and what a mind that thinks for Memory says must not be done, as far as the record lets it. */
function vetoFor(view: StrategyView, knowledge: StrategyKnowledge): Veto {
  const own = vetoIn(knowledge, view.loopDetection)
  const forbidden = forbiddenBy(view.responses, view.variant.agents ?? [], knowledge.here)
  const rule: Veto = (command, towards) =>
    own(command, towards) ?? (forbidden.has(command) ? `${forbidden.get(command)} says no` : undefined)
  const { metadata, error } = view.responses['memory'] ?? {}
  const said = error === undefined ? metadata?.['vetoed_actions'] : undefined
  // who says no to everything says nothing
  if (!Array.isArray(said) || said.length > MOST_MEANT) return rule
  // of a few things at once, or one that says no to everything would decide
  const vetoed = groundedVetoes(said.slice(0, MOST_VETOED), knowledge, view.loopDetection.isLooping)
  const recent = view.decisionLog.slice(-RECENT).flatMap((decision) => decision.vetoed)
  // it is heard, and heard again; but who says no to the same thing for ever would keep us where we are
  const isWornOut = (command: string) =>
    recent.filter((veto) => veto === `${command}: ${SAYS_NO}`).length >= MOST_HEEDED
  return (command, towards) =>
    rule(command, towards) ?? (vetoed.has(command.toLowerCase()) && !isWornOut(command) ? SAYS_NO : undefined)
}

function asPlanned({ by, proposal: { command, reason } }: Planned, { goalStack }: StrategyView): Auction {
  return {
    action: command,
    reasoning: reason,
    confidence: 1,
    winner: by,
    options: [command],
    votes: { [by]: `${command} (1.00)` },
    vetoed: [],
    goals: goalStack,
  }
}

/** Without Strategy there is no weighing: the surest member gets its way. */
function surest(
  view: StrategyView,
  knowledge: StrategyKnowledge,
  veto: (command: string) => string | undefined,
): Auction {
  const rest = { options: [], votes: {}, vetoed: [], goals: view.goalStack }
  const members = specialists.toSorted(
    (a, b) => (view.responses[b]?.confidence ?? 0) - (view.responses[a]?.confidence ?? 0),
  )
  for (const winner of members)
    for (const { command, at, reason, probability } of view.responses[winner]?.proposals ?? [])
      if (at === knowledge.here && veto(command) === undefined)
        return { action: command, reasoning: reason, confidence: probability, winner, ...rest }
  return { action: 'look', reasoning: 'nobody proposes anything for here', confidence: 0, winner: 'strategy', ...rest }
}

/** Whose idea it was: who proposed it; or else who a model that decides says has convinced it most. */
function winnerOf({ action, specialistVotes = {} }: Decision, { responses }: StrategyView): Member {
  const proposer = specialists.find((member) => responses[member]?.proposals.some(({ command }) => command === action))
  if (proposer !== undefined) return proposer
  const [first] = specialists
    .filter((member) => (specialistVotes[member] ?? 0) > 0)
    .toSorted((one, other) => specialistVotes[other]! - specialistVotes[one]!)
  return first ?? 'strategy'
}

/** What came of the advice that was taken last. */
function judgeLast(
  { decisionLog, standing }: StrategyView,
  knowledge: StrategyKnowledge,
): Partial<View<Fields, 'standing'>> {
  const { winner, towards, confidence = 0, said = confidence } = decisionLog.at(-1) ?? {}
  // on the way nothing can have come of it yet
  if (winner === undefined || towards !== undefined || knowledge.last === undefined) return {}
  return { standing: { [winner]: standingAfter(standing[winner], said, hasComeOfIt(knowledge)) } }
}

const hasComeOfIt = (knowledge: StrategyKnowledge): boolean => isNews(knowledge) || knowledge.situation.scoreChange > 0

// how much the last step counts in how well we are doing
const LATEST = 0.1

/** Is this working? The goal that leads, the approach that follows progress, and how often something comes of it. */
function reflect(view: StrategyView, knowledge: StrategyKnowledge, { goals }: Auction, said: string | undefined) {
  const { stepsSinceProgress } = view.gameState
  const goalStack = said === undefined ? goals : goalsSaid(said, view.goalStack, knowledge)
  const currentGoal = goalStack[0]?.goal ?? view.currentGoal
  const strategy = nextStrategy(view.strategy, stepsSinceProgress)
  const { step, progressTracker } = view
  const before = progressTracker.strategyEffectiveness
  const brought = knowledge.last !== undefined && hasHelped(knowledge) ? 1 : 0
  return {
    ...(goalStack !== view.goalStack && { goalStack }),
    ...(currentGoal !== view.currentGoal && { currentGoal }),
    ...(strategy !== view.strategy && { strategy }),
    progressTracker: {
      lastProgressStep: step - stepsSinceProgress,
      currentStep: step,
      stepsSinceProgress,
      strategyEffectiveness: Math.round((before + LATEST * (brought - before)) * 1000) / 1000,
    },
  }
}
