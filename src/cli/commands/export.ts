/** `troupe export`: a run as one file: its journal as JSON lines, or a played game for people to read. */
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { messageOf } from '../../base/errors.ts'
import { readStart } from '../../store/fold.ts'
import type { Store } from '../../store/store.ts'
import { exportRun } from '../../store/transfer.ts'
import { misuse, type Command } from '../command.ts'
import { findRun } from '../find-run.ts'
import { suggestion } from '../nearest.ts'
import { withReadOnlyStore } from '../open-store.ts'
import { harmless } from '../text.ts'
import { troupeVersion } from '../version.ts'

type Writer = (store: Store, run: string) => AsyncGenerator<string>

/** What a run can be written as. All but the journal is for games of the adventurers. */
const forms: Readonly<Record<string, Writer>> = {
  async *journal(store, run) {
    for await (const line of exportRun(store, run, troupeVersion())) yield `${line}\n`
  },
  async *transcript(store, run) {
    const { transcriptOf } = await import('../adventure/transcript.ts')
    yield* transcriptOf(await gameOf(store, run))
  },
  async *html(store, run) {
    const { drawPage } = await import('../adventure/page/page.ts')
    yield drawPage(await gameOf(store, run))
  },
  async *commands(store, run) {
    for (const command of (await gameOf(store, run)).board.commands) yield `${harmless(command)}\n`
  },
}

export const exportCommand: Command = {
  takes: ['RUN'],
  options: {
    out: { type: 'string', value: 'FILE', about: 'the file to write (default: stdout)' },
    as: { type: 'string', value: 'FORM', about: `${Object.keys(forms).join(', ')} (default: journal)` },
  },
  notes: [
    'journal: the journal of the run, of the runs it was forked from (up to the fork), and of the societies inside it.',
    'Whatever agents wrote on the board is in it as it is. `troupe import` takes it in again.',
    'A game of the adventurers can also be had as',
    'transcript: what was typed and what the story said, as text;',
    'html: one page that needs no network, with the map, the votes of every turn and the score over time;',
    'commands: what was typed, for `troupe play STORY --commands FILE` with the seed of the game.',
  ],
  examples: [
    'export last --out room.jsonl',
    'export last > room.jsonl',
    'export last --as html --out game.html',
    'export last --as transcript',
  ],
  async run(given, screen) {
    const out = given.text('out')
    const form = given.text('as') ?? 'journal'
    const write = Object.hasOwn(forms, form) ? forms[form]! : undefined
    if (write === undefined) {
      const names = Object.keys(forms)
      throw misuse(`--as takes ${names.join(', ')}, not ${JSON.stringify(form)}.${suggestion(form, names)}`)
    }
    if (out === undefined && screen.json) throw misuse('export --json needs --out FILE: stdout cannot hold both.')
    return withReadOnlyStore(given, async (store) => {
      const id = await findRun(store, given.argument(0))
      // after the header, every line of a journal is an entry
      let entries = -1
      async function* parts() {
        for await (const part of write!(store, id)) {
          entries++
          yield part
        }
      }
      if (out === undefined) await pipeline(Readable.from(parts()), process.stdout, { end: false })
      else await writeWhole(out, parts())
      const isJournal = form === 'journal'
      if (out !== undefined) screen.say(`Run ${id} is in ${out}${isJournal ? `: ${entries} entries` : ''}.`)
      return { json: { run: id, file: out, ...(isJournal ? { entries } : { as: form }) } }
    })
  },
}

async function gameOf(store: Store, run: string) {
  const { flow } = await readStart(store, run)
  if (flow !== 'adventurers')
    throw misuse(`Run ${run} is no game but a run of "${flow}". Only games of the adventurers are exported that way.`)
  const { readGame } = await import('../adventure/read-game.ts')
  return readGame(store, run)
}

/** The file appears under its name only when it is complete. */
async function writeWhole(file: string, parts: AsyncIterable<string>): Promise<void> {
  const partial = `${file}.part`
  try {
    await pipeline(Readable.from(parts), createWriteStream(partial))
    renameSync(partial, file)
  } catch (error) {
    rmSync(partial, { force: true })
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined || !/^E[A-Z]+$/.test(code)) throw error
    throw misuse(`${file} cannot be written: ${messageOf(error)}.`)
  }
}
