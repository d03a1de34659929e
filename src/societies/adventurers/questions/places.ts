/** Places of the map as people call them, and the way from one to another. */
import { nearest } from '../../../base/nearest.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import type { Location } from '../board.ts'
import type { Asked } from './read-asked.ts'

const HERE =
  /^(?:here|this(?: (?:place|room|area|location))?|where (?:i am|we are)|the current (?:place|room|location))$/
const ARTICLE = /^(?:the|an?|my|our) /

/** In small letters, without an article, and ids as words. */
export const plainName = (name: string): string =>
  name.trim().toLowerCase().replaceAll('_', ' ').replace(ARTICLE, '').trim()

export const isHere = (name: string): boolean => HERE.test(name.trim().toLowerCase())

export const titleOf = ({ locations }: Asked, id: string): string =>
  locations.find((place) => place.id === id)?.title ?? id.replaceAll('_', ' ')

/** The place a person means; of several, the one we were at last. */
export function placeNamed({ locations, currentLocation }: Asked, name: string): Location | undefined {
  if (isHere(name)) return locations.find(({ id }) => id === currentLocation)
  const wanted = plainName(name)
  if (wanted === '') return undefined
  const latest = locations.toSorted((one, other) => other.lastVisited - one.lastVisited)
  const isCalled = ({ id, title }: Location) => plainName(id) === wanted || plainName(title) === wanted
  const parts = wanted.split(' ')
  const hasAll = ({ title }: Location) => {
    const words = plainName(title).split(' ')
    return parts.every((part) => words.includes(part))
  }
  return latest.find(isCalled) ?? latest.find(hasAll)
}

/** For "Did you mean …?" */
export function nearestPlace({ locations }: Asked, name: string): string | undefined {
  const byName = new Map(locations.map(({ title }) => [plainName(title), title]))
  const meant = nearest(plainName(name), byName.keys())
  return meant === undefined ? undefined : byName.get(meant)
}

export interface Leg {
  readonly from: string
  readonly command: string
  readonly to: string
  /** somebody went this way; otherwise it is the way back of one that was gone, or read out of the text */
  readonly isGone: boolean
}

/** The shortest way over what is known, without what did harm; nothing when there is none. */
export function routeBetween(board: Asked, from: string, to: string): readonly Leg[] | undefined {
  const { connectionGraph, harmfulActions, tried } = board
  const harmful = new Set(harmfulActions)
  const reached = new Map<string, Leg | undefined>([[from, undefined]])
  // a set grows while it is gone through, nearest first
  for (const place of reached.keys()) {
    if (place === to) return legsTo(reached, to)
    for (const [command, next] of Object.entries(connectionGraph[place] ?? {})) {
      const key = trialKey(place, command)
      if (reached.has(next) || harmful.has(key)) continue
      const isGone = Object.hasOwn(tried, key) && tried[key]!.kind === 'moved'
      reached.set(next, { from: place, command, to: next, isGone })
    }
  }
  return undefined
}

function legsTo(reached: ReadonlyMap<string, Leg | undefined>, to: string): Leg[] {
  const legs: Leg[] = []
  for (let leg = reached.get(to); leg !== undefined; leg = reached.get(leg.from)) legs.push(leg)
  return legs.toReversed()
}

// a way that was gone hardly ever fails; one that was only assumed does now and then
const GONE = 0.98
const ASSUMED = 0.8

export const sureOf = (legs: readonly Leg[]): number =>
  legs.reduce((sure, { isGone }) => sure * (isGone ? GONE : ASSUMED), 1)

/** Ways out of a place that nobody has gone. */
export const openExits = ({ unexploredExits }: Asked, id: string): readonly string[] =>
  Object.hasOwn(unexploredExits, id) ? unexploredExits[id]! : []
