/**
 * A member, as the three specialists are: a mind answers from what it knows, and one that is muted says nothing. What
 * it knows was learned before, by its own rules (`things.ts`, `map.ts`, `deeds.ts`).
 */
import type { View } from '../../board/field.ts'
import type { Context, Update } from '../../define/agent.ts'
import type { Answer } from '../../minds/answer.ts'
import type { MakeMind } from '../../minds/mind.ts'
import { expedition, type Fields } from './board.ts'
import { plannedIn } from './planned.ts'
import { specialistPrompt } from './prompts/prompts.ts'
import type { Variables } from './prompts/placeholders.ts'
import type { Response, Specialist } from './protocol.ts'
import { adviceSchema, type Advice } from './response-schema.ts'
import type { SpecialistView } from './views.ts'
import { inWorld } from './world-of.ts'

type SpecialistField = keyof SpecialistView & keyof Fields

export interface Specialism<M extends Specialist, R extends keyof Fields, W extends keyof Fields, K> {
  readonly name: M
  readonly reads: readonly (R | SpecialistField)[]
  readonly writes: readonly W[]
  readonly know: (view: View<Fields, R | SpecialistField>, run: string) => K
  /** what it advises */
  readonly advise: (knowledge: K, view: View<Fields, R | SpecialistField>) => Advice
  /** what a mind that reads is told */
  readonly tell: (knowledge: K, view: View<Fields, R | SpecialistField>) => Variables<M>
  /** what a mind says in its name, as far as what it knows bears that out */
  readonly ground?: (advice: Advice, knowledge: K) => Advice
  /** what follows from the advice for what it keeps */
  readonly remember?: (knowledge: K, view: View<Fields, R | SpecialistField>, advice: Advice) => Update<Fields, W>
}

export function createMember<M extends Specialist, R extends keyof Fields, W extends keyof Fields, K>(
  { name, reads, writes, know, advise, tell, ground, remember }: Specialism<M, R, W, K>,
  minds: MakeMind,
) {
  type Seen = View<Fields, R | SpecialistField>
  // whatever else it sees, it sees what every specialist does
  const common = (view: Seen) => view as unknown as SpecialistView
  return expedition.agent({
    reads: [...reads],
    writes: [...writes, 'responses', 'exchanges'] as (W | 'responses' | 'exchanges')[],
    think: inWorld(
      minds({
        prompt: (view: Seen & SpecialistView, { run }: Context) =>
          specialistPrompt(name, common(view).prompts, tell(know(view, run), view)),
        reply: adviceSchema,
        rules: (view: Seen & SpecialistView, { run }: Context) =>
          withPlan(name, advise(know(view, run), view), common(view)),
        act: (said: Advice, view: Seen & SpecialistView, answer: Answer<Advice>, { run }: Context) => {
          const knowledge = know(view, run)
          const advice = ground?.(said, knowledge) ?? said
          const response = responseOf(name, advice, answer, common(view))
          const update = remember?.(knowledge, view, advice)
          const asked = answer.error === undefined ? advice.asked : undefined
          return {
            ...update,
            responses: { [name]: response },
            ...(asked && !common(view).muted.includes(name) && { exchanges: { [name]: asked } }),
          } as Update<Fields, W | 'responses' | 'exchanges'>
        },
      }),
    ),
  })
}

/** What was imagined goes before all else. */
function withPlan(name: Specialist, advice: Advice, view: SpecialistView): Advice {
  const planned = plannedIn(view)
  if (planned === undefined) return advice
  return planned.by === name
    ? { ...advice, answer: planned.proposal.reason, confidence: 1, proposals: [planned.proposal] }
    : { ...advice, confidence: 0, proposals: [] }
}

function responseOf(
  agent: Specialist,
  { answer, confidence, metadata, proposals }: Advice,
  { error }: Answer<Advice>,
  { muted }: SpecialistView,
): Response {
  if (muted.includes(agent)) return { agent, answer: '', confidence: 0, metadata: {}, proposals: [] }
  const said = { agent, answer, confidence, metadata, proposals }
  return error === undefined ? said : { ...said, confidence: 0, error }
}
