/** The board of the adventurers. The inner state of each is here as well, so that it is journaled, shown and forked. */
import { append, union } from '../../board/list-fields.ts'
import { merge } from '../../board/merge-field.ts'
import { value } from '../../board/scalar-fields.ts'
import { upsert } from '../../board/upsert-field.ts'
import { board } from '../../define/board.ts'
import type { Handicap } from '../../worlds/adventure/handicaps.ts'
import type { Ending } from '../../worlds/adventure/moment.ts'
import type { ReplyKind } from '../../worlds/adventure/read-kind.ts'
import type { Member, Query, Response } from './protocol.ts'
import type { StorySource } from './story-source.ts'

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

export interface Location {
  /** the title in small letters with underscores; rooms of the same title are numbered */
  readonly id: string
  readonly title: string
  readonly description: string
  /** ways the text mentions */
  readonly exits: readonly string[]
  readonly objectsSeen: readonly string[]
  readonly visitCount: number
  readonly lastVisited: number
  readonly dark: boolean
  /** grows when something is seen to change here: what failed before may work now */
  readonly version: number
  /** exits the text calls closed or blocked */
  readonly barred: readonly string[]
  /** exits of which the text does not say what leads there */
  readonly vague: readonly string[]
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
}

export interface ObjectSeen {
  /** the name, and where it was first seen */
  readonly id: string
  readonly name: string
  /** a location, `inventory` or `gone` */
  readonly location: string
  readonly interactionsTried: readonly string[]
  /** kinds and states: container, light, open, locked, held … */
  readonly properties: readonly string[]
  readonly lastSeen: number
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

/** What came of a command at a location, and how the place looked then. */
export interface Trial {
  readonly times: number
  readonly version: number
  readonly step: number
  readonly kind: ReplyKind
  /** the story had something of its own to say */
  readonly told: string
}

/** How often a way of doing things worked. */
export interface Luck {
  readonly tries: number
  readonly successes: number
}

export interface LoopDetection {
  readonly last5Actions: readonly string[]
  readonly isLooping: boolean
  readonly loopPattern: string
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
  /** something came of it */
  readonly isServed?: boolean
}

export interface DecisionRecord {
  readonly step: number
  readonly options: readonly string[]
  /** what each proposed, with its confidence: `go north (0.8)` */
  readonly agentVotes: Readonly<Partial<Record<Member, string>>>
  readonly vetoed: readonly string[]
  readonly finalDecision: string
  readonly winner: Member
  readonly confidence: number
  readonly reasoning: string
}

export interface ProgressTracker {
  readonly lastProgressStep: number
  readonly currentStep: number
  readonly stepsSinceProgress: number
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
  /** how long to imagine, in seconds of work and in positions looked into */
  imagineSeconds: value(60),
  imagineExpansions: value(0),
  /** what came with the game on paper, and clues where they are allowed: for minds that read, rules do not */
  papers: value(''),

  // the session
  handicaps: value<readonly Handicap[]>([]),
  step: value(0),
  commands: append<string>(),
  observation: value<Observation | null>(null),
  situation: value<Situation | null>(null),
  query: value<Query | null>(null),
  score: value(0),
  maxScore: value<number | null>(null),
  progress: value(0),
  deaths: value(0),
  restarts: value(0),
  responses: merge<Response>(),
  action: value<Action | null>(null),

  // Navigator
  locations: upsert<Location>(),
  currentLocation: value(''),
  /** from each location, by way, to the next */
  connectionGraph: merge<Readonly<Record<string, string>>>(),
  /** by location */
  unexploredExits: merge<readonly string[]>(),
  mapCompleteness: value(0),

  // Puzzle Solver
  inventory: value<readonly string[]>([]),
  objectsSeen: upsert<ObjectSeen>(),
  /** by kind of puzzle, what to try */
  puzzlePatterns: merge<readonly string[]>(),
  itemCombinationsTried: append<readonly string[]>(),
  successfulSolutions: merge<string>(),

  // Memory Tracker
  actionHistory: append<ActionRecord>(),
  successfulPatterns: merge<number>(),
  failedPatterns: merge<number>(),
  harmfulActions: union<string>(),
  loopDetection: value<LoopDetection>({ last5Actions: [], isLooping: false, loopPattern: '' }),
  gameState: value<GameState>({ score: 0, progress: 0, stepsSinceProgress: 0, currentRunLength: 0 }),

  /** by `location|command` */
  tried: merge<Trial>(),
  /** by verb, or by what else is learned by trying */
  luck: merge<Luck>(),
  unknownWords: union<string>(),
  /** what else is believed: which light burns, how much can be carried, who wants what */
  beliefs: merge<string>(),
  /** how often the story gave the same answer, by its words */
  answers: merge<number>(),
  /** the step up to which the members have learned from what was seen */
  learned: value(-1),

  // Strategy
  /** points that came with a thing, by its name */
  worth: merge<number>(),
  /** steps spent on the way to something, by `location|command` */
  pursuits: merge<number>(),
  /** where putting things brings points */
  deposit: value(''),
  currentGoal: value('explore'),
  goalStack: value<readonly Goal[]>([{ goal: 'explore', priority: 'high' }]),
  strategy: value<'exploration' | 'puzzle-solving'>('exploration'),
  decisionLog: append<DecisionRecord>(),
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
