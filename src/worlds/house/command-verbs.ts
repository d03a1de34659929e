/** Every verb a command can begin with, and how what follows it is read. */
import { readAccept, readMessage, readReject, readRequest, readSay, type Reader } from './command-chat.ts'
import { unquoted } from './command-names.ts'
import { done, readExamine, readGive, readGo, readOne, readPlace, readSet } from './command-things.ts'
import { readStart, readStop } from './command-uses.ts'

const look: Reader = () => done({ action_type: 'look' })
const wait: Reader = () => done({ action_type: 'noop' })
const [take, drop, consume] = [readOne('take', 'take'), readOne('drop', 'drop'), readOne('consume', 'eat')]

/** By what a command begins with; the longest is tried first. */
const readers: Readonly<Record<string, Reader>> = {
  look,
  'look around': look,
  'look at': readExamine,
  'look in': readExamine,
  'look into': readExamine,
  'look inside': readExamine,
  examine: readExamine,
  inspect: readExamine,
  check: readExamine,
  go: readGo,
  'go to': readGo,
  'go into': readGo,
  'go back to': readGo,
  'walk to': readGo,
  'walk into': readGo,
  walk: readGo,
  'move to': readGo,
  'head to': readGo,
  'return to': readGo,
  enter: readGo,
  take,
  get: take,
  grab: take,
  fetch: take,
  pick: take,
  'pick up': take,
  drop,
  'put down': drop,
  'lay down': drop,
  place: readPlace,
  put: readPlace,
  give: readGive,
  hand: readGive,
  set: readSet,
  turn: readSet,
  switch: readSet,
  use: readStart,
  start: readStart,
  'start using': readStart,
  'start to': readStart,
  begin: readStart,
  'begin to': readStart,
  stop: readStop,
  'stop using': readStop,
  finish: readStop,
  'get up': readStop,
  'stand up': readStop,
  'wake up': readStop,
  consume,
  eat: consume,
  drink: consume,
  have: consume,
  'chat request': readRequest,
  'request chat': readRequest,
  'request a chat': readRequest,
  ask: readRequest,
  'talk to': readRequest,
  'talk with': readRequest,
  'speak to': readRequest,
  'speak with': readRequest,
  chat: readMessage,
  'chat message': readMessage,
  message: readMessage,
  tell: readMessage,
  answer: readMessage,
  reply: readMessage,
  'reply to': readMessage,
  say: readSay,
  accept: readAccept,
  'agree to': readAccept,
  reject: readReject,
  decline: readReject,
  refuse: readReject,
  'turn down': readReject,
  wait,
  noop: wait,
  pass: wait,
  nothing: wait,
  'do nothing': wait,
}

/** What is said may have several lines. */
export const speech: ReadonlySet<Reader> = new Set([readRequest, readMessage, readSay, readAccept, readReject])
const LONGEST_VERB = Math.max(...Object.keys(readers).map((verb) => verb.split(' ').length))

/** The longest verb that a line begins with, and what follows it. */
export function verbOf(line: string): { reader: Reader; rest: string; words: number } | undefined {
  const words = line.split(' ')
  for (let count = Math.min(words.length, LONGEST_VERB); count > 0; count--) {
    const verb = unquoted(words.slice(0, count).join(' ')).toLowerCase()
    if (Object.hasOwn(readers, verb))
      return { reader: readers[verb]!, rest: words.slice(count).join(' '), words: count }
  }
  return undefined
}
