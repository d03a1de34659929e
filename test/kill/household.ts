/** A household's day in real processes that are killed at random instants: its journal is that of an unkilled day. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRandom, memoryStore, TroupeError, type Store } from 'troupe'
import { sqliteStore } from 'troupe/sqlite'
import { openDay } from './household-day.ts'

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
    await openDay(people, async () => {}).run(whole).finished
    const unkilled = await journalOf(whole)

    const cache = join(folder, 'cache')
    // a day without a kill tells how long one is, and fills the compile cache
    const measured = await live({ file: join(folder, 'measured.db'), people, cache })
    const lifeMs = measured === 'killed' ? 0 : measured
    const places: number[] = []
    while (places.length < kills) {
      const isStarting = random.integer(STARTING) === 0
      // spread over most of the day: one that is over cannot be killed any more
      const killAfterMs = random.next() * (isStarting ? lifeMs / 4 : lifeMs / kills)
      if ((await live({ file, people, cache, killAfterMs, isStarting })) !== 'killed') break
      places.push((await journalIn(file)).length)
      onKill?.(places.length, places.at(-1)!)
    }
    await live({ file, people, cache })
    return { kills: places.length, places, journal: await journalIn(file), unkilled }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Life {
  readonly file: string
  readonly people: number
  readonly cache: string
  readonly killAfterMs?: number
  /** killed so long after the process was started, and not after the day was begun */
  readonly isStarting?: boolean
}

/** One process; gives how long the day took from its beginning, where nobody killed it. */
function live({ file, people, cache, killAfterMs, isStarting = false }: Life): Promise<number | 'killed'> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--conditions=troupe-source', '--disable-warning=ExperimentalWarning', worker, file, String(people)],
      {
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, NODE_COMPILE_CACHE: cache, NODE_OPTIONS: '' },
      },
    )
    let complaint = ''
    let begun = performance.now()
    let timer: NodeJS.Timeout | undefined
    const killLater = () => {
      if (killAfterMs !== undefined) timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs)
    }
    if (isStarting) killLater()
    child.stdout.once('data', () => {
      begun = performance.now()
      if (!isStarting) killLater()
    })
    child.stderr.on('data', (data: Buffer) => (complaint += data.toString()))
    child.on('error', reject)
    child.on('close', (code, killedBy) => {
      clearTimeout(timer)
      if (killedBy === 'SIGKILL') resolve('killed')
      else if (code === 0) resolve(performance.now() - begun)
      else reject(new Error(`The day ended with ${code ?? killedBy}: ${complaint}`))
    })
  })
}

async function journalIn(file: string): Promise<readonly string[]> {
  if (!existsSync(file)) return []
  let store: ReturnType<typeof sqliteStore>
  try {
    store = sqliteStore(file, { readOnly: true })
  } catch (error) {
    // killed while the file was being made
    if (error instanceof TroupeError) return []
    throw error
  }
  try {
    return await journalOf(store)
  } finally {
    await store.close()
  }
}

async function journalOf(store: Store): Promise<readonly string[]> {
  if (!(await store.runs()).includes('day')) return []
  const entries = await store.read('day', 1, Number.MAX_SAFE_INTEGER)
  return entries.map(({ seq, record }) => JSON.stringify({ seq, record }))
}
