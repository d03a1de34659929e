/** The prompt of a language model that thinks for Strategy, who decides. */
import type { Prompt } from '../../minds/answer.ts'
import type { GameState, Goal, Observation } from './board.ts'
import type { Response } from './protocol.ts'
import { quoted, quotedPapers } from './prompt-parts.ts'

export interface StrategySees {
  readonly papers: string
  readonly observation: Observation | null
  readonly step: number
  readonly maxSteps: number
  readonly gameState: GameState
  readonly currentGoal: string
  readonly goalStack: readonly Goal[]
  readonly strategy: string
  readonly responses: Readonly<Record<string, Response>>
}

const TEMPERATURE = 0.3
const MOST_PROPOSALS = 6

export function strategyPrompt(view: StrategySees, vetoed: readonly string[]): Prompt {
  const { score, progress, stepsSinceProgress } = view.gameState
  const advice = Object.values(view.responses).filter(({ agent }) => agent !== 'strategy')
  return {
    temperature: TEMPERATURE,
    system: [
      'You are Strategy, who decides for a small society that plays a text adventure. ' +
        'Three specialists have advised you; choose one command.',
      'When exploring, trust the Navigator. When stuck on a puzzle, trust the Puzzle Solver. ' +
        'When Memory warns of a loop, do something else. After ten steps without progress, change your approach. ' +
        'In conflicts the higher confidence wins, and the goal breaks ties.',
      'What Memory has vetoed is not done, whatever you say.',
      'Answer with one JSON object: {"reasoning": text, "action": one command, ' +
        '"confidence": 0 to 1, "current_goal": text}.',
    ].join('\n'),
    prompt: [
      ...quotedPapers(view.papers),
      quoted('The story says', view.observation?.text ?? ''),
      `Step ${view.step} of ${view.maxSteps}, score ${score}, progress ${progress}, ` +
        `${stepsSinceProgress} steps since progress.`,
      `Goal: ${view.currentGoal}; behind it: ` +
        `${view.goalStack.map(({ goal, priority }) => `${goal} (${priority})`).join(', ')}. ` +
        `Approach: ${view.strategy}.`,
      ...advice.map(tellAdvice),
      `Vetoed: ${vetoed.join('; ') || 'nothing'}.`,
    ].join('\n'),
  }
}

function tellAdvice({ agent, answer, confidence, proposals, error }: Response): string {
  if (error !== undefined) return `${agent} could not answer (${error}).`
  const offers = proposals
    .slice(0, MOST_PROPOSALS)
    .map(({ command, at, probability }) => `"${command}" at ${at} (${probability.toFixed(2)})`)
  return `${agent} (confidence ${confidence.toFixed(2)}): ${answer} Proposals: ${offers.join(', ') || 'none'}.`
}
