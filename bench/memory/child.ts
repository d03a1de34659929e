/** One measurement in a process of its own: fill, search, save; or load what another process saved. */
import { writeSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ANSWER_DESCRIPTOR } from '../fresh-process.ts'
import type { Sample } from './catalogue.ts'
import type { Filled, Subject } from './subject.ts'
import { makeVectors, nearestByLoop } from './vectors.ts'

// what `recall` gives unless told
const K = 3
const QUERIES = 50
const SEARCH_FOR_MS = 700

const [name, sizeText, folder, what] = process.argv.slice(2) as [string, string, string, 'fill' | 'load']
const size = Number(sizeText)
const { subject } = (await import(`./subjects/${name}.ts`)) as { subject: Subject }
const queries = makeVectors(QUERIES, 'queries')

const answer = what === 'fill' ? await measureFill() : await measureLoad()
writeSync(ANSWER_DESCRIPTOR, JSON.stringify(answer))
process.exit(0)

async function measureFill(): Promise<Sample> {
  const vectors = makeVectors(size, 'memories')
  const filled = { by: undefined as Filled | undefined }
  const insertMs = await cpuOf(async () => {
    filled.by = await subject.fill(vectors, folder)
  })
  const store = filled.by!
  let right = 0
  // the first round warms up and is checked
  for (const query of queries) {
    const wanted = new Set(nearestByLoop(vectors, query, K))
    for (const found of await store.search(query, K)) right += wanted.has(found) ? 1 : 0
  }
  let searches = 0
  const began = performance.now()
  const cpuMs = await cpuOf(async () => {
    while (performance.now() - began < SEARCH_FOR_MS) await store.search(queries[searches++ % QUERIES]!, K)
  })
  const wallMs = performance.now() - began
  await store.save?.()
  return {
    insertMicros: (insertMs * 1000) / size,
    searchMs: cpuMs / searches,
    searchWallMs: wallMs / searches,
    recall: right / (QUERIES * K),
  }
}

async function measureLoad(): Promise<{ loadMs: number } | Record<string, never>> {
  if (!subject.load) return {}
  // what making the questions and reading this file left behind would be collected at the cost of who makes objects
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  collectGarbage()
  return {
    loadMs: await cpuOf(async () => {
      const loaded = await subject.load!(folder, size)
      await loaded.search(queries[0]!, K)
    }),
  }
}

async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
