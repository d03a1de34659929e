/** `troupe import`: adds an exported run to the store, all of it or nothing. */
import { createReadStream, statSync } from 'node:fs'
import { messageOf } from '../../base/errors.ts'
import { systemClock } from '../../base/clock.ts'
import { isWrittenTo, summarize } from '../../store/summary.ts'
import { importRun } from '../../store/transfer-import.ts'
import { readTextLines } from '../../store/transfer-lines.ts'
import { misuse, type Command } from '../command.ts'
import { commandLine } from '../../terminal/invocation.ts'
import { withStore } from '../open-store.ts'

export const importCommand: Command = {
  takes: ['FILE'],
  options: {
    extend: { type: 'boolean', about: 'if the run is here already, add the entries that only the file has' },
  },
  notes: [
    'Everything is checked before anything is written. If the run is here already, it must agree with the file, and is',
    'left as it is. With --extend, entries that only the file has are added, unless the run is being written to.',
  ],
  examples: ['import room.jsonl', 'import room.jsonl --store elsewhere.db', 'import room.jsonl --extend'],
  async run(given, screen) {
    const file = given.argument(0)
    checkReadable(file)
    // the entries keep the time they were written at
    let now = 0
    const clock = { ...systemClock, now: () => now }
    return withStore(given, { clock }, async (store) => {
      const lines = () => readTextLines(createReadStream(file, 'utf8'))
      const { run, runs } = await importRun(store, lines, {
        stamp: (at) => void (now = at),
        extend: given.flag('extend'),
        isLive: async (id) => isWrittenTo((await summarize(store, id)).updatedAt),
      })
      const added = runs.reduce((sum, part) => sum + part.added, 0)
      const others = runs.length > 1 ? ` and ${runs.length - 1} more it needs` : ''
      screen.say(
        added === 0 ? `Run ${run}${others} was here already.` : `Imported run ${run}${others}: ${added} entries.`,
        `${screen.paint('dim', 'Look at it:')} ${commandLine(['replay', run], given.text('store'))}`,
      )
      return { json: { run, added, runs } }
    })
  },
}

function checkReadable(file: string): void {
  try {
    if (statSync(file).isFile()) return
  } catch (error) {
    throw misuse(`${file} cannot be read: ${messageOf(error)}.`)
  }
  throw misuse(`${file} is not a file.`)
}
