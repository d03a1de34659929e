/**
 * The wiring of a graph, read once: what each node waits for, which nodes are tools of others, and which belong to
 * the body of a loop.
 */
import type { ComponentGraph, GraphNode } from '../graph.ts'

/** A value a node waits for. */
export interface Need {
  readonly node: string
  readonly output: string
  /** where it goes; of what a tool of this node waits for, nowhere in this node */
  readonly setting?: string
}

export interface Wiring {
  readonly nodes: ReadonlyMap<string, GraphNode>
  /** nodes that run by themselves, in the order of the file; the others are tools, or stand alone */
  readonly running: readonly string[]
  /** what comes over the wires, by node */
  readonly needs: ReadonlyMap<string, readonly Need[]>
  /** nodes whose tools a node is given */
  readonly tools: ReadonlyMap<string, readonly ToolWire[]>
  /** the loops around a node, outermost first */
  readonly loops: ReadonlyMap<string, readonly string[]>
  /** of a loop: the nodes within, and where the item that was worked on comes back from */
  readonly bodies: ReadonlyMap<string, LoopBody>
  /** outputs that somebody is wired to */
  readonly wanted: ReadonlyMap<string, readonly string[]>
  /** nodes that nobody is wired to */
  readonly last: readonly string[]
  /** nodes that run when this one has, for drawings */
  readonly after: ReadonlyMap<string, readonly string[]>
}

export interface ToolWire {
  readonly node: string
  readonly output: string
}

export interface LoopBody {
  readonly nodes: readonly string[]
  readonly back: readonly Need[]
}

const TOOL_TYPES: ReadonlySet<string> = new Set(['Tool', 'BaseTool', 'StructuredTool'])

export function wiringOf({ nodes: all, wires }: ComponentGraph): Wiring {
  const nodes = new Map(all.map((node) => [node.id, node]))
  const known = wires.filter(({ from, to }) => nodes.has(from.node) && nodes.has(to.node))
  const own = new Map<string, Need[]>(all.map(({ id }) => [id, []]))
  const tools = new Map<string, ToolWire[]>()
  const back = new Map<string, Need[]>()
  for (const { from, to } of known) {
    if (isToolWire(nodes.get(from.node)!, from.output)) push(tools, to.node, from)
    else if ('output' in to) push(back, to.node, from)
    else own.get(to.node)!.push({ ...from, setting: to.setting })
  }
  const providers = new Set([...tools.values()].flat().map(({ node }) => node))
  const isWired = new Set(known.flatMap(({ from, to }) => [from.node, to.node]))
  const running = all
    .filter(({ id }) => !isOnlyTool(nodes.get(id)!, providers, known))
    .filter(({ id }) => isWired.has(id) || all.length === 1 || isDoor(nodes.get(id)!))
    .map(({ id }) => id)
  const needs = new Map(running.map((id) => [id, [...own.get(id)!, ...neededByTools(id, own, tools)]]))
  const bodies = new Map([...back].map(([id, from]) => [id, bodyOf(id, from, needs, nodes.get(id)!)]))
  const loops = new Map(running.map((id) => [id, loopsAround(id, bodies)]))
  const after = new Map(running.map((id) => [id, running.filter((other) => isNeeded(needs, other, id))]))
  return {
    nodes,
    running,
    needs,
    tools,
    loops,
    bodies,
    wanted: wantedOf(known),
    last: running.filter((id) => !known.some(({ from }) => from.node === id)),
    after: new Map([...after].map(([id, next]) => [id, [...next, ...loopsClosedBy(id, bodies)]])),
  }
}

/** Chat inputs and outputs run alone as well: a flow may be no more than that. */
function isDoor({ component }: GraphNode): boolean {
  return component === 'ChatOutput' || component === 'TextOutput'
}

function isToolWire(node: GraphNode, output: string): boolean {
  if (output === 'component_as_tool') return true
  const types = node.outputs.find(({ name }) => name === output)?.types ?? []
  return types.length > 0 && types.every((type) => TOOL_TYPES.has(type))
}

/** A node that only gives tools does not run by itself. */
function isOnlyTool(node: GraphNode, providers: ReadonlySet<string>, wires: ComponentGraph['wires']): boolean {
  if (!providers.has(node.id)) return node.isTool
  const givesValues = wires.some(({ from }) => from.node === node.id && !isToolWire(node, from.output))
  return node.isTool || !givesValues
}

/** What the tools of a node wait for, and their tools: it must be there before the node can call them. */
function neededByTools(
  id: string,
  own: ReadonlyMap<string, readonly Need[]>,
  tools: ReadonlyMap<string, readonly ToolWire[]>,
): Need[] {
  const found: Need[] = []
  const seen = new Set([id])
  const walk = (from: string) => {
    for (const { node } of tools.get(from) ?? []) {
      if (seen.has(node)) continue
      seen.add(node)
      found.push(...(own.get(node) ?? []).map(({ node: source, output }) => ({ node: source, output })))
      walk(node)
    }
  }
  walk(id)
  return found
}

/** Everything that depends on the item, and not on what comes when the loop is done. */
function bodyOf(
  loop: string,
  back: readonly Need[],
  needs: ReadonlyMap<string, readonly Need[]>,
  { outputs }: GraphNode,
): LoopBody {
  const item = outputs.find(({ allowsLoop }) => allowsLoop)?.name ?? 'item'
  const others = new Set(outputs.map(({ name }) => name).filter((name) => name !== item))
  const done = reached(needs, (need) => need.node === loop && others.has(need.output), loop)
  const nodes = reached(needs, (need) => need.node === loop && need.output === item, loop)
  return { nodes: [...nodes].filter((id) => !done.has(id)), back }
}

/** All nodes that need something of this kind, or need one that does. */
function reached(
  needs: ReadonlyMap<string, readonly Need[]>,
  isFirst: (need: Need) => boolean,
  except: string,
): Set<string> {
  const found = new Set<string>()
  for (let grew = true; grew;) {
    grew = false
    for (const [id, list] of needs) {
      if (id === except || found.has(id) || !list.some((need) => isFirst(need) || found.has(need.node))) continue
      found.add(id)
      grew = true
    }
  }
  return found
}

function loopsAround(id: string, bodies: ReadonlyMap<string, LoopBody>): string[] {
  return [...bodies]
    .filter(([, { nodes }]) => nodes.includes(id))
    .toSorted(([, one], [, other]) => other.nodes.length - one.nodes.length)
    .map(([loop]) => loop)
}

function loopsClosedBy(id: string, bodies: ReadonlyMap<string, LoopBody>): string[] {
  return [...bodies].filter(([, { back }]) => back.some(({ node }) => node === id)).map(([loop]) => loop)
}

function wantedOf(wires: ComponentGraph['wires']): Map<string, string[]> {
  const wanted = new Map<string, string[]>()
  for (const { from } of wires) if (!wanted.get(from.node)?.includes(from.output)) push(wanted, from.node, from.output)
  return wanted
}

function isNeeded(needs: ReadonlyMap<string, readonly Need[]>, by: string, id: string): boolean {
  return needs.get(by)!.some(({ node }) => node === id)
}

function push<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}
