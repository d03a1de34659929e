/** The outcome of an agent's thinking, checked against what it declared (E2) and made ready for the journal. */
import { listed, TroupeError } from '../base/errors.ts'
import { isRecord } from '../base/json-kinds.ts'
import { seal } from '../base/seal.ts'
import type { Values } from '../board/change.ts'
import type { EffectData, Thinking } from '../store/record.ts'
import { RESERVED_NAMES } from '../define/agent.ts'
import type { CompiledAgent, CompiledFlow } from '../define/society.ts'

const NOTHING: Thinking = {}

/** What an outcome is checked against: the board it is for, and the effects somebody handles. */
export interface Ground {
  readonly flow: CompiledFlow
  readonly values: Values
  readonly handlers: Readonly<Record<string, unknown>>
}

export function checkOutcome(ground: Ground, compiled: CompiledAgent, thought: unknown): Thinking {
  const { name, route } = compiled
  if (thought === undefined || thought === null) return NOTHING
  if (!isRecord(thought)) throw badOutcome(name, 'think gave something that is no record of fields')
  if (!('update' in thought || 'effects' in thought || 'next' in thought)) {
    return { update: checkUpdate(ground, compiled, thought) }
  }
  const { update, effects, next, ...extra } = thought
  if (update !== undefined && !isRecord(update)) throw badOutcome(name, 'its update is no record of fields')
  if (Object.keys(extra).length > 0) {
    throw badOutcome(
      name,
      `beside ${listed(RESERVED_NAMES)} it has ${listed(Object.keys(extra))}; put fields into update`,
    )
  }
  if (next !== undefined && route.kind !== 'chosen') {
    throw badOutcome(name, 'it says who is next, but its route is not its own to choose; make the route chosen(…)')
  }
  return {
    ...(update !== undefined && { update: checkUpdate(ground, compiled, update) }),
    ...(effects !== undefined && { effects: checkEffects(ground.handlers, name, effects) }),
    ...(next !== undefined && { next: seal(next, `next of agent "${name}"`) }),
  }
}

type Update = Readonly<Record<string, unknown>>

function checkUpdate({ flow, values }: Ground, { name, agent, places }: CompiledAgent, update: Update): Update {
  const { fields } = flow.board
  const checked: Record<string, unknown> = {}
  for (const field of Object.keys(update)) {
    const write = update[field]
    if (write === undefined) continue
    const place = places.get(field)
    if (place === undefined) throw undeclared(name, field, agent.writes, Object.keys(fields))
    checked[field] = seal(fields[field]!.checkWrite(write, values[field], place), place)
  }
  return checked
}

function checkEffects(handlers: Ground['handlers'], name: string, effects: unknown): readonly EffectData[] {
  if (!Array.isArray(effects)) throw badOutcome(name, 'its effects are not a list')
  for (const effect of effects as readonly Partial<EffectData>[]) {
    if (typeof effect?.type !== 'string') throw badOutcome(name, 'it has an effect without a type')
    if (Object.hasOwn(handlers, effect.type)) continue
    const what = `Agent "${name}" wants the effect "${effect.type}", which nobody handles`
    const help = `Handled: ${listed(Object.keys(handlers))}. Give the run a handler for it.`
    throw new TroupeError('RUN_UNKNOWN_EFFECT', `${what}. ${help}`)
  }
  return seal(effects as EffectData[], `effects of agent "${name}"`)
}

function undeclared(name: string, field: string, writes: readonly string[], fields: readonly string[]): TroupeError {
  const what = `Agent "${name}" writes "${field}" but does not declare it. It declares: ${listed(writes)}.`
  const known = fields.includes(field) ? `Add "${field}" to its writes.` : `The board's fields: ${listed(fields)}.`
  return new TroupeError('AGENT_UNDECLARED_WRITE', `${what} ${known}`)
}

function badOutcome(name: string, why: string): TroupeError {
  return new TroupeError('AGENT_BAD_OUTCOME', `The outcome of agent "${name}" cannot be used: ${why}.`)
}
