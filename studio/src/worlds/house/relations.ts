/** Who thinks what of whom at a moment, as the lines of a graph. Pure. */
import type { Moment } from '../../contract.ts'
import { finite, own, recordAt, recordOf } from './read.ts'

export interface Tie {
  readonly one: string
  readonly other: string
  /** -1 to 1 */
  readonly warmth: number
  readonly chats: number
}

/** What one person thinks of others, those they talk to most first. */
export function tiesOf(moment: Moment, one: string): Tie[] {
  return tiesIn(recordOf(own(recordAt(moment, 'relations'), one)), one)
}

function tiesIn(relations: Readonly<Record<string, unknown>>, one: string): Tie[] {
  return Object.entries(relations)
    .flatMap(([other, relation]) => {
      const warmth = finite(recordOf(relation)['warmth'])
      if (warmth === undefined || other === one) return []
      const chats = Math.max(0, finite(recordOf(relation)['chats']) ?? 0)
      return [{ one, other, warmth: Math.max(-1, Math.min(1, warmth)), chats }]
    })
    .toSorted((a, b) => b.chats - a.chats || b.warmth - a.warmth)
}

export interface Web {
  /** those with the most ties, in the order of the cast */
  readonly people: readonly string[]
  readonly ties: readonly Tie[]
  /** the share of pairs in which somebody knows the other: 0 to 1 */
  readonly density: number
  readonly pairs: number
}

/** Of everybody: one line for two people, whoever of them knows the other. */
export function webAt(moment: Moment, cast: ReadonlyMap<string, number>, most: number, chosen?: string): Web {
  const relations = recordAt(moment, 'relations')
  const known = new Map<string, Tie>()
  const count = new Map<string, number>()
  for (const one of cast.keys())
    for (const tie of tiesIn(recordOf(own(relations, one)), one)) {
      if (!cast.has(tie.other)) continue
      const key = [one, tie.other].toSorted().join('\n')
      const before = known.get(key)
      known.set(
        key,
        before
          ? { ...before, warmth: (before.warmth + tie.warmth) / 2, chats: Math.max(before.chats, tie.chats) }
          : tie,
      )
      count.set(one, (count.get(one) ?? 0) + 1 + tie.chats)
    }
  const ties = [...known.values()]
  const near = new Set(ties.flatMap(({ one, other }) => (one === chosen ? [other] : other === chosen ? [one] : [])))
  const weight = (name: string) => (name === chosen ? 1e9 : near.has(name) ? 1e6 : 0) + (count.get(name) ?? 0)
  const people = [...cast.keys()]
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, most)
    .toSorted((a, b) => cast.get(a)! - cast.get(b)!)
  const shown = new Set(people)
  return {
    people,
    ties: ties.filter(({ one, other }) => shown.has(one) && shown.has(other)),
    density: cast.size < 2 ? 0 : ties.length / ((cast.size * (cast.size - 1)) / 2),
    pairs: ties.length,
  }
}

export function warmthWords(warmth: number): string {
  if (warmth >= 0.6) return 'close'
  if (warmth >= 0.2) return 'warm'
  if (warmth > -0.1) return 'acquainted'
  return warmth > -0.5 ? 'cool' : 'cold'
}

export const chatWords = (chats: number): string =>
  chats === 0 ? 'no chat' : chats === 1 ? '1 chat' : `${chats} chats`
