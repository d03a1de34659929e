/** Minds that cost nothing: rules, a person, and a script. */
import { isPromise, type Awaitable } from '../base/awaitable.ts'
import { listed, TroupeError } from '../base/errors.ts'
import { parse } from '../base/schema.ts'
import type { Context } from '../define/agent.ts'
import { answered, type Answer, type AnyMind, type Matter, type Mind } from './answer.ts'

/** Thinks by a function. As quick as the function: nothing is journaled but the outcome. */
export function rules<V, T, P>(decide: (view: V, context: Context<P>) => Awaitable<T>): Mind<V, T, P> {
  return {
    name: 'rules',
    answer: ({ view, context }) => answeredBy('rules', decide(view, context)),
  }
}

/** At once where the reply is there at once. */
export function answeredBy<T>(by: string, reply: Awaitable<T>): Awaitable<Answer<T>> {
  return isPromise(reply) ? reply.then((known) => answered(by, known)) : answered(by, reply)
}

/** The rules the agent came with. */
export const ownRules: AnyMind = {
  name: 'rules',
  async answer<T>({ rules: own, context }: Matter<unknown, T>) {
    if (own) return answered('rules', await own())
    throw new TroupeError('MIND_MISSING', `Agent "${context.agent}" has no rules to fall back on.`)
  },
}

/** Lets a person think: the run waits until the question is answered, as with `context.ask`. */
export function person(): AnyMind {
  return {
    name: 'person',
    async answer<T>({ context, prompt, reply }: Matter<unknown, T>) {
      const { system, prompt: text } = await prompt()
      const question = { prompt: text, ...(system !== undefined && { system }) }
      return answered('person', await context.ask(question, { schema: reply }))
    },
  }
}

/** Replies written down beforehand, by step: a list begins at step 1. The same when resumed, as it keeps no count. */
export function script<V, T, P>(replies: { readonly [step: number]: T }): Mind<V, T, P> {
  const byStep: { readonly [step: number]: T } = Array.isArray(replies)
    ? Object.fromEntries((replies as readonly T[]).map((reply, place) => [place + 1, reply]))
    : replies
  return {
    name: 'script',
    answer({ context: { agent, step }, reply }) {
      if (!Object.hasOwn(byStep, step)) {
        throw new TroupeError(
          'MIND_MISSING',
          `The script of agent "${agent}" has no reply for step ${step}. Its steps: ${listed(Object.keys(byStep))}.`,
        )
      }
      return answered('script', parse(reply, byStep[step], `The reply of the script at step ${step}`))
    },
  }
}
