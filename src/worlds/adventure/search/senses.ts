/**
 * The senses of an imagining: does a command in a fork, and notes what came of it without reading more than it must.
 */
import { locationOf } from '../location.ts'
import { DEATH, NOT_HERE, NOT_UNDERSTOOD } from '../parser-english.ts'
import { questionIn } from '../read-question.ts'
import { scoreIn } from '../read-score.ts'
import { readStatus } from '../status.ts'
import type { Machine, Snapshot } from '../../zmachine/index.ts'

export interface Step {
  /** the command, and what had to be typed until the story wanted a line again */
  readonly commands: readonly string[]
  readonly text: string
  /** the story waits for a line */
  readonly goesOn: boolean
  /** it is over, well or badly */
  readonly ended: boolean
}

export interface Senses {
  readonly machine: Machine
  do(command: string): Step
  /** how many instructions the machine has carried out for it */
  readonly effort: number
  /** how many commands it has done */
  readonly turns: number
  /** how often the story broke or did not come to an end of its turn */
  readonly breaks: number
  /** the room, even where the story calls it by the name of darkness */
  place(): number
  /** whether the story says that it is dark, by naming another place */
  isDark(): boolean
  /** As it is now; a story that has ended may tell it only in its last words. */
  score(lastWords?: string): number
  /** The score that `hasScored` compares with. */
  expectScore(score: number): void
  /** whether the score is another one now, where that can be told without asking */
  hasScored(): boolean
  /** whether the last step took a turn; a parser's refusal does not */
  ticked(): boolean
}

// a story that wants more keys than this in a row is no longer telling anything
const MOST_KEYS = 40
const WAITING = 'wait'
// what only these read makes no difference
const ASKING = new Set(['look', 'inventory', 'inventory tall', 'inventory wide', 'score'])
// somebody in a thing in a thing
const DEEPEST = 8

export function createSenses(machine: Machine, player = 0): Senses {
  let ticks: number | undefined
  let before = 0
  let expected = 0
  let breaks = 0
  let effort = 0
  let turns = 0
  let shown: 'status' | 'line' | 'asked' = 'asked'

  const play = (command: string): Step => {
    const commands = [command]
    let turn = machine.run(command)
    let { text } = turn
    effort += turn.instructions
    turns++
    while (turn.stop.kind === 'key' && commands.length < MOST_KEYS) {
      commands.push('')
      turn = machine.run('')
      effort += turn.instructions
      text += turn.text
    }
    if (turn.stop.kind === 'fault' || turn.stop.kind === 'spent') breaks++
    const ended = turn.stop.kind === 'over' || (turn.stop.kind === 'line' && isOver(text))
    return { commands, text, goesOn: turn.stop.kind === 'line' && !ended, ended }
  }
  const fromLine = () => readStatus({ upper: machine.snapshot().screen.lines[0] ?? '' }).score
  const seen = () => {
    if (shown === 'status') return (machine.global(1) << 16) >> 16
    return shown === 'line' ? fromLine() : undefined
  }
  const ask = () => {
    const here = machine.snapshot()
    const told = here.stop?.kind === 'line' ? scoreIn(machine.run('score').text)?.points : undefined
    machine.restore(here)
    return told ?? 0
  }

  const { objects } = machine
  const firstRoom = locationOf(machine)
  const aboveRooms = firstRoom === 0 ? 0 : objects.parent(firstRoom)
  const place = () => {
    const told = locationOf(machine)
    // darkness is a place that nobody is in
    if (player === 0 || (told !== 0 && objects.child(told) !== 0)) return told
    let room = player
    for (let depth = 0; depth < DEEPEST; depth++) {
      const parent = objects.parent(room)
      if (parent === aboveRooms || parent === 0) break
      room = parent
    }
    return room === player ? told : room
  }

  const here = machine.snapshot()
  ticks = findTicks(machine, here)
  machine.restore(here)
  const first = machine.run(WAITING)
  if (first.status !== undefined && 'score' in first.status) shown = 'status'
  else if (fromLine() !== undefined) shown = 'line'
  machine.restore(here)

  return {
    machine,
    do: (command) => {
      if (ticks !== undefined) before = machine.global(ticks)
      const step = play(command)
      if (!ASKING.has(command)) machine.reads?.remember()
      return step
    },
    get turns() {
      return turns
    },
    get effort() {
      return effort
    },
    get breaks() {
      return breaks
    },
    place,
    isDark: () => locationOf(machine) !== place(),
    score: (lastWords = '') => (lastWords === '' ? undefined : scoreIn(lastWords)?.points) ?? seen() ?? ask(),
    expectScore: (score) => {
      expected = score
    },
    hasScored: () => (seen() ?? expected) !== expected,
    ticked: () => ticks === undefined || machine.global(ticks) !== before,
  }
}

/** Cheap looks first: few texts speak of restarting or dying. */
const isOver = (text: string) => /restart|restore/i.test(text) && questionIn(text)?.asks === 'ending'

/** The parser does not know what is meant, or does not see it here. */
export const isMisunderstood = (text: string): boolean => NOT_HERE.test(text) || NOT_UNDERSTOOD.test(text)

export const tellsDeath = (text: string): boolean => DEATH.test(text)

const GLOBALS = 240
const WAITS = 3

// some stories let several turns pass at one word
const LONGEST_WAIT = 10

/** The global that counts turns: it grows whenever one waits, and always as much. */
function findTicks(machine: Machine, start: Snapshot): number | undefined {
  machine.restore(start)
  const readings: number[][] = []
  for (let waits = 0; waits <= WAITS; waits++) {
    readings.push(Array.from({ length: GLOBALS }, (_, number) => machine.global(number)))
    machine.run(WAITING)
  }
  const growth = (number: number, wait: number) => readings[wait + 1]![number]! - readings[wait]![number]!
  for (let number = 0; number < GLOBALS; number++) {
    const first = growth(number, 0)
    if (first < 1 || first > LONGEST_WAIT) continue
    if (growth(number, 1) === first && growth(number, 2) === first) return number
  }
  return undefined
}
