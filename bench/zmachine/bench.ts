/** The Z-machine bench: turns per CPU-second beside other interpreters, and what snapshots cost and weigh. */
import { join } from 'node:path'
import type { Bench } from '../bench.ts'
import { runFresh } from '../fresh-process.ts'
import { buildTroupe, installPeers } from '../prepare.ts'
import { playRounds } from '../rounds.ts'
import { catalogue, subjectNames } from './catalogue.ts'
import type { PlayingSample, SearchSample, Spec } from './plan.ts'
import { toNumbers, toReport, type Facts } from './report.ts'
import { findTasks } from './stories.ts'

const child = join(import.meta.dirname, 'child.ts')
const searchChild = join(import.meta.dirname, 'search-child.ts')
const MEASURE_MS = 2000
const NODES = 10_000

export const zmachine: Bench = {
  about: 'Troupe, ifvms.js, emglken and dfrotz: turns per CPU-second; and snapshots along a search',

  async run({ rounds, quick, story, signal, progress }) {
    const tasks = findTasks(story)
    if (tasks[0] === undefined)
      throw new Error('There is no story to play. Try: npm run bench -- zmachine --story FILE')
    await installPeers(progress, signal)
    await buildTroupe(progress, signal)
    const facts: Facts = { versions: {}, skipped: [], tasks }
    for (const name of subjectNames) {
      const version = catalogue[name].version()
      if (version === undefined) facts.skipped.push(catalogue[name].missing)
      else facts.versions[name] = version
    }
    const present = subjectNames.filter((name) => facts.versions[name] !== undefined)
    const specs: Spec[] = tasks.flatMap((task): Spec[] => [
      ...present.map((subject): Spec => ({ kind: 'play', subject, task })),
      { kind: 'search', subject: 'troupe', task },
    ])
    const measure = async (spec: Spec): Promise<PlayingSample | SearchSample> => {
      const { file, list } = spec.task
      if (spec.kind === 'search') return runFresh(searchChild, [file, list, String(quick ? 1000 : NODES)], signal)
      return runFresh(child, [spec.subject, file, list, String(quick ? 200 : MEASURE_MS)], signal)
    }
    const played = await playRounds({
      specs,
      rounds,
      signal,
      measure,
      onStart: ({ kind, subject, task }, position) =>
        progress.show(
          `bench: ${position}, ${catalogue[subject].title} ${kind === 'play' ? 'plays' : 'searches'} ${task.title}`,
        ),
    })
    progress.clear()
    const numbers = toNumbers(played, facts, quick)
    return {
      report: toReport(played, facts, numbers),
      numbers,
      complete: played.completed === rounds && played.failures.length === 0,
    }
  },
}
