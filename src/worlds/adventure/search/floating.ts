/**
 * Scenery that is in several rooms: some compilers' libraries put it where the player goes.
 * Whatever marks such things is a property that all of them have and few others; so a few that were seen tell all.
 */
import type { Machine } from '../../zmachine/index.ts'
import { propertiesOf } from './facts.ts'

export interface Floating {
  /** This came along by a mere step; gives those that are now known to do so. */
  seen(object: number): readonly number[]
}

const ENOUGH = 3
const SHARE_OF_FLOATING = 0.8
// how much commoner the mark must be among them
const CONTRAST = 2.5

export function createFloating({ objects }: Machine): Floating {
  const marks = Array.from({ length: objects.count + 1 }, (_, object) =>
    object === 0 ? new Set<number>() : new Set(propertiesOf(objects, object).map(({ number }) => number)),
  )
  const came = new Set<number>()
  let known: number | undefined
  const share = (of: Iterable<number>, size: number, mark: number) => {
    let having = 0
    for (const object of of) if (marks[object]!.has(mark)) having++
    return having / size
  }
  const findMark = (): number | undefined => {
    let best: { mark: number; contrast: number } | undefined
    for (const mark of new Set([...came].flatMap((object) => [...marks[object]!]))) {
      const own = share(came, came.size, mark)
      const contrast = own / share(marks.keys(), marks.length, mark)
      if (own >= SHARE_OF_FLOATING && contrast >= CONTRAST && contrast > (best?.contrast ?? 0))
        best = { mark, contrast }
    }
    return best?.mark
  }
  return {
    seen: (object) => {
      if (came.has(object)) return []
      came.add(object)
      if (known !== undefined) return marks[object]!.has(known) ? [object] : []
      if (came.size < ENOUGH) return []
      known = findMark()
      return known === undefined ? [] : [...marks.keys()].filter((each) => marks[each]!.has(known!))
    },
  }
}
