/** Connections that a model read out of the text: between places we know, where we know nothing better. */
import type { Advice } from '../../response-schema.ts'
import type { Knowledge } from '../knowledge.ts'

export function connectionsSaid(
  { places, ways }: Pick<Knowledge, 'places' | 'ways'>,
  connections: Advice['connections'] = {},
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const learned: Record<string, Readonly<Record<string, string>>> = {}
  for (const [from, said] of Object.entries(connections)) {
    if (places.get(from) === undefined) continue
    const known = ways.get(from) ?? {}
    const news = Object.entries(said).filter(([way, to]) => known[way] === undefined && places.get(to) !== undefined)
    if (news.length > 0) learned[from] = { ...known, ...Object.fromEntries(news) }
  }
  return learned
}
