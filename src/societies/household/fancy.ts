/** What somebody feels like: within an hour they do not change their mind about it. */
import { createRandom } from '../../base/random.ts'

// whoever has a turn; it follows from the names and the hour alone, so it may be forgotten at any time
const PEOPLE_AT_MOST = 2_000

interface Fancies {
  readonly hour: number
  readonly ofThings: Map<string, number>
}

/** A turn weighs dozens of things, the same ones as the turn before. */
const fancies = new Map<string, Fancies>()

/** For each thing a factor from 0.4 to 1.6. */
export function fancyOf(name: string, minute: number): (thing: string) => number {
  const hour = Math.floor(minute / 60)
  let known = fancies.get(name)
  if (known?.hour !== hour) {
    if (fancies.size >= PEOPLE_AT_MOST) fancies.clear()
    fancies.set(name, (known = { hour, ofThings: new Map() }))
  }
  const { ofThings } = known
  return (thing) => {
    let fancy = ofThings.get(thing)
    if (fancy === undefined) ofThings.set(thing, (fancy = 0.4 + 1.2 * createRandom(`${name} ${thing} ${hour}`).next()))
    return fancy
  }
}
