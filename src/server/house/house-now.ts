/**
 * How a house is now: the few fields of the board that front ends ask for, folded once and then kept up to date with
 * what is new in the journal.
 */
import { applyChange, noValues, type Values } from '../../board/change.ts'
import { changesOf, openRun, readPage } from '../../store/fold.ts'
import type { Store } from '../../store/store.ts'
import type { Turns } from '../turns.ts'
import { clockOf, listObjects, listPeople, listRooms, type HouseClock } from './payloads.ts'

const FIELDS = ['persons', 'things', 'rooms', 'round', 'minutesPerTurn'] as const
const PAGE = 64

export type HousePayload = 'agents' | 'objects' | 'world'

export interface HouseNow {
  clock(): Promise<HouseClock>
  /** JSON; the same text until something has changed */
  payload(name: HousePayload): Promise<string>
}

export function createHouseNow(store: Store, run: string, turns: Turns): HouseNow {
  let values: Values | undefined
  let head = 0
  const texts = new Map<HousePayload, string>()
  const open = async (): Promise<Values> => {
    const opened = await openRun(store, run)
    head = opened.head
    const own = noValues()
    for (const field of FIELDS) own[field] = opened.moment.values[field]
    return own
  }
  const follow = async () => {
    values ??= await open()
    // as far as it is now: a run that goes flat out would never let anybody go
    const there = await store.head(run)
    while (head < there) {
      const entries = await readPage(store, run, head + 1, PAGE)
      if (entries.length === 0) return
      texts.clear()
      for (const { seq, record } of entries) {
        head = seq
        if (record.kind !== 'step') continue
        for (const changes of changesOf(record))
          for (const field of FIELDS)
            if (Object.hasOwn(changes, field)) values[field] = applyChange(values[field], changes[field]!)
      }
      if (head < there) await turns.next()
    }
  }
  let work: Promise<void> = Promise.resolve()
  const valuesNow = async (): Promise<Values> => {
    await (work = work.then(follow, follow))
    return values!
  }
  return {
    clock: async () => clockOf(await valuesNow()),
    async payload(name) {
      const now = await valuesNow()
      const text = texts.get(name) ?? JSON.stringify(payloads[name](now))
      texts.set(name, text)
      return text
    },
  }
}

const payloads: Readonly<Record<HousePayload, (values: Values) => unknown>> = {
  agents: ({ persons }) => listPeople(persons),
  objects: ({ things }) => listObjects(things),
  world: (values) => ({
    ...clockOf(values),
    rooms: listRooms(values['rooms']),
    agents: listPeople(values['persons']),
    objects: listObjects(values['things']),
  }),
}
