/**
 * The memory bench: insert, search, load and recall beside vector stores, and how well each embedder finds paraphrases.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench, BenchContext } from '../bench.ts'
import { runFresh } from '../fresh-process.ts'
import { benchFolder, root } from '../places.ts'
import { buildTroupe, installedVersion, installPeers } from '../prepare.ts'
import { playRounds } from '../rounds.ts'
import { catalogue, subjectNames, type Sample, type Spec } from './catalogue.ts'
import type { Quality } from './quality.ts'
import { toNumbers, toReport, type Facts, type Qualities } from './report.ts'

const child = join(import.meta.dirname, 'child.ts')
const qualityChild = join(import.meta.dirname, 'quality-child.ts')
const embedders = ['english', 'hashed', 'minilm']
const GOAL_SIZE = 10_000

export const memory: Bench = {
  about: 'Troupe, a plain loop, hnswlib-node, usearch, sqlite-vec and vectra; and the quality of each embedder',

  async run(context) {
    const { rounds, quick, signal, progress } = context
    await installPeers(progress, signal)
    await buildTroupe(progress, signal)
    const sizes = quick ? [1_000, GOAL_SIZE] : [1_000, GOAL_SIZE, 100_000]
    const facts: Facts = { versions: { troupe: ownVersion() }, skipped: [] }
    for (const name of subjectNames) {
      const { package: peer, title } = catalogue[name]
      const version = peer === undefined ? undefined : installedVersion(peer)
      if (version !== undefined) facts.versions[name] = version
      else if (peer !== undefined) facts.skipped.push({ title, reason: 'it could not be installed here' })
    }
    const isThere = ({ subject }: Spec) => catalogue[subject].package === undefined || facts.versions[subject]
    const specs = sizes
      .flatMap((size) => subjectNames.map((subject): Spec => ({ subject, size })))
      .filter(({ subject, size }) => size <= (catalogue[subject].largest ?? Infinity))
      .filter(isThere)
    const played = await playRounds({
      specs,
      rounds,
      signal,
      isOnce: ({ size }) => size > GOAL_SIZE,
      measure: (spec) => measure(spec, signal),
      onStart: ({ subject, size }, position) =>
        progress.show(`bench: ${position}, ${catalogue[subject].title} ${size}`),
    })
    const qualities = await measureQualities(context, facts)
    progress.clear()
    const numbers = toNumbers(played, qualities, GOAL_SIZE, quick)
    return {
      report: toReport(played, qualities, facts, { sizes, numbers }),
      numbers,
      complete: played.completed === rounds && played.failures.length === 0,
    }
  },
}

async function measure({ subject, size }: Spec, signal: AbortSignal): Promise<Sample> {
  const folder = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  const play = <Answer>(what: string) => runFresh<Answer>(child, [subject, String(size), folder, what], signal)
  try {
    const filled = await play<Sample>('fill')
    return { ...filled, ...(await play<{ loadMs?: number }>('load')) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureQualities({ signal, progress }: BenchContext, facts: Facts): Promise<Qualities> {
  const qualities: Qualities = {}
  for (const name of embedders) {
    if (signal.aborted) return qualities
    progress.show(`bench: quality of ${name}`)
    try {
      qualities[name] = await runFresh<Quality>(qualityChild, [name], signal)
    } catch (error) {
      facts.skipped.push({ title: `embedder ${name}`, reason: (error as Error).message })
    }
  }
  return qualities
}

function ownVersion(): string {
  const { version } = createRequire(join(benchFolder, 'package.json'))(join(root, 'package.json')) as {
    version: string
  }
  return version
}
