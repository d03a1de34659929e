/** `troupe demo`: a small society at work, what it left in the store, and what to try next. */
import { relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRunId } from '../../base/ids.ts'
import { packageFile } from '../../base/package-file.ts'
import type { Fields } from '../../board/field.ts'
import type { RunResult } from '../../engine/run.ts'
import { readPage } from '../../store/fold.ts'
import type { Store } from '../../store/store.ts'
import { brief } from '../brief.ts'
import type { Command } from '../command.ts'
import { drawBoard } from '../draw-board.ts'
import { commandLine } from '../../terminal/invocation.ts'
import { storeShown, withStore } from '../open-store.ts'
import { perform } from '../perform.ts'
import { codeWords } from '../resume-line.ts'
import type { Screen } from '../screen.ts'
import { loadSociety } from '../society.ts'
import { readSeed } from '../values.ts'

// slow enough for eyes
const PACE_MS = 300
const RECORDS_SHOWN = 3
const SEED = 5

// Node runs TypeScript everywhere but in node_modules, so the package brings the example built
const example = import.meta.url.endsWith('.ts') ? 'examples/00-demo-room.ts' : 'dist/examples/demo-room.js'
const code = fileURLToPath(packageFile(example))

export const demo: Command = {
  takes: [],
  options: { seed: { type: 'string', value: 'SEED', about: `another room (default: ${SEED})` } },
  examples: ['demo', 'demo --seed 7'],
  async run(given, screen) {
    const { paint } = screen
    const { flow, name } = await loadSociety(relative('.', code))
    const { draw } = (await import(pathToFileURL(code).href)) as { draw: (board: unknown) => string[] }
    const id = createRunId()
    const seed = readSeed(given.text('seed')) ?? SEED
    const heading = (text: string) => screen.tell('', paint('bold', text))

    heading('A small society furnishes a room')
    screen.tell(
      'An architect places things, a critic finds what overlaps: round it goes until',
      'nothing does. Then the client is asked.',
      paint('dim', 'Three agents with rules, no model.'),
      '',
    )
    const store = given.text('store')
    const words = (...each: string[]) => commandLine(each, store)
    const epilogue = async (journal: Store, { board, step }: RunResult<Fields>) => {
      heading('The room')
      screen.tell(...draw(board).map((line) => `  ${line}`))
      heading(`The board after step ${step}: the fold of the journal`)
      screen.tell(...drawBoard(board, screen))
      heading(`The journal in ${storeShown(given)}: only ever added to`)
      screen.tell(...(await describeJournal(journal, id, screen)))
      heading('The run waits in the store until the client answers. Now you')
      const tries: [string, string][] = [
        ['answer, and it continues', words('resume', id, ...codeWords(name), '--answer', 'add a plant')],
        [
          'go back to step 2 and on with another prompt',
          words('fork', id, ...codeWords(name), '--at', '2', '--edit', 'prompt=a bedroom with a piano'),
        ],
        ['see the board as it was', words('show', id, '--step', '2')],
        ['hear it all again; nobody thinks', words('replay', id)],
        ['more', words('help')],
      ]
      screen.tell(...tries.flatMap(([what, command]) => [paint('dim', `  # ${what}`), `  ${command}`]))
    }
    return withStore(given, {}, async (file) =>
      perform({
        flow,
        society: name,
        store: process.stdout.isTTY ? paced(file) : file,
        storeName: store,
        // the newcomer reads on; how to answer is said in the end
        screen: { ...screen, canAsk: false },
        run: id,
        options: { id, seed, society: name },
        launch: (options) => flow.run({}, options),
        epilogue: (result) => epilogue(file, result),
      }),
    )
  },
}

/** A store that takes its time, so that the steps can be followed. */
function paced(store: Store): Store {
  return {
    ...store,
    groupMs: 0,
    append: async (...words) => {
      await store.append(...words)
      await sleep(PACE_MS)
    },
  }
}

async function describeJournal(store: Store, run: string, { columns, paint }: Screen): Promise<string[]> {
  const head = await store.head(run)
  const shown = await readPage(store, run, Math.max(1, head - RECORDS_SHOWN + 1), RECORDS_SHOWN)
  const lines = shown.map(({ seq, record }) => {
    const { v: _, kind, ...rest } = record
    return `  ${paint('dim', String(seq).padStart(3))}  ${kind.padEnd(5)} ${brief(rest, columns - 13)}`
  })
  return head > RECORDS_SHOWN ? [paint('dim', `  ${head - RECORDS_SHOWN} records, then`), ...lines] : lines
}
