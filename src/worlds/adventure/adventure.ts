/** An adventure: any story file as a world for one player, with every step kept and nothing that can hang or leave. */
import { listed, TroupeError } from '../../base/errors.ts'
import { offer } from '../offer.ts'
import type { World } from '../world.ts'
import { createMachine, type Machine, type Story } from '../zmachine/index.ts'
import { readGrammar, type Grammar } from './grammar.ts'
import { needHandicap, type Handicap } from './handicaps.ts'
import { createHistory } from './history.ts'
import { createImagination, type Imagination } from './imagination.ts'
import { askAside, askScore, momentAfter, type Ending, type GameMoment } from './moment.ts'
import { orderIn } from './orders.ts'
import { inventoryIn, type Carried } from './read-inventory.ts'
import type { Reply } from './reading.ts'
import { readTruth, type Truth } from './truth.ts'
import { readVocabulary, type Vocabulary } from './vocabulary.ts'

export interface AdventureOptions {
  readonly story: Story
  /** chance follows from it, as in frotz */
  readonly seed?: number
  readonly player?: string
  readonly handicaps?: readonly Handicap[]
  readonly instructionsPerTurn?: number
  /** takes out of a text what is not for players, such as marks of a benchmark */
  readonly edit?: (text: string) => string
}

export interface AdventureState {
  readonly room?: string
  readonly score?: number
  readonly moves?: number
  /** commands so far */
  readonly steps: number
  readonly deaths: number
  readonly restarts: number
  readonly over?: Ending
}

export interface AdventureObservation extends AdventureState {
  /** what the story said last */
  readonly text: string
  /** the upper window, where the story has one */
  readonly upper: string
  readonly wants: 'line' | 'key' | 'nothing'
  /** what the text says, read without a model */
  readonly reply: Reply
  /** with the handicap of that name, or when it was asked for */
  readonly inventory?: readonly Carried[]
  /** with the handicap of that name */
  readonly truth?: Truth
  /** with the handicap of that name: commands that would change something */
  readonly validActions?: readonly string[]
}

export interface AdventureInfo {
  readonly version: number
  readonly release: number
  readonly serial: string
  readonly maxScore?: number
  readonly handicaps: readonly Handicap[]
}

/** The game is what was typed: played again, it is the same. */
export interface AdventureSnapshot {
  readonly commands: readonly string[]
}

export interface Adventure extends World<
  string,
  AdventureState,
  AdventureObservation,
  AdventureInfo,
  AdventureSnapshot
> {
  readonly seed: number
  readonly vocabulary: Vocabulary
  readonly grammar: Grammar | undefined
  /** for evaluation, never for players: what the story's own objects say */
  truth(): Truth
  /** forks of this moment, which may note what each turn reads; needs the handicap `imagine` */
  imagine(options?: { readonly notesReads?: boolean }): Imagination
}

const adventureOffers = [
  offer(
    'play',
    'Types a command into the game, such as "open mailbox" or "north".',
    { command: { type: 'string', description: 'One command' } },
    ['command'],
    (input) => (input as { readonly command: string }).command,
  ),
]

export function createAdventure({
  story,
  seed = 1,
  player = 'player',
  handicaps = [],
  instructionsPerTurn,
  edit,
}: AdventureOptions): Adventure {
  const given = new Set(handicaps)
  const options = { seed, ...(instructionsPerTurn !== undefined && { instructionsPerTurn }) }
  const machine = createMachine(story, options)
  const { vocabulary, grammar } = tablesOf(machine)
  const playing = { machine, vocabulary, edit }
  const start = momentAfter(playing, machine.run(), undefined)
  const next = (moment: GameMoment, command: string): GameMoment => {
    machine.restore(moment.snapshot)
    return momentAfter(playing, machine.run(command), moment, command)
  }
  const history = createHistory(start, next)
  let maxScore: number | undefined

  const know = (agent: string) => {
    if (agent === player) return
    throw new TroupeError(
      'WORLD_UNKNOWN_AGENT',
      `Nobody named "${agent}" is in this world. In it: ${listed([player])}.`,
    )
  }
  const stateOf = ({ status, over, deaths, restarts }: GameMoment): AdventureState => ({
    ...status,
    steps: history.length,
    deaths,
    restarts,
    ...(over !== undefined && { over }),
  })
  const now = () => stateOf(history.last)
  const imagine = (more: { readonly notesReads?: boolean } = {}) =>
    createImagination({ story, options: { ...options, ...more }, playing, moment: history.last })

  return {
    seed,
    vocabulary,
    grammar,
    agents: () => [player],
    stateOf: (agent) => {
      know(agent)
      return now()
    },
    observe: (agent) => {
      know(agent)
      const moment = history.last
      const { text, upper, stop } = moment.turn
      const wants = moment.over !== undefined || (stop.kind !== 'line' && stop.kind !== 'key') ? 'nothing' : stop.kind
      const inventory =
        moment.reply.inventory ??
        (given.has('inventory')
          ? inventoryIn(askAside(machine, moment, 'inventory').split('\n'), vocabulary)
          : undefined)
      return {
        ...stateOf(moment),
        text,
        upper,
        wants,
        reply: moment.reply,
        ...(inventory && { inventory }),
        ...(given.has('truth') && { truth: readTruth(playing, moment) }),
        ...(given.has('valid-actions') && { validActions: imagine().validActions(grammar) }),
      }
    },
    offers: () => adventureOffers,
    perform: (agent, command) => {
      know(agent)
      const refuse = (reason: string) => ({ ok: false, reason, state: now() }) as const
      const before = history.last
      const wantsLine = before.turn.stop.kind === 'line'
      const order = wantsLine || before.over !== undefined ? orderIn(command) : ({ order: 'play' } as const)
      if (order.order === 'refuse') return refuse(order.reason)
      if (order.order === 'restore') {
        if (order.step < 1 || order.step > history.length + 1) {
          return refuse(`There is no step ${order.step} to go back to; steps so far: ${history.length}.`)
        }
      } else if (order.order === 'play') {
        if (before.over !== undefined) return refuse(`The game is over (${before.over}).`)
      }
      history.add(command)
      const { stop } = history.last.turn
      if (stop.kind === 'fault' || stop.kind === 'spent') {
        history.drop()
        return refuse(stop.kind === 'spent' ? ENDLESS : `The story failed there: it ${stop.reason}. ${UNDONE}`)
      }
      return { ok: true, state: now() }
    },
    info: () => {
      maxScore = askScore(machine, history.last)?.of ?? maxScore
      const { version, release, serial } = story
      return { version, release, serial, ...(maxScore !== undefined && { maxScore }), handicaps: [...given] }
    },
    ending: () => {
      const { over } = history.last
      return over === undefined ? undefined : ENDINGS[over]
    },
    truth: () => readTruth(playing, history.last),
    imagine: (more) => {
      needHandicap(given, 'imagine')
      return imagine(more)
    },
    snapshot: () => ({ commands: [...history.commands] }),
    restore: ({ commands }) => history.become(commands),
  }
}

const UNDONE = 'The command was taken back.'
const ENDLESS = `The story did not come to an end of its turn. ${UNDONE}`
const ENDINGS: Readonly<Record<Ending, string>> = {
  won: 'the game is won',
  died: 'the player has died',
  quit: 'the story has ended',
}

const tables = new WeakMap<Story, { vocabulary: Vocabulary; grammar: Grammar | undefined }>()

/** The words of a story and how they make sentences: the same for every game of it. */
export function tablesOf(machine: Machine) {
  let found = tables.get(machine.story)
  if (found === undefined) {
    const vocabulary = readVocabulary(machine)
    found = { vocabulary, grammar: readGrammar(machine, vocabulary) }
    tables.set(machine.story, found)
  }
  return found
}
