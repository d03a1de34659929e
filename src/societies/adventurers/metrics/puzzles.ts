/**
 * Puzzles of a game: each thing that can be changed and that refused us once; solved when something else did change it.
 * What yields at the first try was none.
 */
import { pause } from '../../../base/pause.ts'
import { FUNCTION_WORDS } from '../../../worlds/adventure/english.ts'
import { hasChanged, hasEffect, type PlayedStep } from './played-step.ts'

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

// every verb of the story is tried with each: trying hundreds tells no more than trying some of all
const MOST_TRIED = 400

/**
 * `canChange`: whether any verb would have done something with the thing after so many commands; scenery is no puzzle.
 */
export async function puzzlesIn(
  steps: readonly PlayedStep[],
  canChange: (played: number, thing: string) => boolean,
): Promise<Puzzles> {
  const met = new Map<string, { thing: string; played: number; isSolved: boolean }>()
  const yielded = new Set<string>()
  for (const step of steps) {
    const { command, room, played } = step
    const thing = thingOf(command)
    const [verb = ''] = command.split(' ', 1)
    const key = `${room} ${thing}`
    const before = met.get(key)
    // all is no thing
    if (thing === '' || thing === 'all' || (LOOKING.has(verb) && !hasChanged(step))) continue
    // to get in or up somewhere solves it, too
    const isDone = hasEffect(step)
    if (isDone && before === undefined) yielded.add(key)
    if (!yielded.has(key)) met.set(key, { thing, played, isSolved: before?.isSolved === true || isDone })
  }
  const all = [...met.values()]
  const solved = all.filter(({ isSolved }) => isSolved).length
  const unsolved = all.filter(({ isSolved }) => !isSolved)
  const every = Math.max(1, Math.ceil(unsolved.length / MOST_TRIED))
  let open = 0
  for (const [place, { played, thing }] of unsolved.entries()) {
    if (place % every !== 0) continue
    await pause()
    if (canChange(played, thing)) open += every
  }
  return { met: solved + open, solved }
}

// with these, what is in hand comes first, and what it is tried on second
const OFFERING = new Set(['give', 'show', 'put', 'throw', 'tie', 'insert', 'feed', 'hang', 'fit', 'attach', 'offer'])

/** `unlock the iron gate with key` is about the iron gate, `give bone to dog` about the dog. */
function thingOf(command: string): string {
  const [verb = '', ...rest] = command.split(/\s+/)
  const [first = '', second] = phrasesIn(rest)
  return OFFERING.has(verb) && second !== undefined ? second : first
}

function phrasesIn(words: readonly string[]): string[] {
  const phrases: string[][] = []
  let isInside = false
  for (const word of words) {
    const isPart = !FUNCTION_WORDS.has(word)
    if (isPart && isInside) phrases.at(-1)!.push(word)
    else if (isPart) phrases.push([word])
    isInside = isPart
  }
  return phrases.map((phrase) => phrase.join(' '))
}
