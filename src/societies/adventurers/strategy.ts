/** Strategy: weighs what the specialists propose, decides, and writes down who wanted what and why one won. */
import type { Context } from '../../define/agent.ts'
import type { MakeMind } from '../../minds/mind.ts'
import { expedition, type DecisionRecord } from './board.ts'
import { knowledgeFields, knowledgeOf } from './knowledge/knowledge.ts'
import { decisionSchema, type Decision } from './response-schema.ts'
import { runAuction } from './strategy/auction.ts'
import type { View } from '../../board/field.ts'
import type { Fields } from './board.ts'
import { vetoOf } from './memory/veto.ts'

export const strategyFields = [...knowledgeFields, 'responses', 'currentGoal', 'goalStack', 'strategy', 'progressTracker', 'loopDetection', 'query', 'actionHistory'] as const // prettier-ignore
export type StrategyView = View<Fields, (typeof strategyFields)[number]>

export function createStrategy(minds: MakeMind) {
  return expedition.agent({
    reads: strategyFields,
    writes: ['action', 'decisionLog', 'progressTracker', 'responses'],
    think: minds({
      prompt: (view: StrategyView) => JSON.stringify(view.responses),
      reply: decisionSchema,
      rules: (view: StrategyView, context: Context) => runAuction(view, knowledgeOf(view, context.run), context.random),
      act: (decision: Decision, view: StrategyView, answer, context: Context) => {
        const knowledge = knowledgeOf(view, context.run)
        const auction = runAuction(view, knowledge, context.random)
        const failed = answer.error !== undefined
        const why = failed ? undefined : vetoOf(decision.action, knowledge)
        // a veto holds, whoever thought of it
        const chosen = failed
          ? { action: 'look', reasoning: 'parse error', confidence: 0 }
          : why === undefined
            ? decision
            : auction
        const record: DecisionRecord = {
          step: view.step,
          options: auction.options,
          agentVotes: auction.votes,
          vetoed: why === undefined ? auction.vetoed : [...auction.vetoed, decision.action],
          finalDecision: chosen.action,
          winner: auction.winner,
          confidence: chosen.confidence,
          reasoning: chosen.reasoning,
        }
        return {
          action: { action: chosen.action, reasoning: chosen.reasoning },
          decisionLog: [record],
        }
      },
    }),
  })
}
