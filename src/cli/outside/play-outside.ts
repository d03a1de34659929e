/** `-` for the argument of a command: somebody else's program tells what is seen, and is told what to do. */
import { dirname } from 'node:path'
import { createRunId } from '../../base/ids.ts'
import { checkRunId } from '../../base/names.ts'
import type { Seed } from '../../base/random.ts'
import type { Board } from '../../societies/paths.ts'
import { prepareInput } from '../../societies/prepare-input.ts'
import type { Society } from '../../societies/society.ts'
import { readStart } from '../../store/fold.ts'
import type { Store } from '../../store/store.ts'
import { commandLine } from '../../terminal/invocation.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT, misuse, type Options, type Report } from '../command.ts'
import { argumentsOf } from '../option-flags.ts'
import { storeFile, withStore } from '../open-store.ts'
import { presetMinds } from '../preset.ts'
import { appointMinds } from '../run-options.ts'
import { printJson, type Screen } from '../screen.ts'
import { answerLines } from './answer-lines.ts'

/** The argument that says so. */
const OUTSIDE = '-'

export const isOutside = ({ outside }: Society, given: Arguments): boolean =>
  outside !== undefined && given.argument(0) === OUTSIDE

/** Of a society that can be told from outside: what stands in the place of its argument, and which session it is. */
export function outsideOptions({ outside, options }: Society): Options {
  const [argument] = argumentsOf(options)
  if (outside === undefined || argument === undefined) return {}
  const word = argument.toLowerCase()
  return {
    [word]: { type: 'string', value: argument, about: `with ${OUTSIDE}: the ${word} that is told, where it is known` },
    session: {
      type: 'string',
      value: 'ID',
      about: `with ${OUTSIDE}: the session, which goes on where it is in the store (default: a new one)`,
    },
  }
}

/** Refuses what only means something with `-`. */
export function checkInside(society: Society, given: Arguments): void {
  for (const word of Object.keys(outsideOptions(society)))
    if (given.text(word) !== undefined) throw misuse(`--${word} is for ${OUTSIDE} in the place of the argument.`)
}

export interface PlayedOutside {
  readonly society: Society
  readonly given: Arguments
  readonly screen: Screen
  readonly chosen: Board
  readonly seed: Seed | undefined
}

export async function playOutside({ society, given, screen, chosen, seed }: PlayedOutside): Promise<Report> {
  const id = readSession(given.text('session'))
  const input = await inputOf(society, given, chosen, seed)
  return withStore(given, {}, async (store) => {
    const isNew = await checkSession(society, store, id)
    await appointMinds(
      given,
      society.flow.compiled,
      store,
      () => [],
      (named) => presetMinds(given, society, named),
    )
    if (isNew) await society.keep?.(input, { folder: dirname(storeFile(given)), warn: (line) => screen.warn(line) })
    const open = await society.outside!()
    const session = await open({ store, id, input, ...(seed !== undefined && { seed }) })
    const again = commandLine([society.command!.name, OUTSIDE, '--session', id], given.text('store'))
    screen.warn(`Session ${id} ${isNew ? 'begins' : 'goes on as it began'}. To go on with it later: ${again}`)
    const stopped = stopOnSignals()
    try {
      const answered = await answerLines(stopped.input, session, printJson)
      return { code: EXIT.ok, json: { run: id, ...answered, ...(await session.sum()) } }
    } finally {
      stopped.close()
      await session.close()
    }
  })
}

/** What the society is told to begin with; without a story of its own there is none. */
async function inputOf(society: Society, given: Arguments, chosen: Board, seed: Seed | undefined): Promise<Board> {
  const word = argumentsOf(society.options)[0]!.toLowerCase()
  const typed = given.text(word)
  const { [word]: _, ...others } = chosen
  const wanted = typed === undefined ? others : { ...others, [word]: typed }
  const input = await prepareInput(society, wanted, { isLocal: true, ...(seed !== undefined && { seed }) })
  if (typed !== undefined) return input
  const { [word]: _usual, ...rest } = input
  return rest
}

function readSession(typed: string | undefined): string {
  if (typed === undefined) return createRunId()
  checkRunId(typed)
  return typed
}

/** Whether it is a new one. A run of something else is not gone on with. */
async function checkSession({ flow }: Society, store: Store, id: string): Promise<boolean> {
  if ((await store.head(id)) === 0) return true
  const start = await readStart(store, id)
  if (start.flow === flow.name) return false
  throw misuse(`Run ${JSON.stringify(id)} is no session of ${flow.name}. Choose another name for --session.`)
}

/** The input until a signal comes; what is thought about then is still answered, and is in the journal anyway. */
function stopOnSignals(): { readonly input: AsyncIterable<Uint8Array>; close(): void } {
  const { stdin } = process
  const stop = () => void stdin.destroy()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  return {
    input: untilDestroyed(stdin),
    close: () => void process.off('SIGINT', stop).off('SIGTERM', stop),
  }
}

async function* untilDestroyed(stream: NodeJS.ReadStream): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of stream) yield chunk as Uint8Array
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}
