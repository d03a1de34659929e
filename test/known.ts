/** Knowledge for tests: a place we are at, and whatever else a test needs; all other parts are there and empty. */
import type { Location, ObjectSeen, Situation, Trial } from '../src/societies/adventurers/board.ts'
import { parseCommand } from '../src/societies/adventurers/knowledge/command.ts'
import type { Knowledge } from '../src/societies/adventurers/knowledge/knowledge.ts'
import { overlay, things } from '../src/societies/adventurers/knowledge/overlay.ts'
import type { Reply } from '../src/worlds/adventure/reading.ts'

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
  readonly verbs?: readonly string[]
  readonly beliefs?: Readonly<Record<string, string>>
  readonly answers?: Readonly<Record<string, number>>
  readonly tried?: Readonly<Record<string, Trial>>
  /** what was done last, as it was typed */
  readonly command?: string
  /** what the story says to it */
  readonly reply?: Partial<Reply>
  readonly situation?: Partial<Situation>
  readonly step?: number
}

export function knowing({
  here,
  places = [],
  ways = {},
  objects = [],
  worth = {},
  pursuits = {},
  words = [],
  verbs = [],
  beliefs = {},
  answers = {},
  tried = {},
  command,
  reply = {},
  situation = {},
  step = 1,
}: Known): Knowledge {
  const known = new Set([...words, ...verbs])
  const observation = { text: reply.before ?? '' }
  const view = {
    pursuits,
    observation,
    maxSteps: 500,
    action: null,
    muted: [],
    beliefs: {},
    learned: 0,
    gameState: { stepsSinceProgress: 0 },
  }
  const knowledge: Partial<Record<keyof Knowledge, unknown>> = {
    view,
    step,
    here,
    last: command === undefined ? undefined : parseCommand(command),
    reply: {
      before: '',
      description: '',
      listing: [],
      exits: [],
      things: [],
      contents: [],
      states: [],
      dark: false,
      kind: 'change',
      told: '',
      ...reply,
    },
    situation: {
      location: here,
      kind: reply.kind ?? 'change',
      scoreChange: 0,
      progressChange: 0,
      died: false,
      ...situation,
    },
    vocabulary: {
      words: [],
      knows: (word: string) => known.has(word),
      partsOf: (word: string) => partsOf(word, words, verbs),
    },
    places: things(places.length === 0 ? [placeNamed(here)] : places),
    ways: overlay(ways),
    objects: things(objects),
    tried: overlay(tried),
    luck: overlay({}),
    worth: overlay(worth),
    beliefs: overlay(beliefs),
    answers: overlay(answers),
    discovered: [],
    unknownWords: new Set(),
    harmful: new Set(),
    deposit: '',
  }
  return knowledge as unknown as Knowledge
}

const partsOf = (word: string, nouns: readonly string[], verbs: readonly string[]) =>
  verbs.includes(word) ? { verb: true } : nouns.includes(word) ? { noun: true } : undefined

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
