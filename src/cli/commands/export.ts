/** `troupe export`: a run as one file: its journal as JSON lines, or a file that its society makes of it. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { listed } from '../../base/errors.ts'
import type { FilePart } from '../../societies/society.ts'
import { readStart } from '../../store/fold.ts'
import type { Store } from '../../store/store.ts'
import { exportRun } from '../../store/transfer.ts'
import { plainly } from '../brief.ts'
import { misuse, type Command } from '../command.ts'
import { findRun } from '../find-run.ts'
import { suggestion } from '../../base/nearest.ts'
import { withReadOnlyStore } from '../open-store.ts'
import { societyToRead } from '../society-of-run.ts'
import { troupeVersion } from '../version.ts'
import { writeWhole } from '../write-whole.ts'

const JOURNAL = 'journal'
const LONGEST_SHOWN = 60

export const exportCommand: Command = {
  takes: ['RUN'],
  options: {
    out: { type: 'string', value: 'FILE', about: 'the file to write (default: stdout)' },
    as: { type: 'string', value: 'FORM', about: 'journal, or a file that its society makes (default: journal)' },
    society: { type: 'string', value: 'FILE', about: 'the code that makes the file, when it was not run here before' },
  },
  notes: [
    'journal: the journal of the run, of the runs it was forked from (up to the fork), and of the societies inside it.',
    'Whatever agents wrote on the board is in it as it is. `troupe import` takes it in again.',
    'Of a game of the adventurers there are also:',
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
    const form = given.text('as') ?? JOURNAL
    if (out === undefined && screen.json) throw misuse('export --json needs --out FILE: stdout cannot hold both.')
    return withReadOnlyStore(given, async (store) => {
      const id = await findRun(store, given.argument(0))
      const write = await writerOf(store, id, form, given.text('society'))
      // after the header, every line of a journal is an entry
      let entries = -1
      async function* parts() {
        for await (const part of write) {
          entries++
          yield part
        }
      }
      if (out === undefined) await pipeline(Readable.from(parts()), process.stdout, { end: false })
      else await writeWhole(out, parts())
      const isJournal = form === JOURNAL
      if (out !== undefined) screen.say(`Run ${id} is in ${out}${isJournal ? `: ${entries} entries` : ''}.`)
      return { json: { run: id, file: out, ...(isJournal ? { entries } : { as: form }) } }
    })
  },
}

async function writerOf(
  store: Store,
  run: string,
  form: string,
  instead: string | undefined,
): Promise<AsyncIterable<FilePart>> {
  if (form === JOURNAL) return journalLines(store, run)
  const start = await readStart(store, run)
  const { files } = await societyToRead(run, start, instead)
  const found = files.find(({ as }) => as === form)
  if (found !== undefined) return found.write(store, run)
  const names = [JOURNAL, ...files.map(({ as }) => as)]
  throw misuse(
    `Run ${run} of "${plainly(start.flow, LONGEST_SHOWN)}" can be exported as ${listed(names)}, ` +
      `not as ${JSON.stringify(form)}.${suggestion(form, names)}`,
  )
}

async function* journalLines(store: Store, run: string): AsyncGenerator<string> {
  for await (const line of exportRun(store, run, troupeVersion())) yield `${line}\n`
}
