/** Reads the header of a SQLite file to see whose it is: a file that is not ours is never opened with SQLite. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { TroupeError } from '../base/errors.ts'

// 'TRPE' in the header tells our files from other SQLite files
export const APPLICATION_ID = 0x54525045

const MAGIC = 'SQLite format 3\0'
const HEADER_BYTES = 100
// https://www.sqlite.org/fileformat.html#the_database_header
const VERSION_AT = 60
const APPLICATION_ID_AT = 68

/** The store version of a file of ours, or nothing where a new store can be made. */
export function readHeader(file: string): { readonly version: number } | undefined {
  const bytes = readFirstBytes(file)
  if (bytes.length === 0) return undefined
  if (bytes.toString('latin1', 0, MAGIC.length) !== MAGIC || bytes.length < HEADER_BYTES)
    throw new TroupeError(
      'STORE_UNREADABLE',
      `${file} is not a store: it is no SQLite file. It was not changed. Name another file with --store.`,
    )
  if (bytes.readUInt32BE(APPLICATION_ID_AT) !== APPLICATION_ID)
    throw new TroupeError(
      'STORE_FOREIGN',
      `${file} is a SQLite file of another program. It was not changed. Name another file with --store.`,
    )
  return { version: bytes.readUInt32BE(VERSION_AT) }
}

function readFirstBytes(file: string): Buffer {
  let descriptor: number
  try {
    descriptor = openSync(file, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
  try {
    if (fstatSync(descriptor).isDirectory())
      throw new TroupeError('STORE_UNREADABLE', `${file} is a folder. Name a file in it with --store.`)
    const bytes = Buffer.alloc(HEADER_BYTES)
    return bytes.subarray(0, readSync(descriptor, bytes, 0, HEADER_BYTES, 0))
  } finally {
    closeSync(descriptor)
  }
}
