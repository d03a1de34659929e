/** The board of the adventurers. The inner state of each is here as well, so that it is journaled, shown and forked. */
import { append, union } from '../../board/list-fields.ts'
import { merge } from '../../board/merge-field.ts'
import { value } from '../../board/scalar-fields.ts'
import { upsert } from '../../board/upsert-field.ts'
import { board } from '../../define/board.ts'
import type { Handicap } from '../../worlds/adventure/handicaps.ts'
import type { Ending } from '../../worlds/adventure/moment.ts'
import type { ReplyKind } from '../../worlds/adventure/read-kind.ts'
import type { KeptAdvice } from './knowledge/model/advice.ts'
import type { Before } from './knowledge/model/before.ts'
import type { Change } from './knowledge/model/changes.ts'
import type { Creeping } from './knowledge/model/dangers.ts'
import { NO_LIGHT, type Light } from './knowledge/model/light.ts'
import { EMPTY_HANDS, type Aboard, type Load } from './knowledge/model/load.ts'
import type { Naming } from './knowledge/model/naming.ts'
import type { Need } from './knowledge/model/needs.ts'
import type { Person } from './knowledge/model/people.ts'
import type { Location } from './knowledge/model/places.ts'
import type { PuzzleKind } from './knowledge/model/puzzles.ts'
import type { ObjectSeen } from './knowledge/model/things.ts'
import { NO_LOOP } from './memory/loop.ts'
import type { Exchange, Member, Response } from './protocol.ts'
import type { Templates } from './prompts/templates.ts'
import type { Remembered } from './remember/remembered.ts'
import type { StorySource } from './story-source.ts'
import type { BornName, Variant } from '../variant.ts'

export type { Location, ObjectSeen }

/**
 * `plain`: text only, one life, no look-ahead. `retry`: may restart and go back, and remembers.
 * `imagine`: may try commands in forks of the world before acting.
 */
export type Mode = 'plain' | 'retry' | 'imagine'

export interface Observation {
  readonly text: string
  readonly room?: string
  readonly score?: number
  readonly moves?: number
  readonly wants: 'line' | 'key' | 'nothing'
  readonly over?: Ending
  /** why the world itself refused the last action */
  readonly refused?: string
}

/** What whoever runs a game elsewhere tells of it: its text, and what it knows besides. */
export interface Told {
  readonly text: string
  readonly room?: string
  readonly score?: number
  readonly moves?: number
  readonly wants?: 'line' | 'key'
  readonly over?: Ending
  /** by which whoever tells it knows it again, should it have to be told twice */
  readonly call?: string
}

/** What the state parser makes of an observation. */
export interface Situation {
  readonly location: string
  /** where we were, and what took us here, if we moved */
  readonly cameFrom?: string
  readonly by?: string
  readonly kind: ReplyKind
  readonly scoreChange: number
  /** new points beyond the best so far */
  readonly progressChange: number
  readonly died: boolean
  /** nobody has been here before */
  readonly isFirstVisit?: boolean
}

/** What the last reply brought that nobody knew. */
export interface Findings {
  /** ids of things never seen before */
  readonly discovered: readonly string[]
  /** things that go by a shorter name from now on */
  readonly renamed: readonly { readonly from: string; readonly to: string }[]
  /** which kind of puzzle that was what our deed was tried on, if any */
  readonly faced?: PuzzleKind
}

/** Where putting things brings points. */
export interface Deposit {
  readonly holder: string
  readonly at: string
}

export interface ActionRecord {
  readonly step: number
  readonly action: string
  readonly location: string
  /** the beginning of what came of it */
  readonly result: string
  readonly progressChange: number
  readonly scoreChange: number
  readonly outcome: 'success' | 'neutral' | 'failure' | 'harm'
}

/** What came of a command at a location. */
export interface Trial {
  readonly times: number
  /** of the last time: what has changed at the place since then may let it work */
  readonly step: number
  readonly kind: ReplyKind
  /** the story had something of its own to say */
  readonly told: string
  /** how often in turn it said the same and left us where we were, if more than once */
  readonly same?: number
}

/** How often a way of doing things worked. */
export interface Luck {
  readonly tries: number
  readonly successes: number
  /** how often it got an answer that something else had got before */
  readonly stale?: number
}

/** What came of a member's advice, and what it had promised. */
export interface Standing extends Luck {
  /** the sum of its confidence */
  readonly expected?: number
}

export interface LoopDetection {
  /** of a loop; otherwise the history tells them */
  readonly last5Actions: readonly string[]
  readonly isLooping: boolean
  readonly loopPattern: string
  /** of walking about in a few rooms: which */
  readonly loopPlaces?: readonly string[]
}

export interface GameState {
  readonly score: number
  readonly progress: number
  readonly stepsSinceProgress: number
  readonly currentRunLength: number
}

export interface Goal {
  readonly goal: string
  readonly priority: 'high' | 'medium' | 'low'
  /** the step in which it became the current one */
  readonly since?: number
}

export interface DecisionRecord {
  readonly step: number
  readonly options: readonly string[]
  /** what each proposed, with its confidence: `go north (0.8)` */
  readonly agentVotes: Readonly<Record<string, string>>
  readonly vetoed: readonly string[]
  readonly finalDecision: string
  readonly winner: Member | BornName
  readonly confidence: number
  /** how sure a model said it was; what came of it is held against that */
  readonly said?: number
  readonly reasoning: string
  /** of a walk, what for: `location|command` */
  readonly towards?: string
  /** what became of the goal before, if another leads now */
  readonly goalChange?: string
  /** how much a model that decides says each has convinced it, 0 to 1 */
  readonly specialistVotes?: Readonly<Partial<Record<Member, number>>>
}

export interface ProgressTracker {
  readonly lastProgressStep: number
  readonly currentStep: number
  readonly stepsSinceProgress: number
  /** how often something has come of the last steps, the latest counting most: 0 to 1 */
  readonly strategyEffectiveness: number
}

export interface Action {
  readonly reasoning: string
  readonly action: string
  /** what experience with it counts for */
  readonly lesson?: string
}

/** How far imagining has come. */
export interface Imagining {
  readonly expansions: number
  readonly tried: number
  /** of work */
  readonly seconds: number
  /** of the best so far */
  readonly score: number
  readonly isOver: boolean
}

/** What was tried in a fork of the world, for those who watch. */
export interface Imagined {
  readonly step: number
  readonly room: string
  readonly command: string
  readonly outcome: 'nothing' | 'change' | 'score' | 'death'
  readonly score: number
}

export const expedition = board({
  // how it is set up
  story: value<StorySource>(),
  worldSeed: value(1),
  maxSteps: value(500),
  mode: value<Mode>('plain'),
  /** members who say nothing, to learn what they are worth */
  muted: value<readonly Member[]>([]),
  /** rules that are on, parameters that are otherwise, and agents that have joined */
  variant: value<Variant>({}),
  /** how long to imagine, in seconds of work and in positions looked into */
  imagineSeconds: value(60),
  imagineExpansions: value(0),
  /** what came with the game on paper, and clues where they are allowed: for minds that read, rules do not */
  papers: value(''),

  /** what was learned in earlier games, and which; the rest of it is in the fields it belongs to */
  remembered: value<Remembered | null>(null),

  /** somebody else runs the game: what it says is told, and what to type is asked for */
  isOutside: value(false),
  /** of a game elsewhere, all that was told */
  told: append<Told>(),

  /** prompts of this run's own, by member; those that come with Troupe for the others */
  prompts: value<Templates>({}),

  // the session
  handicaps: value<readonly Handicap[]>([]),
  step: value(0),
  commands: append<string>(),
  observation: value<Observation | null>(null),
  situation: value<Situation | null>(null),
  score: value(0),
  maxScore: value<number | null>(null),
  progress: value(0),
  deaths: value(0),
  restarts: value(0),
  responses: merge<Response>(),
  /** what a member asked another in this turn before it spoke, by who asked */
  exchanges: merge<Exchange>(),
  /** what agents that have joined keep for themselves, by their name */
  notes: merge<Readonly<Record<string, unknown>>>(),
  action: value<Action | null>(null),

  // Navigator
  locations: upsert<Location>(),
  currentLocation: value(''),
  /** from each location, by way, to the next */
  connectionGraph: merge<Readonly<Record<string, string>>>(),
  /** by location */
  unexploredExits: merge<readonly string[]>(),
  mapCompleteness: value(0),
  /** a sentence that comes turn after turn, a little worse each time */
  creeping: value<Creeping | null>(null),

  // Puzzle Solver
  inventory: value<readonly string[]>([]),
  objectsSeen: upsert<ObjectSeen>(),
  /** by kind of puzzle, what to try */
  puzzlePatterns: merge<readonly string[]>(),
  itemCombinationsTried: append<readonly string[]>(),
  successfulSolutions: merge<string>(),
  /** what the last reply brought that nobody knew */
  findings: value<Findings>({ discovered: [], renamed: [] }),
  /** what has happened to a place since we know it, by location */
  changes: merge<Change>(),
  /** the last step in which something was set going that may work elsewhere */
  stirred: value(-1),
  light: value<Light>(NO_LIGHT),
  load: value<Load>(EMPTY_HANDS),
  /** what we sit in, if anything */
  aboard: value<Aboard | null>(null),
  /** who is against us, by location; empty when gone */
  enemies: merge<string>(),
  /** by what is missing: a noun, or a kind of thing */
  needs: merge<Need>(),
  /** by the last word of a name */
  people: merge<Person>(),
  /** by noun, the nouns that were read or said in one sentence with it */
  hints: merge<readonly string[]>(),
  /** what the story said could or would have to be done */
  advice: merge<KeptAdvice>(),
  /** nouns that we were told to put somewhere */
  placed: union<string>(),
  /** how often the same answer came whatever we tried, by noun and then by verb */
  indifference: merge<Readonly<Record<string, number>>>(),
  /** how the story takes a name */
  names: merge<Naming>(),
  /** a verb with a preposition that the story does not understand together */
  unknownPhrases: union<string>(),
  /** numbers that were read somewhere */
  numbers: value<readonly string[]>([]),
  /** points that came with a thing, by its name */
  worth: merge<number>(),
  /** where putting things brings points */
  deposit: value<Deposit | null>(null),
  /** things that have brought points where they are kept */
  kept: union<string>(),

  /** in mode retry, how things were before each turn that changed them */
  before: append<Before>(),

  // Memory Tracker
  actionHistory: append<ActionRecord>(),
  successfulPatterns: merge<number>(),
  failedPatterns: merge<number>(),
  harmfulActions: union<string>(),
  loopDetection: value<LoopDetection>(NO_LOOP),
  gameState: value<GameState>({ score: 0, progress: 0, stepsSinceProgress: 0, currentRunLength: 0 }),

  /** by `location|command` */
  tried: merge<Trial>(),
  /** by verb, or by what else is learned by trying */
  luck: merge<Luck>(),
  unknownWords: union<string>(),
  /** how often the story gave the same answer, by its words */
  answers: merge<number>(),

  // Strategy
  /** what was spent in vain on the way to something, by `location|command` */
  pursuits: merge<number>(),
  currentGoal: value('explore'),
  goalStack: value<readonly Goal[]>([{ goal: 'explore', priority: 'high' }]),
  strategy: value<'exploration' | 'puzzle-solving'>('exploration'),
  decisionLog: append<DecisionRecord>(),
  /** how often the advice of a member was taken, and how often something came of it */
  standing: merge<Standing>(),
  progressTracker: value<ProgressTracker>({
    lastProgressStep: 0,
    currentStep: 0,
    stepsSinceProgress: 0,
    strategyEffectiveness: 0,
  }),

  // imagining
  imagining: value<Imagining>({ expansions: 0, tried: 0, seconds: 0, score: 0, isOver: false }),
  imagined: append<Imagined>(),
  /** commands found by imagining, to be played one by one */
  plan: value<readonly string[]>([]),
})

export type Fields = typeof expedition.fields
