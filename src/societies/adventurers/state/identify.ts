/** Identifies where we are: a known way decides; else the title, and how much of the description is the same. */
import type { Reply } from '../../../worlds/adventure/reading.ts'
import type { Location } from '../board.ts'
import { isDarkness } from '../../../worlds/adventure/read-darkness.ts'
import { idOf } from '../knowledge/names.ts'
import { isOtherRoom } from './tell-apart.ts'

export interface Whereabouts {
  readonly reply: Pick<Reply, 'title' | 'description' | 'kind' | 'before' | 'things'>
  /** where we were; empty at the beginning */
  readonly from: string
  /** what may have moved us */
  readonly by: string | undefined
  /** it was a direction: a room that is described then was entered */
  readonly isWay: boolean
  readonly locations: readonly Location[]
  /** the ways from where we were */
  readonly ways: Readonly<Record<string, string>>
  /** things we put down, by location: they tell rooms that look alike apart */
  readonly crumbs: ReadonlyMap<string, readonly string[]>
}

const ALIKE = 0.6

/** The id of the place we are at now. */
export function identify(whereabouts: Whereabouts): string {
  const { reply, from, by, isWay, locations, ways } = whereabouts
  const expected = by === undefined ? undefined : ways[by]
  if (reply.title === undefined) {
    if (reply.kind !== 'moved') return from === '' ? freshId('somewhere', locations) : from
    return expected ?? freshId('dark', locations)
  }
  const title = reply.title
  // the dark has no name: it is where we are, or wherever that way leads
  if (isDarkness(title)) {
    if (by !== undefined && isWay && expected !== undefined) return expected
    // what brought points may have brought us here
    const hasMoved = reply.kind === 'moved' || (isWay && reply.kind === 'score')
    return by === undefined || !hasMoved ? from : freshId('darkness', locations)
  }
  const titled = locations.filter((location) => location.title === title)
  // one place of that name, at the end of a way we know, is that place, whoever has been there meanwhile
  const isKnown = titled.length === 1 && titled[0]!.id === expected
  const marked = isWay && !isKnown ? markedIn(titled, whereabouts) : undefined
  if (marked !== undefined && marked.length === 1) return marked[0]!.id
  const candidates = marked ?? titled
  if (candidates.some(({ id }) => id === expected)) return expected!
  const possible = isWay ? candidates.filter(({ description }) => !isOtherRoom(description, reply)) : candidates
  const best = bestOf(possible, reply.description)
  // a refusal is told; a room that is described again was entered
  const hasLeft = reply.kind === 'moved' || (reply.kind === 'nothing' && reply.before === '')
  // a way that was not taken before, and the same text again: another room that looks like this one
  if (best !== undefined && !(isWay && best === from && hasLeft)) return best
  return freshId(idOf(title), locations)
}

/** Among rooms that look alike: the one whose crumb we see, or those where none should lie. */
function markedIn(titled: readonly Location[], { reply, crumbs }: Whereabouts): readonly Location[] | undefined {
  // one that looks so is no maze: what lay there may have been taken away
  const isMaze = titled.length > 1 && titled.every(({ description }) => description === titled[0]!.description)
  if (!isMaze || !titled.some(({ id }) => crumbs.has(id))) return undefined
  const seen = new Set(reply.things.map(({ name }) => nounOf(name)))
  const marked = titled.filter(({ id }) => crumbs.get(id)?.some((crumb) => seen.has(nounOf(crumb))))
  return marked.length > 0 ? marked : titled.filter(({ id }) => !crumbs.has(id))
}

const nounOf = (name: string) => name.split(' ').at(-1)!

function bestOf(alike: readonly Location[], description: string): string | undefined {
  let best: string | undefined
  let most = ALIKE
  for (const location of alike) {
    const share =
      description === '' || location.description === '' ? ALIKE : likeness(location.description, description)
    if (share >= most) [best, most] = [location.id, share + 1e-9]
  }
  return best
}

/** How many of the words of both are in both. */
export function likeness(one: string, other: string): number {
  if (one === other || one.startsWith(other) || other.startsWith(one)) return 1
  const [words, others] = [wordSet(one), wordSet(other)]
  let shared = 0
  for (const word of words) if (others.has(word)) shared++
  return shared / Math.max(1, Math.min(words.size, others.size))
}

const LONGEST = 4000
const wordSet = (text: string) =>
  new Set(
    text
      .slice(0, LONGEST)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  )

function freshId(id: string, locations: readonly Location[]): string {
  const taken = new Set(locations.map((location) => location.id))
  if (!taken.has(id)) return id
  let number = 2
  while (taken.has(`${id}_${number}`)) number++
  return `${id}_${number}`
}
