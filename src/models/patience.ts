/** Trying again, giving up in time, and not more calls at once than a provider can take. */
import { systemClock, type Clock } from '../base/clock.ts'
import { messageOf, TroupeError } from '../base/errors.ts'
import { createLimiter, type Limiter } from '../base/limiter.ts'
import { mayAsk } from './call-gate.ts'
import { ModelFault } from './fault.ts'
import { redact } from './keys.ts'

export interface Patience {
  /** tries in all, the first included */
  readonly attempts?: number
  /** the wait before the second try; doubles each time. What the provider asks for in Retry-After goes before it */
  readonly backoffMs?: number
  /** a provider that asks for a longer wait is given up at once */
  readonly maxWaitMs?: number
  /** after this long a try is abandoned */
  readonly timeoutMs?: number
  /** how many calls to this provider may be under way at once */
  readonly concurrency?: number
  readonly clock?: Clock
}

// a long reply of a large model takes a minute; a free tier's quota is per minute
const DEFAULTS = { attempts: 4, backoffMs: 500, maxWaitMs: 65_000, timeoutMs: 120_000, concurrency: 8 }

// one for the process: several models of a provider share its quota
const limiters = new Map<string, Limiter>()

export interface Caller {
  readonly name: string
  readonly provider: string
  /** what to do about a key that was missing, when the provider says so */
  readonly adviseOnKey?: () => string
}

/**
 * Does a call as patiently as told. Gives up with MODEL_FAILED, which holds no key. A call whose result is only its
 * beginning counts as under way until it is `over`.
 */
export async function withPatience<T>(
  caller: Caller,
  patience: Patience,
  signal: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<T>,
  over?: (result: T) => Promise<void>,
): Promise<{ readonly result: T; readonly tries: number }> {
  const { attempts, backoffMs, maxWaitMs, timeoutMs, concurrency } = { ...DEFAULTS, ...patience }
  const { clock = systemClock } = patience
  const work = async () => {
    for (let tries = 1; ; tries++) {
      signal?.throwIfAborted()
      // before the clock of this try starts: others may be first
      await mayAsk(caller.provider, signal)
      const timeout = AbortSignal.timeout(timeoutMs)
      try {
        return { result: await call(signal ? AbortSignal.any([signal, timeout]) : timeout), tries }
      } catch (error) {
        signal?.throwIfAborted()
        const fault = timeout.aborted
          ? new ModelFault(`no answer within ${timeoutMs} ms`, { passing: true })
          : error instanceof ModelFault
            ? error
            : undefined
        if (!fault) throw error
        // half of it by chance, so that agents who were refused together do not come back together
        const wait = fault.retryAfterMs ?? backoffMs * 2 ** (tries - 1) * (0.5 + Math.random() / 2)
        if (!fault.passing || tries >= attempts || wait > maxWaitMs) throw givenUp(caller, fault, tries, maxWaitMs)
        await clock.sleep(wait, signal)
      }
    }
  }
  return inTurn(caller.provider, concurrency, work, async ({ result }) => over?.(result))
}

// it wants to know who asks, and does not know
const WANTS_KEY = [401, 403]

function givenUp({ name, adviseOnKey }: Caller, fault: ModelFault, tries: number, maxWaitMs: number): TroupeError {
  const { retryAfterMs: wait = 0 } = fault
  const after = tries > 1 ? ` after ${tries} tries` : ''
  const asked = wait > maxWaitMs ? ` It asks to wait ${Math.ceil(wait / 1000)} s.` : ''
  const advice = WANTS_KEY.includes(fault.status ?? 0) ? (adviseOnKey?.() ?? '') : ''
  const message = `${name} gave no answer${after}: ${messageOf(fault)}.${asked} ${advice}`
  return new TroupeError('MODEL_FAILED', redact(message.trimEnd()))
}

function inTurn<T>(
  provider: string,
  concurrency: number,
  work: () => Promise<T>,
  over: (result: T) => Promise<void>,
): Promise<T> {
  let limiter = limiters.get(provider)
  if (!limiter) limiters.set(provider, (limiter = createLimiter()))
  return new Promise((resolve, reject) => {
    limiter.run(provider, concurrency, () => {
      const working = work()
      working.then(resolve, reject)
      // who asked is told of a failure
      return working.then(over).catch(() => {})
    })
  })
}
