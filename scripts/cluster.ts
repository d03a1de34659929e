/**
 * `npm run cluster`: workers, a studio and a Postgres on this machine without containers, which are killed, frozen and
 * crashed while you watch the runs go on. Exit code 0 when every run went on and every journal is whole.
 */
import { parseArgs } from 'node:util'
import { whyNoPostgres } from '../test/postgres-server.ts'
import { playCluster } from './cluster-play.ts'
import { explainUsage, misused, readCount } from './usage.ts'

const usage =
  'npm run cluster [-- --seconds 60 --seed 1 --json]\n\n' +
  '  --seconds N   how long things are killed (default: 60)\n' +
  '  --seed WORD   what is killed when follows from it (default: 1)\n' +
  '  --json        one JSON object as the last line of stdout, everything else on stderr\n\n' +
  'The Postgres is one of its own, from the development packages, or what TROUPE_TEST_POSTGRES names; that one is\n' +
  'never stopped, and the schema that was made in it is dropped. 0: every run went on and every journal is whole;\n' +
  '1: not so; 2: called wrongly.'

explainUsage(process.argv, usage, 'npm run cluster -- --seconds 20 --json')
const { seconds, seed, json } = readWords()
const tell = (line: string) => (json ? console.error(line) : console.log(line))
if (whyNoPostgres) {
  console.error(`There is no Postgres to start: ${whyNoPostgres}.`)
  process.exit(1)
}
const stopping = new AbortController()
// also when it comes twice, as npm passes on what the terminal sent already: stopping takes seconds at most
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort())
stopping.signal.addEventListener('abort', () => tell('stopping everything that was started …'))

const url = process.env['TROUPE_TEST_POSTGRES'] || undefined
const report = await playCluster({ seconds, seed, url, signal: stopping.signal, tell })
const { runs, faults, slowestTakeoverMs, found } = report
for (const fault of found) tell(`WRONG: ${fault}`)
const steps = runs.reduce((sum, each) => sum + each.steps, 0)
const slowest =
  slowestTakeoverMs === null ? '' : `, the slowest went on after ${(slowestTakeoverMs / 1_000).toFixed(2)} s`
tell(
  `${faults.length} faults, ${runs.length} runs with ${steps} steps${slowest}; ` +
    (found.length === 0 ? 'every run went on, every journal is whole' : `${found.length} things are wrong`),
)
if (json) console.log(JSON.stringify({ ok: found.length === 0, ...report }))
process.exitCode = found.length === 0 ? 0 : 1

function readWords() {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({ options: { seconds: text, seed: text, json: { type: 'boolean' } } })
    return {
      seconds: readCount(values.seconds, 60, usage),
      seed: values.seed ?? '1',
      json: values.json ?? false,
    }
  } catch {
    return misused(usage)
  }
}
