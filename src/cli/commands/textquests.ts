/**
 * `troupe textquests`: the adventurers play games of a TextQuests data folder, and its own evaluation reads what came
 * of it.
 */
import { createRunId } from '../../base/ids.ts'
import { adventurers } from '../../societies/adventurers/adventurers.ts'
import type { Mode } from '../../societies/adventurers/board.ts'
import {
  inputFor,
  resultOf,
  type GameData,
  type Rules,
  type Summary,
} from '../../societies/adventurers/textquests/play-game.ts'
import type { JournalRecord } from '../../store/record.ts'
import type { Store } from '../../store/store.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT, misuse, type Command } from '../command.ts'
import { appointMinds, mindOptions } from '../run-options.ts'
import { listenForInterrupts, signalCodes, type Interrupts } from '../interrupts.ts'
import { observeStore } from '../observe.ts'
import { storyFolder, withStore } from '../open-store.ts'
import type { Screen } from '../screen.ts'
import { keepPlayed } from '../../societies/adventurers/keep-played.ts'
import { drawTable } from '../../terminal/table.ts'
import { openQuests } from '../textquests/folder.ts'
import { makeResultFolder, writeResult } from '../textquests/results.ts'

const DEFAULTS = { steps: 500, seed: 1, mode: 'retry', out: 'results', 'run-id': 'troupe' } as const
const MODEL = 'troupe-adventurers'
const MODES: readonly string[] = ['plain', 'retry', 'imagine'] satisfies Mode[]
// often enough to see that it goes on
const TELL_EVERY = 100

export const textquests: Command = {
  takes: ['DIR'],
  options: {
    games: { type: 'string', value: 'NAMES', about: 'which games, separated by commas (default: all in the folder)' },
    steps: { type: 'string', value: 'N', about: `steps for each game (default: ${DEFAULTS.steps})` },
    clues: { type: 'boolean', about: 'give the official hints to minds that read (with_clues)' },
    mode: { type: 'string', value: 'MODE', about: `plain, retry or imagine (default: ${DEFAULTS.mode})` },
    seed: { type: 'string', value: 'N', about: `the seed of the games (default: ${DEFAULTS.seed})` },
    out: { type: 'string', value: 'FOLDER', about: `where result files go (default: ${DEFAULTS.out})` },
    'run-id': { type: 'string', value: 'NAME', about: `the name of this run there (default: ${DEFAULTS['run-id']})` },
    ...mindOptions,
  },
  notes: [
    'DIR holds game_progress.json and a folder for each game; a checkout of TextQuests with its data will do.',
    'A result file is written after each game: FOLDER/NAME/run_N/troupe-adventurers/GAME.json. ' +
      'docs/textquests.md says more.',
    'Ctrl-C stops early: results of the games played so far are kept, and of the current one what was played.',
  ],
  examples: ['textquests data/jiminy-cricket --games zork1,zork2 --steps 500', 'textquests textquests --clues --json'],
  async run(given, screen) {
    const folder = openQuests(given.argument(0))
    const names =
      given
        .text('games')
        ?.split(',')
        .map((name) => name.trim()) ?? folder.games
    if (names.length === 0) throw misuse(`No game of ${given.argument(0)} has a story file beside it.`)
    // what is missing is said before the first game begins
    const games = names.map((name) => folder.open(name))
    const rules = readRules(given)
    const runId = readRunId(given.text('run-id') ?? DEFAULTS['run-id'])
    return withStore(given, {}, async (store) => {
      await appointMinds(given, adventurers.compiled, store, () => [])
      const results = makeResultFolder(given.text('out') ?? DEFAULTS.out, runId, MODEL)
      const interrupts = listenForInterrupts({
        onPause: () =>
          screen.tell(screen.paint('yellow', 'Stopping after the current step; press Ctrl-C again to stop at once.')),
        onGiveUp: () => screen.tell(`The current step does not stop and was abandoned. Results so far: ${results}`),
      })
      const played: (Summary & { file: string })[] = []
      try {
        for (const game of games) {
          if (interrupts.signal !== undefined) break
          const id = await play(game, { store, stories: storyFolder(given), rules, screen, interrupts })
          const board = await adventurers.stateAt(id, undefined, { store })
          const { result, summary } = await resultOf(store, { id, game, rules, runId, model: MODEL, board })
          played.push({ ...summary, file: writeResult(results, result) })
        }
      } finally {
        interrupts.close()
      }
      screen.say(...describe(played, screen))
      screen.tell(`Result files: ${results}`)
      const { signal } = interrupts
      return {
        code: signal === undefined ? EXIT.ok : signalCodes[signal],
        json: { mode: rules.mode, withClues: rules.withClues, steps: rules.maxSteps, folder: results, games: played },
      }
    })
  },
}

interface Stage {
  readonly store: Store
  /** where what is played is kept */
  readonly stories: string
  readonly rules: Rules
  readonly screen: Screen
  readonly interrupts: Interrupts
}

/** To the end of the game, or of the steps, or of somebody's patience. */
async function play(game: GameData, { store, stories, rules, screen, interrupts }: Stage): Promise<string> {
  const id = createRunId()
  let steps = -1
  const see = (_: string, record: JournalRecord) => {
    if (record.kind !== 'step' || record.did[0]?.agent !== 'game' || ++steps % TELL_EVERY !== 0) return
    screen.tell(`${game.name}: step ${steps} of ${rules.maxSteps}`)
  }
  const input = inputFor(game, rules)
  keepPlayed(input.story, stories, screen)
  const run = adventurers.run(input, { id, seed: rules.seed, store: observeStore(store, see), society: 'adventurers' })
  interrupts.watch(run)
  const { board, reason = 'paused' } = await run.finished
  screen.tell(`${game.name}: ${reason} after ${board.step} steps, score ${board.score}`)
  return id
}

function readRules(given: Arguments): Rules {
  const mode = given.text('mode') ?? DEFAULTS.mode
  if (!MODES.includes(mode)) throw misuse(`--mode takes ${MODES.join(', ')}, not ${JSON.stringify(mode)}.`)
  const maxSteps = given.count('steps') ?? DEFAULTS.steps
  if (maxSteps < 1) throw misuse('--steps takes a number of at least 1.')
  return { mode: mode as Mode, maxSteps, withClues: given.flag('clues'), seed: given.count('seed') ?? DEFAULTS.seed }
}

/** It becomes a folder. */
function readRunId(name: string): string {
  if (/^[\w.-]{1,80}$/.test(name) && !/^\.+$/.test(name)) return name
  throw misuse(`--run-id takes letters, digits, dots and dashes, not ${JSON.stringify(name)}.`)
}

function describe(played: readonly Summary[], { paint, columns }: Screen): string[] {
  const rows = played.map(({ game, score, maxScore, steps, progress, harm, restores, run }) =>
    [game, `${score}/${maxScore ?? '?'}`, `${progress} %`, String(harm), String(steps), String(restores), run].map(
      (text) => ({ text }),
    ),
  )
  return drawTable(['game', 'score', 'progress', 'harm', 'steps', 'restores', 'run'], rows, paint, columns)
}
