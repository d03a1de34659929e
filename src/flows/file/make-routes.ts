/** The routes of a flow file: fixed, computed by conditions, fanned out over a list, chosen, or those of code. */
import { TroupeError } from '../../base/errors.ts'
import { chosen, end, send } from '../../define/route.ts'
import type { CompiledFlow } from '../../define/society.ts'
import { readExpression, type Scope } from '../expression/expression.ts'
import { memberOf } from './make-agents.ts'
import type { AnyView } from './make-scope.ts'
import { routeTexts, targetsOf } from './route-targets.ts'
import type { FileRoute } from './schema/flow-file.ts'

type Target = Exclude<FileRoute, { readonly when: unknown } | { readonly choose: unknown } | { readonly of: string }>

/** As `flow()` takes it. */
export function makeRoute(from: string, route: FileRoute, codeOf: (society: string) => CompiledFlow): unknown {
  if (typeof route === 'string' || Array.isArray(route)) return route
  if ('end' in route) return end(route.end)
  if ('choose' in route) return chosen(...route.choose)
  if ('of' in route) return codeRoute(route, codeOf)
  const reads = [...new Set(routeTexts(route).flatMap(({ text }) => [...readExpression(text).names]))]
  const to = [...new Set(targetsOf(route).map(({ agent }) => agent))]
  const choose = 'when' in route ? byCases(from, route) : targetMaker(from, route)
  return { reads: 'when' in route ? (route.reads ?? reads) : reads, to, choose: (view: AnyView) => choose({ ...view }) }
}

function byCases(from: string, { when, otherwise }: Extract<FileRoute, { readonly when: unknown }>) {
  const cases = when.map((each) => ({ test: readExpression(each.if), make: targetMaker(from, each.to) }))
  const last = targetMaker(from, otherwise)
  return (scope: Scope) => (cases.find(({ test }) => test.holds(scope))?.make ?? last)(scope)
}

function targetMaker(from: string, target: Target): (scope: Scope) => unknown {
  if (typeof target === 'string' || Array.isArray(target)) return () => target
  if ('end' in target) return () => end(target.end)
  const list = readExpression(target.each)
  return (scope) => {
    const items = list.evaluate(scope)
    if (!Array.isArray(items))
      throw new TroupeError(
        'FLOW_BAD_EXPRESSION',
        `The route of "${from}" needs a list to fan out over, and ${target.each} is none.`,
      )
    if (items.length === 0 && target.none !== undefined)
      return typeof target.none === 'string' ? target.none : end(target.none.end)
    return items.map((item) => send(target.to, item as unknown))
  }
}

function codeRoute(
  { of, agent, reads, to }: Extract<FileRoute, { readonly of: string }>,
  codeOf: (society: string) => CompiledFlow,
): unknown {
  const { route } = memberOf(codeOf(of), agent)!
  if (route.kind === 'fixed') return route.target
  if (route.kind === 'chosen') return chosen(...route.to)
  return { reads, to, choose: (view: object) => route.choose(view) }
}
