/** What is typed: a tour of Zork I, a list for any story, or a walkthrough; then the story restarts itself. */
import { readFileSync } from 'node:fs'

/** One of the lists below by its name, or a file of commands, one a line. */
export function linesOf(list: string): string[] {
  const lines = list === 'zork1' ? zork1 : list === 'any' ? anyStory : readFileSync(list, 'utf8').split('\n')
  const typed = lines.map((line) => line.trim()).filter((line) => line !== '' && !/^[#!*]/.test(line))
  // a story restarts itself in the same way for every interpreter; at the end of a game nobody asks whether one is sure
  return [...typed, 'restart', 'y']
}

// above the ground, through the house and once below it: reading, taking, putting, refusals, and nothing left to chance
const zork1 = [
  ...['look', 'open mailbox', 'read leaflet', 'examine house', 'open door', 'inventory', 'n', 'look', 'n', 'up'],
  ...['examine nest', 'take egg', 'open egg', 'look', 'down', 's', 'e', 'examine window', 'open window', 'w'],
  ...[
    'look',
    'examine table',
    'open sack',
    'take all',
    'inventory',
    'examine bottle',
    'w',
    'look',
    'take lamp and sword',
  ],
  ...['examine case', 'open case', 'put egg in case', 'read engravings', 'move rug', 'open trap door', 'look'],
  ...['turn on lamp', 'down', 'look', 'w', 's', 'look', 'e', 'take painting', 'examine painting', 'n', 'look', 'up'],
  ...[
    'drop all',
    'take lamp and painting',
    'up',
    'inventory',
    'w',
    'put painting in case',
    'look',
    'score',
    'take xyzzy',
  ],
  ...['turn off lamp', 'e', 'e', 'go northwest', 'wait'],
]

// words that nearly every story knows
const anyStory = [
  ...['look', 'inventory', 'examine me', 'wait', 'n', 'look', 'take all', 'inventory', 's', 'look', 'e', 'take all'],
  ...['w', 'look', 'ne', 'sw', 'nw', 'se', 'up', 'down', 'in', 'out', 'look', 'open door', 'n', 'examine door'],
  ...['open window', 'read sign', 'take lamp', 'examine lamp', 'turn on lamp', 'look', 'e', 'open box', 'look in box'],
  ...['take key', 'unlock door with key', 's', 'drop all', 'look', 'take all', 'w', 'push button', 'pull lever'],
  ...['enter house', 'climb tree', 'listen', 'jump', 'n', 'n', 'look', 'e', 's', 'w', 'inventory', 'score', 'plugh'],
]
