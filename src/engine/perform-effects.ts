/** Performing the effects of a step: at commit, in declared order, and those outside the process never twice. */
import { messageOf, TroupeError } from '../base/errors.ts'
import { seal } from '../base/seal.ts'
import { FORMAT_VERSION, type EffectData, type JournalRecord, type PerformedEffect } from '../store/record.ts'
import type { Thinking } from '../store/record.ts'
import type { EffectInfo, Handler } from '../define/effects.ts'
import { tellParts } from './token-feed.ts'
import type { Session, Slot } from './session.ts'

/** The result of an effect that was announced, and nobody knows whether it was done: the agent looks again. */
const INTERRUPTED = Object.freeze({ interrupted: true })

/** The effects of a step, performed: results by slot. */
export async function performEffects(session: Session, slots: readonly Slot[], thinkings: readonly Thinking[]) {
  const { id: run, moment, handlers, journal, pending, feed } = session
  const step = moment.step + 1
  // no handler sees anything that is not committed
  if (journal.waits) await journal.flush()
  const outside = thinkings.some(({ effects }) => effects?.some(({ type }) => !handlers[type]!.repeatable))
  // an announcement is only worth something if resuming comes to the same effects
  let unsaved: JournalRecord[] = outside ? thinkRecords(session, slots, thinkings) : []
  const performed: PerformedEffect[][] = []
  for (const { index: slot, compiled, label } of slots) {
    const results: PerformedEffect[] = []
    performed.push(results)
    for (const [place, effect] of (thinkings[slot]!.effects ?? []).entries()) {
      const handler = handlers[effect.type]!
      const known = pending.effects.get(`${slot}.${place}`)
      if (known) {
        results.push({ effect, result: known.done ? known.result : INTERRUPTED })
        continue
      }
      const id = `${run}/${step}/${label}/${place}`
      if (!handler.repeatable) {
        await journal.append([...unsaved, { v: FORMAT_VERSION, kind: 'effect', step, slot, place, id }])
        unsaved = []
      }
      const agent = compiled.name
      const onPart = tellParts(feed, { run, step, slot, agent })
      const result = await perform(handler, effect, { id, run, step, agent, ...(onPart && { onPart }) }).catch(
        async (error: unknown) => {
          // what was done before it stays known
          if (unsaved.length > 0) await journal.append(unsaved)
          throw error
        },
      )
      results.push({ effect, result })
      if (!handler.repeatable) unsaved.push({ v: FORMAT_VERSION, kind: 'done', step, slot, place, result })
    }
  }
  return performed
}

async function perform(handler: Handler, effect: EffectData, info: EffectInfo): Promise<unknown> {
  try {
    return seal((await handler(effect, info)) ?? null, `The result of effect "${effect.type}"`)
  } catch (cause) {
    const what = `The effect "${effect.type}" of agent "${info.agent}" failed at step ${info.step}`
    throw new TroupeError('RUN_EFFECT_FAILED', `${what}: ${messageOf(cause)}`, { cause })
  }
}

/** Outcomes that the journal does not hold yet; from now on it does. */
export function thinkRecords(
  { moment, pending }: Session,
  slots: readonly Slot[],
  thinkings: readonly (Thinking | undefined)[],
) {
  const records: JournalRecord[] = []
  for (const { index: slot, compiled } of slots) {
    const outcome = thinkings[slot]
    if (outcome === undefined || pending.outcomes.has(slot)) continue
    pending.outcomes.set(slot, outcome)
    records.push({ v: FORMAT_VERSION, kind: 'think', step: moment.step + 1, slot, agent: compiled.name, outcome })
  }
  return records
}
