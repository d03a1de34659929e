/** Faults on many machines for as long as one likes: killed, frozen and cut-off workers, a database that crashes. */
import { percentile, playMachines } from '../test/machines/matrix.ts'

/** Gives the exit code. */
export async function soakMachines(amount: number, seed: string): Promise<number> {
  const share = (part: number) => Math.round(amount * part)
  const faults = { freeze: share(0.02), silence: share(0.02), crash: share(0.03), two: share(0.05), cut: share(0.63) }
  const kill = amount - Object.values(faults).reduce((sum, each) => sum + each)
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort())
  process.once('SIGTERM', () => stopping.abort())
  console.log(`soak: ${amount} faults, seed ${seed}`)
  const report = await playMachines({
    faults: { ...faults, kill },
    seed,
    signal: stopping.signal,
    onProgress: (line) => console.log(line),
  })
  const { lost, doubled, disordered, wrong, runs, steps, found } = report
  for (const fault of found.slice(0, 20)) console.error(fault)
  const counts = Object.entries(report.faults).map(([kind, count]) => `${kind} ${count}`)
  console.log(
    `faults: ${counts.join(', ')} | runs ${runs}, steps ${steps} | lost ${lost}, doubled ${doubled}, ` +
      `out of order ${disordered}, wrong boards ${wrong} | taken over after kill -9: ${inBrief(report.takeoverMs)}; ` +
      `while something else was wrong as well: ${inBrief(report.besideTakeoverMs)} ` +
      `(from when the database was back: ${inBrief(report.besideTakeoverOfDatabaseMs)}); ` +
      `after a freeze: ${inBrief(report.freezeTakeoverMs)}; ` +
      `frozen or cut off while another was killed: ${inBrief(report.besideFrozenMs)}; ` +
      `after the network swallowed everything: ${inBrief(report.silenceTakeoverMs)}`,
  )
  return found.length > 0 ? 1 : 0
}

function inBrief(took: readonly number[]): string {
  if (took.length === 0) return 'none'
  const [median, most] = [percentile(took, 0.5), Math.max(...took)]
  return `median ${median} ms, p95 ${percentile(took, 0.95)} ms, at most ${most} ms of ${took.length}`
}
