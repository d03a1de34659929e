/** Knowledge for tests: a place we are at, and whatever else a test needs; all other parts are there and empty. */
import type { GameState, Location, Luck, ObjectSeen, Situation, Trial } from '../src/societies/adventurers/board.ts'
import { parseCommand } from '../src/societies/adventurers/knowledge/command.ts'
import type { ThingsDraft } from '../src/societies/adventurers/knowledge/draft.ts'
import type { Knowledge } from '../src/societies/adventurers/knowledge/knowledge.ts'
import type { MapDraft } from '../src/societies/adventurers/knowledge/lessons/learn-map.ts'
import type { TrialsDraft } from '../src/societies/adventurers/knowledge/lessons/learn-trials.ts'
import type { KeptAdvice } from '../src/societies/adventurers/knowledge/model/advice.ts'
import type { Change } from '../src/societies/adventurers/knowledge/model/changes.ts'
import type { Creeping } from '../src/societies/adventurers/knowledge/model/dangers.ts'
import { NO_LIGHT, type Light } from '../src/societies/adventurers/knowledge/model/light.ts'
import { EMPTY_HANDS, type Aboard, type Load } from '../src/societies/adventurers/knowledge/model/load.ts'
import type { Naming } from '../src/societies/adventurers/knowledge/model/naming.ts'
import type { Need } from '../src/societies/adventurers/knowledge/model/needs.ts'
import type { Person } from '../src/societies/adventurers/knowledge/model/people.ts'
import type { Mark } from '../src/societies/adventurers/knowledge/model/things.ts'
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
  readonly needs?: Readonly<Record<string, Need>>
  readonly people?: Readonly<Record<string, Person>>
  readonly enemies?: Readonly<Record<string, string>>
  readonly changes?: Readonly<Record<string, Change>>
  readonly hints?: Readonly<Record<string, readonly string[]>>
  readonly indifference?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly names?: Readonly<Record<string, Naming>>
  readonly luck?: Readonly<Record<string, Luck>>
  readonly light?: Partial<Light>
  readonly load?: Partial<Load>
  readonly aboard?: Aboard
  readonly creeping?: Creeping
  readonly numbers?: readonly string[]
  readonly placed?: readonly string[]
  readonly advice?: Readonly<Record<string, KeptAdvice>>
  readonly answers?: Readonly<Record<string, number>>
  readonly tried?: Readonly<Record<string, Trial>>
  /** how often what was done like this brought us on, and how often not */
  readonly successful?: Readonly<Record<string, number>>
  readonly failed?: Readonly<Record<string, number>>
  readonly gameState?: Partial<GameState>
  /** what was done last, as it was typed */
  readonly command?: string
  /** what the story says to it */
  readonly reply?: Partial<Reply>
  readonly situation?: Partial<Situation>
  readonly step?: number
  /** rules that a variant has on */
  readonly switches?: readonly string[]
}

/** What any member knows, and all that the lessons may write to. */
export type Draft = Knowledge & ThingsDraft & MapDraft & TrialsDraft

export function knowing({
  here,
  places = [],
  ways = {},
  objects = [],
  worth = {},
  pursuits = {},
  words = [],
  verbs = [],
  needs = {},
  people = {},
  enemies = {},
  changes = {},
  hints = {},
  indifference = {},
  names = {},
  luck = {},
  light = {},
  load = {},
  aboard,
  creeping,
  numbers = [],
  placed = [],
  advice = {},
  answers = {},
  tried = {},
  successful = {},
  failed = {},
  gameState = {},
  command,
  reply = {},
  situation = {},
  step = 1,
  switches = [],
}: Known): Draft {
  const known = new Set([...words, ...verbs])
  const observation = { text: reply.before ?? '' }
  const view = { observation, maxSteps: 500, action: null, muted: [], variant: { switches } }
  const knowledge: Partial<Record<keyof Draft, unknown>> = {
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
    successful: overlay(successful),
    failed: overlay(failed),
    luck: overlay(luck),
    worth: overlay(worth),
    answers: overlay(answers),
    pursuits: overlay(pursuits),
    needs: overlay(needs),
    people: overlay(people),
    enemies: overlay(enemies),
    changes: overlay(changes),
    hints: overlay(hints),
    advice: overlay(advice),
    indifference: overlay(indifference),
    names: overlay(names),
    light: { ...NO_LIGHT, ...light },
    load: { ...EMPTY_HANDS, ...load },
    aboard: aboard ?? null,
    creeping: creeping ?? null,
    numbers,
    placed: new Set(placed),
    stirred: -1,
    discovered: [],
    renamed: [],
    faced: undefined,
    unknownWords: new Set(),
    unknownPhrases: new Set(),
    kept: new Set(),
    harmful: new Set(),
    gameState: { score: 0, progress: 0, stepsSinceProgress: 0, currentRunLength: 0, ...gameState },
    deposit: null,
  }
  return knowledge as unknown as Draft
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
  barred: [],
  vague: [],
  ...over,
})

export const thingNamed = (name: string, location: string, properties: readonly Mark[] = []): ObjectSeen => ({
  id: `${name}@${location}`,
  name,
  location,
  interactionsTried: [],
  properties,
  lastSeen: 0,
})
