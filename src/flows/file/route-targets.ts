/** Whom the routes of a flow file lead to, and the expressions in them. */
import type { FileRoute } from './schema/flow-file.ts'

export interface RouteTarget {
  readonly path: readonly PropertyKey[]
  readonly agent: string
}

export interface RouteText {
  readonly path: readonly PropertyKey[]
  readonly text: string
}

export function targetsOf(route: FileRoute): readonly RouteTarget[] {
  return partsOf(route).targets
}

export function routeTexts(route: FileRoute): readonly RouteText[] {
  return partsOf(route).texts
}

/** Whether the run can end here. */
export function canEnd(route: FileRoute): boolean {
  return partsOf(route).ends || (typeof route === 'object' && ('choose' in route || 'of' in route))
}

interface Parts {
  readonly targets: RouteTarget[]
  readonly texts: RouteText[]
  ends: boolean
}

function partsOf(route: FileRoute): Parts {
  const parts: Parts = { targets: [], texts: [], ends: false }
  collect(route, [], parts)
  return parts
}

function collect(route: FileRoute, path: readonly PropertyKey[], parts: Parts): void {
  const list = (agents: readonly string[], at: readonly PropertyKey[]) =>
    parts.targets.push(...agents.map((agent, place) => ({ path: [...at, place], agent })))
  if (typeof route === 'string') parts.targets.push({ path, agent: route })
  else if (Array.isArray(route)) list(route, path)
  else if ('end' in route) parts.ends = true
  else if ('choose' in route) list(route.choose, [...path, 'choose'])
  else if ('of' in route) list(route.to, [...path, 'to'])
  else if ('each' in route) {
    parts.texts.push({ path: [...path, 'each'], text: route.each })
    parts.targets.push({ path: [...path, 'to'], agent: route.to })
    if (route.none !== undefined) collect(route.none, [...path, 'none'], parts)
  } else {
    for (const [place, each] of route.when.entries()) {
      parts.texts.push({ path: [...path, 'when', place, 'if'], text: each.if })
      collect(each.to, [...path, 'when', place, 'to'], parts)
    }
    collect(route.otherwise, [...path, 'otherwise'], parts)
  }
}
