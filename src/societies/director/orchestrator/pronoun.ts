/** Whom a pronoun means: it, them, one, the other, each. */
import type { Clause } from './clause-state.ts'
import { addRequest, countOf, requestOf, type DraftRequest, type Ref } from './draft.ts'
import type { Item } from './phrase.ts'
import { enrich, noRef, otherOf, partOf } from './refer.ts'
import type { Where } from './words/places.ts'

// who was spoken of longer ago is not meant
const HOW_FAR_BACK = 6
const MOST_MEANT = 24

/** Those that were spoken of, the latest first, without whoever is speaking of them now. */
export function spokenOf(clause: Clause): Ref[] {
  const own = new Set(clause.subject?.ids)
  const parent = clause.parent?.ref
  const recent = [
    ...(parent ? [parent] : []),
    ...clause.story.subjects.slice(-HOW_FAR_BACK).toReversed(),
    ...clause.story.targets.slice(-HOW_FAR_BACK).toReversed(),
  ]
  return recent.filter(({ ids }) => ids.length > 0 && !ids.some((id) => own.has(id)))
}

/** `it` or `them`, as what something is on, under or beside. */
export function antecedent(clause: Clause, isPlural: boolean, where: Where | null): Ref {
  const { draft, story } = clause
  const refs = spokenOf(clause)
  const before = story.it
  if (!isPlural && before?.sentence === draft.sentence && refs.some(({ ids }) => ids[0] === before.ref.ids[0]))
    return clause.parent?.ref ?? before.ref
  const found = findAntecedent(clause, refs, isPlural, where)
  if (!isPlural && found.ids.length > 0) story.it = { ref: found, sentence: draft.sentence }
  return found
}

function findAntecedent(clause: Clause, refs: readonly Ref[], isPlural: boolean, where: Where | null): Ref {
  const { draft } = clause
  const fitting = refs.filter((ref) => countOf(draft, ref) > 1 === isPlural)
  const candidates = fitting.length > 0 ? fitting : refs
  if (where === 'on' || where === 'centre' || where === 'under') {
    // nobody puts a lamp on a chair if there was a table
    const carrying = candidates.find(({ ids }) => {
      const { role, placement } = draft.nouns.traitsOf(requestOf(draft, ids[0]!)?.name ?? '')
      return placement !== 'wall' && placement !== 'ceiling' && !['seat', 'small', 'lamp', 'plant'].includes(role)
    })
    if (carrying !== undefined) return carrying
  }
  return candidates[0] ?? noRef
}

/** The pronoun as somebody who is spoken of: `one`, `the other`, `each`, `both`, `it`. */
export function readPronoun(clause: Clause, item: Extract<Item, { type: 'pronoun' }>): Ref {
  const { quantity, attributes, word } = item
  const { draft } = clause
  if (word !== 'one') return antecedent(clause, word !== 'it' && word !== 'itself', null)
  const plural = findPlural(clause)
  if (quantity.isEach) return plural === null ? noRef : { ...plural, isEach: true }
  const requests = (plural?.ids ?? [])
    .map((id) => requestOf(draft, id))
    .filter((request): request is DraftRequest => request !== undefined)
  if (requests.length === 0) return noRef
  if (quantity.isOther) {
    const other = otherOf(draft, requests, quantity.count)
    return other === null ? noRef : enrich(draft, other, attributes)
  }
  const total = countOf(draft, plural!)
  // four chairs on the long side and one on the short side: a fifth
  const isPlaced = [...draft.objectRelations, ...draft.roomRelations].some(
    ({ subject, count }) =>
      count === undefined && requests.some(({ id, sentence }) => id === subject && sentence === draft.sentence),
  )
  if (quantity.count === 1 && !quantity.isPartOf && clause.joint === 'and' && isPlaced && requests.length === 1) {
    const more = addRequest(draft, { name: requests[0]!.name, count: 1, attributes, isVague: false })
    if (more !== null) return { ids: [more.id], count: null, isNew: true, isEach: false }
  }
  if (quantity.count === null || quantity.count >= total) return enrich(draft, plural!, attributes)
  return partOf(draft, requests, quantity.count, { attributes })
}

/** The last that were more than one: those that `one` is one of. */
function findPlural(clause: Clause): Ref | null {
  const { draft } = clause
  const own = clause.list.length > 0 ? [clause.lastNoun, ...clause.list.toReversed()] : [clause.lastNoun]
  const recent = [
    ...own,
    clause.lastTarget,
    ...clause.story.targets.slice(-2).toReversed(),
    ...clause.story.subjects.slice(-HOW_FAR_BACK).toReversed(),
  ]
  for (const ref of recent) {
    if (ref === null || ref.ids.length === 0) continue
    // one of them was split off before: the others have the same name
    const name = requestOf(draft, ref.ids[0]!)?.name
    const same = draft.requests.slice(-MOST_MEANT).filter((request) => request.name === name)
    const total = same.reduce((sum, { count }) => sum + count, 0)
    if (total > 1) return { ids: same.map(({ id }) => id), count: null, isNew: false, isEach: false }
  }
  return null
}
