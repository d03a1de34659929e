/** `npm run scale`: how far one Postgres goes, simulated with measured constants; docs/scale.md says what follows. */
import { parseArgs } from 'node:util'
import { bytesPerDay, simulate, type Outcome, type Setting } from './scale-model.ts'
import { explainUsage, misused, readCount } from './usage.ts'

const usage =
  'npm run scale [-- --runs N --think SECONDS --workers N --cores N --partitions N --seed WORD --json]\n\n' +
  '  --runs N         runs that are under way; without it 10,000, 1,000,000 and 100,000,000, with a plan for each\n' +
  '  --think SECONDS  between the steps of a run (default: 10)\n' +
  '  --workers N      worker processes, over all databases (default: 4)\n' +
  '  --cores N        of each database (default: 8)\n' +
  '  --partitions N   databases, each with its part of the runs (default: 1)\n' +
  '  --seed WORD      what is random follows from it (default: 1)\n' +
  '  --json           one JSON object as the last line of stdout, everything else on stderr'

/** Those of docs/scale.md. */
const plans: readonly Setting[] = [
  { runs: 10_000, thinkSeconds: 10, workers: 2, cores: 2, partitions: 1 },
  { runs: 1_000_000, thinkSeconds: 10, workers: 8, cores: 4, partitions: 1 },
  { runs: 1_000_000, thinkSeconds: 10, workers: 32, cores: 16, partitions: 1 },
  { runs: 1_000_000, thinkSeconds: 10, workers: 32, cores: 8, partitions: 4 },
  { runs: 100_000_000, thinkSeconds: 10, workers: 3_200, cores: 8, partitions: 400 },
]

explainUsage(process.argv, usage, 'npm run scale -- --runs 50000 --think 2 --workers 8')
const called = readWords()
const tell = (line: string) => (called.isJson ? console.error(line) : console.log(line))
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const outcomes = called.settings.map((setting) => ({ setting, outcome: simulate(setting) }))
for (const { setting, outcome } of outcomes) tell(inWords(setting, outcome))
if (called.isJson) console.log(JSON.stringify({ outcomes }))

function inWords({ runs, thinkSeconds, workers, cores, partitions }: Setting, outcome: Outcome): string {
  const percent = (part: number) => `${whole.format(part * 100)} %`
  const { stored } = bytesPerDay(outcome.stepsPerSecond)
  return (
    `${whole.format(runs)} runs, a step each ${thinkSeconds} s; ${whole.format(workers)} workers, ` +
    `${partitions} × Postgres with ${cores} cores:\n` +
    `  ${whole.format(outcome.stepsPerSecond)} steps a second (${percent(outcome.share)} of what is wanted), ` +
    `${outcome.stepsPerStatement.toFixed(1)} share a commit\n` +
    `  databases ${percent(outcome.databaseBusy)} busy, workers ${percent(outcome.workerBusy)}; ` +
    `a step is on the disk after ${outcome.commitMsP50.toFixed(1)} ms, ` +
    `95 % within ${outcome.commitMsP95.toFixed(1)} ms\n` +
    `  journals grow by ${whole.format(stored / 1e9)} GB a day`
  )
}

function readWords(): { readonly settings: readonly Setting[]; readonly isJson: boolean } {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({
      options: {
        runs: text,
        think: text,
        workers: text,
        cores: text,
        partitions: text,
        seed: text,
        json: { type: 'boolean' },
      },
    })
    const { runs, think, workers, cores, partitions, seed = '1' } = values
    const isJson = values.json ?? false
    if (runs === undefined) return { settings: plans.map((plan) => ({ ...plan, seed })), isJson }
    const setting = {
      runs: readCount(runs, 1, usage),
      thinkSeconds: readCount(think, 10, usage),
      workers: readCount(workers, 4, usage),
      cores: readCount(cores, 8, usage),
      partitions: readCount(partitions, 1, usage),
      seed,
    }
    return { settings: [setting], isJson }
  } catch {
    return misused(usage)
  }
}
