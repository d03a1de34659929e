/** Commands to talk: asking for a chat, answering, saying something. */
import type { HouseAction } from './action.ts'
import { findExact, findName, unquoted, withoutQuotes, type CommandNames } from './command-names.ts'
import { listOf } from './words.ts'

export type Parsed =
  | { readonly ok: true; readonly action: HouseAction }
  | { readonly ok: false; readonly reason: string }

/** How one form of a command is read; nothing where it is another form. */
export type Reader = (rest: string, names: CommandNames) => Parsed | undefined

const MOST_NAME_WORDS = 10

export const refuse = (reason: string): Parsed => ({ ok: false, reason })

export const readRequest: Reader = (rest, names) =>
  readSpeech(rest, names, 'chat request', 'REASON', (recipient, message) => ({
    action_type: 'chat_request',
    recipient,
    message,
  }))

export const readMessage: Reader = (rest, names) =>
  readSpeech(rest, names, 'chat message', 'TEXT', (recipient, message) => ({ action_type: 'chat', recipient, message }))

/** `say hello to Bo`, `say to Bo hello` */
export const readSay: Reader = (rest, names) => {
  if (rest.toLowerCase().startsWith('to ')) return readMessage(rest, names)
  const at = rest.toLowerCase().lastIndexOf(' to ')
  const recipient = at < 0 ? undefined : findExact('person', rest.slice(at + 4), names)
  if (recipient === undefined) return refuse('Say to whom: chat message NAME TEXT.')
  return { ok: true, action: { action_type: 'chat', recipient, message: withoutQuotes(rest.slice(0, at).trim()) } }
}

export const readAccept: Reader = (rest, names) => readAnswer(rest, names, true)
export const readReject: Reader = (rest, names) => readAnswer(rest, names, false)

function readSpeech(
  rest: string,
  names: CommandNames,
  command: string,
  what: string,
  actionOf: (recipient: string, message: string) => HouseAction,
): Parsed {
  const form = `${command} NAME ${what}`
  const bare = withoutFirst(rest, ['to', 'with'])
  if (bare === '') return refuse(`Say to whom, and what: ${form}.`)
  const split = readPeople(bare, names)
  if ('reason' in split) return refuse(`${split.reason} The command is: ${form}.`)
  const message = withoutQuotes(split.rest)
  if (message.trim() === '') return refuse(`Say what as well: ${command} ${split.name} ${what}.`)
  return { ok: true, action: actionOf(split.name, message) }
}

/** `goesOn`: a comma stood after the name. */
type Split = { readonly name: string; readonly rest: string; readonly goesOn: boolean }

/** A name at the beginning, or several where a group can be asked. */
function readPeople(text: string, names: CommandNames): Split | { readonly reason: string } {
  const first = splitName(text, names)
  if ('reason' in first || names.isGroup !== true) return first
  const members = [first.name]
  let { rest, goesOn } = first
  for (;;) {
    const more = /^(?:and|&) /i.exec(rest)
    const next = more === null && !goesOn ? undefined : splitExact(rest.slice(more?.[0].length ?? 0), names)
    if (next === undefined) return { name: listOf(members), rest, goesOn }
    members.push(next.name)
    ;({ rest, goesOn } = next)
  }
}

function splitName(text: string, names: CommandNames): Split | { readonly reason: string } {
  const exact = splitExact(text, names)
  if (exact !== undefined) return exact
  // a first name will do where only one has it
  const [word = ''] = text.split(' ', 1)
  const found = findName('person', word, names)
  return found.ok ? splitAfter(found.name, text, word) : { reason: found.reason }
}

/** The longest whole name that a text begins with. */
function splitExact(text: string, names: CommandNames): Split | undefined {
  const words = text.split(' ', MOST_NAME_WORDS)
  for (let count = words.length; count > 0; count--) {
    const start = words.slice(0, count).join(' ')
    const name = findExact('person', start, names)
    if (name !== undefined) return splitAfter(name, text, start)
  }
  return undefined
}

function splitAfter(name: string, text: string, start: string): Split {
  return { name, rest: afterName(text.slice(start.length), start), goesOn: start.endsWith(',') }
}

/** What follows a name, without the one sign that may stand between them. */
function afterName(rest: string, name: string): string {
  const text = rest.trim()
  return /[,:]$/.test(name) || !/^[,:]/.test(text) ? text : text.slice(1).trim()
}

function readAnswer(rest: string, names: CommandNames, accepted: boolean): Parsed {
  const verb = accepted ? 'accept' : 'reject'
  const bare = withoutFirst(rest, ['chat', 'request', 'from', 'with', 'of'])
  const [word = ''] = bare.split(' ', 1)
  const id = idOf(word)
  const answer = (request_id: string, said: string): Parsed => {
    const words = withoutQuotes(said.trim())
    const message = words.trim() === '' ? {} : { response_message: words }
    return { ok: true, action: { action_type: 'chat_response', request_id, accepted, ...message } }
  }
  if (id !== undefined) return answer(id, afterName(bare.slice(word.length), word))
  const requests = names.requests ?? []
  const sender = bare === '' ? undefined : splitExact(bare, names)
  const from = sender === undefined ? undefined : requests.filter((request) => request.sender === sender.name)
  if (sender !== undefined && from?.length === 1) return answer(from[0]!.id, sender.rest)
  if (sender === undefined && requests.length === 1) return answer(requests[0]!.id, bare)
  const waiting = requests.map((request) => `${verb} chat ${request.id} (${request.sender})`)
  return refuse(
    `Say which request by its ID: ${waiting.length === 0 ? `${verb} chat req_001` : listOf(waiting, 'or')}.` +
      (names.requests !== undefined && waiting.length === 0 ? ' No request waits for your answer now.' : ''),
  )
}

/** `req_001`, however it was written. */
function idOf(word: string): string | undefined {
  const digits = /^(?:req[_-]?|#)?(\d{1,9})$/i.exec(unquoted(word).replace(/^\(/, '').replace(/\)$/, ''))?.[1]
  return digits === undefined ? undefined : `req_${String(Number(digits)).padStart(3, '0')}`
}

function withoutFirst(text: string, words: readonly string[]): string {
  let rest = text.trim()
  for (;;) {
    const [word = ''] = rest.split(' ', 1)
    if (word === '' || !words.includes(word.toLowerCase())) return rest
    rest = rest.slice(word.length).trim()
  }
}
