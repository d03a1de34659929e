/** Chats that were saved as JSON, checked before anybody goes on with them. */
import { TroupeError } from '../../base/errors.ts'
import { isCount, isRecord } from '../../base/json-kinds.ts'
import type { ChatState } from './chat.ts'
import { shown } from './words.ts'

export interface ChatSnapshot extends ChatState {
  readonly round: number
}

type Check = (value: unknown) => boolean

const text: Check = (value) => typeof value === 'string'
const flag: Check = (value) => typeof value === 'boolean'
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const oneOf =
  (...known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const recordOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check)
const shape =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(parts).every(([name, check]) => check(value[name]))

const names = listOf(text)

const request = shape({
  id: text,
  sender: text,
  recipient: text,
  message: text,
  time: text,
  round: isCount,
  status: oneOf('pending'),
  group: maybe(shape({ id: text, names, joined: names })),
})

const news: Check = (value) =>
  shape({ id: text, by: text })(value) &&
  (shape({ kind: oneOf('accepted', 'rejected'), words: maybe(text) })(value) ||
    shape({ kind: oneOf('expired', 'lapsed'), why: text })(value) ||
    shape({ kind: oneOf('message'), message: text, isFirst: flag })(value))

const line = shape({
  id: text,
  round: isCount,
  time: text,
  part: oneOf('reason', 'words', 'message'),
  by: text,
  to: names,
  text,
})

const deskParts: Readonly<Record<string, Check>> = {
  incoming: listOf(request),
  outgoing: listOf(request),
  conversations: listOf(shape({ id: text, members: names, speaker: text, left: isCount, round: isCount })),
  news: listOf(news),
  asked: shape({ round: isCount, count: isCount }),
  notBefore: recordOf(isCount),
  today: maybe(shape({ day: isCount, chats: recordOf(isCount) })),
  history: maybe(listOf(line)),
}

/** Throws CHAT_BAD_SNAPSHOT with the place of the first fault. */
export function readSnapshot(given: unknown): ChatSnapshot {
  if (!isRecord(given)) throw fault('it is no object')
  const { desks, count, round } = given
  if (!isCount(count)) throw fault('count is no whole number')
  if (!isCount(round)) throw fault('round is no whole number')
  if (!isRecord(desks)) throw fault('desks is no object')
  for (const [person, desk] of Object.entries(desks)) {
    if (!isRecord(desk)) throw fault(`the desk of ${shown(person)} is no object`)
    const wrong = Object.entries(deskParts).find(([part, check]) => !check(desk[part]))
    if (wrong !== undefined) throw fault(`${wrong[0]} on the desk of ${shown(person)} is not as it is written`)
  }
  return given as unknown as ChatSnapshot
}

const fault = (what: string) =>
  new TroupeError(
    'CHAT_BAD_SNAPSHOT',
    `These chats cannot be gone on with: ${what}. Give what snapshot() of a chat manager returned, as JSON.`,
  )
