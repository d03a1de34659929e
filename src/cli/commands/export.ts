/** `troupe export`: a run and everything it needs as one file of JSON lines. */
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { messageOf } from '../../base/errors.ts'
import { exportRun } from '../../store/transfer.ts'
import { misuse, type Command } from '../command.ts'
import { findRun } from '../find-run.ts'
import { withReadOnlyStore } from '../open-store.ts'
import { troupeVersion } from '../version.ts'

export const exportCommand: Command = {
  takes: ['RUN'],
  options: { out: { type: 'string', value: 'FILE', about: 'the file to write (default: stdout)' } },
  notes: [
    'The file holds the journal of the run, of the runs it was forked from (up to the fork), and of the societies',
    'inside it. Whatever agents wrote on the board is in it as it is.',
  ],
  examples: ['export last --out room.jsonl', 'export last > room.jsonl'],
  async run(given, screen) {
    const out = given.text('out')
    if (out === undefined && screen.json) throw misuse('export --json needs --out FILE: stdout cannot hold both.')
    return withReadOnlyStore(given, async (store) => {
      const id = await findRun(store, given.argument(0))
      let entries = -1
      async function* lines() {
        for await (const line of exportRun(store, id, troupeVersion())) {
          entries++
          yield `${line}\n`
        }
      }
      if (out === undefined) await pipeline(Readable.from(lines()), process.stdout, { end: false })
      else await writeWhole(out, lines())
      if (out !== undefined) screen.say(`Run ${id} is in ${out}: ${entries} entries.`)
      return { json: { run: id, file: out, entries } }
    })
  },
}

/** The file appears under its name only when it is complete. */
async function writeWhole(file: string, lines: AsyncIterable<string>): Promise<void> {
  const partial = `${file}.part`
  try {
    await pipeline(Readable.from(lines), createWriteStream(partial))
    renameSync(partial, file)
  } catch (error) {
    rmSync(partial, { force: true })
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined || !/^E[A-Z]+$/.test(code)) throw error
    throw misuse(`${file} cannot be written: ${messageOf(error)}.`)
  }
}
