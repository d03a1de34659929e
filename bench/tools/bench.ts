/** The tools bench: what a durable tool step costs beside LangGraph.js and Mastra, how files grow, and kill -9. */
import { mkdtemp, rm } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench } from '../bench.ts'
import { InterruptedError, runFresh } from '../fresh-process.ts'
import { root } from '../places.ts'
import { buildTroupe, installedVersion, installPeers } from '../prepare.ts'
import { playRounds } from '../rounds.ts'
import { catalogue, subjectNames } from './catalogue.ts'
import { isOnce, plan, sizesFor, type Sample, type Spec } from './plan.ts'
import { toNumbers, toReport, type Kills } from './report.ts'

const child = join(import.meta.dirname, 'child.ts')
const killsChild = join(import.meta.dirname, 'kills-child.ts')

export const tools: Bench = {
  about: 'Troupe, LangGraph.js and Mastra: a durable tool step, bytes, and a short kill -9 run',

  async run({ rounds, quick, signal, progress }) {
    await installPeers(progress, signal)
    await buildTroupe(progress, signal)
    const sizes = sizesFor(quick)
    const played = await playRounds({
      specs: plan(sizes),
      rounds,
      signal,
      isOnce,
      measure: (spec) => measure(spec, signal),
      onStart: ({ subject, variant, calls }, position) =>
        progress.show(`bench: ${position}, ${catalogue[subject].title}: ${calls} ${variant} calls`),
    })
    progress.show(`bench: ${sizes.kills} kills`)
    const kills = signal.aborted ? undefined : await kill(sizes.kills, signal)
    progress.clear()
    const results = { played, sizes, kills }
    const numbers = toNumbers(results, versions(), quick)
    return {
      report: toReport(results, numbers),
      numbers,
      complete: played.completed === rounds && played.failures.length === 0 && kills !== undefined,
    }
  },
}

async function measure({ subject, variant, calls }: Spec, signal: AbortSignal): Promise<Sample> {
  const folder = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  try {
    return await runFresh<Sample>(child, [subject, variant, String(calls), folder], signal)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function kill(times: number, signal: AbortSignal): Promise<Kills | undefined> {
  try {
    return await runFresh<Kills>(killsChild, [String(times)], signal)
  } catch (error) {
    if (error instanceof InterruptedError) return undefined
    throw error
  }
}

function versions(): Record<string, string | undefined> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const peers = subjectNames.flatMap((name) => {
    const { title, package: packageName } = catalogue[name]
    return packageName === undefined ? [] : [[title, installedVersion(packageName)] as const]
  })
  return { Troupe: version, ...Object.fromEntries(peers) }
}
