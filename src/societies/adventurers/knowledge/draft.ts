/**
 * A draft of what the Puzzle Solver keeps: the lessons write what the last reply taught into it, one after the other,
 * and what is new goes back to the board. What others keep is there to be read, as it was before this turn.
 */
import type { View } from '../../../board/field.ts'
import type { Update } from '../../../define/agent.ts'
import type { Deposit, Fields, ObjectSeen } from '../board.ts'
import { momentIn, momentFields, type Moment, type Parts } from './knowledge.ts'
import { indexed, lookup } from './lookup.ts'
import type { KeptAdvice } from './model/advice.ts'
import type { Change } from './model/changes.ts'
import type { Light } from './model/light.ts'
import { heldIn, type Aboard, type Load } from './model/load.ts'
import type { Naming } from './model/naming.ts'
import type { Need } from './model/needs.ts'
import type { Person } from './model/people.ts'
import type { PuzzleKind } from './model/puzzles.ts'
import { overlay, things, type Overlay, type Things } from './overlay.ts'

const ownRecords = [
  'changes',
  'enemies',
  'needs',
  'people',
  'hints',
  'advice',
  'indifference',
  'names',
  'worth',
] as const
const ownSets = ['placed', 'unknownPhrases', 'kept'] as const
const ownValues = ['stirred', 'light', 'load', 'aboard', 'numbers', 'deposit'] as const

/** What the Puzzle Solver alone writes. */
export const thingFields = [
  'objectsSeen',
  'inventory',
  'findings',
  'before',
  ...ownRecords,
  ...ownSets,
  ...ownValues,
] as const
type ThingField = (typeof thingFields)[number]

/** The map before this turn, and what was tried and answered before it. */
export const learningFields = [
  ...momentFields,
  ...thingFields,
  'locations',
  'connectionGraph',
  'tried',
  'answers',
] as const
export type LearningView = View<Fields, (typeof learningFields)[number]>

export interface ThingsDraft extends Moment, Pick<Parts, 'places' | 'ways' | 'tried' | 'answers'> {
  readonly objects: Things<ObjectSeen>
  /** ids of things never seen before this turn */
  readonly discovered: string[]
  readonly renamed: { readonly from: string; readonly to: string }[]
  /** which kind of puzzle our deed was tried on */
  faced: PuzzleKind | undefined
  readonly changes: Overlay<Change>
  readonly enemies: Overlay<string>
  readonly needs: Overlay<Need>
  readonly people: Overlay<Person>
  readonly hints: Overlay<readonly string[]>
  readonly advice: Overlay<KeptAdvice>
  readonly indifference: Overlay<Readonly<Record<string, number>>>
  readonly names: Overlay<Naming>
  readonly worth: Overlay<number>
  readonly placed: Set<string>
  readonly unknownPhrases: Set<string>
  readonly kept: Set<string>
  stirred: number
  light: Light
  load: Load
  aboard: Aboard | null
  numbers: readonly string[]
  deposit: Deposit | null
}

export function draftOf(view: LearningView, run: string): ThingsDraft {
  return {
    ...momentIn(view, run),
    places: indexed(view.locations),
    ways: lookup(view.connectionGraph),
    tried: lookup(view.tried),
    answers: lookup(view.answers),
    objects: things(view.objectsSeen),
    discovered: [],
    renamed: [],
    faced: undefined,
    changes: overlay(view.changes),
    enemies: overlay(view.enemies),
    needs: overlay(view.needs),
    people: overlay(view.people),
    hints: overlay(view.hints),
    advice: overlay(view.advice),
    indifference: overlay(view.indifference),
    names: overlay(view.names),
    worth: overlay(view.worth),
    placed: new Set(view.placed),
    unknownPhrases: new Set(view.unknownPhrases),
    kept: new Set(view.kept),
    stirred: view.stirred,
    light: view.light,
    load: view.load,
    aboard: view.aboard,
    numbers: view.numbers,
    deposit: view.deposit,
  }
}

/** What is new in a draft, as an update of the board. */
export function newsOf(draft: ThingsDraft, view: LearningView): Update<Fields, ThingField> {
  const { discovered, renamed, faced } = draft
  const news: Record<string, unknown> = { objectsSeen: draft.objects.news }
  const hasFound = discovered.length + renamed.length > 0 || faced !== undefined
  const { findings } = view
  if (hasFound || findings.discovered.length + findings.renamed.length > 0 || findings.faced !== undefined)
    news['findings'] = { discovered, renamed, ...(faced !== undefined && { faced }) }
  const inventory = heldIn(draft).map(({ name }) => name)
  if (inventory.join() !== view.inventory.join()) news['inventory'] = inventory
  for (const field of ownRecords) if (Object.keys(draft[field].news).length > 0) news[field] = draft[field].news
  for (const field of ownSets) {
    const before = new Set<string>(view[field])
    const more = [...draft[field]].filter((each) => !before.has(each))
    if (more.length > 0) news[field] = more
  }
  for (const field of ownValues) if (draft[field] !== view[field]) news[field] = draft[field]
  return news
}

/** A reply left open what we carry. */
export function doubtHands(draft: Pick<ThingsDraft, 'load'>): void {
  if (!draft.load.isUnsure) draft.load = { ...draft.load, isUnsure: true }
}

/** We were told, in whatever words. */
export function knowHands(draft: Pick<ThingsDraft, 'load'>): void {
  if (draft.load.isUnsure) draft.load = { ...draft.load, isUnsure: false }
}
