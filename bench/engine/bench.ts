/**
 * The engine bench: the cost of a step, of a durable step, of a fan-out, of an import, of an installation and of a
 * file.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench } from '../bench.ts'
import { installedBytes, ownInstallBytes } from '../install-size.ts'
import { benchFolder, root } from '../places.ts'
import { buildTroupe, installedVersion, installPeers } from '../prepare.ts'
import { playRounds } from '../rounds.ts'
import { catalogue, subjectNames } from './catalogue.ts'
import { measure } from './measure.ts'
import { toNumbers, type Facts } from './numbers.ts'
import { parts, plan, sizesFor } from './plan.ts'
import { toReport } from './report.ts'
import { Results } from './results.ts'

export const engine: Bench = {
  about: 'Troupe, LangGraph.js, Mastra, PocketFlow and a bare loop: steps, durable steps, fan-out, import, size',
  parts,

  async run({ rounds, quick, only, signal, progress }) {
    await installPeers(progress, signal)
    await buildTroupe(progress, signal)
    const facts = await findFacts(signal)
    const sizes = sizesFor(quick)
    const played = await playRounds({
      specs: plan(sizes, only),
      rounds,
      signal,
      measure: (spec) => measure(spec, signal),
      onStart: ({ subject, task, size }, position) =>
        progress.show(`bench: ${position}, ${catalogue[subject].title}: ${task} ${size}`),
    })
    progress.clear()
    const results = new Results(played, sizes)
    const numbers = { ...toNumbers(results, facts), quick }
    return {
      report: toReport(results, facts, numbers),
      numbers,
      complete: played.completed === rounds && played.failures.length === 0,
    }
  },
}

async function findFacts(signal: AbortSignal): Promise<Facts> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const peers = subjectNames.map((name) => {
    const { package: packageName } = catalogue[name]
    if (packageName === undefined) return [name, {}]
    return [name, { version: installedVersion(packageName), installBytes: installedBytes(benchFolder, [packageName]) }]
  })
  return {
    ...(Object.fromEntries(peers) as Facts),
    troupe: { version, installBytes: await ownInstallBytes(root, signal) },
  }
}
