/**
 * The board of a run read with distrust: a journal is a file, and whoever sends one may have written anything into it.
 * What has the shape of a game of adventurers is kept, what has not is as it is before a game begins.
 */
import { listed, TroupeError } from '../../base/errors.ts'
import type { View } from '../../board/field.ts'
import { handicaps, type Handicap } from '../../worlds/adventure/handicaps.ts'
import { expedition, type DecisionRecord, type Fields, type Mode, type Observation } from './board.ts'
import type { Exchange, Member, Proposal, Response } from './protocol.ts'
import { flag, list, number, oneOf, orNull, record, text, thing, whole, type Read } from '../../base/read-values.ts'
import type { StorySource } from './story-source.ts'

// more than any game has, and little enough to be held, drawn and played again
const MOST_STEPS = 1_000_000
export const MOST_SEED = 999_999_999_999_999
const MOST_PLACES = 2_000
const MOST_WAYS = 32
const MOST_NAMES = 500
const MOST_MARKS = 20_000
const MOST_TRIED = 1e12
// what a story may say in a turn, and whole pages of a model
const LONGEST_TEXT = 100_000
const LONGEST_NAME = 1_000
const LONGEST_PATH = 4_096

const name = text(LONGEST_NAME)
const names = list(name, MOST_NAMES)
const score = whole(-MOST_TRIED, MOST_TRIED)
const count = whole(0, MOST_STEPS)
const member = oneOf<Member>('navigator', 'puzzle', 'memory', 'strategy')
const sha256: Read<string> = (value) => (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value) ? value : undefined)

const marks = record(text(LONGEST_TEXT), MOST_MARKS)
const source = thing({ name, file: text(LONGEST_PATH), sha256 }, { marks })
export const readSource: Read<StorySource> = source

const proposal: Read<Proposal> = thing(
  { command: name, at: name, gain: number, probability: number, reason: name },
  { lesson: name, urgent: flag },
)
const response: Read<Response> = thing(
  {
    agent: member,
    answer: text(LONGEST_TEXT),
    confidence: number,
    metadata: () => ({}),
    proposals: list(proposal, MOST_NAMES),
  },
  { error: name },
)
const decision: Read<DecisionRecord> = thing(
  {
    step: count,
    options: names,
    agentVotes: thing({}, { navigator: name, puzzle: name, memory: name, strategy: name }),
    vetoed: names,
    finalDecision: name,
    winner: member,
    confidence: number,
    reasoning: text(LONGEST_TEXT),
  },
  { said: number, towards: name, goalChange: name },
)
const observation: Read<Observation> = thing(
  { text: text(LONGEST_TEXT), wants: oneOf('line', 'key', 'nothing') },
  { room: name, score, moves: score, over: oneOf('won', 'died', 'quit'), refused: name },
)

const exchange: Read<Exchange> = thing({
  step: count,
  to: member,
  query: thing({ type: oneOf('question', 'update', 'reflect'), question: name }),
  response: thing({ answer: text(LONGEST_TEXT), confidence: number, metadata: () => ({}) }),
})

/** What a turn is told from, as it changes from step to step. */
const ofTurn = {
  step: count,
  action: orNull(thing({ reasoning: text(LONGEST_TEXT), action: name }, { lesson: name })),
  observation: orNull(observation),
  responses: thing({}, { navigator: response, puzzle: response, memory: response, strategy: response }),
  exchanges: thing({}, { navigator: exchange, puzzle: exchange, memory: exchange, strategy: exchange }),
  situation: orNull((value) => {
    const place = thing({ location: name })(value)
    return place && { ...place, kind: 'nothing' as const, scoreChange: 0, progressChange: 0, died: false }
  }),
  currentLocation: name,
  score,
  inventory: names,
  currentGoal: name,
  deaths: count,
  loopDetection: thing({ last5Actions: names, isLooping: flag, loopPattern: name }),
  imagining: thing({
    expansions: whole(0, MOST_TRIED),
    tried: whole(0, MOST_TRIED),
    seconds: number,
    score,
    isOver: flag,
  }),
}

const ofGame = {
  story: readSource,
  worldSeed: whole(0, MOST_SEED),
  maxSteps: count,
  mode: oneOf<Mode>('plain', 'retry', 'imagine'),
  muted: list(member, 4),
  imagineSeconds: number,
  imagineExpansions: whole(0, MOST_TRIED),
  handicaps: list(oneOf(...(Object.keys(handicaps) as Handicap[])), MOST_NAMES),
  commands: list(name, MOST_STEPS),
  maxScore: orNull(score),
  restarts: count,
  locations: list((value) => {
    const place = thing({ id: name, title: name }, { dark: flag })(value)
    return (
      place && {
        description: '',
        exits: [],
        objectsSeen: [],
        visitCount: 0,
        lastVisited: 0,
        barred: [],
        vague: [],
        ...place,
        dark: place.dark ?? false,
      }
    )
  }, MOST_PLACES),
  connectionGraph: record(record(name, MOST_WAYS), MOST_PLACES),
  unexploredExits: record(list(name, MOST_WAYS), MOST_PLACES),
  decisionLog: list(decision, MOST_STEPS),
}

type Values = Readonly<Record<string, unknown>>
/** The part of a board that a turn is told from. */
export type TurnBoard = View<Fields, keyof typeof ofTurn | 'decisionLog'>
export type Played = View<Fields, 'story' | 'worldSeed' | 'commands'>

const UNTITLED: StorySource = { name: 'a story', file: '', sha256: '' }
const beginning = {
  ...Object.fromEntries(Object.entries(expedition.fields).map(([field, { initial }]) => [field, initial as unknown])),
  story: UNTITLED,
}

/** The whole board, for whoever draws it or writes it down. What neither does is left as it began. */
export function readBoard(values: Values): View<Fields> {
  return { ...beginning, ...fitting(ofTurn, values), ...fitting(ofGame, values) } as unknown as View<Fields>
}

/** What a turn is told from, as the board is after a step; of the decisions, the last. */
export function readTurnBoard(values: Values): TurnBoard {
  const { decisionLog } = values
  const last = Array.isArray(decisionLog) ? decision(decisionLog.at(-1)) : undefined
  return { ...beginning, ...fitting(ofTurn, values), decisionLog: last ? [last] : [] } as unknown as TurnBoard
}

/** What a game is played again from. Here nothing can be left out: it would be another game. */
export function readPlayed(values: Values): Played {
  checkFields({ story: values['story'], worldSeed: values['worldSeed'], commands: values['commands'] })
  return values as unknown as Played
}

/** Refuses values that no game of adventurers has. */
export function checkFields(values: Values): void {
  const shapes: Readonly<Record<string, Read<unknown>>> = { ...ofTurn, ...ofGame }
  const unfit = Object.keys(values).filter((field) => {
    if (!Object.hasOwn(shapes, field)) return false
    const read = shapes[field]!(values[field])
    return read === undefined || (Array.isArray(read) && !isSameList(read, values[field] as readonly unknown[]))
  })
  if (unfit.length === 0) return
  throw new TroupeError(
    'BOARD_INVALID_VALUE',
    `This is no board of adventurers: ${listed(unfit)} ${unfit.length === 1 ? 'does' : 'do'} not have the ` +
      'values of a game. Give values like those of another run.',
  )
}

// texts that were cut count as well
const isSameList = (read: readonly unknown[], given: readonly unknown[]) =>
  read.length === given.length && read.every((each, place) => typeof each !== 'string' || each === given[place])

function fitting(shapes: Readonly<Record<string, Read<unknown>>>, values: Values): Values {
  const read = Object.entries(shapes).map(([field, readField]) => [field, readField(values[field])] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}
