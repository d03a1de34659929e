/** `troupe adventure`: the adventurers play a story, watched live; the run is kept like any other. */
import { messageOf } from '../../base/errors.ts'
import { createRunId } from '../../base/ids.ts'
import type { Mode } from '../../societies/adventurers/board.ts'
import { adventurers } from '../../societies/adventurers/adventurers.ts'
import { measureRun, type GameMetrics } from '../../societies/adventurers/metrics/measure.ts'
import { storySource } from '../../societies/adventurers/story-source.ts'
import { describeOutcome, nextCommands, tellOutcome } from '../adventure/outcome.ts'
import { drawEnding } from '../adventure/view.ts'
import { watchGame } from '../adventure/watch.ts'
import type { Store } from '../../store/store.ts'
import type { Given } from '../arguments.ts'
import { EXIT, misuse, type Command } from '../command.ts'
import { findStory } from '../find-story.ts'
import { appointMinds, mindOptions } from '../going.ts'
import { listenForInterrupts, signalCodes } from '../interrupts.ts'
import { commandLine } from '../invocation.ts'
import { suggestion } from '../nearest.ts'
import { observeStore } from '../observe.ts'
import { storyFolder, withStore } from '../open-store.ts'
import type { Screen } from '../screen.ts'
import { keepPlayed } from '../stories/keep-played.ts'

const DEFAULTS = { steps: 500, seed: 1, minutes: 1 }
const MOST_STEPS = 1_000_000
const MOST_MINUTES = 24 * 60

const modes: Readonly<Record<Mode, string>> = {
  plain: 'text only, one life, no look-ahead',
  retry: 'may begin again, and remembers',
  imagine: 'may try commands in forks of the world before acting',
}

export const adventure: Command = {
  takes: ['STORY'],
  options: {
    steps: { type: 'string', value: 'N', about: `commands at most (default: ${DEFAULTS.steps})` },
    seed: { type: 'string', value: 'N', about: `chance, in the story and in the society (default: ${DEFAULTS.seed})` },
    mode: { type: 'string', value: 'MODE', about: 'plain, retry or imagine (default: plain)' },
    minutes: { type: 'string', value: 'M', about: `how long to imagine (default: ${DEFAULTS.minutes})` },
    ...mindOptions,
  },
  notes: [
    'STORY is a name that `troupe stories` lists, or the path of a story file: Z-code of version 3, 4, 5 or 8.',
    ...Object.entries(modes).map(([mode, about]) => `${mode}: ${about}.`),
    'At a terminal of 80 × 24 or more the game is drawn: the text, the map (● the player, ╌ a way not yet tried, ↑ ↓ stairs),',
    'what is carried, and what Navigator, Puzzle Solver and Memory Tracker propose. Elsewhere every turn is a line.',
    'Rules think unless a model does: --mind strategy=MODEL.',
    'Ctrl-C finishes the step in hand and prints the command that goes on.',
  ],
  examples: [
    'adventure fog-bell',
    'adventure zork1 --steps 500 --seed 3',
    'adventure fog-bell --mode imagine --minutes 2',
    'adventure fog-bell --steps 40 --mind strategy=ollama/llama3.2 --max-cost 0.50',
  ],
  async run(given, screen) {
    const { input, seed } = readGame(given)
    const id = createRunId()
    const store = given.text('store')
    const resume = commandLine(['resume', id], store)
    return withStore(given, {}, async (file) => {
      await appointMinds(given, adventurers.compiled, file, () => [])
      keepPlayed(input.story, storyFolder(given), screen)
      const watching = watchGame(screen)
      const interrupts = listenForInterrupts({
        onPause: () => {
          watching.close()
          screen.tell(screen.paint('yellow', 'Stopping after the step in hand; Ctrl-C again stops at once.'))
        },
        onGiveUp: () => screen.tell(`The step in hand does not stop and was left. Go on: ${resume}`),
      })
      try {
        const observed = observeStore(watching.pace(file), (_, record) => watching.see(record))
        const run = adventurers.run(input, { id, seed, store: observed, society: 'adventurers' })
        interrupts.watch(run)
        const { board, reason, status, limit } = await run.finished
        watching.close()
        const isOver = status === 'ended' && limit === undefined
        const { turns, minds } = watching
        if (watching.isLive) screen.tell(...drawEnding({ board, turns }, screen.columns, screen.paint))
        const metrics = isOver ? await measure(file, id, screen) : null
        const outcome = { run: id, board, turns, minds, metrics }
        screen.tell('', ...tellOutcome(outcome, screen), '')
        if (isOver) {
          screen.tell(`${screen.paint('green', 'ended')}: ${reason}`)
          for (const [about, command] of nextCommands(outcome, store))
            screen.tell(`${screen.paint('dim', `${about}:`)} ${command}`)
        } else if (status === 'waiting')
          screen.tell(`${screen.paint('yellow', 'waiting')} for an answer. Nothing is lost. Give it: ${resume}`)
        else screen.tell(`${screen.paint('yellow', limit ? reason! : 'paused')}. Nothing is lost. Go on: ${resume}`)
        const isCutShort = interrupts.signal !== undefined && !isOver
        return {
          code: isCutShort ? signalCodes[interrupts.signal] : EXIT.ok,
          json: {
            ...describeOutcome(outcome),
            status,
            ...(reason !== undefined && { reason }),
            ...(isOver ? { replay: commandLine(['replay', id], store) } : { resume }),
          },
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

/** A game that was played counts, even if it cannot be measured. */
async function measure(store: Store, run: string, screen: Screen): Promise<GameMetrics | null> {
  // the commands are played again, beside the truth of the story
  if (!screen.json) screen.tell('', screen.paint('dim', 'measuring …'))
  try {
    return await measureRun(store, run)
  } catch (error) {
    screen.warn(`It could not be measured: ${messageOf(error)}`)
    return null
  }
}

/** What cannot be played is said before a run begins. */
function readGame(given: Given) {
  const steps = given.count('steps') ?? DEFAULTS.steps
  if (steps < 1 || steps > MOST_STEPS) throw misuse(`--steps takes a number from 1 to ${MOST_STEPS}, not ${steps}.`)
  const seed = given.count('seed') ?? DEFAULTS.seed
  const mode = readMode(given.text('mode'))
  const minutes = readMinutes(given.text('minutes'))
  if (minutes !== undefined && mode !== 'imagine') throw misuse('--minutes is for --mode imagine.')
  const story = storySource(findStory(given.argument(0)))
  const imagineSeconds = Math.round((minutes ?? DEFAULTS.minutes) * 60)
  return { seed, input: { story, worldSeed: seed, maxSteps: steps, mode, imagineSeconds } }
}

function readMode(text: string | undefined): Mode {
  if (text === undefined) return 'plain'
  if (Object.hasOwn(modes, text)) return text as Mode
  const names = Object.keys(modes)
  throw misuse(`There is no mode ${JSON.stringify(text)}.${suggestion(text, names)} Modes: ${names.join(', ')}.`)
}

function readMinutes(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const minutes = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && minutes > 0 && minutes <= MOST_MINUTES) return minutes
  throw misuse(`--minutes takes minutes, such as 2 or 0.5, not ${JSON.stringify(text)}.`)
}
