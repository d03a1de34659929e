/** Cycles in a Langflow flow: Langflow builds a flow in order, so that only a loop may lead back. */
import type { Tell } from './problem.ts'
import { targetOf } from './handles.ts'
import { textAt } from './raw.ts'

/** A cycle that no back edge of a loop closes: the nodes of it, once for each that was found. */
export function checkCycles(edges: readonly unknown[], { prefix, tell }: { prefix: string; tell: Tell }): void {
  const next = new Map<string, string[]>()
  for (const edge of edges) {
    const [source, target] = [textAt(edge, 'source'), textAt(edge, 'target')]
    const handle = targetOf(edge)
    const closesLoop = handle !== undefined && textAt(handle, 'fieldName') === undefined
    if (source === undefined || target === undefined || closesLoop) continue
    next.set(source, [...(next.get(source) ?? []), target])
  }
  const rest = withoutEnds(next)
  if (rest.length === 0) return
  const message = `these lead back to themselves, and not by a loop: ${rest.slice(0, 12).join(', ')}`
  tell({ place: `${prefix}data.edges`, id: rest[0] ?? '', fault: 'cycle', message })
}

/** Nodes that can be put in no order: those left when all that wait for nobody are taken away, again and again. */
function withoutEnds(next: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const waiting = new Map<string, number>()
  for (const targets of next.values()) for (const id of targets) waiting.set(id, (waiting.get(id) ?? 0) + 1)
  const ready = [...next.keys()].filter((id) => !waiting.has(id))
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    for (const target of next.get(id) ?? []) {
      const left = (waiting.get(target) ?? 0) - 1
      waiting.set(target, left)
      if (left === 0) ready.push(target)
    }
  }
  return [...waiting].filter(([, left]) => left > 0).map(([id]) => id)
}
