/**
 * A game heard from outside: somebody else runs it and tells what it says. What was told is on the board; the last of
 * it is read as the text of a story of our own is.
 */
import { endingAsked, isUncounted, type Ending } from '../../../worlds/adventure/moment.ts'
import { readReply, type Reply } from '../../../worlds/adventure/reading.ts'
import type { Vocabulary } from '../../../worlds/adventure/vocabulary.ts'
import type { Told } from '../board.ts'
import { mayShowPlace, untitledIn, withTitle, type Untitled } from './name-room.ts'
import { readTold } from './told-schema.ts'

/** What was told, and what was typed: the first text came before any command, each other one after its own. */
export interface HeardGame {
  readonly told: readonly Told[]
  readonly commands: readonly string[]
}

// whoever is told nothing of a room for so long does not compare with it
const LONGEST_WAY_BACK = 50

interface Read {
  readonly reply: Reply
  /** at first and after a step: whether the text had a title, or was a description that lacks one */
  readonly shows: 'titled' | 'untitled' | 'nothing'
}
const texts = new WeakMap<Told, Read>()
const replies = new WeakMap<Told, Reply>()

/** The reply to the last command, read with what was said of the room before. */
export function lastReply(game: HeardGame, vocabulary: Vocabulary): Reply {
  const last = game.told.at(-1)
  const heard = readTold(last)
  // a journal is a file that anybody may have written
  if (last === undefined || heard === undefined) return readReply('', vocabulary)
  let reply = replies.get(last)
  if (reply === undefined) {
    const previous = placeBefore(game, vocabulary)
    const { text, room } = heardAs(game, heard, vocabulary)
    const before = readTold(game.told.at(-2))
    // a name we gave ourselves says nothing of the status line
    const wasRoom = heard.room === undefined ? undefined : before?.room
    const uncounted = isUncounted(before, heard, game.commands.at(-1), vocabulary)
    reply = readReply(text, vocabulary, { previous, room, wasRoom, isUncounted: uncounted })
    replies.set(last, reply)
  }
  return reply
}

/** With a title of its own where the game has shown fewer titles than places without one. */
function heardAs(game: HeardGame, heard: Told, vocabulary: Vocabulary): Pick<Told, 'text' | 'room'> {
  const place = game.told.length - 1
  const { text, room } = heard
  if (room !== undefined) return heard
  if (place === 0) return titled(heard, untitledIn(text, vocabulary, true))
  if (readAt(game, place, vocabulary).shows !== 'untitled') return heard
  let balance = 0
  for (let at = Math.max(0, place - LONGEST_WAY_BACK); at <= place; at++) {
    const { shows } = readAt(game, at, vocabulary)
    balance += shows === 'untitled' ? 1 : shows === 'titled' ? -1 : 0
  }
  return balance > 0 ? titled(heard, untitledIn(text, vocabulary)) : heard
}

function titled(heard: Told, untitled: Untitled | undefined): Pick<Told, 'text' | 'room'> {
  return untitled === undefined ? heard : { text: withTitle(heard.text, untitled), room: untitled.name }
}

/** One text by itself, as it was told. */
function readAt({ told, commands }: HeardGame, place: number, vocabulary: Vocabulary): Read {
  let read = texts.get(told[place]!)
  if (read === undefined) {
    const { text = '', room } = readTold(told[place]) ?? {}
    const reply = readReply(text, vocabulary, { room })
    read = { reply, shows: shownIn(text, reply, place === 0 ? undefined : commands[place - 1], vocabulary) }
    texts.set(told[place]!, read)
  }
  return read
}

/** `command`: none before the first text, in which the title of a banner may stand as well. */
function shownIn(text: string, { title }: Reply, command: string | undefined, vocabulary: Vocabulary): Read['shows'] {
  if (command !== undefined && !mayShowPlace(command)) return 'nothing'
  const isFirst = command === undefined
  if ((isFirst || title === undefined) && untitledIn(text, vocabulary, isFirst) !== undefined) return 'untitled'
  return title === undefined ? 'nothing' : 'titled'
}

function placeBefore(game: HeardGame, vocabulary: Vocabulary): Reply | undefined {
  const first = Math.max(0, game.told.length - 1 - LONGEST_WAY_BACK)
  for (let place = game.told.length - 2; place >= first; place--) {
    const reply = replies.get(game.told[place]!) ?? readAt(game, place, vocabulary).reply
    if (reply.title !== undefined) return reply
  }
  return undefined
}

/** Whether it is over: by what whoever runs the game says, or because the story asks whether to begin anew. */
export function endingHeard({ text, score, over }: Told, reply: Reply): Ending | undefined {
  return over ?? endingAsked(text, reply, score)
}
