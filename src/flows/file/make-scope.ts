/** What the expressions of an agent see: the fields it reads, its own names, and what a fan-out sent. */
import type { Context } from '../../define/agent.ts'
import { readExpression, type Expression, type Scope } from '../expression/expression.ts'
import { ITEM } from './agent-texts.ts'

export type AnyView = Readonly<Record<string, unknown>>
export type AnyContext = Context<unknown>
/** What an agent of a flow file gives back. */
export type AnyThought = { readonly update: Record<string, unknown>; readonly next?: unknown }

type Texts = Readonly<Record<string, string>> | undefined

/** Makes scopes for one agent. Each name of `with` may use those before it. */
export function scopeMaker(reads: readonly string[], locals: Texts): (view: AnyView, context: AnyContext) => Scope {
  const own = expressionsOf(locals)
  return (view, context) => {
    const scope: Record<string, unknown> = {}
    for (const name of reads) scope[name] = view[name]
    scope[ITEM] = context.payload ?? null
    for (const [name, expression] of own) scope[name] = expression.evaluate(scope)
    return scope
  }
}

/** Makes what an agent gives back from its `writes` and `next`. */
export function thoughtMaker(writes: Texts, next: string | undefined): (scope: Scope) => AnyThought {
  const written = expressionsOf(writes)
  const chosen = next === undefined ? undefined : readExpression(next)
  return (scope) => ({
    update: valuesOf(written, scope),
    ...(chosen && { next: chosen.evaluate(scope) ?? undefined }),
  })
}

export type Named = readonly (readonly [string, Expression])[]

export function expressionsOf(texts: Texts): Named {
  return Object.entries(texts ?? {}).map(([name, text]) => [name, readExpression(text)] as const)
}

export function valuesOf(named: Named, scope: Scope): Record<string, unknown> {
  return Object.fromEntries(named.map(([name, expression]) => [name, expression.evaluate(scope)]))
}
