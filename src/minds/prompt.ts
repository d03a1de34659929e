/** What an agent asks: a text with `{names}` of the fields it reads, or a function of what it sees. */
import type { Awaitable } from '../base/awaitable.ts'
import { listed, TroupeError } from '../base/errors.ts'
import type { Context } from '../define/agent.ts'
import type { Prompt } from './answer.ts'
import { fill, namesIn } from './fill.ts'

export type MakePrompt<V, P> = string | ((view: V, context: Context<P>) => Awaitable<string | Prompt>)

/** Made when first asked for, and once. */
export function promptOf<V, P>(given: MakePrompt<V, P>, view: V, context: Context<P>): () => Promise<Prompt> {
  let made: Promise<Prompt> | undefined
  const make = async () => {
    const asked =
      typeof given === 'string' ? fill(given, view as Readonly<Record<string, unknown>>) : await given(view, context)
    return typeof asked === 'string' ? { prompt: asked } : asked
  }
  return () => (made ??= make())
}

// enough to find the prompt by
const SHOWN_LENGTH = 60

/** Refuses names that would reach the model as they stand, because the agent does not read them. */
export function checkPrompt(given: unknown, agent: { readonly name: string; readonly reads: readonly string[] }): void {
  if (typeof given !== 'string') return
  const unread = namesIn(given).filter((name) => !agent.reads.includes(name))
  if (unread.length === 0) return
  const [first] = unread
  const braced = listed(unread.map((name) => `{${name}}`))
  const shown = JSON.stringify(given.length > SHOWN_LENGTH ? `${given.slice(0, SHOWN_LENGTH)}…` : given)
  throw new TroupeError(
    'FLOW_INVALID',
    `The prompt of agent "${agent.name}" names ${braced}, which the agent does not read. ` +
      `It reads: ${listed(agent.reads)}. ` +
      `Add "${first}" to its reads, or write {{${first}}} where the braces are meant. The prompt: ${shown}.`,
  )
}
