/** Where files lie on this machine is nobody else's business: of a path that leaves the server, its name is left. */
import type { Entry } from '../store/record.ts'

/** JSON for whoever asks. Exported runs are the exception: there a journal is as it was written. */
export function encode(value: unknown): string {
  return JSON.stringify(value, withoutFolders)
}

/** The same for an entry, of which there are many: hardly any names a file. */
export function encodeEntry(entry: Entry): string {
  const text = JSON.stringify(entry)
  return entry.record.kind === 'fail' || text.includes('"file":"') ? encode(entry) : text
}

/** What somebody edited came without its folders: where a file is still the one it was, it gets them back. */
export function withFolders(edited: unknown, before: unknown): unknown {
  if (typeof edited !== 'object' || edited === null || typeof before !== 'object' || before === null) return edited
  if (Array.isArray(edited)) return edited.map((each, place) => withFolders(each, (before as unknown[])[place]))
  const known = before as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(edited).map(([key, value]) => [
      key,
      withoutFolders(key, known[key]) === value ? known[key] : withFolders(value, known[key]),
    ]),
  )
}

/** A fault names files in its sentence; what agents say is left as they said it. */
function withoutFolders(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (key === 'file') return WHOLE_PATH.test(value) ? value.split(/[\\/]/).at(-1) : value
  return key === 'message' || key === 'reason' ? nameFiles(value) : value
}

/** Files with an ending, in a text. */
export const nameFiles = (text: string): string => text.replaceAll(PATH_IN_TEXT, '')

const WHOLE_PATH = /^(?:[a-z]:)?[\\/]/i
// a long line without a slash is looked through once, and one of slashes not again and again
const PATH_IN_TEXT =
  /(?<![\w./\\-])(?:[a-z]:)?[\\/](?:[^\\/\s"'<>:](?:[^\\/\n"'<>:]{0,254}[^\\/\s"'<>:])?[\\/]){1,64}(?=[^\\/\n"'<>:]{1,200}\.\w{1,8}\b)/gi
