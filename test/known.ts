/** Knowledge for tests: a place we are at, and whatever else a test needs; all other parts are there and empty. */
import type { Location, ObjectSeen } from '../src/societies/adventurers/board.ts'
import type { Knowledge } from '../src/societies/adventurers/knowledge/knowledge.ts'
import { overlay, things } from '../src/societies/adventurers/knowledge/overlay.ts'

export interface Known {
  readonly here: string
  readonly places?: readonly Location[]
  readonly ways?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly objects?: readonly ObjectSeen[]
  readonly worth?: Readonly<Record<string, number>>
  /** steps spent on the way to something, by `location|command` */
  readonly pursuits?: Readonly<Record<string, number>>
  /** what the story understands */
  readonly words?: readonly string[]
}

export function knowing({
  here,
  places = [],
  ways = {},
  objects = [],
  worth = {},
  pursuits = {},
  words = [],
}: Known): Knowledge {
  const known = new Set(words)
  const view = { pursuits, muted: [], beliefs: {}, learned: 0, gameState: { stepsSinceProgress: 0 } }
  const knowledge: Partial<Record<keyof Knowledge, unknown>> = {
    view,
    step: 1,
    here,
    reply: { before: '', description: '', listing: [], exits: [], things: [], contents: [], states: [], dark: false, kind: 'change', told: '' }, // prettier-ignore
    situation: { location: here, kind: 'change', scoreChange: 0, progressChange: 0, died: false },
    vocabulary: { words: [], knows: (word: string) => known.has(word), partsOf: () => undefined },
    places: things(places.length === 0 ? [placeNamed(here)] : places),
    ways: overlay(ways),
    objects: things(objects),
    tried: overlay({}),
    luck: overlay({}),
    worth: overlay(worth),
    beliefs: overlay({}),
    answers: overlay({}),
    discovered: [],
    unknownWords: new Set(),
    harmful: new Set(),
    deposit: '',
  }
  return knowledge as unknown as Knowledge
}

export const placeNamed = (id: string, over: Partial<Location> = {}): Location => ({
  id,
  title: id,
  description: `This is ${id}.`,
  exits: [],
  objectsSeen: [],
  visitCount: 1,
  lastVisited: 0,
  dark: false,
  version: 0,
  barred: [],
  vague: [],
  ...over,
})

export const thingNamed = (name: string, location: string, properties: readonly string[] = []): ObjectSeen => ({
  id: `${name}@${location}`,
  name,
  location,
  interactionsTried: [],
  properties,
  lastSeen: 0,
})
