/** Each thing that can be changed and that something was tried with is a small puzzle; solved when what was tried changed it. */
import { FUNCTION_WORDS } from '../../../worlds/adventure/english.ts'
import { hasChanged, type PlayedStep } from './played-step.ts'

export interface Puzzles {
  readonly met: number
  readonly solved: number
}

// to look at a thing is not yet to try something with it
const LOOKING = new Set([
  'examine',
  'x',
  'look',
  'l',
  'read',
  'search',
  'listen',
  'smell',
  'inventory',
  'i',
  'wait',
  'z',
])

/** `canChange`: whether any verb would have done something with the thing after so many commands; scenery is no puzzle. */
export function puzzlesIn(
  steps: readonly PlayedStep[],
  canChange: (played: number, thing: string) => boolean,
): Puzzles {
  const met = new Map<string, { thing: string; played: number; isSolved: boolean }>()
  for (const step of steps) {
    const { command, room, played } = step
    const thing = thingOf(command)
    const [verb = ''] = command.split(' ', 1)
    const before = met.get(`${room} ${thing}`)
    if (thing === '' || (LOOKING.has(verb) && !hasChanged(step))) continue
    met.set(`${room} ${thing}`, { thing, played, isSolved: before?.isSolved === true || hasChanged(step) })
  }
  const all = [...met.values()]
  const solved = all.filter(({ isSolved }) => isSolved).length
  const open = all.filter(({ isSolved, played, thing }) => !isSolved && canChange(played, thing)).length
  return { met: solved + open, solved }
}

/** `unlock the iron gate with key` is about the iron gate. */
function thingOf(command: string): string {
  const [, ...rest] = command.split(/\s+/)
  const from = rest.findIndex((word) => !FUNCTION_WORDS.has(word))
  if (from < 0) return ''
  const after = rest.findIndex((word, index) => index > from && FUNCTION_WORDS.has(word))
  return rest.slice(from, after < 0 ? undefined : after).join(' ')
}
