/** The kill matrix of tool-using societies: real processes, a real model server, kill -9 at random instants. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRandom, type Random } from 'troupe'
import { journalsIn, missingFrom, type Journals } from '../journals.ts'
import { live } from '../life.ts'
import { judge, type Judged } from './judge.ts'
import { openOutside, type Outside } from './outside.ts'
import type { SocietyName } from './societies.ts'

export interface ToolMatrixReport {
  kills: number
  /** runs that were killed at least once and have ended */
  runs: number
  /** effects that were done twice, by their id or by what they did */
  doubled: number
  /** journal entries that were there after a kill and later were not, and effects that were never done */
  lost: number
  /** model calls that were asked for although the journal held their reply, or twice in one life */
  paidTwice: number
  /** model calls that were under way when the process died, and were asked for again */
  askedAgain: number
  /** calls in a chat without exactly one result */
  unpaired: number
  /** boards that are not those of an unkilled run */
  wrong: number
  /** effects that were announced when the process died: the model was told that nobody knows */
  unknown: number
  readonly societies: Record<string, number>
  /** where the kills hit: what the journals ended with */
  readonly places: Record<string, number>
  readonly faults: string[]
}

export interface ToolMatrixOptions {
  readonly kills: number
  readonly seed: number | string
  readonly lanes?: number
  readonly signal?: AbortSignal
  readonly onProgress?: (report: ToolMatrixReport) => void
}

const names: readonly SocietyName[] = ['parallel', 'nested', 'effectful', 'approved', 'rules', 'reading']
const worker = fileURLToPath(new URL('worker.ts', import.meta.url))

// a run is killed this often at most, so that it ends some day; fewer where that leaves a society unkilled
const KILLS_PER_RUN = 8
// one in so many is killed while it starts
const STARTING = 8
// the share of an unkilled life in which a killed one ends: each begins where the one before it was
const KILLED_SHARE = 0.5
// what a dead process sent may still be on its way
const AFTER_DEATH_MS = 10

export async function playToolMatrix(options: ToolMatrixOptions): Promise<ToolMatrixReport> {
  const { kills, seed, lanes = 2, signal, onProgress } = options
  const report: ToolMatrixReport = {
    kills: 0,
    runs: 0,
    doubled: 0,
    lost: 0,
    paidTwice: 0,
    askedAgain: 0,
    unpaired: 0,
    wrong: 0,
    unknown: 0,
    societies: {},
    places: {},
    faults: [],
  }
  const folder = mkdtempSync(join(tmpdir(), 'troupe-tools-'))
  try {
    const unkilled = new Map<SocietyName, { readonly ms: number; readonly judged: Judged }>()
    const most = Math.min(KILLS_PER_RUN, Math.ceil(kills / names.length))
    // fills the compile cache
    await playUnkilled(folder, names[0]!, 'warm-up')
    for (const name of names) unkilled.set(name, await playUnkilled(folder, name, 'measured'))
    let round = 0
    const isStopped = () => signal?.aborted === true
    const lane = async () => {
      while (report.kills < kills && !isStopped()) {
        const number = round++
        const name = names[number % names.length]!
        const { ms, judged } = unkilled.get(name)!
        const game = await openGame(folder, name, `run-${number}`)
        const random = createRandom(`${seed}/${number}`)
        await play({ game, random, ms, most }, judged, report).finally(() => game.outside.close())
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
  readonly id: string
  readonly file: string
  readonly cache: string
  readonly outside: Outside
}

async function openGame(folder: string, name: SocietyName, id: string): Promise<Game> {
  const outside = await openOutside()
  return { name, id, file: join(folder, `${id}-${name}.db`), cache: join(folder, 'cache'), outside }
}

/** How long a life is, and what comes of it. */
async function playUnkilled(folder: string, name: SocietyName, id: string) {
  const game = await openGame(folder, name, id)
  const ms = await liveOnce(game)
  const judged = await judge(name, game.outside, game.file)
  await game.outside.close()
  const faults = [...judged.faults, ...(judged.unknown > 0 ? ['an effect was interrupted'] : [])]
  if (ms === 'killed' || faults.length > 0) throw new Error(`${name}, which nobody killed: ${faults.join('; ')}`)
  return { ms, judged }
}

interface Killing {
  readonly game: Game
  readonly random: Random
  /** how long an unkilled life is */
  readonly ms: number
  /** kills of this run at most */
  readonly most: number
}

async function play({ game, random, ms, most }: Killing, unkilled: Judged, report: ToolMatrixReport) {
  const { name, outside, file } = game
  const fault = (text: string) => report.faults.push(`${name} (${game.id}): ${text}`)
  let seen: Journals = new Map()
  let killed = 0
  const look = async () => {
    const now = await journalsIn(file)
    for (const { run, entries } of missingFrom(now, seen)) {
      report.lost += entries.length
      fault(`${entries.length} entries of ${run} are gone or changed, such as ${entries[0]}`)
    }
    seen = now
  }
  while (killed < most) {
    const isStarting = random.integer(STARTING) === 0
    const killAfterMs = random.next() * ms * KILLED_SHARE
    if ((await liveOnce(game, { killAfterMs, countedFrom: isStarting ? 'start' : 'begun' })) !== 'killed') break
    killed++
    report.kills++
    await new Promise((resolve) => setTimeout(resolve, AFTER_DEATH_MS))
    await look()
    countPlaces(seen, report)
    checkPaid(game, seen, report, fault)
    outside.life++
  }
  if (killed === most) await liveOnce(game)
  await look()
  checkPaid(game, seen, report, fault)
  const judged = await judge(name, outside, file)
  for (const each of judged.faults) fault(each)
  report.doubled += judged.doubled
  report.lost += judged.lost
  report.unpaired += judged.unpaired
  report.unknown += judged.unknown
  // where an effect was interrupted the chat is longer: the model had to look. What comes of it is the same
  const isSame = judged.unknown > 0 ? judged.answer === unkilled.answer : judged.boards === unkilled.boards
  if (!isSame) {
    report.wrong++
    fault(judged.unknown > 0 ? apart(judged.answer, unkilled.answer) : apart(judged.boards, unkilled.boards))
  }
  if (killed === 0) return
  report.runs++
  report.societies[name] = (report.societies[name] ?? 0) + killed
}

/** Where two texts part, with a little of what follows. */
function apart(found: string, wanted: string): string {
  let at = 0
  while (at < found.length && found[at] === wanted[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 200), at + 200)
  return `the boards are\n… ${around(found)}\nand should be\n… ${around(wanted)}`
}

function liveOnce(game: Game, end: { killAfterMs?: number; countedFrom?: 'start' | 'begun' } = {}) {
  const { name, file, cache, outside } = game
  return live({ worker, args: [name, file, outside.modelUrl, outside.ledgerUrl], cache, ...end })
}

function countPlaces(journals: Journals, { places }: ToolMatrixReport): void {
  const last = [...journals.values()].map((entries) => (JSON.parse(entries.at(-1)!) as AnyEntry).record.kind)
  // of the society that is deepest inside, as far as it is not over
  const place = last.findLast((kind) => kind !== 'end') ?? 'start-up'
  places[place] = (places[place] ?? 0) + 1
}

interface AnyEntry {
  readonly record: { readonly kind: string; readonly name?: string; readonly value?: unknown }
}

/** Whether what this life asked of the model had been answered and journaled before it. */
function checkPaid({ outside }: Game, journals: Journals, report: ToolMatrixReport, fault: (text: string) => void) {
  const { asked, life } = outside
  const now = asked.filter((each) => each.life === life).map(({ request }) => request)
  const before = new Set(asked.filter((each) => each.life < life).map(({ request }) => request))
  const twice = now.length - new Set(now).size
  const serials = [...journals.values()].flat().flatMap((text) => serialOf(JSON.parse(text) as AnyEntry))
  // journaled before this life began: the reply was given in an earlier one
  const journaled = new Set(
    serials.map((serial) => asked[serial - 1]!).flatMap((each) => (each.life < life ? [each.request] : [])),
  )
  const paid = now.filter((request) => journaled.has(request))
  report.paidTwice += paid.length + twice
  if (paid.length + twice > 0) fault(`paid twice: ${paid[0] ?? now.join('\n')}`)
  report.askedAgain += now.filter((request) => before.has(request) && !journaled.has(request)).length
}

/** The reply that a record of a model call holds. */
function serialOf({ record }: AnyEntry): number[] {
  if (record.kind !== 'call' || record.name !== 'model') return []
  return [(record.value as { usage: { inputTokens: number } }).usage.inputTokens]
}

export function describeToolReport(report: ToolMatrixReport): string {
  const count = (record: Record<string, number>) =>
    Object.entries(record)
      .toSorted(([, a], [, b]) => b - a)
      .map(([key, number]) => `${key} ${number}`)
      .join(', ')
  const { kills, doubled, lost, paidTwice, askedAgain, unpaired, wrong, unknown, runs } = report
  return (
    `kills: ${kills}, doubled: ${doubled}, lost: ${lost}, paid twice: ${paidTwice}, without one result: ${unpaired}, ` +
    `wrong boards: ${wrong}, runs: ${runs} | under way at a kill: model calls ${askedAgain}, effects ${unknown} | ` +
    `by society: ${count(report.societies)} | last record at the kill: ${count(report.places)}`
  )
}
