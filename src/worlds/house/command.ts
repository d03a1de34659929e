/** What a model or a person writes becomes an action, kindly: there are many ways to say the same. */
import type { HouseAction } from './action.ts'
import { refuse, type Parsed } from './command-chat.ts'
import { withoutQuotes, type CommandNames } from './command-names.ts'
import { readExamine, readStateVerb } from './command-things.ts'
import { readUse, usesAtStart } from './command-uses.ts'
import { speech, verbOf } from './command-verbs.ts'
import { shown } from './words.ts'

// a message of a thousand characters fits; whoever writes a book is told so
const LONGEST = 4000
const TRY = 'Try: look, go to ROOM, take THING, start using THING, chat request NAME REASON.'

// what people put before a command
const PREAMBLES = ['command', 'action', 'i', "i'll", 'will', 'want to', "i'd like to", 'let me', 'please', 'then', '>']

export function parseCommand(text: string, names: CommandNames): Parsed {
  if (text.length > LONGEST)
    return refuse(`A command has at most ${LONGEST} characters, and this one has ${text.length}. Say it shorter.`)
  const raw = text.split('\n').filter((line) => !line.startsWith('```'))
  const lines = raw.map(tidy).filter((line) => line !== '')
  const [first = ''] = lines
  if (first === '') return refuse('Say what you do, for example: look.')
  // what is said may have several lines; of anything else the first one counts
  const reader = verbOf(first)?.reader
  const isSpeech = reader !== undefined && speech.has(reader)
  const parsed = parseLine(isSpeech ? tidy(raw.join(' ')) : first, names)
  if (parsed !== undefined) return parsed
  const last = lines.length > 1 ? parseLine(lines.at(-1)!, names) : undefined
  return last ?? refuse(`There is no command ${shown(first)}. ${TRY}`)
}

function parseLine(line: string, names: CommandNames): Parsed | undefined {
  const verb = verbOf(line)
  // `take a bath` is no taking
  const use = usesAtStart(line, names)
  if (use !== undefined && use.words > (verb?.words ?? 0)) return readUse(line, names)
  if (verb !== undefined) return verb.reader(verb.rest, names)
  const [word = ''] = line.split(' ', 1)
  return (
    readStateVerb(word.toLowerCase())(line.slice(word.length + 1), names) ??
    (word.toLowerCase() === 'read' ? readExamine(line.slice(5), names) : undefined)
  )
}

/** On one line, single spaces, without what models like to put around a command. */
function tidy(line: string): string {
  let text = withoutQuotes(line.replaceAll(/\s+/g, ' ').trim())
  for (;;) {
    const lower = text.toLowerCase()
    const found = PREAMBLES.find((word) => lower.startsWith(`${word} `) || lower.startsWith(`${word}:`))
    if (found === undefined) return text
    text = withoutQuotes(text.slice(found.length + 1).trim())
  }
}

/** The command that is read as this action again. */
export function commandOf(action: HouseAction): string {
  switch (action.action_type) {
    case 'look':
      return 'look'
    case 'examine':
      return `examine ${action.target}`
    case 'go_to':
      return `go to ${action.target}`
    case 'take':
    case 'drop':
    case 'consume':
      return `${action.action_type} ${action.target}`
    case 'place':
      return `place ${action.target} in ${action.recipient}`
    case 'set_to_state':
      return `set ${action.target} to ${action.state}`
    case 'start_using':
      return `start using ${action.target}${action.use === undefined ? '' : `: ${action.use}`}`
    case 'stop_using':
      return `stop using${action.target === undefined ? '' : ` ${action.target}`}`
    case 'chat_request':
      return `chat request ${action.recipient}: ${quotedAgain(action.message)}`
    case 'chat':
      return `chat message ${action.recipient}: ${quotedAgain(action.message)}`
    case 'chat_response': {
      const words = action.response_message === undefined ? '' : `: ${quotedAgain(action.response_message)}`
      return `${action.accepted ? 'accept' : 'reject'} chat ${action.request_id}${words}`
    }
    case 'noop':
      return 'wait'
  }
}

/** What is in quotation marks keeps them when one pair is taken off. */
function quotedAgain(text: string): string {
  return withoutQuotes(text) === text ? text : `"${text}"`
}
