/** The studio bench: what a browser loads first, what two hundred viewers see and when, and what they cost the runs. */
import type { Bench } from '../bench.ts'
import { buildTroupe } from '../prepare.ts'
import { playRounds } from '../rounds.ts'
import { measureDeaf } from './deaf.ts'
import { measureFirstLoad } from './first-load.ts'
import { measure } from './measure.ts'
import { toNumbers, type Facts } from './numbers.ts'
import { loads, type Load, type Part } from './plan.ts'
import { toReport } from './report.ts'

const VIEWERS = 200
const QUICK_VIEWERS = 20

export const studio: Bench = {
  about: 'the studio: first load; 200 viewers and 50 runs, what they are told and what they cost',

  async run({ rounds, quick, signal, progress }) {
    await buildTroupe(progress, signal)
    const viewers = quick ? QUICK_VIEWERS : VIEWERS
    const played = await playRounds<Load, Part[]>({
      specs: loads,
      rounds,
      signal,
      measure: (load) => measure(quick ? { ...load, rounds: Math.ceil(load.rounds / 5) } : load, viewers, signal),
      onStart: ({ title }, position) => progress.show(`bench: ${position}, ${title}`),
    })
    progress.show('bench: viewers that never read')
    const deaf = signal.aborted ? undefined : await measureDeaf(viewers, signal)
    progress.clear()
    const facts: Facts = { viewers, firstLoad: measureFirstLoad(), deaf, quick }
    const numbers = toNumbers(played, facts)
    return {
      report: toReport(played, facts, numbers),
      numbers,
      complete: played.completed === rounds && played.failures.length === 0,
    }
  },
}
