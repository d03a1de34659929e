/** Views of the board: what all specialists see, and what each of the four sees besides. */
import type { View } from '../../board/field.ts'
import type { Fields } from './board.ts'
import { knowing, type momentFields } from './knowledge/knowledge.ts'

type Known<K extends { know: (...given: never[]) => unknown }> = ReturnType<K['know']>

/** What weighing takes of Memory's: what came of the like, and how long nothing was new. */
const remembered = ['successful', 'failed', 'gameState'] as const

/** The map is its own; of things it needs to know what we carry, what gives light and who is in the way. */
export const navigatorKnows = knowing(
  'places',
  'ways',
  'objects',
  'changes',
  'light',
  'enemies',
  'needs',
  'worth',
  'tried',
  'luck',
  'answers',
  'pursuits',
  ...remembered,
  'unknownWords',
)
export type NavigatorKnowledge = Known<typeof navigatorKnows>

/** Things and people are its own; of the map it needs to know how far it is, and of the past what was tried. */
export const puzzleKnows = knowing(
  'objects',
  'discovered',
  'changes',
  'stirred',
  'light',
  'load',
  'aboard',
  'enemies',
  'needs',
  'people',
  'hints',
  'advice',
  'placed',
  'indifference',
  'names',
  'unknownPhrases',
  'numbers',
  'worth',
  'deposit',
  'kept',
  'places',
  'ways',
  'tried',
  'luck',
  'answers',
  'unknownWords',
  'pursuits',
  ...remembered,
)
export type PuzzleKnowledge = Known<typeof puzzleKnows>

/**
 * What happened is its own. It says what of it to do again, or never: so it has to know which things there are and by
 * which names, where they are, and how to get there; neither what people want nor what belongs together.
 */
export const memoryKnows = knowing(
  'tried',
  'answers',
  'unknownWords',
  'harmful',
  ...remembered,
  'objects',
  'names',
  'changes',
  'light',
  'enemies',
  'needs',
  'worth',
  'places',
  'ways',
  'pursuits',
)
export type MemoryKnowledge = Known<typeof memoryKnows>

/** What the others know as far as it has to be weighed; neither what people want nor what belongs together. */
export const strategyKnows = knowing(
  'places',
  'ways',
  'objects',
  'discovered',
  'changes',
  'light',
  'enemies',
  'needs',
  'worth',
  'deposit',
  'tried',
  'answers',
  'unknownWords',
  'harmful',
  ...remembered,
  'pursuits',
)
export type StrategyKnowledge = Known<typeof strategyKnows>

/** What every specialist sees besides: what was imagined, and the words it is asked in. */
const specialistFields = ['plan', 'currentLocation', 'prompts', 'actionHistory'] as const

export const navigatorFields = [
  ...navigatorKnows.reads,
  ...specialistFields,
  'unexploredExits',
  'mapCompleteness',
] as const
export type NavigatorView = View<Fields, (typeof navigatorFields)[number]>

export const puzzleFields = [
  ...puzzleKnows.reads,
  ...specialistFields,
  'puzzlePatterns',
  'successfulSolutions',
  'itemCombinationsTried',
  'papers',
] as const
export type PuzzleView = View<Fields, (typeof puzzleFields)[number]>

export const memoryFields = [
  ...memoryKnows.reads,
  ...specialistFields,
  'loopDetection',
  'score',
  'progress',
  'remembered',
] as const
export type MemoryView = View<Fields, (typeof memoryFields)[number]>

/** What any specialist has in view. */
export type SpecialistView = View<Fields, (typeof momentFields)[number] | (typeof specialistFields)[number]>

export const strategyFields = [
  ...strategyKnows.reads,
  'responses',
  'plan',
  'currentLocation',
  'papers',
  'score',
  'currentGoal',
  'goalStack',
  'strategy',
  'progressTracker',
  'loopDetection',
  'progress',
  'prompts',
  'standing',
  'decisionLog',
  'actionHistory',
] as const
export type StrategyView = View<Fields, (typeof strategyFields)[number]>
