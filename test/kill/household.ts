/** A household's day in real processes that are killed at random instants: its journal is that of an unkilled day. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRandom, memoryStore, type Entry, type Store } from 'troupe'
import { openDay } from './household-day.ts'
import { journalsIn } from './journals.ts'
import { live } from './life.ts'

export interface KilledDay {
  readonly kills: number
  /** how many records were there at each kill */
  readonly places: readonly number[]
  /** every record of the day, as text, without when it was written */
  readonly journal: readonly string[]
  readonly unkilled: readonly string[]
}

const worker = fileURLToPath(new URL('household-worker.ts', import.meta.url))

// one in so many is killed before it has begun
const STARTING = 6

export async function killDay(options: {
  readonly kills: number
  readonly people: number
  readonly seed: number | string
  readonly onKill?: (kills: number, records: number) => void
}): Promise<KilledDay> {
  const { kills, people, seed, onKill } = options
  const folder = mkdtempSync(join(tmpdir(), 'troupe-day-'))
  try {
    const random = createRandom(`day/${seed}`)
    const file = join(folder, 'day.db')
    const whole = memoryStore()
    await openDay(people).run(whole).finished
    const unkilled = await journalOf(whole)

    const cache = join(folder, 'cache')
    const day = { worker, args: [file, String(people)], cache }
    // a day without a kill tells how long one is, and fills the compile cache
    const measured = await live({ worker, args: [join(folder, 'measured.db'), String(people)], cache })
    const lifeMs = measured === 'killed' ? 0 : measured
    const places: number[] = []
    while (places.length < kills) {
      const isStarting = random.integer(STARTING) === 0
      // spread over most of the day: one that is over cannot be killed any more
      const killAfterMs = random.next() * (isStarting ? lifeMs / 4 : lifeMs / kills)
      const countedFrom = isStarting ? 'start' : 'begun'
      if ((await live({ ...day, killAfterMs, countedFrom })) !== 'killed') break
      places.push((await journalIn(file)).length)
      onKill?.(places.length, places.at(-1)!)
    }
    await live(day)
    return { kills: places.length, places, journal: await journalIn(file), unkilled }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function journalIn(file: string): Promise<readonly string[]> {
  const entries = (await journalsIn(file)).get('day') ?? []
  return entries.map((entry) => withoutTime(JSON.parse(entry) as Entry))
}

async function journalOf(store: Store): Promise<readonly string[]> {
  if (!(await store.runs()).includes('day')) return []
  const entries = await store.read('day', 1, Number.MAX_SAFE_INTEGER)
  return entries.map(withoutTime)
}

const withoutTime = ({ seq, record }: Entry) => JSON.stringify({ seq, record })
