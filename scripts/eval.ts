/** `npm run eval -- explorers [--json] [--worlds N]`: plays societies in seeded worlds and prints how well they do. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import {
  BUDGET,
  evaluateWorld,
  measureScale,
  summarize,
  worldSeed,
  type Scale,
  type WorldResult,
} from './eval-explorers.ts'
import { explainUsage, misused, readCount } from './usage.ts'

const usage = 'npm run eval -- explorers [--json] [--worlds 20]'
explainUsage(process.argv, usage, 'npm run eval -- explorers --worlds 5')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  // an unknown option is named below, not thrown at somebody who mistyped it
  strict: false,
  options: { json: { type: 'boolean' }, worlds: { type: 'string' }, scale: { type: 'string' } },
})
const isKnown = Object.keys(values).every((option) => ['json', 'worlds', 'scale'].includes(option))
if (!isKnown || positionals.join() !== 'explorers') misused(usage)
const worlds = readCount(values.worlds?.toString(), 20, usage)
if (values.scale === undefined) await evaluate()
else console.log(JSON.stringify(await measureScale(Number(values.scale))))

async function evaluate(): Promise<void> {
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort()).once('SIGTERM', () => stopping.abort())
  const { signal } = stopping
  try {
    const results: WorldResult[] = []
    for (let place = 1; place <= worlds; place++) {
      progress(`world ${place} of ${worlds}`)
      results.push(await evaluateWorld(worldSeed(place), signal))
    }
    const scale: Scale[] = []
    for (const agents of [10, 100, 1000]) {
      progress(`${agents} explorers in one run`)
      scale.push(await inFreshProcess(agents, signal))
    }
    progress('')
    const say = values.json ? console.error : console.log
    say(describe(results, scale))
    if (values.json) console.log(JSON.stringify({ ...rounded(summarize(results)), scale }))
  } catch (error) {
    if (!signal.aborted) throw error
    progress('')
    console.error('Interrupted.')
    process.exitCode = 130
  }
}

async function inFreshProcess(agents: number, signal: AbortSignal): Promise<Scale> {
  const words = [...process.execArgv, fileURLToPath(import.meta.url), 'explorers', '--scale', String(agents)]
  const { stdout } = await promisify(execFile)(process.execPath, words, { signal })
  return JSON.parse(stdout) as Scale
}

function describe(results: readonly WorldResult[], scale: readonly Scale[]): string {
  const { found, randomFound, mailGain, teamRatio } = summarize(results)
  const share = (part: number) => `${(part * 100).toFixed(1)} %`
  const rows = results.map(({ seed, objects, found: own, randomFound: chance, team, silent, alone }) =>
    [seed, `${own}/${objects}`, `${chance}/${objects}`, team, silent, alone].map(String),
  )
  return [
    `Four explorers, 24 × 24, ${results.length} worlds; found within ${BUDGET} rounds, then rounds until all is found.`,
    '',
    ...table([['world', 'found', 'by chance', 'four', 'no mail', 'one'], ...rows]),
    '',
    `found by rules within ${BUDGET} rounds   ${share(found)}   (goal: at least 95 %)`,
    `found by chance within ${BUDGET} rounds  ${share(randomFound)}   (goal: less than 50 %)`,
    `more rounds without mail         ${share(mailGain)}   (goal: at least 20 %)`,
    `rounds of four, of those of one  ${share(teamRatio)}   (goal: at most 45 %)`,
    '',
    ...table([
      ['explorers', 'steps a second', 'MB'],
      ...scale.map(({ agents, stepsPerSecond, mb }) => [agents, stepsPerSecond, mb].map(String)),
    ]),
  ].join('\n')
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column]!)).join('  '))
}

function rounded<T extends object>(summary: T): T {
  return Object.fromEntries(Object.entries(summary).map(([key, number]) => [key, Math.round(number * 1e4) / 1e4])) as T
}

function progress(what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${what}`)
  else if (what !== '') console.error(what)
}
