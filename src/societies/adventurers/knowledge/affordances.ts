/**
 * Affordances: how likely a verb is to change something with a thing of a kind, as counted in forks of stories made
 * with Inform, which name much that does nothing. A guess of ours is held against that count.
 */
import { AFFORDANCES } from './affordance-table.ts'
import { kindsOf } from './kinds.ts'

interface Count {
  readonly changed: number
  readonly tried: number
}

const table: ReadonlyMap<string, ReadonlyMap<string, Count>> = read(AFFORDANCES)

function read(text: string): Map<string, Map<string, Count>> {
  const byVerb = new Map<string, Map<string, Count>>()
  let kinds = new Map<string, Count>()
  for (const line of text.split('\n')) {
    if (line.endsWith(':')) byVerb.set(line.slice(0, -1), (kinds = new Map()))
    else
      for (const entry of line.split(', ')) {
        const [kind = '', counts = ''] = entry.trim().split(' ')
        const [changed = 0, tried = 0] = counts.split('/').map(Number)
        if (kind !== '') kinds.set(kind, { changed, tried })
      }
  }
  return byVerb
}

// as much as so many tries
const GUESS = 40
const MOST_KINDS = 3
// kinds that say nothing of what a thing is for
const VAGUE: ReadonlySet<string> = new Set(['portable', 'abstract', 'scenery'])

/** The chance we would give it, corrected by what came of the verb with things of such kinds. */
export function afforded(verb: string, name: string, guess: number): number {
  const byKind = table.get(verb)
  if (byKind === undefined) return guess
  const kinds = kindsOf(name).slice(0, MOST_KINDS)
  const telling = kinds.filter((kind) => !VAGUE.has(kind))
  let [changed, tried] = [0, 0]
  for (const kind of telling.length > 0 ? telling : kinds) {
    const count = byKind.get(kind)
    changed += count?.changed ?? 0
    tried += count?.tried ?? 0
  }
  return (GUESS * guess + changed) / (GUESS + tried)
}
