/** Files below a folder as tools: list, read, and write only where that was allowed. Nothing outside can be reached. */
import { lstat, mkdir, open, readdir, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { schemaFromJson } from '../../base/json-schema.ts'
import { tool, type Tool } from '../tool.ts'

export interface FileToolOptions {
  /** the folder; paths are told relative to it */
  readonly folder: string
  /** true adds `write_file`; false by default */
  readonly write?: boolean
  /** bytes of a file that are read or written at most. A megabyte by default */
  readonly bytes?: number
}

const DEFAULT_BYTES = 1_048_576
const MOST_NAMES = 1_000

/** `list_files` and `read_file`, and `write_file` where writing is allowed. */
export function fileTools({ folder, write = false, bytes = DEFAULT_BYTES }: FileToolOptions): readonly Tool[] {
  const path = { type: 'string', description: 'A path below the folder, such as notes/today.md' }
  const list = tool({
    name: 'list_files',
    description: 'Lists files and folders (folders end in /) below a folder.',
    input: schemaFromJson<{ path?: string }>({ type: 'object', properties: { path }, additionalProperties: false }),
    reads: true,
    does: async ({ path: given = '.' }) => {
      const entries = await readdir(await within(folder, given), { withFileTypes: true })
      const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).toSorted()
      return names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), `… ${names.length - MOST_NAMES} more`] : names
    },
  })
  const read = tool({
    name: 'read_file',
    description: 'Reads a text file.',
    input: schemaFromJson<{ path: string }>({
      type: 'object',
      properties: { path },
      required: ['path'],
      additionalProperties: false,
    }),
    reads: true,
    limits: { bytes },
    does: async ({ path: given }) => readText(await within(folder, given), given, bytes),
  })
  if (!write) return [list, read]
  const put = tool({
    name: 'write_file',
    description: 'Writes a text file, whole; what was there before is replaced.',
    input: schemaFromJson<{ path: string; text: string }>({
      type: 'object',
      properties: { path, text: { type: 'string' } },
      required: ['path', 'text'],
      additionalProperties: false,
    }),
    does: async ({ path: given, text }) => {
      const size = Buffer.byteLength(text)
      if (size > bytes) throw new Error(`A file has at most ${bytes} bytes; this text has ${size}.`)
      await writeWhole(await within(folder, given), text)
      return `${given}: ${size} bytes written.`
    },
  })
  return [list, read, put]
}

/**
 * The real place of a path, if it lies below the folder. Links are followed before that is asked, so that none leads
 * out; of a path that is not there yet, the folders that are there are.
 */
export async function within(folder: string, given: string): Promise<string> {
  const root = await realpath(folder)
  const wanted = resolve(root, given)
  const missing: string[] = []
  let known = wanted
  for (;;) {
    const real = await realpath(known).catch(() => undefined)
    if (real !== undefined) {
      known = real
      break
    }
    // a link that leads nowhere could be made to lead out later
    if (await lstat(known).catch(() => undefined)) throw outside(given)
    missing.unshift(basename(known))
    known = dirname(known)
  }
  const place = join(known, ...missing)
  const path = relative(root, place)
  if (path === '..' || path.startsWith(`..${sep}`) || resolve(root, path) !== place) throw outside(given)
  return place
}

function outside(given: string): Error {
  return new Error(`${JSON.stringify(given)} is not below the folder. Use a path inside it.`)
}

export async function readText(file: string, given: string, bytes: number): Promise<string> {
  // asked before it is opened: a pipe would never answer
  const about = await lstat(file).catch(() => undefined)
  if (!about) throw new Error(`There is no ${given}.`)
  if (!about.isFile()) throw new Error(`${given} is no file.`)
  const handle = await open(file)
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(about.size, bytes)), 0)
    const text = buffer.subarray(0, bytesRead)
    if (text.includes(0)) throw new Error(`${given} is no text.`)
    return text.toString('utf8')
  } finally {
    await handle.close()
  }
}

export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const beside = `${file}.part-${process.pid}`
  const handle = await open(beside, 'wx')
  try {
    await handle.writeFile(text)
    await handle.close()
    await rename(beside, file)
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(beside, { force: true })
    throw error
  }
}
