/**
 * A change says what became of one field, in terms that need no code of the board to be understood:
 * whoever has the journal can fold it. Merge rules turn an agent's write into one of these.
 */
export type Change =
  /** the field has this value now */
  | { readonly set: unknown }
  /** these came to the end of the list */
  | { readonly push: readonly unknown[] }
  /** `cut` keys of the record go, then these keys have these values: a key in both comes last */
  | { readonly put: Readonly<Record<string, unknown>>; readonly cut?: readonly string[] }
  /** things at these places of the list got these fields (the place after the last one is a new thing);
   *  a place alone is taken out, and what follows it moves up */
  | { readonly patch: readonly Patch[] }

export type Patch = readonly [place: number, fields: Readonly<Record<string, unknown>>] | readonly [place: number]

export type Changes = Readonly<Record<string, Change>>

/** The folded values of a run. Lists and records grow in place: a step costs what it changes. */
export type Values = Record<string, unknown>

/** Without a prototype: a field or a key may have any name, and none of them is there before it is put there. */
export function noValues(): Values {
  return Object.create(null) as Values
}

export function applyChanges(values: Values, changes: Changes): void {
  for (const field in changes) values[field] = applyChange(values[field], changes[field]!)
}

export function applyChange(current: unknown, change: Change): unknown {
  if ('set' in change) return change.set
  if ('push' in change) {
    const list = ownedList(current)
    pushAll(list, change.push)
    return list
  }
  if ('put' in change) {
    const record = ownedRecord(current)
    for (const key of change.cut ?? []) delete record[key]
    for (const key in change.put) record[key] = change.put[key]
    return record
  }
  return applyPatches(ownedList(current), change.patch)
}

/**
 * What changes make of a value that others still look at: it stays as it is. One copy serves all of them, so that going
 * far costs no more copies than going one step.
 */
export function foldChanges(value: unknown, changes: readonly Change[], from = 0, to = changes.length): unknown {
  let [current, isOurs] = [value, false]
  for (let index = from; index < to; index++) {
    const change = changes[index]!
    const isWhole = 'set' in change
    if (!isOurs && !isWhole) current = copyOf(current)
    current = applyChange(current, change)
    isOurs = !isWhole
  }
  return current
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice()
  return typeof value === 'object' && value !== null ? Object.assign(noValues(), value) : value
}

// a checkpoint brings hundreds at once: as arguments they cost half, but a call takes only so many
const ITEMS_PER_PUSH = 1000

function pushAll(list: unknown[], items: readonly unknown[]): void {
  if (items.length <= ITEMS_PER_PUSH) list.push(...items)
  else for (let at = 0; at < items.length; at += ITEMS_PER_PUSH) list.push(...items.slice(at, at + ITEMS_PER_PUSH))
}

function applyPatches(list: unknown[], patches: readonly Patch[]): unknown[] {
  let things = list
  for (const [place, fields] of patches) {
    if (fields === undefined) {
      // a new list when places move, so that nobody's index of the old one is wrong
      if (things === list) things = list.slice()
      things.splice(place, 1)
    } else if (place < things.length) things[place] = Object.freeze({ ...(things[place] as object), ...fields })
    else things.push(fields)
  }
  return things
}

// a frozen list belongs to the journal: copied once, then grown in place
function ownedList(current: unknown): unknown[] {
  if (!Array.isArray(current)) return []
  return Object.isFrozen(current) ? current.slice() : current
}

function ownedRecord(current: unknown): Record<string, unknown> {
  if (typeof current !== 'object' || current === null) return noValues()
  // a list where a record should be comes from a journal somebody else wrote; its length is no key to be set
  return Array.isArray(current) || Object.isFrozen(current)
    ? Object.assign(noValues(), current)
    : (current as Record<string, unknown>)
}
