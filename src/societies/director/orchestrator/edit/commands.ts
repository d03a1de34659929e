/** What somebody wants done: a request for changes as one command after the other, each with its verb. */
import { readTokens, type Token } from '../tokens.ts'

export type Verb = 'move' | 'turn' | 'add' | 'remove' | 'swap' | 'make' | 'paint' | 'light' | 'camera' | 'unknown'

export interface Command {
  readonly verb: Verb
  /** what follows the verb */
  readonly tokens: readonly Token[]
  readonly text: string
}

const phrases: readonly (readonly [Verb, string])[] = [
  [
    'remove',
    'get rid of|take away|take out|throw out|throw away|remove|delete|drop|discard|clear|lose|eliminate|erase|no more',
  ],
  ['swap', 'replace|swap out|swap|exchange|substitute|switch out|trade|change out'],
  [
    'move',
    'move|put|place|shift|bring|slide|push|pull|drag|relocate|hang|set|position|lay|stand|lean|center|centre|' +
      'reposition|carry',
  ],
  ['turn', 'turn around|turn|rotate|spin|point|flip|orient|swivel|face|angle|aim'],
  [
    'add',
    'add|insert|include|create|give me|i want|i would like|i need|we need|also add|bring in|there should be|put in|' +
      'throw in|introduce',
  ],
  ['paint', 'paint|recolour|recolor|colour|color|dye|stain|upholster|repaint|tint'],
  ['make', 'make|change|let|have|give|keep|use|turn'],
  ['light', 'brighten|dim|darken|light up|lighten|switch on|switch off|turn on|turn off|illuminate'],
  ['camera', 'show me|show|view|zoom in|zoom out|look at|look|zoom|frame|take a picture|render'],
]

const sorted = phrases
  .flatMap(([verb, text]) => text.split('|').map((phrase) => ({ verb, words: phrase.split(' ') })))
  .toSorted((a, b) => b.words.length - a.words.length)

const JOINTS = new Set([
  'and',
  'then',
  'also',
  'but',
  'please',
  'finally',
  'next',
  'now',
  'afterwards',
  'just',
  'can',
  'could',
  'you',
  "let's",
])
// more is no request, but a text
const MOST_COMMANDS = 40
const MOST_TOKENS = 400

/** The commands of a request, in order. */
export function readCommands(text: string): Command[] {
  const commands: Command[] = []
  for (const sentence of readTokens(text).sentences) {
    for (const tokens of splitAtVerbs(sentence.slice(0, MOST_TOKENS))) {
      if (commands.length >= MOST_COMMANDS) return commands
      const command = toCommand(tokens)
      if (command !== null) commands.push(command)
    }
  }
  return commands
}

const isJoint = (token: Token | undefined): boolean => token !== undefined && (token.isMark || JOINTS.has(token.word))

/** A verb at the beginning, or behind a comma or and, begins a command. */
function splitAtVerbs(tokens: readonly Token[]): (readonly Token[])[] {
  const starts: number[] = []
  tokens.forEach((_, place) => {
    const isFirst = tokens.slice(0, place).every((token) => isJoint(token))
    if ((isFirst || isJoint(tokens[place - 1])) && verbAt(tokens, place) !== null) starts.push(place)
  })
  const first = starts[0] ?? 0
  if (starts.length === 0 || tokens.slice(0, first).some((token) => !isJoint(token))) starts.unshift(0)
  return [...new Set(starts)].map((start, place, all) => tokens.slice(start, all[place + 1]))
}

function verbAt(tokens: readonly Token[], place: number): { readonly verb: Verb; readonly length: number } | null {
  const found = sorted.find(({ words }) => words.every((word, offset) => tokens[place + offset]?.word === word))
  return found === undefined ? null : { verb: found.verb, length: found.words.length }
}

function toCommand(tokens: readonly Token[]): Command | null {
  let start = 0
  while (isJoint(tokens[start])) start++
  let end = tokens.length
  while (end > start && isJoint(tokens[end - 1])) end--
  if (start >= end) return null
  const found = verbAt(tokens, start)
  const rest = tokens.slice(start + (found?.length ?? 0), end)
  const text = tokens
    .slice(start, end)
    .map(({ word, isPossessive }) => (isPossessive ? `${word}'s` : word))
    .join(' ')
  return { verb: found?.verb ?? 'unknown', tokens: rest, text }
}
