/** Attempts of one agent to think in one step: retries, time-outs, and fallbacks or skipping, as agent and flow say. */
import { isPromise, type Awaitable } from '../base/awaitable.ts'
import { systemClock } from '../base/clock.ts'
import { messageOf, TroupeError } from '../base/errors.ts'
import { finalKind, isFinal } from '../base/final-errors.ts'
import { parse } from '../base/schema.ts'
import { createTimeout } from '../base/timeout.ts'
import type { CompiledAgent } from '../define/society.ts'
import type { PlacedQuestion } from '../store/pending.ts'
import type { Thinking } from '../store/record.ts'
import { ThinkContext } from './context.ts'
import { checkOutcome } from './outcome.ts'
import { randomOf, type Session, type Slot } from './session.ts'

// a provider that is down is not helped by more haste
const DEFAULT_BACKOFF_MS = 100
const DEFAULT_MAX_BACKOFF_MS = 30_000

/** Where the step hears of a slot's waiting, and reaches its thinking to stop it. */
export interface SlotHooks {
  wait(questions: readonly PlacedQuestion[]): void
  started(context: ThinkContext): void
  /** aborted when the step is over, however it came to that */
  stopped(): AbortSignal
}

export function thinkSlot(session: Session, slot: Slot, hooks: SlotHooks): Awaitable<Thinking> {
  try {
    const thinking = attempt(session, slot, slot.compiled, 1, hooks)
    return isPromise(thinking) ? thinking.catch((error: unknown) => recover(session, slot, hooks, error)) : thinking
  } catch (error) {
    return recover(session, slot, hooks, error)
  }
}

function attempt(session: Session, slot: Slot, compiled: CompiledAgent, tries: number, hooks: SlotHooks) {
  const { agent } = compiled
  const timeout = createTimeout(agent.timeoutMs)
  const payload = agent.takes ? parse(agent.takes, slot.payload, `The payload of agent "${slot.label}"`) : slot.payload
  const context = new ThinkContext(session, slot, tries, payload, { timeout, hooks })
  hooks.started(context)
  const thought = agent.think(compiled.view(session.moment.values) as never, context as never)
  const ground = { flow: session.flow, values: session.moment.values, handlers: session.handlers }
  const check = (outcome: unknown): Thinking => {
    const thinking = checkOutcome(ground, compiled, outcome)
    return context.mind === undefined ? thinking : { ...thinking, mind: context.mind }
  }
  if (!isPromise(thought)) return check(thought)
  const expire = () => {
    const error = new TroupeError('AGENT_TIMEOUT', `Agent "${slot.label}" did not answer within ${agent.timeoutMs} ms.`)
    context.leave(error)
    return error
  }
  return timeout
    .race(thought, expire)
    .finally(() => context.leave())
    .then(check)
}

async function recover(session: Session, slot: Slot, hooks: SlotHooks, firstError: unknown): Promise<Thinking> {
  const { agent, failure } = slot.compiled
  const { attempts = 1, backoffMs = DEFAULT_BACKOFF_MS, maxBackoffMs = DEFAULT_MAX_BACKOFF_MS } = agent.retry ?? {}
  const jitter = randomOf(session, slot)
  let error = firstError
  let tries = 1
  while (tries < attempts && !isFinal(error) && !hooks.stopped().aborted) {
    // between half and the whole of it, so that branches that failed together do not come back together
    const wait = Math.min(maxBackoffMs, backoffMs * 2 ** (tries - 1)) * (0.5 + jitter.next() / 2)
    await (session.options.clock ?? systemClock).sleep(wait, hooks.stopped())
    tries++
    try {
      return { ...(await attempt(session, slot, slot.compiled, tries, hooks)), tries }
    } catch (latest) {
      error = latest
    }
  }
  const canRecover = !isFinal(error) && !hooks.stopped().aborted
  if (failure === 'skip' && canRecover) return { tries, skipped: messageOf(error) }
  if (typeof failure === 'object' && canRecover) {
    try {
      return { ...(await attempt(session, slot, failure, tries + 1, hooks)), tries, by: failure.name }
    } catch (latest) {
      error = latest
    }
  }
  // what is set up wrong is told with the agent and the step that met it
  if (isFinal(error) && finalKind(error) !== 'setup') throw error
  const after = tries > 1 ? ` after ${tries} tries` : ''
  const where = `Agent "${slot.label}" failed at step ${session.moment.step + 1}${after}`
  throw new TroupeError('RUN_AGENT_FAILED', `${where}: ${messageOf(error)}`, { cause: error })
}
