/** Mutated and random Langflow files, and what must hold of each: no crash, no hang, a report that is whole. */
import { createRandom, type Random } from '../../src/base/random.ts'
import { adventurersGraph } from '../../src/flows/langflow/adventurers/adventurers-graph.ts'
import { applyGraph } from '../../src/flows/langflow/apply-graph.ts'
import { checkLangflow } from '../../src/flows/langflow/check.ts'
import { readLangflow, type ReadFlow } from '../../src/flows/langflow/read.ts'
import { writeLangflow } from '../../src/flows/langflow/write.ts'
import { hostileValue, mutateJson, mutateText, written } from '../server-fuzz/mutate.ts'
import { hasRealFlows, realFlows, smallFlow, smallNode } from '../small-langflow.ts'

// of the processor; the largest real file takes some ten
const MOST_MS = 2_000

export type End = 'no JSON' | 'refused' | 'read' | 'some of each'

const simple = {
  name: 'Simple',
  data: {
    nodes: [
      {
        id: 'a',
        type: 'ChatInput',
        position: { x: 0, y: 0 },
        data: { node: { template: { input_value: { value: '' } } } },
      },
      {
        id: 'b',
        type: 'Prompt',
        position: { x: 0, y: 0 },
        data: { node: { template: { template: { value: 'Say {x}' } } } },
      },
    ],
    edges: [{ id: 'a-b', source: 'a', target: 'b', sourceHandle: 'output', targetHandle: 'input' }],
  },
}

export function originals(): readonly unknown[] {
  const group = smallNode({ id: 'Group-1', type: 'ChatInput', more: { flow: smallFlow } })
  const grouped = { ...smallFlow, data: { nodes: [group], edges: [] } }
  const own = [smallFlow, simple, grouped, writeLangflow(adventurersGraph()).flow, { flows: [smallFlow, simple, 3] }]
  return hasRealFlows ? [...own, ...realFlows().map(({ json }) => json)] : own
}

/** Reads, checks, edits and writes one mutant; throws when something does not hold. */
export function readMutant(seed: number, from: readonly unknown[]): End {
  const random = createRandom(seed)
  const text = mutantText(random, from)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return 'no JSON'
  }
  const before = process.cpuUsage()
  const end = tryOut(json, random)
  const { user, system } = process.cpuUsage(before)
  const ms = (user + system) / 1_000
  if (ms > MOST_MS) throw new Error(`took ${Math.round(ms)} ms of the processor`)
  if ('x' in {}) throw new Error('the prototype of all objects was changed')
  return end
}

function mutantText(random: Random, from: readonly unknown[]): string {
  const kind = random.next()
  if (kind < 0.05) return written(hostileValue(random))
  const original = random.pick(from)
  if (kind < 0.15) return mutateText(JSON.stringify(original), random)
  if (kind < 0.55) return written(mutateJson(original, random, 1 + random.integer(8)))
  return written(mutateFlow(original, random))
}

type Part = Record<string, unknown>

/** Mutations that leave a flow a flow: parts of nodes and edges go, come twice, change places or are mixed up. */
function mutateFlow(original: unknown, random: Random): unknown {
  const copy = structuredClone(original) as { flows?: unknown[]; data?: { nodes?: Part[]; edges?: Part[] } }
  const flow = (copy.flows ? copy.flows.find((each) => typeof each === 'object') : copy) as typeof copy
  const lists = [flow.data?.nodes ?? [], flow.data?.edges ?? []].filter((list) => list.length > 0)
  for (let time = 0; time < 1 + random.integer(6) && lists.length > 0; time += 1) {
    const list = random.pick(lists)
    if (list.length === 0) continue
    const at = random.integer(list.length)
    const part = list[at]!
    if (typeof part !== 'object' || part === null || Object.keys(part).length === 0) continue
    const [one, other] = [random.pick(Object.keys(part)), random.pick(list)]
    const changes = [
      () => list.splice(at, 1),
      () => list.push(structuredClone(part)),
      () => list.push(mutateJson(part, random) as Part),
      () => (part[one] = other?.[one]),
      () => (part[one] = hostileValue(random)),
      () => (part['data'] = mutateJson(part['data'], random)),
      () => typeof part[one] === 'string' && (part[one] = mutateText(part[one], random)),
      () => delete part[one],
    ]
    try {
      random.pick(changes)()
    } catch (error) {
      // what was made too deep before cannot be copied once more
      if (!(error instanceof RangeError)) throw error
    }
  }
  return copy
}

function tryOut(json: unknown, random: Random): End {
  const kept = readLangflow(json, { keepSecrets: true })
  if (JSON.stringify(kept.write()) !== JSON.stringify(json)) throw new Error('written again it is another file')
  const { flows, refused } = readLangflow(json, { supported: new Set(['ChatInput', 'ChatOutput', 'Prompt']) })
  for (const { reason, advice } of refused)
    if (reason === '' || advice === '') throw new Error('refused without a word')
  for (const read of flows) tryFlow(read, random)
  if (flows.length === 0) return 'refused'
  return refused.length === 0 ? 'read' : 'some of each'
}

function tryFlow({ flow, graph, report }: ReadFlow, random: Random): void {
  const told = new Set(report.items.map(({ place }) => place))
  for (const list of ['nodes', 'edges'] as const) {
    const untold = (flow.data[list] ?? []).findIndex((_, index) => !told.has(`data.${list}[${index}]`))
    if (untold !== -1) throw new Error(`the report does not tell of data.${list}[${untold}]`)
  }
  if (report.items.some(({ reason }) => reason === '')) throw new Error('the report gives no reason')
  const ids = new Set(graph.nodes.map(({ id }) => id))
  const loose = graph.wires.find(({ from, to }) => !ids.has(from.node) || !ids.has(to.node))
  if (loose !== undefined) throw new Error(`a wire joins nothing: ${JSON.stringify(loose)}`)
  checkLangflow(flow)
  if (applyGraph(flow, graph) !== flow) throw new Error('an unedited graph changes the flow')
  const nodes = graph.nodes.filter(() => random.next() < 0.7)
  const copies = nodes.slice(0, 1).map((node) => ({ ...node, id: `${node.id}-copy`, title: 'Copy' }))
  const edited = applyGraph(flow, { ...graph, nodes: [...nodes, ...copies], wires: graph.wires.slice(1), notes: [] })
  JSON.stringify(edited)
  checkLangflow(edited)
  const { report: exported } = writeLangflow(graph)
  if (exported.items.length < graph.nodes.length + graph.wires.length) throw new Error('the export tells too little')
}
