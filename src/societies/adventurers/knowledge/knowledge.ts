/**
 * Knowledge of the members in this step: the board, with what the last reply taught laid over it. All of them see the
 * same, and each writes its own part of the news back.
 */
import type { View } from '../../../board/field.ts'
import type { Grammar } from '../../../worlds/adventure/grammar.ts'
import type { Reply } from '../../../worlds/adventure/reading.ts'
import type { Vocabulary } from '../../../worlds/adventure/vocabulary.ts'
import type { Fields, Location, Luck, ObjectSeen, Situation, Trial } from '../board.ts'
import type { Command } from './command.ts'
import { isInside } from './holding.ts'
import type { Overlay, Things } from './overlay.ts'

export const knowledgeFields = [
  'story',
  'worldSeed',
  'mode',
  'commands',
  'maxSteps',
  'muted',
  'step',
  'observation',
  'situation',
  'action',
  'score',
  'maxScore',
  'locations',
  'connectionGraph',
  'objectsSeen',
  'tried',
  'luck',
  'unknownWords',
  'beliefs',
  'answers',
  'harmfulActions',
  'worth',
  'pursuits',
  'deposit',
  'learned',
  'gameState',
] as const

export type Known = View<Fields, (typeof knowledgeFields)[number]>

export interface Knowledge {
  readonly view: Known
  readonly step: number
  readonly reply: Reply
  readonly vocabulary: Vocabulary
  readonly grammar: Grammar | undefined
  readonly situation: Situation
  /** the id of where we are */
  readonly here: string
  /** what was done last; missing at the beginning */
  readonly last: Command | undefined
  readonly places: Things<Location>
  /** from each location, by way, to the next */
  readonly ways: Overlay<Readonly<Record<string, string>>>
  readonly objects: Things<ObjectSeen>
  readonly tried: Overlay<Trial>
  readonly luck: Overlay<Luck>
  readonly worth: Overlay<number>
  readonly beliefs: Overlay<string>
  readonly answers: Overlay<number>
  /** ids of things never seen before this step */
  readonly discovered: string[]
  readonly unknownWords: Set<string>
  readonly harmful: Set<string>
  deposit: string
}

/** What is in our hands; not what is in something in our hands. */
export const heldIn = ({ objects }: Knowledge): ObjectSeen[] =>
  [...objects.values()].filter(({ location, properties }) => location === 'inventory' && !isInside(properties))

/** All we have with us, also what is in something else. */
export const carriedIn = ({ objects }: Knowledge): ObjectSeen[] =>
  [...objects.values()].filter(({ location }) => location === 'inventory')
