/** The kill matrix for as long as one likes, with progress; Ctrl-C ends it early. */
import { describeReport, playMatrix } from '../test/kill/matrix.ts'

/** Gives the exit code. */
export async function soakKills(kills: number, seed: string): Promise<number> {
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort())
  process.once('SIGTERM', () => stopping.abort())
  console.log(`soak: ${kills} kills, seed ${seed}`)
  let told = 0
  const report = await playMatrix({
    kills,
    seed,
    signal: stopping.signal,
    onProgress: (now) => {
      if (now.kills - told < 50) return
      told = now.kills
      const { lost, doubled, wrong, inGroups } = now
      console.log(`kills: ${told}, lost: ${lost}, doubled: ${doubled}, wrong: ${wrong}, in groups: ${inGroups}`)
    },
  })
  console.log(describeReport(report))
  for (const fault of report.faults) console.error(fault)
  return report.faults.length > 0 ? 1 : 0
}
