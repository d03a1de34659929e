/** The Navigator's core questions: where we are, what we know of the map, how to get somewhere, what is left. */
import type { Answered } from '../../asking.ts'
import { isHere, nearestPlace, openExits, placeNamed, routeBetween, sureOf, titleOf } from './places.ts'
import { counted, enumerate, rounded, type CoreQuestion } from './question.ts'
import type { Asked } from './read-asked.ts'

// a place we stand in, one we only hear of, one we cannot see
const SEEN = 0.95
const UNSEEN = 0.3
const IN_THE_DARK = 0.5
// rooms of the same title may be taken for each other
const OF_SAME_TITLE = 0.75
// what was where is less sure with every turn since
const FORGETTING = 0.004
const LEAST_OF_OLD = 0.5

export const navigatorQuestions: readonly CoreQuestion[] = [
  {
    asks: 'Where am I right now?',
    wordings: [
      /^where (?:am i|are we)\b/i,
      /^(?:what|which) (?:place|room|location) (?:is this|am i in|are we in)/i,
      /^(?:what is |what's )?(?:my|our|the) current location/i,
    ],
    answer: whereAreWe,
  },
  {
    asks: 'How do I get from here to X?',
    wordings: [
      /^(?:how (?:do|can|could|would) (?:i|we) (?:get|go|come|walk)|(?:what is|what's|which is) the (?:way|path|route)) from (?<from>.{1,80}?) to (?<to>.{1,80})$/i,
      /^(?:how (?:do|can|could|would) (?:i|we) (?:get|go|come|walk)|(?:what is|what's|which is) the (?:way|path|route)) (?:back )?to (?<to>.{1,80})$/i,
      /^how far is (?:it (?:from (?<from>.{1,80}?) )?to )?(?<to>.{1,80})$/i,
    ],
    answer: (board, { from = 'here', to = '' }) => howToGet(board, from, to),
  },
  {
    asks: 'Have I fully explored this area?',
    wordings: [
      /^(?:have (?:i|we) (?:fully |completely )?explored|(?:is|did (?:i|we) explore)) (?<place>.{1,80}?)(?: (?:fully|completely|whole))?(?: explored)?$/i,
      /^(?:what|which) (?:exits|ways) (?:of|in|from) (?<place>.{1,80}) are (?:unexplored|not explored|left)$/i,
      /^(?:what|which) (?:exits|ways) are (?:unexplored|not explored|left)(?: (?:in|at) (?<place>.{1,80}))?$/i,
    ],
    answer: (board, { place = 'here' }) => isExplored(board, place),
  },
  {
    asks: 'What locations have I discovered?',
    wordings: [
      /^(?:what|which|how many|list (?:the|all)?) ?(?:locations|places|rooms)\b/i,
      /^where have (?:i|we) been/i,
    ],
    answer: whatIsDiscovered,
  },
  {
    asks: 'What objects/features are available in location Y?',
    wordings: [
      /^what (?:objects|features|things|objects\/features|objects and features) (?:are|is|can be seen)(?: (?:available|there|known))? ?(?:in|at) (?:location |the location )?(?<place>.{1,80})$/i,
      /^what (?:is|can be (?:seen|found)|can (?:i|we) see)(?: there)? (?:in|at) (?:location )?(?<place>.{1,80})$/i,
      /^what (?:objects|features|things) are (?<place>here)$/i,
      /^what is (?<place>here)$/i,
    ],
    answer: (board, { place = 'here' }) => whatIsAt(board, place),
  },
]

function whereAreWe(board: Asked): Answered {
  const { currentLocation: id, locations, connectionGraph } = board
  if (id === '') return { answer: 'The game has not begun.', confidence: UNSEEN, metadata: { current_location: '' } }
  const place = locations.find((each) => each.id === id)
  const unexplored = openExits(board, id)
  if (place === undefined)
    return {
      answer: `We have just come to ${titleOf(board, id)}; I have not put it on the map yet.`,
      confidence: IN_THE_DARK,
      metadata: { current_location: id },
    }
  const { title, dark, visitCount } = place
  const exits = [...new Set(place.exits)]
  const same = locations.filter((each) => each.title === title).length
  const sure = dark ? IN_THE_DARK : same > 1 ? OF_SAME_TITLE : SEEN
  const like = same > 1 ? ` ${same} places are called so.` : ''
  return {
    answer:
      `We are at ${title}${dark ? ', in the dark' : ''}, for the ${ordinal(visitCount)} time. ` +
      `Ways out: ${enumerate(exits, 'none that the text tells of')}; ` +
      `not explored: ${enumerate(unexplored, 'none')}.${like}`,
    confidence: sure,
    metadata: {
      current_location: id,
      title,
      dark,
      visit_count: visitCount,
      exits,
      connections: Object.hasOwn(connectionGraph, id) ? connectionGraph[id] : {},
      unexplored_exits: unexplored,
      of_same_title: same,
    },
  }
}

function whatIsDiscovered(board: Asked): Answered {
  const { locations, mapCompleteness } = board
  const left = locations.filter(({ id }) => openExits(board, id).length > 0)
  const count = left.reduce((sum, { id }) => sum + openExits(board, id).length, 0)
  return {
    answer:
      `${counted(locations.length, 'place')}: ${enumerate(
        locations.map(({ title }) => title),
        'none',
      )}. ` +
      (count === 0
        ? 'No way that we know of is unexplored.'
        : `${counted(count, 'way')} not explored, from ${enumerate(left.map(({ title }) => title))}.`),
    confidence: locations.length === 0 ? UNSEEN : SEEN,
    metadata: {
      locations: locations.map(({ id, title, visitCount, lastVisited }) => ({
        id,
        title,
        visit_count: visitCount,
        last_visited: lastVisited,
        unexplored_exits: openExits(board, id),
      })),
      unexplored_count: count,
      map_completeness: mapCompleteness,
    },
  }
}

function howToGet(board: Asked, fromName: string, toName: string): Answered {
  const from = placeNamed(board, fromName)
  const to = placeNamed(board, toName)
  const here = isHere(fromName) && from === undefined ? board.currentLocation : from?.id
  if (to === undefined) return unknownPlace(board, toName)
  if (here === undefined || here === '') return unknownPlace(board, fromName)
  const legs = routeBetween(board, here, to.id)
  const ends = { from: here, to: to.id }
  if (legs === undefined)
    return {
      answer: `I know of no way from ${titleOf(board, here)} to ${to.title}.`,
      confidence: LEAST_OF_OLD,
      metadata: { ...ends, reachable: false, unexplored_exits: openExits(board, here) },
    }
  const path = legs.map(({ command }) => command)
  const assumed = legs.filter(({ isGone }) => !isGone).map((leg) => `${leg.command} from ${titleOf(board, leg.from)}`)
  const doubt = assumed.length === 0 ? '' : ` Nobody has gone ${enumerate(assumed)} yet.`
  return {
    answer:
      path.length === 0
        ? `We are at ${to.title} already.`
        : `${path.join(', ')}: ${counted(path.length, 'step')} to ${to.title}.${doubt}`,
    confidence: rounded(sureOf(legs)),
    metadata: {
      ...ends,
      reachable: true,
      path,
      through: legs.map((leg) => leg.to),
      steps: path.length,
      assumed,
      ...(path.length > 0 && isHere(fromName) && { suggested_action: path[0] }),
    },
  }
}

function whatIsAt(board: Asked, name: string): Answered {
  const place = placeNamed(board, name)
  if (place === undefined) return unknownPlace(board, name)
  const { id, title, objectsSeen, lastVisited } = place
  const exits = [...new Set(place.exits)]
  const now = board.objectsSeen.filter(({ location, properties }) => location === id && !properties.includes('unreal'))
  const there = [...new Set(now.map((thing) => thing.name))]
  const gone = objectsSeen.filter((thing) => !there.includes(thing))
  const age = Math.max(0, board.step - lastVisited)
  const left = gone.length === 0 ? '' : ` No longer there: ${enumerate(gone)}.`
  const ago = id === board.currentLocation ? '' : ` That was ${counted(age, 'turn')} ago.`
  return {
    answer: `At ${title} I know of ${enumerate(there)}. Ways out: ${enumerate(exits, 'none')}.${left}${ago}`,
    confidence: rounded(id === board.currentLocation ? SEEN : Math.max(LEAST_OF_OLD, SEEN - age * FORGETTING)),
    metadata: { location: id, objects: there, no_longer_there: gone, exits, last_visited: lastVisited },
  }
}

function isExplored(board: Asked, name: string): Answered {
  const place = placeNamed(board, name.replace(/^(?:all of|everything (?:in|at)) /i, ''))
  if (place === undefined) return unknownPlace(board, name)
  const { id, title, barred, vague, dark } = place
  const exits = openExits(board, id)
  const untouched = board.objectsSeen
    .filter(({ location, interactionsTried, properties }) => {
      const isThing = !properties.includes('mentioned') && !properties.includes('unreal')
      return location === id && isThing && interactionsTried.length === 0
    })
    .map((thing) => thing.name)
  const explored = exits.length === 0
  const closed = barred.length === 0 ? '' : ` Barred: ${enumerate(barred)}.`
  const things = untouched.length === 0 ? '' : ` Nobody has touched ${enumerate(untouched)}.`
  return {
    answer:
      (explored
        ? `Every way out of ${title} that we know of was tried.`
        : `No: of ${title}, ${enumerate(exits)} ${exits.length === 1 ? 'is' : 'are'} not explored.`) +
      closed +
      things,
    // in the dark there may be more, and a direction that is only spoken of may be no way
    confidence: dark ? IN_THE_DARK : exits.some((exit) => vague.includes(exit)) ? OF_SAME_TITLE : SEEN,
    metadata: {
      location: id,
      explored,
      unexplored_exits: exits,
      barred_exits: barred,
      untouched_objects: untouched,
      ...(exits.length > 0 && id === board.currentLocation && { suggested_action: exits[0] }),
    },
  }
}

function unknownPlace(board: Asked, name: string): Answered {
  const meant = nearestPlace(board, name)
  const known = board.locations.map(({ title }) => title)
  return {
    answer:
      `We have found no place called ${JSON.stringify(name)}.` +
      (meant === undefined ? ` We know ${enumerate(known, 'none yet')}.` : ` Did you mean ${meant}?`),
    confidence: UNSEEN,
    metadata: { known: false, asked_for: name, locations: known, ...(meant !== undefined && { did_you_mean: meant }) },
  }
}

function ordinal(count: number): string {
  const tens = count % 100
  const end = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return `${count}${end}`
}
