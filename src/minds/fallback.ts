/** A fallback mind: when the first cannot answer, the second does, and the answer says so. */
import { isPromise } from '../base/awaitable.ts'
import { messageOf, TroupeError, type ErrorCode } from '../base/errors.ts'
import { isFinal } from '../base/final-errors.ts'
import { redact } from '../models/keys.ts'
import { ownRules } from './simple-minds.ts'
import type { AnyMind, Answer, Matter, Mind } from './answer.ts'

/**
 * The second answers where the first gives none: no reply that fits, a provider that is down, rules that throw.
 * Without a second the agent's own rules do.
 */
export function fallback(first: AnyMind, second?: AnyMind): AnyMind
export function fallback<V, T, P>(first: AnyMind, second: Mind<V, T, P>): Mind<V, T, P>
export function fallback<V, T, P>(
  first: Mind<V, T, P>,
  second: AnyMind | Mind<NoInfer<V>, NoInfer<T>, NoInfer<P>>,
): Mind<V, T, P>
export function fallback<V, T, P>(first: Mind<V, T, P>, second: Mind<V, T, P> = ownRules): Mind<V, T, P> {
  return behind(first, second, () => true)
}

/** The second answers only where a reply does not fit or a guard refused; all else is the agent's failure. */
export function repaired<V, T, P>(first: Mind<V, T, P>, second: Mind<V, T, P>): Mind<V, T, P> {
  return behind(first, second, (error) => UNFIT.has(codeOf(error)))
}

const UNFIT: ReadonlySet<ErrorCode | undefined> = new Set(['MODEL_BAD_REPLY', 'GUARD_REFUSED'] as const)

function behind<V, T, P>(
  first: Mind<V, T, P>,
  second: Mind<V, T, P>,
  helps: (error: unknown) => boolean,
): Mind<V, T, P> {
  const help = async (matter: Matter<V, T, P>, error: unknown): Promise<Answer<T>> => {
    const code = codeOf(error)
    // set up wrong, or meant to stop: another mind would only hide it. One that is missing is what the second is for
    const isHidden = isFinal(error) && code !== 'MIND_MISSING'
    if (isHidden || matter.context.signal.aborted || !helps(error)) throw error
    const answer = await second.answer(matter)
    const why =
      code === 'MODEL_BAD_REPLY' ? 'parse_failed' : code === 'GUARD_REFUSED' ? 'guard_refused' : 'model_failed'
    const note = { mind: answer.by, insteadOf: first.name, error: why, because: redact(messageOf(error)) }
    await matter.context.once('mind', () => note)
    return { ...answer, confidence: 0, error: why }
  }
  return {
    name: `${first.name}, then ${second.name}`,
    answer(matter) {
      try {
        const answer = first.answer(matter)
        return isPromise(answer) ? answer.catch((error: unknown) => help(matter, error)) : answer
      } catch (error) {
        return help(matter, error)
      }
    },
  }
}

function codeOf(error: unknown): ErrorCode | undefined {
  return error instanceof TroupeError ? error.code : undefined
}
