/** An archive of runs: a folder with one exported file for each, there only when it is complete and on the disk. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { systemClock } from '../base/clock.ts'
import { isNamedInside } from '../base/inside-ids.ts'
import type { Store } from '../store/store.ts'
import { readTextLines } from '../store/transfer-lines.ts'
import { exportRun, type ExportHeader } from '../store/transfer.ts'

const ENDING = '.jsonl'
const PARTIAL = /^\.troupe-[0-9a-f-]{36}\.partial$/
// longer than any export takes: whoever began it is gone
const FORGOTTEN_MS = 24 * 60 * 60 * 1_000
// file systems take names of 255 bytes
const LONGEST_NAME = 180
const DIGITS = 16
const BUFFER = 64 * 1_024

/** Makes the folder where it is missing, refuses one that cannot be written, removes what was never completed. */
export async function openArchive(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await access(folder, constants.W_OK)
  for (const name of await readdir(folder)) {
    if (!PARTIAL.test(name)) continue
    const path = join(folder, name)
    const written = await stat(path).catch(() => undefined)
    if (written && systemClock.now() - written.mtimeMs > FORGOTTEN_MS) await rm(path, { force: true })
  }
}

/** Gives the heads that are in the file, of the run and of what is inside it: only that much may be removed. */
export async function archiveRun(
  store: Store,
  run: string,
  folder: string,
  troupe: string,
): Promise<ReadonlyMap<string, number>> {
  const partial = join(folder, `.troupe-${crypto.randomUUID()}.partial`)
  try {
    const header = await writeExport(partial, exportRun(store, run, troupe))
    const place = await freePlace(folder, run, partial)
    if (place !== undefined) {
      await rename(partial, place)
      await flushFolder(folder)
    }
    const own = header.runs.filter(({ id }) => id === run || isNamedInside(id, run))
    return new Map(own.map(({ id, entries }) => [id, entries]))
  } finally {
    await rm(partial, { force: true })
  }
}

async function writeExport(path: string, lines: AsyncIterable<string>): Promise<ExportHeader> {
  const file = await open(path, 'wx')
  try {
    let header: ExportHeader | undefined
    let [text, written] = ['', 0]
    for await (const line of lines) {
      if (header === undefined) header = JSON.parse(line) as ExportHeader
      else written++
      text += `${line}\n`
      if (text.length < BUFFER) continue
      await file.writeFile(text)
      text = ''
    }
    await file.writeFile(text)
    const announced = header!.runs.reduce((sum, { entries }) => sum + entries, 0)
    if (written !== announced)
      throw new Error(`Run "${header!.run}" was not archived: ${written} of ${announced} entries could be read.`)
    await file.sync()
    return header!
  } finally {
    await file.close()
  }
}

/** Nothing when the same journal is there already; another run that had the same id keeps its file. */
async function freePlace(folder: string, run: string, partial: string): Promise<string | undefined> {
  const name = fileNameOf(run)
  for (let count = 1; ; count++) {
    const place = join(folder, `${name}${count === 1 ? '' : `.${count}`}${ENDING}`)
    if ((await stat(place).catch(() => undefined)) === undefined) return place
    if ((await digestOf(place)) === (await digestOf(partial))) {
      // whoever wrote it may have been killed before it was on the disk
      await flushFolder(folder)
      return undefined
    }
  }
}

/** Of the entries alone: the first line names the Troupe that wrote the file. */
async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  let isFirst = true
  for await (const line of readTextLines(createReadStream(path, 'utf8'))) {
    if (!isFirst) hash.update(line).update('\n')
    isFirst = false
  }
  return hash.digest('hex')
}

/** An id may hold any characters: those that no file system minds stay, and a long one ends with its hash. */
function fileNameOf(run: string): string {
  const safe = encodeURIComponent(run.toWellFormed()).replace(
    /[.*~'()!]/g,
    (each) => `%${each.charCodeAt(0).toString(16)}`,
  )
  if (safe.length <= LONGEST_NAME) return safe
  const hash = createHash('sha256').update(run).digest('hex').slice(0, DIGITS)
  return `${safe.slice(0, LONGEST_NAME - DIGITS - 1)}-${hash}`
}

/** A new name is safe only when its folder is on the disk, too; where folders cannot be flushed, they need not be. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  try {
    await handle?.sync().catch(() => {})
  } finally {
    await handle?.close()
  }
}
