/** The kill matrix: real processes, killed at random instants and started again, until their runs have ended. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRandom, memoryStore, stateAt, type Entry, type Random, type Store } from 'troupe'
import { sqliteStore } from 'troupe/sqlite'
import { journalsIn, missingFrom, stepsOf, type Journals } from './journals.ts'
import { live } from './life.ts'
import { answerTo, societies, type SocietyName } from './societies.ts'

export interface MatrixOptions {
  readonly kills: number
  readonly seed: number | string
  /** how many runs are played side by side */
  readonly lanes?: number
  readonly signal?: AbortSignal
  readonly onProgress?: (report: MatrixReport) => void
}

export interface MatrixReport {
  kills: number
  /** runs that were killed at least once and have ended */
  runs: number
  /** committed steps that were in the journal after a kill and later were not, or were other */
  lost: number
  /** outside effects that were done twice */
  doubled: number
  /** runs whose final board or committed steps were not those of an unkilled run */
  wrong: number
  /** kills that found steps waiting to be committed together, and how many those were */
  inGroups: number
  rethought: number
  /** where the kills hit: what the journal ended with */
  readonly places: Record<string, number>
  readonly societies: Record<string, number>
  readonly faults: string[]
}

// a run is killed this often at most, so that it ends some day
const KILLS_PER_RUN = 8
const names = Object.keys(societies) as SocietyName[]
const worker = fileURLToPath(new URL('worker.ts', import.meta.url))

export async function playMatrix({ kills, seed, lanes = 2, signal, onProgress }: MatrixOptions): Promise<MatrixReport> {
  const report: MatrixReport = {
    kills: 0,
    runs: 0,
    lost: 0,
    doubled: 0,
    wrong: 0,
    inGroups: 0,
    rethought: 0,
    places: {},
    societies: {},
    faults: [],
  }
  const folder = mkdtempSync(join(tmpdir(), 'troupe-kill-'))
  try {
    const ends = new Map<SocietyName, Ending>()
    for (const name of names) ends.set(name, await unkilled(name))
    // once to the end, unkilled: fills the compile cache, and tells how long a life is
    const lives = new Map<SocietyName, number>()
    for (const name of names) await liveOnce(createGame(folder, name, 'warm-up'))
    for (const name of names) {
      const started = performance.now()
      await liveOnce(createGame(folder, name, 'measured'))
      lives.set(name, performance.now() - started)
    }
    const isStopped = () => signal?.aborted === true
    let round = 0
    const lane = async () => {
      while (report.kills < kills && !isStopped()) {
        const number = round++
        const name = names[number % names.length]!
        const played = createGame(folder, name, `run-${number}`)
        const random = createRandom(`${seed}/${number}`)
        if (await play(played, random, lives.get(name)!, report, signal)) await check(played, ends.get(name)!, report)
        onProgress?.(report)
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    return report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Game {
  readonly name: SocietyName
  readonly run: string
  readonly file: string
  readonly effects: string
  readonly thought: string
  readonly cache: string
}

interface Ending {
  readonly board: string
  readonly steps: readonly string[]
}

async function endingOf(store: Store, run: string): Promise<Ending> {
  return { board: JSON.stringify(await stateAt(store, run)), steps: await stepsOf(store, run) }
}

function createGame(folder: string, name: SocietyName, run: string): Game {
  const base = join(folder, `${run}-${name}`)
  return {
    name,
    run,
    file: `${base}.db`,
    effects: `${base}.log`,
    thought: `${base}.thought`,
    cache: join(folder, 'cache'),
  }
}

async function unkilled(name: SocietyName): Promise<Ending> {
  const store = memoryStore()
  const options = { store, handlers: { act: () => 'done' } }
  let { status, questions } = await societies[name].run({}, { ...options, id: 'r', seed: 1 }).finished
  while (status !== 'ended') {
    const [open] = questions
    const answer = { question: open!.id, answer: answerTo(open!.question) }
    ;({ status, questions } = await societies[name].resume('r', { ...options, ...answer }).finished)
  }
  return endingOf(store, 'r')
}

/** One run: killed a few times, then left to end. Everything seen after a kill must still be there at the end. */
async function play(game: Game, random: Random, lifeMs: number, report: MatrixReport, signal?: AbortSignal) {
  const seen: Journals = new Map()
  const look = async () => {
    const now = await journalsIn(game.file)
    for (const { run, entries } of missingFrom(now, seen)) {
      report.lost += entries.length
      const where = `${game.name} (${game.run})`
      report.faults.push(`${where}: ${entries.length} entries of ${run} are gone or changed, such as ${entries[0]}`)
    }
    for (const [run, entries] of now) seen.set(run, entries)
    return now.get(game.run)?.at(-1)
  }
  let killed = 0
  while (killed < KILLS_PER_RUN && (await liveOnce(game, random.next() * lifeMs)) === 'killed') {
    killed++
    report.kills++
    const last = await look()
    const place = last === undefined ? 'start-up' : (JSON.parse(last) as Entry).record.kind
    report.places[place] = (report.places[place] ?? 0) + 1
    const waiting = thoughtAt(game.thought) - 1 - (last === undefined ? 0 : (JSON.parse(last) as Entry).record.step)
    if (waiting > 0) report.inGroups++
    report.rethought += Math.max(0, waiting)
    if (signal?.aborted) return false
  }
  if ((await liveOnce(game)) === 'killed') throw new Error(`${game.name} did not end although nobody killed it`)
  await look()
  report.runs++
  report.societies[game.name] = (report.societies[game.name] ?? 0) + killed
  return true
}

/** The step that the process thought of last; of societies that do not tell, the first. */
function thoughtAt(file: string): number {
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
}

async function check({ name, run, file, effects }: Game, expected: Ending, report: MatrixReport): Promise<void> {
  const ids = existsSync(effects) ? readFileSync(effects, 'utf8').trim().split('\n') : []
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  report.doubled += twice.length
  if (twice.length > 0) report.faults.push(`${name} (${run}): done twice: ${twice.join(', ')}`)
  const store = sqliteStore(file, { readOnly: true })
  const { board, steps } = await endingOf(store, run)
  await store.close()
  const other = steps.findIndex((step, index) => step !== expected.steps[index])
  const isShort = steps.length !== expected.steps.length
  if (board === expected.board && other < 0 && !isShort) return
  report.wrong++
  if (board !== expected.board)
    report.faults.push(`${name} (${run}): the board is\n${board}\nand should be\n${expected.board}`)
  else if (other >= 0)
    report.faults.push(`${name} (${run}): it has\n${steps[other]}\nand should have\n${expected.steps[other]}`)
  else report.faults.push(`${name} (${run}): it has ${steps.length} steps and should have ${expected.steps.length}`)
}

/** One process, from start to end or to its kill. */
function liveOnce(
  { name, run, file, effects, thought, cache }: Game,
  killAfterMs?: number,
): Promise<number | 'killed'> {
  // what another life thought of is no matter of this one
  rmSync(thought, { force: true })
  return live({ worker, args: [name, file, effects, run, thought], cache, killAfterMs })
}

export function describeReport(report: MatrixReport): string {
  const { kills, runs, lost, doubled, wrong, inGroups, rethought, places, societies: by } = report
  const count = (record: Record<string, number>) =>
    Object.entries(record)
      .toSorted(([, a], [, b]) => b - a)
      .map(([key, number]) => `${key} ${number}`)
      .join(', ')
  return (
    `kills: ${kills}, lost: ${lost}, doubled: ${doubled}, wrong: ${wrong}, runs: ${runs} | ` +
    `${inGroups} kills found ${rethought} steps waiting to be committed together | by society: ` +
    `${count(by)} | last record at the kill: ${count(places)}`
  )
}
