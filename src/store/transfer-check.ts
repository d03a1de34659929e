/**
 * Checks an exported file before it is imported: every line is what the header announces, and every record can be
 * folded.
 */
import { messageOf, TroupeError } from '../base/errors.ts'
import { idInside, isNamedInside } from '../base/inside-ids.ts'
import { isCount, isRecord } from '../base/json-kinds.ts'
import { faultInName, LONGEST_RUN_ID } from '../base/names.ts'
import { freezeParsed } from '../base/seal.ts'
import { checkNames, checkRecord } from './check-record.ts'
import { MOST_FOREBEARS } from './fold.ts'
import { FORMAT_VERSION, type StartRecord } from './record.ts'
import { EXPORT_FORMAT, EXPORT_VERSION, type ExportHeader, type ExportLine } from './transfer.ts'

// a run with all its forebears and the societies inside them
const MOST_RUNS = 100_000
// the last moment a date can name
const LATEST_TIME = 8.64e15
const LONGEST_QUOTE = 60

export interface ReadExport {
  readonly header: ExportHeader
  /** must be read to the end: what is missing shows only there */
  readonly entries: AsyncGenerator<ExportLine>
}

export async function readExport(lines: AsyncIterable<string>): Promise<ReadExport> {
  const numbered = lines[Symbol.asyncIterator]()
  const first = await numbered.next()
  const header = checkHeader(first.done === true ? undefined : parseLine(first.value, 1))
  return { header, entries: readLines(header, numbered) }
}

async function* readLines(header: ExportHeader, lines: AsyncIterator<string>): AsyncGenerator<ExportLine> {
  const runs = new Map<string, RunSoFar>()
  let number = 1
  for (const { id, entries } of header.runs) {
    for (let seq = 1; seq <= entries; seq++) {
      number++
      const { done, value } = await lines.next()
      if (done === true) throw fault(number, `the file ends before entry ${seq} of run "${id}"; it was cut off`)
      const line = checkLine(parseLine(value, number), number, id, seq)
      follow(runs, line, number)
      yield line
    }
  }
  for (let rest = await lines.next(); rest.done !== true; rest = await lines.next()) {
    number++
    if (rest.value.trim() !== '') throw fault(number, 'the header announces no more entries')
  }
}

/** What the lines so far say about a run. */
interface RunSoFar {
  readonly start: StartRecord
  readonly forebears: number
  step: number
}

/** Steps count without a gap, and a fork finds the place it was made at in the runs before it. */
function follow(runs: Map<string, RunSoFar>, { run, record }: ExportLine, number: number): void {
  if (record.kind === 'start') {
    // before it is known itself: no run descends from itself
    checkParent(runs, record, number)
    const forebears = record.parent === undefined ? 0 : runs.get(record.parent.run)!.forebears + 1
    if (forebears > MOST_FOREBEARS) throw fault(number, `run "${run}" descends from more than ${MOST_FOREBEARS} runs`)
    checkWithin(runs, run, record, number)
    runs.set(run, { start: record, forebears, step: record.step })
  }
  if (record.kind !== 'step') return
  const before = runs.get(run)!
  if (record.step !== before.step + 1) throw fault(number, `step ${record.step} follows step ${before.step}`)
  before.step = record.step
}

function checkParent(runs: ReadonlyMap<string, RunSoFar>, { parent, inside }: StartRecord, number: number): void {
  if (parent === undefined) return
  const place = inside && idInside(parent.run, inside.name)
  if (place !== undefined && (runs.get(place)?.step ?? -1) < inside!.step)
    throw fault(number, `step ${inside!.step} of run "${place}", which this run was forked at, is not in the file`)
  const before = runs.get(parent.run)
  // a step from before its start is its own parent's, which was checked with it
  if (before !== undefined && parent.step <= before.step) return
  throw fault(number, `step ${parent.step} of run "${parent.run}", which this run was forked at, is not in the file`)
}

/** A society inside a run comes with that run: alone it could pass for one of a run that is here already. */
function checkWithin(runs: ReadonlyMap<string, RunSoFar>, run: string, { within }: StartRecord, number: number): void {
  if (within === undefined || (runs.has(within) && isNamedInside(run, within))) return
  throw fault(number, `run "${run}" should be inside run "${within}", which is not in the file before it`)
}

function checkHeader(given: unknown): ExportHeader {
  const { format, version, troupe, run, runs } = (isRecord(given) ? given : {}) as Partial<ExportHeader>
  if (format !== EXPORT_FORMAT) throw fault(1, 'this is not an exported run: the header line is missing')
  if (typeof version === 'number' && version > EXPORT_VERSION)
    throw fault(1, `it was written by a newer Troupe (${clip(troupe)}, format ${version}). Update Troupe`)
  if (version !== EXPORT_VERSION) throw fault(1, `there is no format ${clip(version)} of exported runs`)
  const parts: readonly unknown[] = Array.isArray(runs) ? runs : []
  if (parts.length > MOST_RUNS) throw fault(1, `it announces more than ${MOST_RUNS} runs`)
  for (const id of [run, ...parts.map((part) => (isRecord(part) ? part['id'] : undefined))]) {
    const wrong = faultInName(id, LONGEST_RUN_ID)
    if (wrong !== undefined) throw fault(1, `the header is damaged: the id of a run ${wrong}`)
  }
  const isPart = (part: unknown) => isRecord(part) && isCount(part['entries']) && part['entries'] > 0
  const ids = new Set(parts.filter(isPart).map((part) => (part as { id: string }).id))
  if (run === undefined || ids.size !== parts.length || !ids.has(run)) throw fault(1, 'the header is damaged')
  return given as ExportHeader
}

function checkLine(given: unknown, number: number, run: string, seq: number): ExportLine {
  if (!isRecord(given)) throw fault(number, 'it is not an entry')
  const { run: id, seq: place, at, record } = given
  if (id !== run || place !== seq)
    throw fault(number, `entry ${seq} of run "${run}" should be here, not entry ${clip(place)} of ${clip(id)}`)
  if (!isCount(at) || at > LATEST_TIME) throw fault(number, 'its time is not a number')
  if (isRecord(record) && typeof record['v'] === 'number' && record['v'] > FORMAT_VERSION)
    throw fault(number, `its record was written by a newer Troupe (format ${record['v']}). Update Troupe`)
  const wrong = freezeParsed(record) ?? checkRecord(record) ?? checkNames(record)
  if (wrong !== undefined) throw fault(number, wrong)
  if ((seq === 1) !== ((record as { kind: string }).kind === 'start'))
    throw fault(number, 'a run begins with its start record, and has only one')
  return given as unknown as ExportLine
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw fault(number, `it is not JSON: ${messageOf(error)}`)
  }
}

function fault(line: number, what: string): TroupeError {
  return new TroupeError('STORE_BAD_EXPORT', `Line ${line} of the export: ${what}. Nothing was imported.`)
}

// what is quoted back is quoted briefly
function clip(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text
}
