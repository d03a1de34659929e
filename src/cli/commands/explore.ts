/** `troupe explore`: explorers at work in a building, watched live; the run is kept like any other. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf } from '../../base/errors.ts'
import { createRunId } from '../../base/ids.ts'
import { applyChanges, type Values } from '../../board/change.ts'
import { explorers } from '../../societies/explorers/explorers.ts'
import { explorerNames } from '../../societies/explorers/names.ts'
import { tally } from '../../societies/explorers/tally.ts'
import type { JournalRecord } from '../../store/record.ts'
import type { Store } from '../../store/store.ts'
import { parseLayout } from '../../worlds/grid/layout.ts'
import { mapOf, type GridSource } from '../../worlds/grid/source.ts'
import type { Given } from '../arguments.ts'
import { EXIT, misuse, type Command } from '../command.ts'
import { drawExpedition, drawKnownMap, percent, roundLine, type ExpeditionBoard } from '../explore-view.ts'
import { appointMinds, mindOptions } from '../going.ts'
import { listenForInterrupts, signalCodes } from '../interrupts.ts'
import { commandLine } from '../invocation.ts'
import { openLive } from '../live.ts'
import { observeStore } from '../observe.ts'
import { withStore } from '../open-store.ts'
import type { Screen } from '../screen.ts'
import { readSeed } from '../values.ts'

// slow enough for eyes
const ROUND_MS = 90
const DEFAULTS = { agents: 4, size: 24, steps: 60, levels: 1, seed: 1 }
const MOST_AGENTS = 1000

export const explore: Command = {
  takes: [],
  options: {
    agents: { type: 'string', value: 'N', about: `how many explorers (default: ${DEFAULTS.agents})` },
    size: { type: 'string', value: 'N', about: `the length of the building's sides (default: ${DEFAULTS.size})` },
    levels: { type: 'string', value: 'N', about: `its floors (default: ${DEFAULTS.levels})` },
    steps: { type: 'string', value: 'N', about: `rounds at most (default: ${DEFAULTS.steps})` },
    seed: { type: 'string', value: 'SEED', about: `another building (default: ${DEFAULTS.seed})` },
    world: { type: 'string', value: 'FILE', about: 'a building of your own, as JSON, in place of --size and --levels' },
    silent: { type: 'boolean', about: 'nobody writes to anybody' },
    ...mindOptions,
  },
  notes: [
    'At a terminal the map is drawn as the explorers come to know it: ▲ an explorer, ◆ a thing they found, ▒ a door,',
    '• what somebody looks at now. Elsewhere every round is a line.',
    'Rules decide unless a model does: --mind decision=MODEL.',
    'Ctrl-C finishes the step in hand and prints the command that goes on.',
  ],
  examples: [
    'explore',
    'explore --agents 4 --size 24 --steps 60 --seed 1',
    'explore --agents 8 --size 40 --levels 2 --steps 200',
  ],
  async run(given, screen) {
    const input = readExpedition(given)
    const seed = readSeed(given.text('seed')) ?? DEFAULTS.seed
    const id = createRunId()
    const resume = commandLine(['resume', id], given.text('store'))
    return withStore(given, {}, async (file) => {
      await appointMinds(given, explorers.compiled, file, () => input.explorers)
      const watching = watch(screen)
      const store = observeStore(watching.isLive ? paced(file) : file, (_, record) => watching.see(record))
      const interrupts = listenForInterrupts({
        onPause: () => {
          watching.close()
          screen.tell(screen.paint('yellow', 'Stopping after the step in hand; Ctrl-C again stops at once.'))
        },
        onGiveUp: () => screen.tell(`The step in hand does not stop and was left. Go on: ${resume}`),
      })
      try {
        const run = explorers.run(input, { id, seed, store, society: 'explorers' })
        interrupts.watch(run)
        const { board, reason, status, step } = await run.finished
        watching.close()
        const isCutShort = status !== 'ended'
        const counts = tally(board)
        if (watching.isLive) screen.tell(...drawKnownMap(board, screen.columns, screen.paint), '')
        screen.tell(...summary(counts, screen))
        screen.tell(
          isCutShort
            ? `${screen.paint('yellow', 'paused')} after step ${step}. Nothing is lost. Go on: ${resume}`
            : `${screen.paint('green', 'ended')}: ${reason}. Its board: ${commandLine(['show', id], given.text('store'))}`,
        )
        const json = { run: id, status, ...(reason !== undefined && { reason }), step, ...counts }
        return {
          code: isCutShort ? signalCodes[interrupts.signal ?? 'SIGINT'] : EXIT.ok,
          json: isCutShort ? { ...json, resume } : json,
        }
      } catch (error) {
        watching.close()
        if ((await file.head(id)) > 0) screen.warn(`The steps before it are kept. Try again: ${resume}`)
        throw error
      } finally {
        interrupts.close()
      }
    })
  },
}

function readExpedition(given: Given) {
  const count = (option: keyof typeof DEFAULTS, most: number) => {
    const number = given.count(option) ?? DEFAULTS[option]
    if (number < 1 || number > most) throw misuse(`--${option} takes a number from 1 to ${most}, not ${number}.`)
    return number
  }
  const [agents, maxSteps] = [count('agents', MOST_AGENTS), count('steps', 1_000_000)]
  const file = given.text('world')
  const seed = readSeed(given.text('seed')) ?? DEFAULTS.seed
  const world: GridSource =
    file === undefined
      ? { seed, size: count('size', 1024), levels: count('levels', 16) }
      : parseLayout(readMap(file), file)
  // what cannot be built is said before a run begins
  mapOf(world)
  return { world, explorers: explorerNames(agents), maxSteps, talk: !given.flag('silent') }
}

function readMap(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw misuse(`--world names a file that cannot be read: ${messageOf(error)}.`)
  }
}

/** Folds the journal as it is written, and shows the board after each round. */
function watch(screen: Screen) {
  const isLive = !screen.json && process.stdout.isTTY
  const live = isLive ? openLive(process.stdout) : undefined
  const values: Values = {}
  const board = values as unknown as ExpeditionBoard
  const show = () => {
    const { columns, rows } = process.stdout
    if (live) live.draw(drawExpedition(board, { columns, rows, paint: screen.paint }))
    else screen.tell(roundLine(board))
  }
  return {
    isLive,
    see: (record: JournalRecord) => {
      if (record.kind === 'start') applyChanges(values, record.changes)
      if (record.kind !== 'step') return
      for (const { changes } of record.did) if (changes) applyChanges(values, changes)
      if (closesRound(record)) show()
    },
    close: () => live?.close(),
  }
}

function closesRound(record: JournalRecord): boolean {
  return record.kind === 'step' && record.did[0]?.agent === 'updateMemory'
}

/** A store that takes its time at the end of a round, so that eyes can follow. */
function paced(store: Store): Store {
  return {
    ...store,
    append: async (run, head, records, checkpoint) => {
      await store.append(run, head, records, checkpoint)
      if (records.some(closesRound)) await sleep(ROUND_MS)
    },
  }
}

function summary(
  { rounds, found, objects, coverage, messages, repeatedVisits }: ReturnType<typeof tally>,
  { paint }: Screen,
): string[] {
  return [
    `${paint('bold', `${found} of ${objects}`)} objects found in ${rounds} rounds`,
    `${percent(coverage)} of the building seen, ${messages} messages, ${repeatedVisits} repeated visits`,
  ]
}
