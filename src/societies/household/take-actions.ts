/** The actions of a turn: what was decided, and, where rules decide and the turn goes on, what they decide next. */
import { isPromise, type Awaitable } from '../../base/awaitable.ts'
import type { HousePlan } from '../../worlds/house/plan.ts'
import type { Arrival } from './arrive.ts'
import type { Draft } from './draft.ts'
import type { Intention, Situation } from './situation.ts'
import { situationOf } from './situation-of.ts'
import { takeTurn } from './turn.ts'

/** All that a turn is decided by. */
export interface Prepared {
  readonly draft: Draft
  readonly plan: HousePlan
  readonly arrival: Arrival
  readonly situation: Situation
}

/** Without `rules`, one action: whoever else decides is asked again for the next. */
export function takeActions(
  { draft, plan, arrival: { perception, heardFrom }, situation: first }: Prepared,
  decided: Intention,
  rules?: (situation: Situation) => Awaitable<Intention>,
): { readonly endsTurn: boolean; readonly actionsDone: number } {
  let [situation, here] = [first, perception]
  let { endsTurn, sees } = takeTurn(draft, plan, situation, decided, heardFrom)
  const actionsSoFar = () => situation.actionsDone + 1
  if (rules === undefined) return { endsTurn, actionsDone: actionsSoFar() }
  while (!endsTurn) {
    here = sees ?? here
    // no time has passed, and nobody else has done anything: there is no news
    const around = { perception: here, news: [] }
    const { self, random } = situation
    const next = situationOf(draft, plan, self, around, { actionsDone: actionsSoFar(), random })
    const intention = rules(next)
    if (isPromise(intention)) break
    situation = next
    ;({ endsTurn, sees } = takeTurn(draft, plan, situation, intention, []))
  }
  return { endsTurn, actionsDone: actionsSoFar() }
}
