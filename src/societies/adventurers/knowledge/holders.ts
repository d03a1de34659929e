/**
 * Holders: what is made to have something on or in it, by what WordNet says it is a kind of: a peg is a pin, a rack is
 * a support, a slot is an opening.
 */
import { hypernymsOf } from '../../../lexicon/hypernyms.ts'
import { isKind, isPlace, likelihood, type Kind } from './kinds.ts'

const ON: ReadonlySet<string> = new Set(['support', 'catch', 'pin', 'holder', 'holding device'])
const IN: ReadonlySet<string> = new Set(['opening', 'slit', 'receptacle'])
// what holds whoever sits on it, wears it, or goes up it
const NO_HOLDERS: readonly Kind[] = ['furniture', 'clothing', 'creature', 'door']
const FAINT = 0.3

interface Holds {
  readonly on: boolean
  readonly in: boolean
}

// the same names are asked for at every step
const MOST_REMEMBERED = 10_000
const remembered = new Map<string, Holds>()

/** Whether something can be hung or set on it, as on a hook, a bracket or a pedestal. */
export const holdsOn = (name: string): boolean => holdingOf(name).on

/** Whether it is made to take something: also in it, as a slot, a socket or a box. */
export const receives = (name: string): boolean => holdsOn(name) || holdingOf(name).in

function holdingOf(name: string): Holds {
  let holds = remembered.get(name)
  if (holds === undefined) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(name, (holds = readHolding(name)))
  }
  return holds
}

function readHolding(name: string): Holds {
  const last = name.slice(name.lastIndexOf(' ') + 1)
  // several of them, unless that is another word
  const noun = last.endsWith('s') && hypernymsOf(last.slice(0, -1)).length > 0 ? last.slice(0, -1) : last
  // a step is many things, and steps are stairs
  const isNone =
    likelihood(`${noun}s`, 'climbable') > FAINT || NO_HOLDERS.some((kind) => likelihood(noun, kind) > FAINT)
  if (isNone) return { on: false, in: false }
  // of each of its meanings, the word for the thing itself and what it is a kind of
  const near = new Set(hypernymsOf(noun).flatMap((ascent) => ascent.slice(0, 2).flat()))
  return {
    on: !isPlace(noun) && likelihood(noun, 'body-part') <= FAINT && [...ON].some((word) => near.has(word)),
    in: isKind(noun, 'container') || [...IN].some((word) => near.has(word)),
  }
}
