/** The Puzzle Solver's core questions about things: what we have, what it is good for, what may go together. */
import type { Answered } from '../../asking.ts'
import { isInside } from '../knowledge/holding.ts'
import { appeal, isAlive, isAround, isKind, isValuable, kindsOf, portability } from '../knowledge/kinds.ts'
import { lookup } from '../knowledge/lookup.ts'
import { whereNeeded } from '../knowledge/model/needs.ts'
import { nounOf, waysToUse } from '../puzzle/combine.ts'
import type { ObjectSeen } from '../board.ts'
import { deedsLike } from './deeds.ts'
import { routeBetween, titleOf } from './places.ts'
import { howToSolve } from './puzzle-solving.ts'
import { counted, enumerate, rounded, type CoreQuestion } from './question.ts'
import type { Asked } from './read-asked.ts'
import { carriedIn, isAtHand, isObstacle, nearestThing, thingNamed, untriedOn } from './things.ts'

const SEEN = 0.95
const UNSEEN = 0.3
const NO_IDEA = 0.1
// so long since we looked, something may have been taken or used up
const FORGETTING = 0.002
const MOST_TOLD = 8
const MOST_CONSIDERED = 1_000

export const puzzleQuestions: readonly CoreQuestion[] = [
  {
    asks: 'What objects do I have?',
    wordings: [
      /^what (?:objects |things |items )?(?:do|are) (?:i|we) (?:have|hold|carry|holding|carrying)\b/i,
      /^what(?: is|'s) in (?:my|our|the) (?:inventory|hands)/i,
      /^(?:the )?inventory$/i,
    ],
    answer: whatWeHold,
  },
  {
    asks: 'What objects might be useful later?',
    wordings: [
      /^(?:what|which)(?: objects| things| items)? (?:might|may|could|will|would) (?:be useful|be needed|help)/i,
      /^what (?:should|shall) (?:i|we) (?:keep|pick up|take)/i,
    ],
    answer: whatMayHelp,
  },
  {
    asks: 'What combination of items might work here?',
    wordings: [
      /^(?:what|which) combinations?\b/i,
      /^what (?:can|could|might) (?:be|we|i) (?:combined?|put together|use together)/i,
    ],
    answer: whatGoesTogether,
  },
  {
    asks: 'What can I do with object X?',
    wordings: [
      /^what (?:can|could|should|might) (?:i|we|be) (?:do|done|try|tried) (?:with|to|on|about) (?:object |the object )?(?<thing>.{1,80})$/i,
      /^what (?:is|are) (?<thing>.{1,80}?) (?:good )?for$/i,
      /^what (?:was|has been|have we) (?:not |never )?tried (?:with|on) (?<thing>.{1,80})$/i,
    ],
    answer: (board, { thing = '' }) => whatToDoWith(board, thing),
  },
  {
    asks: 'How do I solve puzzle Y?',
    wordings: [
      /^how (?:do|can|could|should) (?:i|we) (?:solve|get past|get through|open|unlock|deal with|overcome) (?:puzzle |the puzzle )?(?<puzzle>.{1,80})$/i,
      /^what (?:should|can) (?:i|we) do about (?<puzzle>.{1,80})$/i,
    ],
    answer: (board, { puzzle = '' }) => howToSolve(board, puzzle),
  },
]

function whatWeHold(board: Asked): Answered {
  const { inventory, actionHistory } = board
  const inside = carriedIn(board)
    .filter(isInside)
    .map(({ name, inside: holder = '' }) => ({ name, in: holder }))
  const looked = actionHistory.findLast(({ action }) => action === 'inventory' || action === 'i')?.step
  const age = looked === undefined ? board.step : board.step - looked
  const within = inside.map((each) => `${each.name} in ${each.in}`)
  return {
    answer:
      `We hold ${enumerate(inventory)}.` +
      (within.length === 0 ? '' : ` Besides: ${enumerate(within)}.`) +
      (looked === undefined ? ' We have never looked through our things.' : ''),
    confidence: rounded(Math.max(0.5, SEEN - age * FORGETTING)),
    metadata: {
      inventory,
      inside,
      kinds: Object.fromEntries(inventory.map((name) => [name, kindsOf(name).slice(0, 3)])),
      ...(looked !== undefined && { last_looked: looked }),
    },
  }
}

function whatToDoWith(board: Asked, name: string): Answered {
  const thing = thingNamed(board, name)
  if (thing === undefined) return unknownThing(board, name)
  const { location, interactionsTried, properties } = thing
  const untried = untriedOn(thing)
  const combinations = isAtHand(board, thing)
    ? pairsIn(board)
        .filter(({ with: pair }) => pair.includes(thing.name))
        .slice(0, MOST_TOLD)
    : []
  const ideas = [...untried.map(({ command }) => command), ...combinations.map(({ command }) => command)]
  const tried = deedsOn(board, thing)
  const where = whereIs(board, thing)
  const kinds = kindsOf(thing.name).slice(0, 3)
  return {
    answer:
      `${thing.name} (${where.words}): ` +
      (kinds.length === 0 ? 'I do not know what kind of thing it is.' : `by its name ${enumerate(kinds)}.`) +
      ` Not tried: ${enumerate(ideas)}. Tried: ${enumerate(interactionsTried)}.`,
    confidence: rounded(Math.max(NO_IDEA, untried[0]?.likely ?? 0, combinations[0]?.likely ?? 0)),
    metadata: {
      object: thing.name,
      location,
      kinds,
      properties,
      interactions_tried: interactionsTried,
      suggested_actions: ideas,
      untried,
      what_came_of_it: tried,
      ...where.asked,
    },
  }
}

/** Where it is; what is elsewhere, the Navigator knows how far. */
function whereIs(board: Asked, { location }: ObjectSeen) {
  if (location === 'inventory') return { words: 'in our hands', asked: {} }
  if (location === 'gone') return { words: 'gone', asked: {} }
  if (location === board.currentLocation) return { words: 'here', asked: {} }
  const legs = routeBetween(board, board.currentLocation, location)
  const place = titleOf(board, location)
  const path = legs?.map(({ command }) => command)
  const how = path === undefined ? 'which I cannot tell the way to' : counted(path.length, 'step') + ' away'
  const question = `How do I get from here to ${place}?`
  return { words: `at ${place}, ${how}`, asked: { asked: [{ agent: 'navigator', question, path: path ?? null }] } }
}

const deedsOn = (board: Asked, { name, interactionsTried }: ObjectSeen) =>
  interactionsTried.slice(-MOST_TOLD).flatMap((verb) => {
    const last = deedsLike(board, `${verb} ${name}`).at(-1)
    return last === undefined ? [] : [{ action: last.action, result: last.result, outcome: last.outcome }]
  })

interface Useful {
  readonly name: string
  readonly location: string
  readonly score: number
  readonly why: string
}

/** What was missing somewhere, what fits what stands in our way, then what one always likes to have. */
function whatMayHelp(board: Asked): Answered {
  const needs = lookup(board.needs)
  const isLocked = board.objectsSeen.some((thing) => isObstacle(thing) && thing.properties.includes('locked'))
  const isDark = board.locations.some(({ dark }) => dark)
  const useful = board.objectsSeen.slice(-MOST_CONSIDERED).flatMap((thing): Useful[] => {
    const { name, location, properties } = thing
    const isHeld = location === 'inventory'
    if (location === 'gone' || isAlive(thing) || properties.includes('mentioned')) return []
    if (!isHeld && portability(thing) < 0.3) return []
    const needed = whereNeeded({ needs }, name)
    const found = (score: number, why: string) => [{ name, location, score, why }]
    if (needed !== undefined) return found(0.9, `needed at ${titleOf(board, needed)}`)
    if (isLocked && isKind(name, 'key')) return found(0.8, 'something is locked')
    if (isDark && isKind(name, 'light')) return found(0.8, 'there are dark places')
    if (Object.hasOwn(board.worth, name)) return found(0.7, `it brought ${board.worth[name]} points`)
    if (isValuable(thing)) return found(0.5, 'it looks valuable')
    const liking = appeal(thing)
    return liking > 0.5 ? found(rounded(liking / 6), `it may serve as ${kindsOf(name)[0] ?? 'a thing'}`) : []
  })
  const best = useful.toSorted((one, other) => other.score - one.score).slice(0, MOST_TOLD)
  return {
    answer:
      best.length === 0
        ? 'Nothing that we have or have seen looks useful.'
        : `Useful later: ${enumerate(best.map(({ name, why }) => `${name} (${why})`))}.`,
    confidence: rounded(best[0]?.score ?? NO_IDEA),
    metadata: {
      useful: best,
      to_take: best.filter(({ location }) => location !== 'inventory').map(({ name }) => name),
    },
  }
}

interface Pair {
  readonly command: string
  readonly with: readonly [string, string]
  readonly likely: number
  readonly why: string
}

// what a hint joins is likely, the rest a guess by how well the tool suits
const HINTED = 0.4
const GUESSED = 0.04
const AT_OBSTACLE = 3
const MOST_GUESSED = 0.35
// more than anybody carries, or sees at one place
const MOST_TOOLS = 50
const MOST_TARGETS = 100

/** What we carry with what is here, in words that were not tried yet; the likeliest first. */
function pairsIn(board: Asked): readonly Pair[] {
  const hints = lookup(board.hints)
  const tried = new Set(board.itemCombinationsTried.map((words) => words.join('|')))
  const near = board.objectsSeen.filter(
    (thing) =>
      thing.location === board.currentLocation &&
      !thing.properties.some((each) => each === 'mentioned' || each === 'unreal') &&
      !isAround(thing.name),
  )
  const targets = near.slice(-MOST_TARGETS)
  const pairs = carriedIn(board)
    .slice(-MOST_TOOLS)
    .flatMap((tool) =>
      targets.flatMap((target) =>
        pairsOf(tool, target, hints.get(nounOf(target.name))?.includes(nounOf(tool.name)) === true),
      ),
    )
  const isTried = ({ command, with: [one, other] }: Pair) => {
    const [verb = ''] = command.split(' ')
    return tried.has(`${verb}|${one}|${other}`) || tried.has(`${verb}|${other}|${one}`)
  }
  return pairs.filter((pair) => !isTried(pair)).toSorted((one, other) => other.likely - one.likely)
}

function pairsOf(tool: ObjectSeen, target: ObjectSeen, isHint: boolean): readonly Pair[] {
  const names = [tool.name, target.name] as const
  if (isAlive(target)) {
    const likely = isHint ? HINTED : GUESSED * 2
    return [{ command: `give ${tool.name} to ${target.name}`, with: names, likely, why: 'it may be welcome' }]
  }
  const lock =
    target.properties.includes('locked') && isKind(tool.name, 'key')
      ? [{ command: `unlock ${target.name} with ${tool.name}`, with: names, likely: 0.5, why: 'it may fit' }]
      : []
  const share = isObstacle(target) ? AT_OBSTACLE : 1
  const others = [...waysToUse(tool, target)].map(({ verb, joint, toolFirst, fit }) => ({
    command: toolFirst
      ? `${verb} ${tool.name} ${joint} ${target.name}`
      : `${verb} ${target.name} ${joint} ${tool.name}`,
    with: names,
    likely: isHint ? HINTED : Math.min(MOST_GUESSED, GUESSED * fit * share),
    why: isHint ? 'a hint joins them' : isObstacle(target) ? 'it stood in our way' : 'they may go together',
  }))
  return [...lock, ...others]
}

function whatGoesTogether(board: Asked): Answered {
  const best = pairsIn(board).slice(0, MOST_TOLD)
  const tried = board.itemCombinationsTried.map((words) => words.join(' '))
  const nothing = carriedIn(board).length === 0 ? 'We hold nothing to combine.' : 'Nothing here goes with what we hold.'
  return {
    answer:
      (best.length === 0 ? nothing : `Try ${enumerate(best.map(({ command }) => command))}.`) +
      ` Tried so far: ${enumerate(tried.slice(-MOST_TOLD))}.`,
    confidence: rounded(best[0]?.likely ?? NO_IDEA),
    metadata: {
      suggested_actions: best.map(({ command }) => command),
      combinations: best,
      combinations_tried: board.itemCombinationsTried,
      relevant_inventory: [...new Set(best.map(({ with: [tool] }) => tool))],
    },
  }
}

function unknownThing(board: Asked, name: string): Answered {
  const meant = nearestThing(board, name)
  const near = board.objectsSeen.filter((thing) => isAtHand(board, thing)).map((thing) => thing.name)
  return {
    answer:
      `I have seen nothing called ${JSON.stringify(name)}.` +
      (meant === undefined ? ` At hand are ${enumerate(near)}.` : ` Did you mean ${meant}?`),
    confidence: UNSEEN,
    metadata: { known: false, asked_for: name, at_hand: near, ...(meant !== undefined && { did_you_mean: meant }) },
  }
}
