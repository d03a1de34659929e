/** What `with` leaves unsaid: a desk with a lamp has it on top, a table with four chairs has them around it. */
import { isKind } from '../../../lexicon/index.ts'
import type { Implied } from './clause-state.ts'
import { countOf, MOST_OBJECTS, countAll, requestOf, type Draft, type Ref } from './draft.ts'
import { placeOf, relateToThing } from './relate.ts'
import type { Place } from './words/places.ts'

/** Applies what nothing else was said about. */
export function settleImplied(draft: Draft, implied: readonly Implied[]): void {
  for (const { ref, phrase, parent, place, isEach, isFirst, isSupport, relations } of implied) {
    if (isSupport) {
      settleSupport(draft, ref, parent)
      continue
    }
    const since = [...draft.objectRelations, ...draft.roomRelations]
    const isSaid = since.length > relations && since.some(({ subject }) => ref.ids.includes(subject))
    if (isSaid && (place === null || !isFirst)) continue
    const isBarePlural = phrase.isPlural && phrase.quantity.count === null
    const parents = countOf(draft, parent)
    // two chairs with cushions have one each
    const hasOwn = isEach || (place === null && isBarePlural && parents > 1)
    if (hasOwn && isBarePlural && ref.isNew) setCount(draft, ref, parents)
    const target: Ref = hasOwn ? { ...parent, isEach: true } : parent
    const isMultiplied = hasOwn && isBarePlural
    const wheres = place === null ? belonging(draft, ref, parent) : [place]
    // the first makes as many as there are; the second finds them made
    wheres.forEach((where, order) =>
      relateToThing(draft, isMultiplied || order > 0 ? { ...ref, isNew: false } : ref, where, target),
    )
  }
}

/** On the desk a lamp stands beside a cup: it stands there on the desk. */
function settleSupport(draft: Draft, ref: Ref, parent: Ref): void {
  const isHeld = ref.ids.some(
    (id) =>
      draft.roomRelations.some(({ subject }) => subject === id) ||
      draft.objectRelations.some(({ subject, kind }) => subject === id && (kind === 'on' || kind === 'inside')),
  )
  const name = requestOf(draft, ref.ids[0] ?? '')?.name ?? ''
  if (!isHeld && draft.nouns.traitsOf(name).placement === 'top') relateToThing(draft, ref, placeOf('on'), parent)
}

function setCount(draft: Draft, ref: Ref, count: number): void {
  const request = requestOf(draft, ref.ids[0] ?? '')
  if (request === undefined) return
  request.count = Math.min(count, request.count + MOST_OBJECTS - countAll(draft))
  request.isVague = false
}

/** Where something is that belongs to a thing, by what both are. */
function belonging(draft: Draft, ref: Ref, parent: Ref): readonly Place[] {
  const name = requestOf(draft, ref.ids[0] ?? '')?.name ?? ''
  const whole = requestOf(draft, parent.ids[0] ?? '')?.name ?? ''
  const own = draft.nouns.traitsOf(name)
  const other = draft.nouns.traitsOf(whole)
  const count = countOf(draft, ref)
  if (own.placement === 'wall' || own.placement === 'ceiling') return [placeOf('above')]
  if (own.placement === 'flat') return [placeOf('under')]
  if (own.placement === 'top' || (own.role === 'small' && other.role !== 'small')) {
    if (other.placement === 'wall' && other.role !== 'storage') return []
    const holds = other.role === 'small' && isKind(whole, 'container') && !isKind(whole, 'furniture')
    return [placeOf(holds ? 'inside' : 'on')]
  }
  if (own.role === 'seat' && (other.role === 'table' || other.role === 'desk'))
    return count > 1 && other.role === 'table' ? [placeOf('around')] : [placeOf('in_front_of'), placeOf('facing')]
  if (other.role === 'bed' && count === 2) return [placeOf('side')]
  return own.role === 'storage' || own.role === 'table' || own.role === 'lamp' ? [placeOf('beside')] : [placeOf('near')]
}
