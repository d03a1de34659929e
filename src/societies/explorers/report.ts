/** Reports that explorers write to each other: plain sentences with places in them, composed here and read here. */
import { BLOCKED, DOOR, OPEN, type ChartWords, type PlaceKind } from '../../worlds/explorable.ts'
import type { Position } from '../../worlds/grid/pose.ts'
import type { Thing } from './board.ts'

type Words<Spot> = Omit<ChartWords<never, Spot>, 'about' | 'describeState'>

export interface Report<Spot = Position> {
  readonly at?: Spot
  readonly found: readonly Thing<Spot>[]
  readonly cells: readonly (readonly [place: number, kind: PlaceKind])[]
  readonly goingTo?: Spot
}

// below the limit of the mail, with room for what else is said
const LENGTH_LIMIT = 1900

const KINDS: readonly (readonly [word: string, kind: PlaceKind])[] = [
  ['door', DOOR],
  ['floor', OPEN],
  ['wall', BLOCKED],
]

/** "I am at (3, 0, 4). Found lamp at (5, 0, 5). Seen floor 3,0,4-9,0,8; wall 2,0,3. Going to (12, 0, 6)." */
export function composeReport<Spot>(words: Words<Spot>, { at, found, cells, goingTo }: Report<Spot>): string {
  const finds = found.map(({ name, position }) => `${name} at ${words.describeSpot(position)}`)
  const sentences = [
    ...(at === undefined ? [] : [`I am at ${words.describeSpot(at)}.`]),
    ...(goingTo === undefined ? [] : [`Going to ${words.describeSpot(goingTo)}.`]),
    ...(finds.length > 0 ? [`Found ${finds.join(', ')}.`] : []),
  ]
  let room = LENGTH_LIMIT - sentences.join(' ').length
  const seen = KINDS.flatMap(([word, kind]) => {
    const places = cells.filter(([, each]) => each === kind).map(([place]) => place)
    const fitting = words.sayPlaces(places).filter((text) => (room -= text.length + 1) > 0)
    return fitting.length > 0 ? [`${word} ${fitting.join(' ')}`] : []
  })
  return [...sentences, ...(seen.length > 0 ? [`Seen ${seen.join('; ')}.`] : [])].join(' ')
}

/** Takes from any text what it says about the world. It is hearsay: what is no place of it or too much is left out. */
export function readReport<Spot>(words: Words<Spot>, text: string): Report<Spot> {
  const { isAt, isGoing, eachFind, eachKind } = patternsOf(words)
  const [at, goingTo] = [isAt, isGoing].map((sentence) => {
    const spot = sentence.exec(text)?.[1]
    return spot === undefined ? undefined : words.readSpot(spot)
  })
  // in text that ends with a full stop: to ask for one here would read all the rest again at every `Found`
  const finds = /\bFound ([^.]+)/.exec(text.slice(0, text.lastIndexOf('.') + 1))?.[1] ?? ''
  const found = [...finds.matchAll(eachFind)].flatMap(([, name = '', spot = '']): Thing<Spot>[] => {
    const position = words.readSpot(spot)
    return position === undefined ? [] : [{ name, position }]
  })
  const cells = [...text.matchAll(eachKind)].flatMap(([, word, said = '']) => {
    const kind = KINDS.find(([each]) => each === word)![1]
    return said
      .trim()
      .split(' ')
      .flatMap((each) => words.readPlaces(each).map((place) => [place, kind] as const))
  })
  return { found, cells, ...(at !== undefined && { at }), ...(goingTo !== undefined && { goingTo }) }
}

type Patterns = Readonly<Record<'isAt' | 'isGoing' | 'eachFind' | 'eachKind', RegExp>>

const patterns = new WeakMap<object, Patterns>()

/** Made once for a world: thousands of letters are read in a round. */
function patternsOf(words: Pick<Words<unknown>, 'spotPattern' | 'placesPattern'>): Patterns {
  const known = patterns.get(words)
  if (known !== undefined) return known
  const { spotPattern, placesPattern } = words
  const made = {
    // pattern: how a world writes its places is its own code, not a letter's
    isAt: new RegExp(`\\bI am at (${spotPattern})`),
    // pattern: as above
    isGoing: new RegExp(`\\bGoing to (${spotPattern})`),
    // pattern: as above
    eachFind: new RegExp(`(?:^|, )([^,]{1,40}) at (${spotPattern})(?=, |$)`, 'g'),
    // pattern: as above
    eachKind: new RegExp(`\\b(door|floor|wall)((?: ${placesPattern})+)`, 'g'),
  }
  patterns.set(words, made)
  return made
}
