/** What an agent changed, in a few words a field. */
import type { Change, Changes } from '../board/change.ts'
import { brief } from './brief.ts'
import { columnsOf, harmless } from './text.ts'

export function describeChanges(changes: Changes, columns: number): string[] {
  const fields = Object.keys(changes)
  const whole = fields.map((field) => describeChange(field, changes[field]!, columns))
  const shares = shareOut(
    whole.map((text) => columnsOf(text) + SEPARATOR),
    columns + SEPARATOR,
  )
  return fields.map((field, index) => {
    const share = shares[index]! - SEPARATOR
    return columnsOf(whole[index]!) <= share ? whole[index]! : describeChange(field, changes[field]!, share)
  })
}

// ', ' between two fields
const SEPARATOR = 2

/** The modest get what they need, the others equal parts of the rest. */
function shareOut(needs: readonly number[], columns: number): number[] {
  const shares = [...needs]
  const byNeed = [...needs.keys()].toSorted((a, b) => needs[a]! - needs[b]!)
  let room = columns
  for (const [done, index] of byNeed.entries()) {
    const fair = Math.max(MIN_COLUMNS, Math.floor(room / (needs.length - done)))
    shares[index] = Math.min(needs[index]!, fair)
    room -= shares[index]
  }
  return shares
}

// less says nothing
const MIN_COLUMNS = 12

function describeChange(field: string, change: Change, columns: number): string {
  const room = (words: string) => Math.max(6, columns - columnsOf(words))
  if ('set' in change) return `${field} = ${brief(change.set, room(`${field} = `))}`
  if ('push' in change) {
    const { push } = change
    const words = push.length === 1 ? `${field} + ` : `${field} +${push.length} `
    return words + brief(push.length === 1 ? push[0] : push, room(words))
  }
  if ('put' in change) {
    const { put, cut = [] } = change
    const gone = cut.length === 0 ? '' : ` - ${cut.join(', ')}`
    const words = Object.keys(put).length === 0 ? field : `${field} `
    return words + (Object.keys(put).length === 0 ? '' : brief(put, room(words + gone))) + gone
  }
  const words = `${field}: `
  const things = change.patch.map(([place, fields]) => describeThing(place, fields, columns))
  const whole = words + things.map(({ whole: text }) => text).join(', ')
  if (columnsOf(whole) <= columns) return whole
  return words + things.map(({ name }) => name).join(', ')
}

function describeThing(place: number, fields: Readonly<Record<string, unknown>> | undefined, columns: number) {
  const { id, ...rest } = fields ?? {}
  const known = typeof id === 'string' || typeof id === 'number' ? harmless(String(id)) : `#${place}`
  const name = fields === undefined ? `-${known}` : known
  return { name, whole: Object.keys(rest).length === 0 ? name : `${name} ${brief(rest, columns)}` }
}
