/** How to solve a puzzle: which pattern it is of, what usually helps, what we hold for it, and what was tried. */
import type { Answered } from '../../asking.ts'
import { parseCommand } from '../knowledge/command.ts'
import { isAlive, isKind, type Kind } from '../knowledge/kinds.ts'
import { has } from '../knowledge/model/things.ts'
import { isSameName } from '../knowledge/names.ts'
import type { ObjectSeen } from '../board.ts'
import { failed } from './deeds.ts'
import { placeNamed, plainName, titleOf } from './places.ts'
import { enumerate, rounded } from './question.ts'
import type { Asked } from './read-asked.ts'
import { carriedIn, isObstacle, thingNamed, untriedOn } from './things.ts'

const MOST_TOLD = 6
const NO_IDEA = 0.1
// what we hold suits it; something suits it that was not tried; nothing but a pattern
const WITH_MEANS = 0.7
const WITH_IDEAS = 0.4
const WITH_PATTERN = 0.25

/** What is stood before: a thing that refused us, a dark place, somebody hostile. */
interface Puzzle {
  readonly name: string
  readonly type: string
  readonly place: string
  readonly thing?: ObjectSeen
}

/** What helps with a type of puzzle, and how it is said. */
const MEANS: Readonly<Record<string, { readonly kind: Kind; readonly say: (tool: string, name: string) => string }>> = {
  locked_door: { kind: 'key', say: (tool, name) => `unlock ${name} with ${tool}` },
  dark_room: { kind: 'light', say: (tool) => `turn on ${tool}` },
  hostile_creature: { kind: 'weapon', say: (tool, name) => `attack ${name} with ${tool}` },
}

export function howToSolve(board: Asked, name: string): Answered {
  const puzzle = puzzleNamed(board, name)
  if (puzzle === undefined) return noPuzzle(board, name)
  const { type, place, thing } = puzzle
  const patterns = Object.hasOwn(board.puzzlePatterns, type) ? board.puzzlePatterns[type]! : []
  const means = Object.hasOwn(MEANS, type) ? MEANS[type] : undefined
  const needs = needsAt(board, place)
  const held = carriedIn(board).filter((tool) => {
    const isNeeded = needs.some((need) => isSameName(tool.name, need) || isOfKind(tool.name, need))
    return isNeeded || (means !== undefined && isKind(tool.name, means.kind))
  })
  const tried = triedOn(board, puzzle)
  const done = new Set(tried.filter(failed).map(({ action }) => action))
  const withMeans = held.map((tool) => means?.say(tool.name, puzzle.name) ?? `put ${tool.name} on ${puzzle.name}`)
  const ideas = [...withMeans, ...(thing === undefined ? [] : untriedOn(thing).map(({ command }) => command))]
  const actions = [...new Set(ideas)].filter((command) => !done.has(command)).slice(0, MOST_TOLD)
  const similar = similarTo(board, puzzle)
  const hasMeans = withMeans.some((command) => !done.has(command))
  return {
    answer:
      `${puzzle.name} at ${titleOf(board, place)} is a puzzle of the kind ${type}. ` +
      `What usually helps: ${enumerate(patterns, 'I know no pattern for it')}. ` +
      `Missing there: ${enumerate(needs, 'nothing that was said')}. We hold for it: ${enumerate(names(held))}. ` +
      `Try ${enumerate(actions)}. In vain so far: ${enumerate([...done].slice(-MOST_TOLD))}.` +
      (similar.length === 0 ? '' : ` Solved like it: ${enumerate(similar)}.`),
    confidence: rounded(
      hasMeans ? WITH_MEANS : actions.length > 0 ? WITH_IDEAS : patterns.length > 0 ? WITH_PATTERN : NO_IDEA,
    ),
    metadata: {
      puzzle: puzzle.name,
      puzzle_type: type,
      location: place,
      pattern: patterns,
      needs,
      suggested_actions: actions,
      relevant_inventory: names(held),
      similar_puzzles: similar,
      tried: tried.map(({ step, action, result, outcome }) => ({ step, action, result, outcome })),
    },
  }
}

const names = (things: readonly ObjectSeen[]): string[] => things.map(({ name }) => name)

function puzzleNamed(board: Asked, name: string): Puzzle | undefined {
  if (/^(?:the )?dark(?:ness| room)?$/i.test(name.trim())) {
    const dark = board.locations.findLast((place) => place.dark)
    if (dark !== undefined) return { name: dark.title, type: 'dark_room', place: dark.id }
  }
  const thing = thingNamed(board, name)
  const place = thing === undefined ? placeNamed(board, name) : undefined
  if (thing !== undefined) return puzzleOf(thing)
  if (place === undefined) return undefined
  if (place.dark) return { name: place.title, type: 'dark_room', place: place.id }
  // of a place, what stands in our way there
  const there = board.objectsSeen.find((each) => each.location === place.id && isObstacle(each))
  return there && puzzleOf(there)
}

function puzzleOf(thing: ObjectSeen): Puzzle {
  const { name, location } = thing
  const type = has(thing, 'locked')
    ? 'locked_door'
    : isAlive(thing)
      ? 'hostile_creature'
      : has(thing, 'closed')
        ? 'closed_container'
        : 'obstacle'
  return { name, type, place: location, thing }
}

/** What the story said was missing there, and did not come yet. */
function needsAt({ needs }: Asked, place: string): string[] {
  return Object.entries(needs)
    .filter(([, need]) => need.place === place && !need.isSettled)
    .map(([missing]) => missing)
}

const isOfKind = (name: string, need: string): boolean => isKind(name, need as Kind)

const triedOn = ({ actionHistory }: Asked, { name, thing, place, type }: Puzzle) =>
  actionHistory.filter(({ action, location }) => {
    const { nouns, verb } = parseCommand(action)
    if (thing !== undefined) return nouns.some((noun) => isSameName(noun, thing.name))
    return location === place && type === 'dark_room' && (verb === 'turn on' || nouns.includes(plainName(name)))
  })

/** Solved things of the same type: what was locked or closed and is open, by the verb that solved it. */
function similarTo({ successfulSolutions }: Asked, { type, name }: Puzzle): string[] {
  const verbs = SOLVED_BY[type] ?? SOLVED_BY['obstacle']!
  return Object.values(successfulSolutions)
    .filter((command) => verbs.some((verb) => command.startsWith(`${verb} `)) && !command.includes(name))
    .slice(0, MOST_TOLD)
}

const SOLVED_BY: Readonly<Record<string, readonly string[]>> = {
  locked_door: ['unlock', 'open'],
  closed_container: ['open'],
  dark_room: ['turn on', 'light'],
  hostile_creature: ['attack', 'give', 'show'],
  obstacle: ['push', 'pull', 'turn', 'move', 'cut', 'dig', 'tie', 'put'],
}

function noPuzzle(board: Asked, name: string): Answered {
  const open = names(board.objectsSeen.filter(isObstacle))
  const kinds = Object.keys(board.puzzlePatterns)
  return {
    answer:
      `I know no puzzle called ${JSON.stringify(name)}. ` +
      `What stands in our way: ${enumerate(open)}. Kinds of puzzles met: ${enumerate(kinds, 'none')}.`,
    confidence: NO_IDEA,
    metadata: { known: false, asked_for: name, open_puzzles: open, puzzle_types: kinds },
  }
}
