/**
 * Kinds of things, by their names: the lexicon says what they are good for; what has a line of its own can be carried.
 */
import { KINDS, kindsOf, likelihood as likelihoodOf, type Kind } from '../../../lexicon/index.ts'
import type { ObjectSeen } from './model/things.ts'

export { KINDS, kindsOf, type Kind }

// the same names are asked for again and again; a story has a few thousand of them
const MOST_REMEMBERED = 10_000
const remembered = new Map<string, Map<Kind, number>>()

export function likelihood(name: string, kind: Kind): number {
  let byKind = remembered.get(name)
  if (byKind === undefined) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(name, (byKind = new Map<Kind, number>()))
  }
  let known = byKind.get(kind)
  if (known === undefined) byKind.set(kind, (known = likelihoodOf(name, kind)))
  return known
}

const LIKELY_ENOUGH = 1 / 3

export const isKind = (name: string, kind: Kind): boolean => likelihood(name, kind) >= LIKELY_ENOUGH

const ALIVE = 0.5

export function isAlive({ name, properties }: Pick<ObjectSeen, 'name' | 'properties'>): boolean {
  if (properties.includes('person')) return true
  if (properties.includes('lifeless')) return false
  // a crank is a person, too; but what was listed to be taken is none
  const isThing = properties.includes('portable') && likelihood(name, 'portable') > 0
  return !isThing && !isFigure(name) && likelihood(name, 'creature') >= ALIVE
}

/** `a wooden horse`, `a brass lion`: made of something, and so no creature. */
const isFigure = (name: string): boolean =>
  name.includes(' ') &&
  name
    .split(' ')
    .slice(0, -1)
    .some((word) => MADE.test(word) || likelihood(word, 'substance') >= SURE)

const MADE = /^(?:wooden|golden|leaden|waxen|earthen|stuffed|carved|painted|mechanical|clockwork|toy|china|iron|glass)$/

/** Part of the world rather than a thing in it. */
export const isPlace = (name: string): boolean =>
  !isKind(name, 'container') && !isKind(name, 'rope') && PLACES.some((kind) => likelihood(name, kind) >= 0.6)

const PLACES: readonly Kind[] = ['building', 'room', 'weather', 'passage', 'climbable', 'water', 'body-part']

/** Everywhere, and good for nothing. */
export const isAround = (name: string): boolean => AROUND.test(name)
const AROUND = /\b(?:ground|floor|walls?|ceiling|sky|air|roof)$/

type Named = Pick<ObjectSeen, 'name' | 'properties' | 'of'>

/** 0 to 1: can it be carried away? */
export function portability({ name, properties, of }: Named): number {
  if (properties.includes('fixed') || isAround(name)) return 0
  const kinds = kindsOf(name)
  const isOdd = kinds.length > 0 && likelihood(name, 'portable') < 0.2 && of === undefined
  if (properties.includes('portable')) return isOdd ? 0.4 : 0.9
  if (kinds.length === 0) return 0.1
  return isPlace(name) ? 0.01 : 0.12 * likelihood(name, 'portable') * (isKind(name, 'scenery') ? 0.3 : 1)
}

/** How much one would like to have it, whatever it is for. */
export function appeal(object: Named): number {
  let most = isValuable(object) ? 3 : 0
  for (const [kind, value] of APPEAL) most = Math.max(most, value * likelihood(object.name, kind))
  return most
}

const APPEAL: readonly (readonly [Kind, number])[] = [
  ['light', 3],
  ['art', 2.5],
  ['key', 2.5],
  ['weapon', 2],
  ['rope', 1.5],
  ['digger', 1.5],
  ['cutter', 1.5],
  ['tool', 1],
  ['writing', 0.7],
  ['container', 0.6],
  ['musical-instrument', 1],
]

const PRECIOUS = /^(?:precious|valuable|priceless|exquisite|jewel\w*|gilded|golden|treasures?)$/

/** Worth having for its own sake: by its name, by what it is made of, by what it holds. */
export function isValuable({ name, of: content }: Named): boolean {
  const of = content ?? name.split(' of ')[1]
  if (of !== undefined) return RICH.some((kind) => likelihood(of, kind) >= SURE)
  return (
    isRich(name) ||
    name
      .split(/[ -]/)
      .slice(0, -1)
      .some((word) => PRECIOUS.test(word) || likelihood(word, 'treasure') >= 0.6)
  )
}

const RICH: readonly Kind[] = ['treasure', 'jewel', 'money']
const SURE = 0.6
const isRich = (name: string) => RICH.some((kind) => isKind(name, kind))

// put up for whoever comes by, to be read before we go on: there may be one life
const NOTICE = /\b(?:notice|sign|signboard|board|placard|plaque|warning|poster|inscription|label)$/

export const isNotice = (name: string): boolean => NOTICE.test(name)
