/** Who imports whom: read from the text of the sources, with the cycles that come of it. */
import { posix } from 'node:path'
import { exists, readText } from './repository.ts'

export interface Import {
  readonly specifier: string
  readonly typeOnly: boolean
}

/** Files that are run or built; tests and fixtures are not. */
export function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.(?:test(?:-d)?|fixture)\.tsx?$/.test(file)
}

export function importsOf(file: string): Import[] {
  return scanImports(readText(file))
}

/** The specifiers a module imports or re-exports, found without a parser: every import starts its line. */
export function scanImports(code: string): Import[] {
  const text = code.replaceAll(/\/\*[^]*?\*\//g, '')
  const from =
    /^(?:import|export)\s+(type\s+)?(?:[\w$]+\s*,?\s*)?(?:\{[^}]*\}|\*(?:\s+as\s+[\w$]+)?)?\s*from\s+['"]([^'"]+)['"]/gm
  const bare = /^import\s+['"]([^'"]+)['"]/gm
  const dynamic = /\b(?:import|require|getBuiltinModule)\(\s*['"`]([^'"`]+)['"`]/g
  return [
    ...text.matchAll(from).map(([, type, specifier = '']) => ({ specifier, typeOnly: type !== undefined })),
    ...text.matchAll(bare).map(([, specifier = '']) => ({ specifier, typeOnly: false })),
    ...text.matchAll(dynamic).map(([, specifier = '']) => ({ specifier, typeOnly: false })),
  ]
}

export interface Edge {
  readonly from: string
  readonly to: string
  readonly typeOnly: boolean
}

/** Imports between files of the repository, as paths from its root. */
export function edgesOf(files: readonly string[]): Edge[] {
  return files.flatMap((from) =>
    importsOf(from)
      .filter(({ specifier }) => specifier.startsWith('.'))
      .map(({ specifier, typeOnly }) => ({ from, to: posix.join(posix.dirname(from), specifier), typeOnly }))
      .filter(({ to }) => exists(to)),
  )
}

/** Groups of which each member reaches each other, by Tarjan's algorithm; one alone is no cycle. */
export function cyclesIn(edges: readonly Pick<Edge, 'from' | 'to'>[]): string[][] {
  const targets = Map.groupBy(edges, ({ from }) => from)
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const cycles: string[][] = []
  const visit = (node: string): void => {
    order.set(node, order.size)
    lowest.set(node, order.get(node)!)
    path.push(node)
    for (const { to } of targets.get(node) ?? []) {
      if (!order.has(to)) visit(to)
      else if (!path.includes(to)) continue
      lowest.set(node, Math.min(lowest.get(node)!, lowest.get(to)!))
    }
    if (lowest.get(node) !== order.get(node)) return
    const group = path.splice(path.indexOf(node))
    if (group.length > 1) cycles.push(group.toSorted())
  }
  for (const node of targets.keys()) if (!order.has(node)) visit(node)
  return cycles.toSorted((one, other) => other.length - one.length)
}
