/** What a fuzzed story is told: words it knows, words it does not, and what no person would type. */
import type { Random } from '../../src/base/random.ts'
import type { Machine } from '../../src/worlds/zmachine/index.ts'

const meta = [
  'save',
  'restore',
  'undo',
  'restart',
  'quit',
  'y',
  'yes',
  'n',
  'script',
  'verify',
  'version',
  'again',
  '.',
]
const common = [
  'look',
  'inventory',
  'north',
  'e',
  's',
  'w',
  'up',
  'down',
  'take all',
  'drop all',
  'open it',
  'wait',
  'all',
]
const odd = [
  '',
  ' ',
  '\n',
  '\0',
  '\u0007',
  'é',
  'ß',
  'İ',
  '😀',
  '\ud800',
  '\u202e',
  '￿',
  'x'.repeat(255),
  'take '.repeat(400),
]
const separators = [' ', ' ', ' ', ',', '.', '"', ', then ', '\t']

export function makeInput(random: Random, words: readonly string[]): string {
  const dice = random.next()
  if (dice < 0.1) return random.pick(meta)
  if (dice < 0.35) return random.pick(common)
  if (dice < 0.45) return random.pick(odd)
  if (dice < 0.5) return Array.from({ length: random.integer(300) }, () => oddCharacter(random)).join('')
  const known = words.length === 0 ? common : words
  return Array.from({ length: 1 + random.integer(5) }, () => random.pick(known) + random.pick(separators)).join('')
}

function oddCharacter(random: Random): string {
  return String.fromCharCode(random.integer(random.pick([128, 256, 65_536])))
}

/** The story's own words; a broken dictionary may have none. */
export function wordsOf(machine: Machine): string[] {
  try {
    return machine.dictionary.entries.map(({ word }) => word)
  } catch (error) {
    if ((error as Error).name === 'StoryFault') return []
    throw error
  }
}
