/** Describes the changes of an agent in a few words per field. */
import type { Change, Changes } from '../board/change.ts'
import { matchChange, type Thing } from '../board/read-change.ts'
import { brief } from './brief.ts'
import { columnsOf, harmless } from '../terminal/text.ts'

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
  return matchChange(change, {
    set: (value) => `${field} = ${brief(value, room(`${field} = `))}`,
    push: (items) => {
      const words = items.length === 1 ? `${field} + ` : `${field} +${items.length} `
      return words + brief(items.length === 1 ? items[0] : items, room(words))
    },
    put: (entries, gone) => {
      const without = gone.length === 0 ? '' : ` - ${gone.join(', ')}`
      if (Object.keys(entries).length === 0) return field + without
      return `${field} ${brief(entries, room(`${field} ${without}`))}${without}`
    },
    patch: (things) => {
      const told = things.map((thing) => describeThing(thing, columns))
      const whole = `${field}: ${told.map((each) => each.whole).join(', ')}`
      return columnsOf(whole) <= columns ? whole : `${field}: ${told.map((each) => each.name).join(', ')}`
    },
  })
}

function describeThing({ name: known, fields }: Thing, columns: number) {
  const name = fields === undefined ? `-${harmless(known)}` : harmless(known)
  const { id: _id, ...others } = fields ?? {}
  return { name, whole: Object.keys(others).length === 0 ? name : `${name} ${brief(others, columns)}` }
}
