/** A moment of a game: the story's text, its meaning, and a snapshot of the machine to continue from. */
import { META_WORDS } from './english.ts'
import type { Machine, Snapshot, Turn } from '../zmachine/index.ts'
import { readReply, type Reply } from './reading.ts'
import { scoreIn, type ScoreReport } from './read-score.ts'
import { readStatus, type Status } from './status.ts'
import type { Vocabulary } from './vocabulary.ts'

export type Ending = 'won' | 'died' | 'quit'

export interface GameMoment {
  readonly snapshot: Snapshot
  readonly turn: Turn
  readonly reply: Reply
  readonly status: Status
  /** the room last described, to know it again */
  readonly place: Pick<Reply, 'title' | 'description'> | undefined
  readonly over: Ending | undefined
  readonly deaths: number
  readonly restarts: number
}

export interface Playing {
  readonly machine: Machine
  readonly vocabulary: Vocabulary
  /** takes out of a text what is not for players */
  readonly edit?: ((text: string) => string) | undefined
}

/** What has just been played becomes a moment. */
export function momentAfter(
  { machine, vocabulary, edit }: Playing,
  raw: Turn,
  before: GameMoment | undefined,
  command?: string,
): GameMoment {
  const turn = edit === undefined ? raw : { ...raw, text: edit(raw.text) }
  const status = readStatus(turn)
  const reply = readReply(turn.text, vocabulary, {
    previous: before?.place,
    room: status.room,
    wasRoom: before?.status.room,
    isUncounted: isUncounted(before?.status, status, command, vocabulary),
  })
  return {
    snapshot: machine.snapshot(),
    turn,
    reply,
    status,
    place: reply.title === undefined ? before?.place : reply,
    over: endingOf(turn, reply, status, before),
    deaths: (before?.deaths ?? 0) + (reply.kind === 'death' ? 1 : 0),
    restarts: before?.restarts ?? 0,
  }
}

/** The counter of moves, which has moved before, did not; and it was no word to the program. */
export function isUncounted(
  before: Pick<Status, 'moves'> | undefined,
  { moves = 0 }: Pick<Status, 'moves'>,
  command: string | undefined,
  vocabulary: Vocabulary,
): boolean {
  if (before?.moves !== moves || moves === 0 || command === undefined) return false
  const [verb = '', ...rest] = command.trim().toLowerCase().split(/\s+/)
  return rest.length > 0 && !META_WORDS.has(verb) && vocabulary.partsOf(verb)?.meta !== true
}

/** A story is over when it stops, or asks whether to begin anew; in some, death is not the end. */
function endingOf(
  { stop, text }: Turn,
  reply: Reply,
  { score }: Status,
  before: GameMoment | undefined,
): Ending | undefined {
  if (stop.kind !== 'over') return endingAsked(text, reply, score)
  // who answers the question with "quit" has won or died all the same
  return before?.over ?? endingTold(text, reply, score)
}

/** How it ended, where the story asks whether to begin anew; nothing where it does not. */
export function endingAsked(text: string, reply: Reply, score: number | undefined): Ending | undefined {
  return reply.question?.asks === 'ending' ? endingTold(text, reply, score) : undefined
}

function endingTold(text: string, { kind }: Reply, score: number | undefined): Ending {
  const told = scoreIn(text)
  const points = told?.points ?? score
  if (kind === 'won' || (told?.of !== undefined && points !== undefined && points >= told.of)) return 'won'
  return kind === 'death' ? 'died' : 'quit'
}

/** What the story answers to a command right now; it is as if nobody had asked. */
export function askAside(machine: Machine, moment: GameMoment, command: string): string {
  if (moment.turn.stop.kind !== 'line' || moment.over !== undefined) return ''
  machine.restore(moment.snapshot)
  const { text } = machine.run(command)
  machine.restore(moment.snapshot)
  return text
}

export function askScore(machine: Machine, moment: GameMoment): ScoreReport | undefined {
  return scoreIn(askAside(machine, moment, 'score'))
}
