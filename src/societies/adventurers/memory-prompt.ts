/** The prompt of a language model that thinks for the Memory Tracker. Its veto is a rule, whoever thinks. */
import type { Prompt } from '../../minds/answer.ts'
import type { ActionRecord, GameState, LoopDetection, Observation } from './board.ts'
import { ADVICE_FORMAT, quoted } from './prompt-parts.ts'
import { tellHistory, WINDOW } from './windows.ts'

export interface MemorySees {
  readonly observation: Observation | null
  readonly actionHistory: readonly ActionRecord[]
  readonly harmfulActions: readonly string[]
  readonly loopDetection: LoopDetection
  readonly gameState: GameState
  readonly step: number
}

const TEMPERATURE = 0.2

export function memoryPrompt(view: MemorySees): Prompt {
  const { score, progress, stepsSinceProgress } = view.gameState
  const { isLooping, loopPattern } = view.loopDetection
  return {
    temperature: TEMPERATURE,
    system: [
      'You are the Memory Tracker of a small society that plays a text adventure. ' +
        'You know what was done and what came of it: warn of repetitions, loops and harm, and recall what worked.',
      'When we are stuck, suggest something that has not been tried, or that worked elsewhere.',
      ADVICE_FORMAT,
      'In metadata give tried_before, times_tried, success_rate, loop_detected, steps_since_progress, and ' +
        'suggested_action if you have a better idea.',
    ].join('\n'),
    prompt: [
      quoted('The story says', view.observation?.text ?? ''),
      'No action is proposed yet.',
      `Step ${view.step}, score ${score}, progress ${progress}, ${stepsSinceProgress} steps since progress.`,
      isLooping ? `We seem to be looping: ${loopPattern}.` : 'No loop is seen.',
      `Never again: ${view.harmfulActions.join('; ') || 'nothing known'}.`,
      `The last ${WINDOW.memory} actions:`,
      tellHistory(view.actionHistory, WINDOW.memory),
    ].join('\n'),
  }
}
