/** The kill matrix of tool-using societies for as long as one likes, with progress; Ctrl-C ends it early. */
import { describeToolReport, playToolMatrix } from '../test/kill/tools/matrix.ts'

/** Gives the exit code. */
export async function soakTools(kills: number, seed: string): Promise<number> {
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort())
  process.once('SIGTERM', () => stopping.abort())
  console.log(`soak: ${kills} kills of societies with tools, seed ${seed}`)
  let told = 0
  const report = await playToolMatrix({
    kills,
    seed,
    signal: stopping.signal,
    onProgress: (now) => {
      if (now.kills - told < 25) return
      told = now.kills
      console.log(describeToolReport(now))
    },
  })
  console.log(describeToolReport(report))
  for (const fault of report.faults) console.error(fault)
  return report.faults.length > 0 ? 1 : 0
}
