/** The prompts of the members: their templates, filled with what they know now. */
import type { Prompt } from '../../../minds/answer.ts'
import { fill } from '../../../minds/fill.ts'
import { temperatures } from '../presets.ts'
import type { Member, Response, Specialist } from '../protocol.ts'
import type { StrategyView } from '../views.ts'
import type { Variables } from './placeholders.ts'
import { partsOf, templateOf, type Templates } from './templates.ts'
import { countsIn, papersIn, spoken } from './variables.ts'

export function specialistPrompt<M extends Specialist>(member: M, own: Templates, variables: Variables<M>): Prompt {
  return filled(member, own, variables)
}

export function strategyPrompt(view: StrategyView, vetoed: readonly string[]): Prompt {
  const { navigator, puzzle, memory } = view.responses
  return filled('strategy', view.prompts, {
    papers: papersIn(view),
    observation: spoken(view),
    // Memory has counted this step already
    ...countsIn(view, view.gameState.stepsSinceProgress),
    max_steps: view.maxSteps,
    current_goal: view.currentGoal,
    goal_stack: view.goalStack.map(({ goal, priority }) => `${goal} (${priority})`).join(', '),
    strategy: view.strategy,
    navigator_response: tellResponse(navigator),
    puzzle_response: tellResponse(puzzle),
    memory_response: tellResponse(memory),
    standing: JSON.stringify(view.standing),
    vetoed: vetoed.join('; ') || 'nothing',
  })
}

// a reply of a model may be pages; what it proposes comes first
const LONGEST_RESPONSE = 4_000

/** The whole of it, as seed 3 passes it on. */
function tellResponse(response: Response | undefined): string {
  if (response === undefined) return '{"error": "no answer"}'
  const { agent, answer, confidence, metadata, proposals, error } = response
  const told = {
    agent,
    answer,
    confidence,
    metadata,
    proposals: proposals.map(({ command, at, probability, reason }) => ({ command, at, probability, reason })),
    ...(error !== undefined && { error }),
  }
  return JSON.stringify(told).slice(0, LONGEST_RESPONSE)
}

function filled<M extends Member>(member: M, own: Templates, variables: Variables<M>): Prompt {
  const { system, prompt } = partsOf(templateOf(member, own))
  return {
    temperature: temperatures[member],
    ...(system !== '' && { system }),
    // what is empty, such as papers that nobody has, leaves no gap
    prompt: fill(prompt, variables).trim(),
  }
}
