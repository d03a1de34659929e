/** Flow files that somebody broke: mutated in their JSON, in their text and in their expressions, and put together. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TroupeError } from '../../src/base/errors.ts'
import { createRandom, type Random } from '../../src/base/random.ts'
import { functions } from '../../src/flows/expression/functions.ts'
import { fileOfSociety } from '../../src/flows/file/file-of-society.ts'
import { readFlowFile } from '../../src/flows/file/read-flow-file.ts'
import { societyOfFile } from '../../src/flows/file/society-of-file.ts'
import { readPlacedJson } from '../../src/flows/file/json-with-places.ts'
import { prepareInput } from '../../src/societies/prepare-input.ts'
import { societies } from '../../src/societies/registry.ts'
import { memoryStore } from '../../src/store/memory-store.ts'
import { root } from '../repository.ts'
import { hostileValue, mutateJson, mutateText, written } from '../server-fuzz/mutate.ts'

export type FlowEnd = 'refused' | 'not made' | 'not started' | 'failed' | 'ended'

const STEPS = 30
/** of the processor, for one file from its text to the end of its run */
export const PATIENCE_MS = 3_000

const kinds = {
  format: 'troupe-flow/1',
  name: 'kinds',
  parameters: { task: { type: 'text', default: 'a' }, most: { type: 'count', default: 2 } },
  fields: { items: { rule: 'append' }, count: { rule: 'sum' }, seen: { rule: 'merge' }, said: { initial: '' } },
  start: ['plan', 'count'],
  agents: {
    plan: { kind: 'compute', with: { all: 'range(most)' }, writes: { items: 'map(all, x => {id: x, name: task})' } },
    count: { kind: 'compute', writes: { count: 'length(task)' } },
    work: { kind: 'compute', writes: { seen: '{done: item.id}' } },
    read: { kind: 'parse', from: 'json(items)', type: {}, otherwise: '[]', writes: { said: 'text(value)' } },
    tell: {
      kind: 'prompt',
      prompt: '{said} {task}',
      rules: 'upper(said)',
      writes: { said: 'reply' },
      next: '{end: said}',
    },
  },
  routes: {
    plan: { each: 'items', to: 'work', none: 'read' },
    count: 'read',
    work: 'read',
    read: { when: [{ if: 'count > 100', to: { end: 'much' } }], otherwise: 'tell' },
    tell: { choose: ['plan', 'read'] },
  },
  failures: { work: 'skip' },
  output: 'said',
}

export async function readFlowOriginals(): Promise<readonly unknown[]> {
  const example = readPlacedJson(readFileSync(join(root, 'examples/27-draft-and-critique.json'), 'utf8'))
  if ('fault' in example) throw new Error(example.fault.message)
  const coded = ['explorers', 'director'].map(async (name) => fileOfSociety(await societies[name]!()))
  const inside = {
    ...kinds,
    fields: { ...kinds.fields, inner: { initial: null } },
    agents: {
      ...kinds.agents,
      count: { kind: 'flow', flow: kinds, input: { task: 'task' }, writes: { said: 'inner.said' } },
    },
  }
  return [kinds, kinds, inside, example.value, ...(await Promise.all(coded))]
}

export async function playFlowMutant(seed: number, originals: readonly unknown[]): Promise<FlowEnd> {
  const random = createRandom(seed)
  const started = process.cpuUsage()
  const end = await play(mutant(random, originals), seed)
  const { user, system } = process.cpuUsage(started)
  const spent = (user + system) / 1_000
  if (spent > PATIENCE_MS) throw new Error(`seed ${seed} took ${Math.round(spent)} ms of the processor`)
  if (Object.keys(Object.prototype).length > 0) throw new Error(`seed ${seed} changed the prototype of all objects`)
  return end
}

function mutant(random: Random, originals: readonly unknown[]): string {
  const original = random.pick(originals)
  if (random.next() < 0.05) return written(hostileValue(random))
  const changed = random.next() < 0.5 ? mutateJson(original, random) : structuredClone(original)
  const text = written(random.next() < 0.7 ? withExpressions(changed, random) : changed)
  return random.next() < 0.15 ? mutateText(text, random) : text
}

// below it the texts of a file end
const DEEPEST = 20

/** Some texts become expressions that nobody meant. */
function withExpressions(value: unknown, random: Random, depth = 0): unknown {
  if (depth > DEEPEST) return value
  if (typeof value === 'string') return random.next() < 0.06 ? expression(random, 3) : value
  if (Array.isArray(value)) return value.map((each) => withExpressions(each, random, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withExpressions(each, random, depth + 1)]))
}

const NAMES = ['items', 'count', 'said', 'task', 'item', 'reply', 'inner', 'seen', 'constructor', '__proto__', 'x']
const SIGNS = ['+', '-', '*', '/', '%', '==', '<', 'and', 'or', 'in', '??', '=>']

function expression(random: Random, depth: number): string {
  const part = () => expression(random, depth - 1)
  const simple = [() => random.pick(NAMES), () => String(random.integer(1_000_000)), () => `'${random.pick(NAMES)}'`]
  const nested = [
    () => `${part()} ${random.pick(SIGNS)} ${part()}`,
    () => `${random.pick(Object.keys(functions))}(${part()}, ${part()})`,
    () => `${random.pick(Object.keys(functions))}(${part()})`,
    () => `map(range(${10 ** random.integer(5)}), x => ${part()})`,
    () => `${part()}[${part()}]`,
    () => `{end: ${part()}}`,
    () => `[${part()}, ${part()}]`,
    () => `(${part()} ? ${part()} : ${part()})`,
  ]
  return random.pick(depth > 0 ? nested : simple)()
}

async function play(text: string, seed: number): Promise<FlowEnd> {
  const { file, problems } = readFlowFile(text)
  for (const { line, column, message } of problems)
    if (!(line >= 1 && column >= 1 && message !== '')) throw new Error('a problem without a place or words')
  if (file === undefined || problems.some(({ level }) => level === 'error')) {
    if (problems.length === 0) throw new Error('refused without a reason')
    return 'refused'
  }
  const society = await ours(societyOfFile(file))
  if (society === undefined) return 'not made'
  // a building or a room takes its own time; it is enough that it can be made
  if (file.like !== undefined) return 'ended'
  const input = await ours(prepareInput(society, {}))
  if (input === undefined) return 'not started'
  const ended = await ours(
    (async () => {
      const run = society.flow.run(input, { seed, store: memoryStore(), stepLimit: STEPS })
      return run.finished
    })(),
  )
  return ended === undefined ? 'failed' : 'ended'
}

/** Errors of ours are answers; every other one is a fault. */
async function ours<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof TroupeError && error.message !== '') return undefined
    throw error
  }
}
