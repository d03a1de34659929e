/** Writes a file that appears under its name only when it is complete. */
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { messageOf } from '../base/errors.ts'
import type { FilePart } from '../societies/society.ts'
import { misuse } from './command.ts'

export async function writeWhole(file: string, parts: AsyncIterable<FilePart>): Promise<void> {
  const partial = `${file}.part`
  try {
    // as one object after the other: text and bytes may follow each other
    await pipeline(Readable.from(parts), createWriteStream(partial))
    renameSync(partial, file)
  } catch (error) {
    rmSync(partial, { force: true })
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined || !/^E[A-Z]+$/.test(code)) throw error
    throw misuse(`${file} cannot be written: ${messageOf(error)}.`)
  }
}
