/** The changes of an agent in one line of a terminal: each field gets its share of the columns. */
import type { Change, Changes } from '../board/change.ts'
import { describeChange, type Wording } from '../board/describe-change.ts'
import { brief } from './brief.ts'
import { columnsOf, harmless } from '../terminal/text.ts'

export function describeChanges(changes: Changes, columns: number): string[] {
  const fields = Object.keys(changes)
  const whole = fields.map((field) => describeOne(field, changes[field]!, columns))
  const shares = shareOut(
    whole.map((text) => columnsOf(text) + SEPARATOR),
    columns + SEPARATOR,
  )
  return fields.map((field, index) => {
    const share = shares[index]! - SEPARATOR
    return columnsOf(whole[index]!) <= share ? whole[index]! : describeOne(field, changes[field]!, share)
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
const LEAST_VALUE = 6

function describeOne(field: string, change: Change, columns: number): string {
  const wording: Wording = {
    value: (value, beside) => brief(value, Math.max(LEAST_VALUE, columns - columnsOf(beside))),
    name: harmless,
    minus: '-',
    several: 'both',
    fits: (text) => columnsOf(text) <= columns,
  }
  return describeChange(change, wording, field)
}
