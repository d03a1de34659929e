/**
 * Reads a story file from disk: only a regular file, only as large as a story can be, and without ever waiting for it.
 */
import { closeSync, constants, fstatSync, openSync, readSync, statSync, type Stats } from 'node:fs'
import { messageOf, TroupeError } from '../../base/errors.ts'

// Z-code has at most 512 KB. A Blorb adds pictures and sounds: those of Z-code stories have a few MB, and whatever is
// read lies in memory as a whole
const LARGEST_BYTES = 32 * 1024 * 1024
// a pipe nobody writes to would never open, a terminal would become ours; Windows has neither flag
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0)

export function readStoryFile(file: string): Uint8Array {
  // before it is opened: at a device that alone may do something
  refuseOddFile(
    file,
    attempt(file, () => statSync(file)),
  )
  const handle = attempt(file, () => openSync(file, FLAGS))
  try {
    const found = fstatSync(handle)
    // once more, for it may be another file by now
    refuseOddFile(file, found)
    return attempt(file, () => readWhole(handle, found.size))
  } finally {
    closeSync(handle)
  }
}

/** As many bytes as it had when it was opened, however it grows. */
function readWhole(handle: number, size: number): Uint8Array {
  const bytes = Buffer.alloc(size)
  let length = 0
  while (length < size) {
    const read = readSync(handle, bytes, length, size - length, length)
    if (read === 0) break
    length += read
  }
  return bytes.subarray(0, length)
}

function refuseOddFile(file: string, found: Stats): void {
  if (found.isDirectory()) throw unknown(`${file} is a folder, not a story file.`)
  if (!found.isFile()) throw unknown(`${file} is ${kindOf(found)}, not a story file. Name a file on disk.`)
  if (found.size <= LARGEST_BYTES) return
  const [size, most] = [found.size, LARGEST_BYTES].map((bytes) => Math.ceil(bytes / 1024 / 1024))
  throw new TroupeError(
    'STORY_UNPLAYABLE',
    `${file} cannot be played. It has ${size} MB, and a story file has at most ${most} MB.`,
  )
}

function kindOf(found: Stats): string {
  if (found.isFIFO()) return 'a pipe'
  return found.isSocket() ? 'a socket' : 'a device'
}

function attempt<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new TroupeError('STORY_UNKNOWN', `The story ${file} cannot be read: ${messageOf(error)}.`, { cause: error })
  }
}

function unknown(message: string): TroupeError {
  return new TroupeError('STORY_UNKNOWN', message)
}
