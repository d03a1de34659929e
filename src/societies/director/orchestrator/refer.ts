/** Who is meant: whether a noun phrase names something new, or what was named before. */
import { addAttributes, areCompatible, covers } from './attributes-of.ts'
import { addRequest, requestOf, splitRequest, type Draft, type DraftRequest, type Ref } from './draft.ts'
import type { Phrase } from './phrase.ts'
import { pairs } from './singular.ts'

/** In a sentence of its own, `a sofa is …` may say more of a sofa that was only named so far. */
export type Position = 'subject' | 'target' | 'listed'

const PAIRED = new Set(['dual', 'twin', 'double', 'paired'])
const MOST_MEANT = 24
const BARE_PLURAL = 2
const BARE_PLURAL_SMALL = 3

export const noRef: Ref = { ids: [], count: null, isNew: false, isEach: false }

/** How many a phrase asks for. */
export function countIn(
  draft: Draft,
  { quantity, isPlural, name, attributes }: Phrase,
): { count: number; isVague: boolean } {
  if (quantity.isCollective && pairs.has(name)) return { count: 1, isVague: false }
  if (quantity.count !== null && !(quantity.isVague && !isPlural && !quantity.isCollective))
    return { count: quantity.count, isVague: quantity.isVague }
  if (!isPlural) return { count: 1, isVague: false }
  if (attributes.words.some((word) => PAIRED.has(word))) return { count: 2, isVague: false }
  const isSmall = draft.nouns.traitsOf(name).placement === 'top'
  return { count: isSmall ? BARE_PLURAL_SMALL : BARE_PLURAL, isVague: true }
}

/** The things a phrase speaks of; they are asked for when nobody has named them. */
export function refer(draft: Draft, phrase: Phrase, position: Position): Ref {
  const { quantity } = phrase
  // beside another chair, of three: one of them
  const isOneMore = quantity.isMore && position !== 'target'
  const candidates = isOneMore ? [] : findNamed(draft, phrase)
  const found = choose(draft, phrase, candidates, position)
  if (found !== null) {
    draft.uses.named++
    return found
  }
  const { count, isVague } = countIn(draft, phrase)
  const inherited =
    quantity.isMore || quantity.isOther
      ? draft.requests.findLast(({ name }) => isNamed(draft, name, phrase.name))
      : undefined
  const name = inherited !== undefined && inherited.name.endsWith(phrase.name) ? inherited.name : phrase.name
  const request = addRequest(draft, { name, count, attributes: phrase.attributes, isVague })
  return request === null ? noRef : { ids: [request.id], count: null, isNew: true, isEach: quantity.isEach }
}

function isNamed(draft: Draft, whole: string, said: string): boolean {
  return whole === said || whole.endsWith(` ${said}`) || draft.nouns.isSame(whole, said)
}

/** What may be meant, the latest first; those of the room that is spoken of before others. */
function findNamed(draft: Draft, { name, attributes, quantity }: Phrase): DraftRequest[] {
  const all = draft.requests.filter((request) => isNamed(draft, request.name, name)).toReversed()
  // `the coffee table` is no mere table; but a `bedside lamp` may be called for by a longer name than it got
  const byHead = all.length > 0 ? all : quantity.isDefinite ? findByPart(draft, name) : findByHead(draft, name)
  const fitting = byHead.filter((request) => areCompatible(request.attributes, attributes))
  const exact = fitting.filter((request) => request.name === name)
  const preferred = exact.length > 0 ? exact : fitting
  const here = preferred.filter(({ room }) => room === (draft.room?.id ?? ''))
  const inRoom = here.length > 0 ? here : preferred
  const described = inRoom.filter((request) => covers(request.attributes, attributes))
  return described.length > 0 ? described : inRoom
}

/** `the dining table` after `a round table`: the longer name comes later. */
function findByHead(draft: Draft, name: string): DraftRequest[] {
  return draft.requests
    .filter((request) => !request.name.includes(' ') && name.endsWith(` ${request.name}`))
    .toReversed()
}

/** `the console` after a console table, `the chair` after an armchair. */
function findByPart(draft: Draft, name: string): DraftRequest[] {
  const longer = findByHead(draft, name)
  if (longer.length > 0) return longer
  return draft.requests
    .filter((request) => request.name.startsWith(`${name} `) || (name.length > 2 && request.name.endsWith(name)))
    .toReversed()
}

function choose(draft: Draft, phrase: Phrase, candidates: readonly DraftRequest[], position: Position): Ref | null {
  const { quantity, isPlural, attributes } = phrase
  const [latest] = candidates
  if (latest === undefined) return null
  if (quantity.isMore) return latest.count > 1 ? partOf(draft, candidates, quantity.count ?? 1, phrase) : null
  if (quantity.isEach) return { ...all(candidates), isEach: true }
  if (quantity.isOther) return otherOf(draft, candidates, quantity.count)
  if (quantity.isPartOf) return partOf(draft, candidates, quantity.count ?? 1, phrase)
  if (quantity.ordinal !== null) {
    const inOrder = candidates.toReversed()
    const chosen = inOrder[quantity.ordinal - 1]
    if (chosen !== undefined && inOrder.length > 1) return all([chosen])
    return { ids: [latest.id], count: 1, isNew: false, isEach: false }
  }
  if (quantity.isDefinite) {
    if (isPlural)
      return enrich(
        draft,
        all(quantity.count === null ? candidates : fittingCount(candidates, quantity.count)),
        attributes,
      )
    return { ...enrich(draft, all([latest]), attributes), count: latest.count > 1 ? 1 : null }
  }
  return sayAgain(draft, phrase, candidates, position)
}

/** Without an article that says so, the same thing is meant only where nothing else makes sense. */
function sayAgain(draft: Draft, phrase: Phrase, candidates: readonly DraftRequest[], position: Position): Ref | null {
  const { quantity, isPlural, attributes } = phrase
  const { count } = countIn(draft, phrase)
  const earlier = candidates.filter((request) => request.sentence < draft.sentence)
  const isOneOf = quantity.count === 1 && !quantity.hasArticle && !isPlural
  if (isOneOf && position === 'target' && candidates.some((request) => request.count > 1))
    return partOf(draft, candidates, 1, phrase)
  const [latest] = earlier
  if (latest === undefined) {
    // chairs around the table, of which the same sentence has spoken
    return quantity.count === null && isPlural && position === 'target' ? all(candidates) : null
  }
  if (quantity.count === null && isPlural && latest.count > 1) return enrich(draft, all(earlier), attributes)
  // six chairs … one chair: one of them
  if (quantity.count === 1 && !quantity.hasArticle && latest.count > 1) return partOf(draft, earlier, 1, phrase)
  if (position === 'target') return quantity.hasArticle || count !== latest.count ? null : all([latest])
  const isBare = ![...draft.objectRelations, ...draft.roomRelations].some(({ subject }) => subject === latest.id)
  const saysSame = count === latest.count || (latest.isVague && isPlural)
  if (position !== 'subject' || !isBare || !saysSame || !covers(attributes, latest.attributes)) return null
  latest.count = count
  latest.isVague = false
  return enrich(draft, all([latest]), attributes)
}

const all = (requests: readonly DraftRequest[]): Ref => ({
  ids: requests.map(({ id }) => id),
  count: null,
  isNew: false,
  isEach: false,
})

function fittingCount(candidates: readonly DraftRequest[], count: number): readonly DraftRequest[] {
  const exact = candidates.find((request) => request.count === count)
  if (exact !== undefined) return [exact]
  const vague = candidates.find((request) => request.isVague)
  if (vague !== undefined) {
    vague.count = count
    vague.isVague = false
    return [vague]
  }
  return candidates
}

/** More is said of what is known; what is said of some of them makes these a request of their own. */
export function enrich(draft: Draft, ref: Ref, attributes: Phrase['attributes']): Ref {
  if (attributes.words.length === 0 || ref.ids.length === 0) return ref
  draft.uses.said++
  const ids = ref.ids.map((id) => {
    const request = requestOf(draft, id)
    if (request === undefined) return id
    const isPart = ref.count !== null && ref.ids.length === 1 && ref.count < request.count
    const meant = isPart ? splitRequest(draft, request, ref.count) : request
    meant.attributes = addAttributes(meant.attributes, attributes)
    return meant.id
  })
  return { ...ref, ids, count: null }
}

/** `one of the beds`. */
export function partOf(
  draft: Draft,
  candidates: readonly DraftRequest[],
  count: number,
  phrase: Pick<Phrase, 'attributes'>,
): Ref {
  const large = candidates.find((request) => request.count > count) ?? candidates[0]!
  return enrich(
    draft,
    { ids: [large.id], count: count < large.count ? count : null, isNew: false, isEach: false },
    phrase.attributes,
  )
}

/** `the other chair`: what was not spoken of when one of them was. */
export function otherOf(draft: Draft, candidates: readonly DraftRequest[], count: number | null): Ref | null {
  if (candidates.length > 1) {
    // of several requests, the one of which least has been said; the latest are meant, should there be many
    const relations = [...draft.objectRelations, ...draft.roomRelations]
    const recent = new Set(draft.requests.slice(-MOST_MEANT))
    const said = ({ id, attributes }: DraftRequest): number =>
      relations.filter(({ subject }) => subject === id).length + attributes.words.length
    const counted = candidates
      .filter((request) => recent.has(request))
      .map((request) => ({ request, said: said(request) }))
    const least = counted.reduce<(typeof counted)[number] | null>(
      (best, one) => (best && best.said <= one.said ? best : one),
      null,
    )
    return all([least?.request ?? candidates[0]!])
  }
  const [only] = candidates
  if (only === undefined || only.count < 2) return null
  const counted = [...draft.objectRelations, ...draft.roomRelations].filter(
    (relation) => relation.subject === only.id && relation.count !== undefined,
  )
  const spoken = Math.max(0, ...counted.map((relation) => relation.count ?? 0))
  if (spoken === 0 || spoken >= only.count) return { ids: [only.id], count: count ?? 1, isNew: false, isEach: false }
  const part = splitRequest(draft, only, spoken)
  for (const relation of counted) {
    relation.subject = part.id
    delete relation.count
  }
  return all([only])
}
