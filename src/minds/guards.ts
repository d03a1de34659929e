/** Guards: functions that see what goes into a mind and what comes out of it, and pass, change or refuse it. */
import type { Awaitable } from '../base/awaitable.ts'
import { TroupeError } from '../base/errors.ts'
import { parse, type Schema } from '../base/schema.ts'
import { seal } from '../base/seal.ts'
import type { Context } from '../define/agent.ts'
import type { ToolResult } from '../models/message.ts'

/** Nothing lets it pass. */
export type Verdict<T> = void | undefined | { readonly change: T } | { readonly refuse: string }

export interface GuardInfo {
  readonly run: string
  readonly agent: string
  readonly step: number
  /** the tool whose result it is; nothing for a prompt */
  readonly tool?: string
}

export interface Guard<T = unknown> {
  /** what the journal calls it */
  readonly name: string
  /**
   * Sees prompts before a model or a person does, and results of tools, as text or JSON. A refused result is replaced
   * by the reason.
   */
  input?(text: string, info: GuardInfo): Awaitable<Verdict<string>>
  /** sees the reply before the agent acts on it, whoever gave it */
  output?(reply: T, info: GuardInfo): Awaitable<Verdict<T>>
}

/** As much of a guard as looks at what goes in. */
export type InputGuard = Pick<Guard, 'name' | 'input'>

/** What the journal keeps of a guard's word; a resumed thought takes it from there. */
export interface GuardRecord {
  readonly guard: string
  readonly on: 'prompt' | 'result' | 'reply'
  readonly did: 'passed' | 'changed' | 'refused'
  readonly reason?: string
  readonly change?: unknown
}

type Place = Pick<Context, 'run' | 'agent' | 'step' | 'once'>

const GUARD_CALL = 'guard'

async function hear<T>(
  { once }: Place,
  on: GuardRecord['on'],
  guard: string,
  decide: () => Awaitable<Verdict<T>>,
): Promise<GuardRecord> {
  return once(GUARD_CALL, async (): Promise<GuardRecord> => {
    const verdict = await decide()
    if (!verdict) return { guard, on, did: 'passed' }
    if ('refuse' in verdict) return { guard, on, did: 'refused', reason: verdict.refuse }
    return { guard, on, did: 'changed', change: seal(verdict.change, `What guard "${guard}" made of it`) }
  })
}

const infoOf = ({ run, agent, step }: Place, tool?: string): GuardInfo => ({
  run,
  agent,
  step,
  ...(tool !== undefined && { tool }),
})

export async function guardPrompt<Q extends { readonly prompt: string }>(
  guards: readonly InputGuard[],
  given: Q,
  context: Place,
): Promise<Q> {
  let { prompt } = given
  for (const { name, input } of guards) {
    if (!input) continue
    const { did, change, reason = '' } = await hear(context, 'prompt', name, () => input(prompt, infoOf(context)))
    if (did === 'refused') throw refused(name, 'what was to be asked', context.agent, reason)
    if (did === 'changed') prompt = String(change)
  }
  return prompt === given.prompt ? given : { ...given, prompt }
}

/** A result that is refused does not stop the thought: the model is told why it cannot have it. */
export async function guardResult(
  guards: readonly InputGuard[],
  result: ToolResult,
  context: Place,
): Promise<ToolResult> {
  let known = result
  for (const { name, input } of guards) {
    if (!input || known.outcome !== 'done') continue
    const text = typeof known.output === 'string' ? known.output : JSON.stringify(known.output)
    const info = infoOf(context, known.name)
    const { did, change, reason = '' } = await hear(context, 'result', name, () => input(text, info))
    if (did === 'changed') known = { ...known, output: change }
    if (did === 'refused') known = { ...known, outcome: 'faulty', output: `Refused by ${name}: ${reason}` }
  }
  return known
}

export async function guardReply<T>(
  guards: readonly Guard<T>[],
  given: T,
  schema: Schema<T>,
  context: Place,
): Promise<T> {
  let reply = given
  for (const guard of guards) {
    const { name } = guard
    if (!guard.output) continue
    const {
      did,
      change,
      reason = '',
    } = await hear(context, 'reply', name, () => guard.output?.(reply, infoOf(context)))
    if (did === 'refused') throw refused(name, 'the reply', context.agent, reason)
    if (did === 'changed') reply = parse(schema, change, `What guard "${name}" made of the reply`)
  }
  return reply
}

function refused(guard: string, what: string, agent: string, reason: string): TroupeError {
  return new TroupeError('GUARD_REFUSED', `Guard "${guard}" refused ${what} of agent "${agent}": ${reason}`)
}
