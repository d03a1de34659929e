/** How well explorers do, as a report: found against chance, with and without mail, four against one, and many at once. */
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
import { progress, table } from './report.ts'
import { misused, readCount } from './usage.ts'

export async function reportExplorers(words: readonly string[], usage: string): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    // an unknown option is named below, not thrown at somebody who mistyped it
    strict: false,
    options: { json: { type: 'boolean' }, worlds: { type: 'string' }, scale: { type: 'string' } },
  })
  const isKnown = Object.keys(values).every((option) => ['json', 'worlds', 'scale'].includes(option))
  if (!isKnown || positionals.length > 0) misused(usage)
  const worlds = readCount(values.worlds?.toString(), 20, usage)
  if (values.scale === undefined) await evaluate(worlds, values.json === true)
  else console.log(JSON.stringify(await measureScale(Number(values.scale))))
}

async function evaluate(worlds: number, isJson: boolean): Promise<void> {
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
    const say = isJson ? console.error : console.log
    say(describe(results, scale))
    if (isJson) console.log(JSON.stringify({ ...rounded(summarize(results)), scale }))
  } catch (error) {
    if (!signal.aborted) throw error
    progress('')
    console.error('Interrupted.')
    process.exitCode = 130
  }
}

async function inFreshProcess(agents: number, signal: AbortSignal): Promise<Scale> {
  const words = [
    ...process.execArgv,
    fileURLToPath(new URL('eval.ts', import.meta.url)),
    'explorers',
    '--scale',
    String(agents),
  ]
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

function rounded<T extends object>(summary: T): T {
  return Object.fromEntries(Object.entries(summary).map(([key, number]) => [key, Math.round(number * 1e4) / 1e4])) as T
}
