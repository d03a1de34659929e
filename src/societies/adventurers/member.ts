/**
 * A member, as the three specialists are: a mind answers, rules keep the inner state, and one that is muted says
 * nothing.
 */
import type { View } from '../../board/field.ts'
import type { Context, Update } from '../../define/agent.ts'
import type { Answer, Prompt } from '../../minds/answer.ts'
import type { MakeMind } from '../../minds/mind.ts'
import { expedition, type Fields } from './board.ts'
import { knowledgeFields, type Knowledge, type Known } from './knowledge/knowledge.ts'
import { knowledgeOf } from './knowledge/recall.ts'
import { plannedIn } from './planned.ts'
import type { Response, Specialist } from './protocol.ts'
import { adviceSchema, type Advice } from './response-schema.ts'
import { inWorld } from './world-of.ts'

export const memberFields = [
  ...knowledgeFields,
  'papers',
  'query',
  'inventory',
  'progress',
  'currentLocation',
  'actionHistory',
  'itemCombinationsTried',
  'successfulSolutions',
  'successfulPatterns',
  'failedPatterns',
  'loopDetection',
  'unexploredExits',
  'mapCompleteness',
  'puzzlePatterns',
  'plan',
  'currentGoal',
  'strategy',
] as const
export type MemberView = View<Fields, (typeof memberFields)[number]>

export interface Specialism<W extends keyof Fields> {
  readonly name: Specialist
  readonly writes: readonly W[]
  readonly prompt: (view: MemberView) => Prompt
  /** what it advises */
  readonly advise: (knowledge: Knowledge, view: MemberView, context: Context) => Advice
  /** what it has learned from the last reply */
  readonly remember: (knowledge: Knowledge, view: MemberView) => Update<Fields, W>
}

export function createMember<W extends keyof Fields>(
  { name, writes, prompt, advise, remember }: Specialism<W>,
  minds: MakeMind,
) {
  return expedition.agent({
    reads: memberFields,
    writes: [...writes, 'responses'] as (W | 'responses')[],
    think: inWorld(
      minds({
        prompt,
        reply: adviceSchema,
        rules: (view: MemberView, context: Context) =>
          withPlan(name, advise(knowledgeOf(view, context.run), view, context), view),
        act: (advice: Advice, view: MemberView, answer: Answer<Advice>, { run }: Context) => {
          const response = responseOf(name, advice, answer, view)
          const update = remember(knowledgeOf(view, run), view)
          return { ...update, responses: { [name]: response } } as Update<Fields, W | 'responses'>
        },
      }),
    ),
  })
}

/** What was imagined goes before all else. */
function withPlan(name: Specialist, advice: Advice, view: MemberView): Advice {
  const planned = plannedIn(view)
  if (planned === undefined) return advice
  return planned.by === name
    ? { ...advice, answer: planned.proposal.reason, confidence: 1, proposals: [planned.proposal] }
    : { ...advice, confidence: 0, proposals: [] }
}

function responseOf(agent: Specialist, advice: Advice, { error }: Answer<Advice>, { muted }: Known): Response {
  if (muted.includes(agent)) return { agent, answer: '', confidence: 0, metadata: {}, proposals: [] }
  if (error !== undefined) return { ...advice, agent, confidence: 0, error }
  return { ...advice, agent }
}
