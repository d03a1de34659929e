/**
 * What a member knows when it thinks: the moment, which all of them see, and the parts it has asked for. A part is one
 * field of the board, so that what a member reads follows from what it knows, and nothing it has not declared reaches
 * its rules. It is made anew for every thought and cannot be changed.
 */
import type { View } from '../../../board/field.ts'
import type { Grammar } from '../../../worlds/adventure/grammar.ts'
import type { Reply } from '../../../worlds/adventure/reading.ts'
import type { Vocabulary } from '../../../worlds/adventure/vocabulary.ts'
import type { Deposit, Fields, Findings, GameState, Location, Luck, ObjectSeen, Situation, Trial } from '../board.ts'
import { replyOf } from '../reply-of.ts'
import { playedFields, sceneOf, type Scene } from '../world-of.ts'
import { parseCommand, type Command } from './command.ts'
import { indexed, lookup, type Indexed, type Lookup } from './lookup.ts'
import type { KeptAdvice } from './model/advice.ts'
import type { Change } from './model/changes.ts'
import type { Light } from './model/light.ts'
import type { Aboard, Load } from './model/load.ts'
import type { Naming } from './model/naming.ts'
import type { Need } from './model/needs.ts'
import type { Person } from './model/people.ts'

/** What everybody sees: the game, what was done last, and what came of it. */
export const momentFields = [
  ...playedFields,
  'maxSteps',
  'muted',
  'variant',
  'step',
  'observation',
  'situation',
  'action',
] as const
export type MomentView = View<Fields, (typeof momentFields)[number]>

export interface Moment {
  readonly view: MomentView
  readonly step: number
  readonly reply: Reply
  readonly vocabulary: Vocabulary
  readonly grammar: Grammar | undefined
  readonly situation: Situation
  /** the id of where we are */
  readonly here: string
  /** what was done last; missing at the beginning */
  readonly last: Command | undefined
}

/** What the members keep, each its own part. */
export interface Parts {
  // Navigator
  readonly places: Indexed<Location>
  /** from each location, by way, to the next */
  readonly ways: Lookup<Readonly<Record<string, string>>>
  // Puzzle Solver
  readonly objects: Indexed<ObjectSeen>
  /** ids of things never seen before this turn */
  readonly discovered: Findings['discovered']
  readonly changes: Lookup<Change>
  readonly stirred: number
  readonly light: Light
  readonly load: Load
  readonly aboard: Aboard | null
  readonly enemies: Lookup<string>
  readonly needs: Lookup<Need>
  readonly people: Lookup<Person>
  readonly hints: Lookup<readonly string[]>
  readonly advice: Lookup<KeptAdvice>
  readonly placed: ReadonlySet<string>
  readonly indifference: Lookup<Readonly<Record<string, number>>>
  readonly names: Lookup<Naming>
  readonly unknownPhrases: ReadonlySet<string>
  readonly numbers: readonly string[]
  readonly worth: Lookup<number>
  readonly deposit: Deposit | null
  readonly kept: ReadonlySet<string>
  // Memory Tracker
  /** by `location|command` */
  readonly tried: Lookup<Trial>
  readonly luck: Lookup<Luck>
  /** how often the story gave the same answer */
  readonly answers: Lookup<number>
  readonly unknownWords: ReadonlySet<string>
  /** by `location|command` */
  readonly harmful: ReadonlySet<string>
  /** how often what was done like this brought us on, by pattern, and how often not */
  readonly successful: Lookup<number>
  readonly failed: Lookup<number>
  readonly gameState: GameState
  // Strategy
  /** steps spent on the way to something, by `location|command` */
  readonly pursuits: Lookup<number>
}

export type Part = keyof Parts
export type Knows<P extends Part> = Moment & Pick<Parts, P>
export type Knowledge = Moment & Parts

const same = <T>(value: T): T => value
const asSet = (list: readonly string[]): ReadonlySet<string> => new Set(list)

/** The field each part is, and how it is looked things up in. */
const parts = {
  places: ['locations', indexed<Location>],
  ways: ['connectionGraph', lookup],
  objects: ['objectsSeen', indexed<ObjectSeen>],
  discovered: ['findings', ({ discovered }: Findings) => discovered],
  changes: ['changes', lookup],
  stirred: ['stirred', same],
  light: ['light', same],
  load: ['load', same],
  aboard: ['aboard', same],
  enemies: ['enemies', lookup],
  needs: ['needs', lookup],
  people: ['people', lookup],
  hints: ['hints', lookup],
  advice: ['advice', lookup],
  placed: ['placed', asSet],
  indifference: ['indifference', lookup],
  names: ['names', lookup],
  unknownPhrases: ['unknownPhrases', asSet],
  numbers: ['numbers', same],
  worth: ['worth', lookup],
  deposit: ['deposit', same],
  kept: ['kept', asSet],
  tried: ['tried', lookup],
  luck: ['luck', lookup],
  answers: ['answers', lookup],
  unknownWords: ['unknownWords', asSet],
  harmful: ['harmfulActions', asSet],
  successful: ['successfulPatterns', lookup],
  failed: ['failedPatterns', lookup],
  gameState: ['gameState', same],
  pursuits: ['pursuits', lookup],
} as const satisfies Record<Part, readonly [keyof Fields, unknown]>

type FieldOf<P extends Part> = (typeof parts)[P][0]
export type KnownField<P extends Part> = (typeof momentFields)[number] | FieldOf<P>

/** What somebody knows who has these parts: which fields that takes, and how it is read from them. */
export interface Knowing<P extends Part> {
  readonly reads: readonly KnownField<P>[]
  readonly know: (view: View<Fields, KnownField<P>>, run: string) => Knows<P>
}

export function knowing<P extends Part>(...named: readonly P[]): Knowing<P> {
  return {
    reads: [...momentFields, ...named.map((part): FieldOf<P> => parts[part][0])],
    know: (view, run) => {
      const knowledge = momentIn(view, run)
      for (const part of named) {
        const [field, read] = parts[part] as readonly [FieldOf<P>, (value: unknown) => unknown]
        lazily(knowledge, part, () => read(view[field as keyof typeof view]))
      }
      return knowledge as Knows<P>
    },
  }
}

export function momentIn(view: MomentView, run: string): Moment {
  const moment = {
    view,
    step: view.step,
    situation: view.situation!,
    here: view.situation!.location,
    last: view.action === null ? undefined : parseCommand(view.action.action),
  }
  let scene: Scene | undefined
  const sceneNow = () => (scene ??= sceneOf(run, view))
  lazily(moment, 'reply', () => replyOf(sceneNow(), view.observation))
  lazily(moment, 'vocabulary', () => sceneNow().vocabulary)
  lazily(moment, 'grammar', () => sceneNow().grammar)
  return moment as unknown as Moment
}

/** Found out when it is asked for, once: who writes down what it has said needs little of what it knew. */
function lazily(whole: object, name: string, find: () => unknown): void {
  const define = (how: PropertyDescriptor) =>
    Object.defineProperty(whole, name, { configurable: true, enumerable: true, ...how })
  define({
    get: () => {
      const value = find()
      define({ value })
      return value
    },
  })
}
