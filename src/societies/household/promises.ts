/** Promises that people make by chat: each is kept or broken once, and brings or costs trust. */
import type { ChatOptions } from '../../mail/chat/chat.ts'
import type { Commitment, Relation } from './board.ts'

/** A promise that has come to its end, and what the one it was made to now thinks of the one who made it. */
export interface PromiseEnd {
  readonly promise: Commitment
  readonly relation: Relation
}

// as many kept promises as bring somebody half of the standing they can have
const HALF_STANDING = 3

/** `relation`: what `promise.to` thinks of `promise.by`; strangers begin at nothing. */
export const keepPromise = (
  options: ChatOptions,
  promise: Commitment,
  relation: Relation | undefined,
  minute: number,
): PromiseEnd => endPromise(options, promise, relation, minute, 'kept')

export const breakPromise = (
  options: ChatOptions,
  promise: Commitment,
  relation: Relation | undefined,
  minute: number,
): PromiseEnd => endPromise(options, promise, relation, minute, 'broken')

/** Open promises whose time has come, the longest due first. Give it one person's own, not everybody's. */
export function duePromises(promises: Iterable<Commitment>, minute: number): readonly Commitment[] {
  return [...promises]
    .filter(({ status, due }) => status === 'open' && due <= minute)
    .toSorted((one, other) => one.due - other.due)
}

/** From -1 to 1: how far the promises of somebody are believed. Each one more counts for less. */
export function standingOf(relation: Relation | undefined): number {
  const trust = relation?.trust ?? 0
  return trust / (Math.abs(trust) + HALF_STANDING)
}

function endPromise(
  { reputation }: ChatOptions,
  promise: Commitment,
  before: Relation | undefined,
  minute: number,
  status: 'kept' | 'broken',
): PromiseEnd {
  const relation = before ?? { warmth: 0, chats: 0, minute }
  // what has ended stays as it ended: nobody gains or loses twice by one promise
  if (promise.status !== 'open') return { promise, relation }
  const ended = { ...promise, status }
  if (reputation !== true) return { promise: ended, relation }
  return { promise: ended, relation: { ...relation, trust: (relation.trust ?? 0) + (status === 'kept' ? 1 : -1) } }
}
