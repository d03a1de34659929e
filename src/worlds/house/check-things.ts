/** The things of a house file: what each is, where it is, and what can be done with it. */
import {
  checkCount,
  checkFlag,
  checkList,
  checkName,
  checkNumber,
  checkRecord,
  checkText,
  meant,
  quote,
  type Faults,
  type Names,
} from './faults.ts'
import { needNames } from './house-file.ts'
import { isRecord } from '../../base/json-kinds.ts'

const MOST_THINGS = 5000
const MOST_STATES = 20
const MOST_USES = 20
const MOST_SEATS = 1000
const MOST_SERVINGS = 10_000
// a need goes from 0 to 100
const MOST_GIVEN = 100
const LONGEST_USE_MINUTES = 1440

const THING = ['id', 'description', 'in', 'isPortable', 'states', 'holds', 'uses', 'consumable', 'isRefilled'] as const
const USE = ['name', 'minutes', 'gives', 'requires', 'seats', 'isSleep'] as const

type Json = Readonly<Record<string, unknown>>

/** What the parts of a thing are checked against. */
interface Site {
  readonly faults: Faults
  readonly rooms: ReadonlySet<string>
  readonly things: ReadonlyMap<string, Json>
}

export function checkThings(faults: Faults, value: unknown, rooms: ReadonlySet<string>, names: Names): void {
  const things = new Map<string, Json>()
  const site: Site = { faults, rooms, things }
  const list = checkList(faults, 'things', value, MOST_THINGS)
  for (const [number, thing] of list.entries())
    if (
      !faults.isFull &&
      checkRecord(faults, `things[${number}]`, thing, THING) &&
      names.take(`things[${number}].id`, thing['id'])
    )
      things.set(thing['id'] as string, thing)
  // a thing may be in one that comes later
  for (const [number, thing] of list.entries())
    if (!faults.isFull && isRecord(thing)) checkThing(site, `things[${number}]`, thing)
}

function checkThing(site: Site, place: string, thing: Json): void {
  const { faults } = site
  checkText(faults, `${place}.description`, thing['description'])
  checkFlag(faults, `${place}.isPortable`, thing['isPortable'])
  checkFlag(faults, `${place}.isRefilled`, thing['isRefilled'])
  checkWhere(site, `${place}.in`, thing['in'])
  const states = checkStates(site, `${place}.states`, thing['states'])
  if (thing['holds'] !== undefined) checkHolds(faults, `${place}.holds`, thing['holds'], states)
  if (thing['uses'] !== undefined) checkUses(site, `${place}.uses`, thing['uses'], states)
  if (thing['consumable'] !== undefined) checkConsumable(faults, `${place}.consumable`, thing['consumable'])
  else if (thing['isRefilled'] === true) faults.add(`${place}.isRefilled`, 'only what is consumable can be refilled')
}

function checkWhere({ faults, rooms, things }: Site, place: string, where: unknown): void {
  if (!checkName(faults, place, where) || rooms.has(where)) return
  const holder = things.get(where)
  if (holder === undefined)
    faults.add(place, `there is no room or thing ${quote(where)}${meant(where, [...rooms, ...things.keys()])}`)
  else if (holder['holds'] === undefined) faults.add(place, `${quote(where)} holds nothing; give it "holds": {}`)
}

function checkStates(site: Site, place: string, value: unknown): readonly string[] {
  if (value === undefined) return []
  if (!isRecord(value) || Object.keys(value).length === 0) {
    site.faults.add(
      place,
      'must be an object with states by their names, the first one first: { "closed": {}, "open": {} }',
    )
    return []
  }
  const states = Object.keys(value)
  if (states.length > MOST_STATES) {
    site.faults.add(place, `has ${states.length} states, and may have ${MOST_STATES}`)
    return []
  }
  for (const state of states) {
    checkName(site.faults, `${place}.${quote(state)}`, state)
    // such keys come first in every object, and the first state is how a thing begins
    if (/^\d+$/.test(state)) site.faults.add(`${place}.${quote(state)}`, 'a state cannot be a number')
    checkRequirement(site, `${place}.${quote(state)}`, value[state], states)
  }
  return states
}

function checkHolds(faults: Faults, place: string, value: unknown, states: readonly string[]): void {
  if (!checkRecord(faults, place, value, ['openIn']) || value['openIn'] === undefined) return
  const openIn = checkList(faults, `${place}.openIn`, value['openIn'], MOST_STATES)
  for (const [number, state] of openIn.entries()) checkState(faults, `${place}.openIn[${number}]`, state, states)
}

function checkUses(site: Site, place: string, value: unknown, states: readonly string[]): void {
  const names = new Set<string>()
  for (const [number, use] of checkList(site.faults, place, value, MOST_USES).entries()) {
    const where = `${place}[${number}]`
    const { faults } = site
    if (!checkRecord(faults, where, use, USE)) continue
    const name = use['name']
    if (checkName(faults, `${where}.name`, name)) {
      if (names.has(name.toLowerCase())) faults.add(`${where}.name`, `there are two uses ${quote(name)}`)
      names.add(name.toLowerCase())
    }
    checkCount(faults, `${where}.minutes`, use['minutes'], 1, LONGEST_USE_MINUTES)
    checkGives(faults, `${where}.gives`, use['gives'])
    if (use['requires'] !== undefined) checkRequirement(site, `${where}.requires`, use['requires'], states)
    if (use['seats'] !== undefined) checkCount(faults, `${where}.seats`, use['seats'], 1, MOST_SEATS)
    checkFlag(faults, `${where}.isSleep`, use['isSleep'])
  }
}

function checkConsumable(faults: Faults, place: string, value: unknown): void {
  if (!checkRecord(faults, place, value, ['servings', 'gives'])) return
  checkCount(faults, `${place}.servings`, value['servings'], 1, MOST_SERVINGS)
  checkGives(faults, `${place}.gives`, value['gives'])
}

function checkGives(faults: Faults, place: string, value: unknown): void {
  if (!checkRecord(faults, place, value, needNames)) return
  for (const need of needNames)
    if (value[need] !== undefined) checkNumber(faults, `${place}.${need}`, value[need], -MOST_GIVEN, MOST_GIVEN)
}

function checkRequirement({ faults, things }: Site, place: string, value: unknown, states: readonly string[]): void {
  if (!checkRecord(faults, place, value, ['holding', 'state'])) return
  if (value['state'] !== undefined) checkState(faults, `${place}.state`, value['state'], states)
  const holding = value['holding']
  if (holding === undefined || !checkName(faults, `${place}.holding`, holding)) return
  const thing = things.get(holding)
  if (thing === undefined)
    faults.add(`${place}.holding`, `there is no thing ${quote(holding)}${meant(holding, things.keys())}`)
  else if (thing['isPortable'] !== true)
    faults.add(`${place}.holding`, `${quote(holding)} cannot be carried; give it "isPortable": true`)
}

function checkState(faults: Faults, place: string, state: unknown, states: readonly string[]): void {
  if (!checkName(faults, place, state) || states.includes(state)) return
  const known = states.length === 0 ? '; it has no states' : meant(state, states) || `; it has ${states.join(', ')}`
  faults.add(place, `there is no state ${quote(state)}${known}`)
}
