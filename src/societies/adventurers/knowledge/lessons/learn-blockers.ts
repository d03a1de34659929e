/**
 * Learns blockers: refused, and told of the state of something. "You pull, and nothing moves. The bolt is on." Once
 * that is otherwise, what was refused is worth another try.
 */
import type { ThingsDraft } from '../draft.ts'
import { find } from '../holding.ts'
import { noteChange } from '../model/changes.ts'
import { blockersIn, blockingStates, type BlockingState } from '../model/needs.ts'
import { isSameName } from '../names.ts'

const isBlocking = (state: string): state is BlockingState => (blockingStates as readonly string[]).includes(state)

/** After a refusal in words of its own at that place. */
export function learnBlocker({ reply, needs, last, objects }: ThingsDraft, place: string): void {
  for (const { thing, state } of reply.states) {
    if (thing === undefined || !isBlocking(state) || last!.nouns.some((name) => isSameName(name, thing))) continue
    if (!find(objects.values(), thing, place)) continue
    const way = last!.way === undefined ? {} : { way: last!.way }
    needs.set(thing, { place, state, command: last!.text, ...way, isSettled: false })
  }
}

/** Something was done to what is in the way: perhaps it is not any more. */
export function settleBlocker(draft: ThingsDraft): void {
  const { last, needs, changes, step } = draft
  for (const { thing, place, ...need } of blockersIn(draft)) {
    if (!last!.nouns.some((name) => isSameName(name, thing)) || place !== draft.here) continue
    needs.set(thing, { place, ...need, isSettled: true })
    noteChange(changes, place, { freed: step })
  }
}
