/**
 * A change in words, for the terminal and the studio: `score = 10`, `mail + "hello"`,
 * `seen {attic: 3} − cellar`, `things: lamp {lit: true}, −key`.
 */
import type { Change } from './change.ts'
import { matchChange, type Thing } from './read-change.ts'

export interface Wording {
  /** a value in words; those it stands beside take some of its room */
  readonly value: (value: unknown, beside: string) => string
  /** a name that somebody else chose, so that it can be shown; as it is unless told */
  readonly name?: (name: string) => string
  /** before what is gone */
  readonly minus?: '-' | '−'
  /** keys of a record are named one by one, `attic: 3, −cellar`, in place of one value */
  readonly keysOneByOne?: boolean
  /** things of a list are told by their names alone where this is not so of the whole text */
  readonly fits?: (text: string) => boolean
  /** more keys or things than this are not told */
  readonly most?: number
  /** of several that came to a list, how many they are, their values (unless told), or both */
  readonly several?: 'number' | 'values' | 'both'
}

/** Without the name of the field it begins with what became of it. */
export function describeChange(change: Change, wording: Wording, field?: string): string {
  const { value, name = String, minus = '−', keysOneByOne, most = Infinity, several, fits = () => true } = wording
  const begin = (sign: string) => (field === undefined ? sign : `${field} ${sign}`)
  const removed = (key: string) => `${minus}${name(key)}`
  return matchChange(change, {
    set: (now) => {
      const words = field === undefined ? '' : begin('= ')
      return words + value(now, words)
    },
    push: (items) => {
      if (several === 'number' && items.length !== 1) return begin(`+ ${items.length} things`)
      const words = begin(several === 'both' && items.length !== 1 ? `+${items.length} ` : '+ ')
      return words + value(items.length === 1 ? items[0] : items, words)
    },
    put: (entries, gone) => {
      const keys = Object.keys(entries)
      if (keysOneByOne === true) {
        const written = keys.slice(0, most).map((key) => `${name(key)}: ${value(entries[key], '')}`)
        return begin([...written, ...gone.slice(0, most).map(removed)].join(', '))
      }
      const without = gone.length === 0 ? '' : `${minus} ${gone.map(name).join(', ')}`
      if (keys.length === 0) return begin(without)
      const after = without === '' ? '' : ` ${without}`
      return begin(value(entries, begin(after))) + after
    },
    patch: (all) => {
      const things = all.slice(0, most)
      const words = field === undefined ? '' : `${field}: `
      const titles = things.map((thing) => (thing.fields === undefined ? removed(thing.name) : name(thing.name)))
      const whole = words + things.map((thing, at) => describeThing(titles[at]!, thing, value)).join(', ')
      return fits(whole) ? whole : words + titles.join(', ')
    },
  })
}

function describeThing(title: string, { fields = {} }: Thing, value: Wording['value']): string {
  const { id: _id, ...others } = fields
  return Object.keys(others).length === 0 ? title : `${title} ${value(others, '')}`
}
