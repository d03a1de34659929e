/**
 * The actions of a turn: what was decided, one after the other, each held to the house as it then is; and, where rules
 * decide and the turn goes on, what they decide next.
 */
import { isPromise, type Awaitable } from '../../base/awaitable.ts'
import type { HousePlan } from '../../worlds/house/plan.ts'
import { shown } from '../../worlds/house/words.ts'
import type { Arrival } from './arrive.ts'
import type { Draft } from './draft.ts'
import type { Intention, Situation } from './situation.ts'
import { situationOf } from './situation-of.ts'
import { readIntention, takeTurn, type Done } from './turn.ts'

/** All that a turn is decided by. */
export interface Prepared {
  readonly draft: Draft
  readonly plan: HousePlan
  readonly arrival: Arrival
  readonly situation: Situation
}

/** Without `rules`, what was decided at once: whoever else decides is asked again for the next. */
export function takeActions(
  { draft, plan, arrival: { perception, heardFrom }, situation: first }: Prepared,
  decided: Intention,
  rules?: (situation: Situation) => Awaitable<Intention>,
): { readonly endsTurn: boolean; readonly actionsDone: number } {
  let [situation, here] = [first, perception]
  let done = takeTurn(draft, plan, situation, decided, heardFrom)
  const actionsSoFar = () => situation.actionsDone + 1
  const now = () => {
    here = done.sees ?? here
    // no time has passed, and nobody else has done anything: there is no news
    const around = { perception: here, news: [] }
    const { self, random } = situation
    return situationOf(draft, plan, self, around, { actionsDone: actionsSoFar(), random })
  }
  const act = (next: Situation, intention: Intention): Done => {
    situation = next
    return (done = takeTurn(draft, plan, situation, intention, []))
  }

  if (decided.further !== undefined) followUp(decided.further)

  /** Lines that are no commands are the end of what was said, or a word about it. */
  function followUp(further: readonly string[]): void {
    const told = [done.text]
    for (const command of further) {
      if (done.endsTurn) break
      const next = now()
      const read = readIntention(draft, plan, next, { command })
      if (!read.ok) break
      if (!done.leadsOn) {
        told.push(`You have not done this yet: ${shown(command)}.`)
        break
      }
      told.push(act(next, { command, reason: decided.reason, action: read.action }).text)
    }
    if (told.length > 1) draft.setResult(situation.self.name, told.join('\n'))
  }

  if (rules === undefined) return { endsTurn: done.endsTurn, actionsDone: actionsSoFar() }

  while (!done.endsTurn) {
    const next = now()
    const intention = rules(next)
    if (isPromise(intention)) break
    act(next, intention)
  }
  return { endsTurn: done.endsTurn, actionsDone: actionsSoFar() }
}
