/** Reading an exported file with distrust: every line is what the header announces, and every record can be folded. */
import { messageOf, TroupeError } from '../base/errors.ts'
import { checkRecord } from './check-record.ts'
import { FORMAT_VERSION, type StartRecord } from './record.ts'
import { EXPORT_FORMAT, EXPORT_VERSION, type ExportHeader, type ExportLine } from './transfer.ts'

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
  const told = new Map<string, Told>()
  let number = 1
  for (const { id, entries } of header.runs) {
    for (let seq = 1; seq <= entries; seq++) {
      number++
      const { done, value } = await lines.next()
      if (done === true) throw fault(number, `the file ends before entry ${seq} of run "${id}"; it was cut off`)
      const line = checkLine(parseLine(value, number), number, id, seq)
      follow(told, line, number)
      yield line
    }
  }
  for (let rest = await lines.next(); rest.done !== true; rest = await lines.next()) {
    number++
    if (rest.value.trim() !== '') throw fault(number, 'the header announces no more entries')
  }
}

/** What the lines so far say about a run. */
interface Told {
  readonly start: StartRecord
  step: number
}

/** Steps count without a gap, and a fork finds the place it was made at in the runs before it. */
function follow(told: Map<string, Told>, { run, record }: ExportLine, number: number): void {
  if (record.kind === 'start') {
    // before it is known itself: no run descends from itself
    checkParent(told, record, number)
    told.set(run, { start: record, step: record.step })
  }
  if (record.kind !== 'step') return
  const before = told.get(run)!
  if (record.step !== before.step + 1) throw fault(number, `step ${record.step} follows step ${before.step}`)
  before.step = record.step
}

function checkParent(told: ReadonlyMap<string, Told>, { parent }: StartRecord, number: number): void {
  if (parent === undefined) return
  const before = told.get(parent.run)
  // a step from before its start is its own parent's, which was checked with it
  if (before !== undefined && parent.step <= before.step) return
  throw fault(number, `step ${parent.step} of run "${parent.run}", which this run was forked at, is not in the file`)
}

function checkHeader(given: unknown): ExportHeader {
  const { format, version, troupe, run, runs } = (isRecord(given) ? given : {}) as Partial<ExportHeader>
  if (format !== EXPORT_FORMAT) throw fault(1, 'this is not an exported run: the header line is missing')
  if (typeof version !== 'number' || version > EXPORT_VERSION)
    throw fault(1, `it was written by a newer Troupe (${String(troupe)}, format ${version}). Update Troupe`)
  const parts: readonly unknown[] = Array.isArray(runs) ? runs : []
  const isPart = (part: unknown) => isRecord(part) && isName(part['id']) && isPlace(part['entries'])
  const ids = new Set(parts.filter(isPart).map((part) => (part as { id: string }).id))
  if (!isName(run) || ids.size !== parts.length || !ids.has(run)) throw fault(1, 'the header is damaged')
  return given as ExportHeader
}

function checkLine(given: unknown, number: number, run: string, seq: number): ExportLine {
  if (!isRecord(given)) throw fault(number, 'it is not an entry')
  const { run: id, seq: place, at, record } = given
  if (id !== run || place !== seq)
    throw fault(number, `entry ${seq} of run "${run}" should be here, not entry ${String(place)} of "${String(id)}"`)
  if (!isPlace(at)) throw fault(number, 'its time is not a number')
  if (isRecord(record) && typeof record['v'] === 'number' && record['v'] > FORMAT_VERSION)
    throw fault(number, `its record was written by a newer Troupe (format ${record['v']}). Update Troupe`)
  const wrong = checkRecord(record)
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isPlace(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
