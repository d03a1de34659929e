/**
 * What becomes of promises: who made one keeps it by reaching its goal and breaks it by missing it, and who it was made
 * to learns of it when the two are next in one room.
 */
import type { HousePerception } from '../../worlds/house/action.ts'
import type { Commitment } from './board.ts'
import type { Draft } from './draft.ts'
import { feel } from './hear.ts'
import type { GoalState } from './person.ts'
import { breakPromise, keepPromise } from './promises.ts'

const KEPT = { warmth: 0.05, importance: 6, kind: 'helped', words: 'kept the promise' } as const
const BROKEN = { warmth: -0.08, importance: 7, kind: 'failed', words: 'did not keep the promise' } as const

/** A promise that was made before is not made again, to whomever. */
export function makePromise(draft: Draft, promise: Commitment): void {
  if (draft.promise(promise.id) !== undefined) return
  draft.setPromise(promise)
  const before = draft.relations(promise.to)[promise.by] ?? { warmth: 0, chats: 0, minute: draft.minute }
  draft.setRelation(promise.to, promise.by, { ...before, owes: [...(before.owes ?? []), promise.id] })
}

/** The promises of one person whose goals were met or missed. It costs what goals they have. */
export function settlePromises(draft: Draft, person: string): void {
  for (const state of draft.goals(person)) {
    if (state.status === 'open' || state.promisedTo === undefined) continue
    const promise = draft.promise(promiseOf(state, person))
    if (promise?.status !== 'open') continue
    draft.setPromise({ ...promise, status: state.status === 'met' ? 'kept' : 'broken' })
  }
}

const promiseOf = ({ goal, askedBy, with: others }: GoalState, person: string) =>
  `${others === undefined ? askedBy : goal.id}:${person}`

/** Of those who are here, what came of what they promised. */
export function learnOfPromises(draft: Draft, person: string, { people }: HousePerception): void {
  for (const { name: other } of people) {
    const owed = draft.relations(person)[other]?.owes ?? []
    for (const id of owed) {
      const promise = draft.promise(id)
      if (promise === undefined || promise.status !== 'open') learnOf(draft, person, other, id, promise)
    }
  }
}

function learnOf(draft: Draft, person: string, other: string, id: string, promise: Commitment | undefined): void {
  const { owes = [], ...relation } = draft.relations(person)[other]!
  const left = owes.filter((each) => each !== id)
  const trusting = promise === undefined ? relation : trustAfter(draft, promise, relation)
  draft.setRelation(person, other, { ...trusting, ...(left.length > 0 && { owes: left }) })
  if (promise === undefined) return
  const { warmth, importance, kind, words } = promise.status === 'kept' ? KEPT : BROKEN
  feel(draft, person, other, warmth, 0)
  draft.remember(person, { text: `${other} ${words} to ${promise.text}.`, importance, kind: `${kind}:${other}` })
}

function trustAfter({ view, minute }: Draft, promise: Commitment, relation: Parameters<typeof keepPromise>[2]) {
  const end = promise.status === 'kept' ? keepPromise : breakPromise
  return end(view.chatOptions, { ...promise, status: 'open' }, relation, minute).relation
}
