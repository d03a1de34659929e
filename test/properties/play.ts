/** A story played to its end through all its deaths, and what must be true of it afterwards (E1, E5, E8, E9). */
import { memoryStore, replayRun, stateAt, TroupeError, type Fields, type Flow, type Run, type Store } from 'troupe'
import { entriesOf, gate, mortal, recordsOf, slowly } from '../rules/support.ts'
import { build, createOutside, handlersOf, hash, type Outside } from './build.ts'
import type { DeathSpec, StorySpec } from './spec.ts'

// a story that takes longer hangs: the longest take about a second
const PATIENCE_MS = 20_000
const MAX_SESSIONS = 500

export async function checkStory(story: StorySpec): Promise<void> {
  let timer: NodeJS.Timeout
  const hang = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the story hangs')), PATIENCE_MS)
  })
  await Promise.race([check(story), hang]).finally(() => clearTimeout(timer))
}

async function check(story: StorySpec): Promise<void> {
  const calm = await play({ ...story, deaths: [], slowStore: false, concurrency: undefined })
  const stormy = await play(story)
  same('the final board', stormy.board, calm.board)
  same('the committed steps', await committed(stormy.store), await committed(calm.store))
  await checkEffects(stormy)
  await checkHistory(stormy.store, stormy.board)
  await checkForks(story, stormy.store, stormy.board)
}

interface Played {
  readonly store: Store
  readonly outside: Outside
  readonly board: string
}

/** Sessions, each to its death, until the run has ended. */
export async function play(
  { society, seed, deaths, slowStore, concurrency }: StorySpec,
  store: Store = memoryStore(),
): Promise<Played> {
  const outside = createOutside()
  const left = [...deaths]
  const base = slowStore ? slowly(store) : store
  const seen = new Map<string, string[]>()
  const zombies: Promise<void>[] = []
  for (let session = 0; ; session++) {
    if (session > MAX_SESSIONS) throw new Error('the run does not end, however often it is resumed')
    const death = left.shift()
    const ended = await live(
      build(society, outside),
      base,
      { seed, handlers: handlersOf(outside), ...(concurrency !== undefined && { concurrency }) },
      death,
      zombies,
    )
    await checkKept(store, seen)
    if (ended) break
  }
  await Promise.all(zombies)
  await checkKept(store, seen)
  return { store, outside, board: JSON.stringify(await stateAt(store, 'r')) }
}

type Options = Pick<Parameters<Flow['run']>[1] & object, 'seed' | 'handlers' | 'concurrency'>

/** One session. True when the run has ended. */
async function live(
  society: Flow,
  store: Store,
  options: Options,
  death: DeathSpec | undefined,
  zombies: Promise<void>[],
): Promise<boolean> {
  const over = gate<boolean>()
  let run: Run<Fields> | undefined
  let own = store
  let isDead = () => false
  if (death && (death.how === 'hang' || death.how === 'throw')) {
    const doomed = mortal(store, { ...death, how: death.how })
    own = doomed.store
    isDead = doomed.isDead
    void doomed.death.then(() => over.resolve(false))
  } else if (death) {
    own = onWrite(store, death.at, () => {
      if (death.how === 'stop') run?.stop()
      else if (death.how === 'pause') run?.pause()
      else over.resolve(false)
    })
  }
  const living = (async () => {
    const { seed, ...rest } = options
    const go = { ...rest, store: own }
    run = (await own.head('r')) === 0 ? society.run({}, { ...go, seed: seed!, id: 'r' }) : society.resume('r', go)
    try {
      for (;;) {
        const { status, questions } = await run.finished
        if (status !== 'waiting') return status === 'ended'
        const [open] = questions
        run = society.resume('r', { ...go, question: open!.id, answer: hash(open!.question) })
      }
    } catch (error) {
      // what is meant to happen: agents and handlers break, and of two writers one is refused
      if (error instanceof TroupeError && expected.has(error.code)) return false
      // a process whose disk died may say anything
      if (isDead()) return false
      throw error
    }
  })()
  if (death?.how === 'takeover') zombies.push(living.then(() => {}))
  living.then(over.resolve, over.reject)
  return over.promise
}

const expected: ReadonlySet<string> = new Set([
  'RUN_AGENT_FAILED',
  'RUN_EFFECT_FAILED',
  'STORE_CONFLICT',
  // two that take over at once may both find that there is no run yet, or that a question is answered meanwhile
  'STORE_RUN_EXISTS',
  'RUN_NO_QUESTION',
])

function onWrite(store: Store, at: number, act: () => void): Store {
  let writes = 0
  const count = () => void (++writes === at && act())
  return {
    ...store,
    create: (run, start) => (count(), store.create(run, start)),
    append: (run, head, records, checkpoint) => (count(), store.append(run, head, records, checkpoint)),
  }
}

/** Nothing that was in a journal once is ever gone or changed. */
async function checkKept(store: Store, seen: Map<string, string[]>): Promise<void> {
  for (const run of await store.runs()) {
    const entries = (await entriesOf(store, run)).map((entry) => JSON.stringify(entry))
    const before = seen.get(run) ?? []
    same(`the journal of ${run} so far`, entries.slice(0, before.length).join('\n'), before.join('\n'))
    seen.set(run, entries)
  }
}

/** What every step of every run changed, and who was next; how often it was tried is no part of it. */
async function committed(store: Store): Promise<string> {
  const lines: string[] = []
  for (const run of (await store.runs()).toSorted())
    for (const record of await recordsOf(store, run)) {
      if (record.kind === 'end') lines.push(`${run} ends ${record.step} ${record.reason}`)
      if (record.kind !== 'step') continue
      const did = record.did.map(({ agent, changes, effects = [] }) => [
        agent,
        changes,
        effects.map(({ effect }) => effect),
      ])
      lines.push(`${run} ${record.step} ${JSON.stringify([did, record.next, record.waiting])}`)
    }
  return lines.join('\n')
}

async function checkEffects({ store, outside }: Played): Promise<void> {
  const twice = outside.done.filter((id, index) => outside.done.indexOf(id) !== index)
  if (twice.length > 0) throw new Error(`done twice: ${twice.join(', ')}`)
  const done = new Set(outside.done)
  for (const run of await store.runs()) {
    const announced = new Map<string, string>()
    for (const record of await recordsOf(store, run)) {
      if (record.kind === 'effect') announced.set(`${record.slot}.${record.place}`, record.id)
      if (record.kind !== 'step') continue
      for (const [slot, { effects = [] }] of record.did.entries())
        for (const [place, { effect, result }] of effects.entries()) {
          if (effect.type !== 'act') continue
          const id = announced.get(`${slot}.${place}`)
          if (id === undefined) throw new Error(`${run} ${record.step}: an act was not announced`)
          if (result === 'done' && !done.has(id)) throw new Error(`${id} is said to be done and is not`)
        }
      announced.clear()
    }
  }
}

/** E1: told again, the run is what it was, at every step. */
async function checkHistory(store: Store, board: string): Promise<void> {
  let last = ''
  for await (const { step, board: then } of replayRun(store, 'r')) {
    last = JSON.stringify(then)
    same(`the board at step ${step}`, JSON.stringify(await stateAt(store, 'r', step)), last)
  }
  same('the replayed board', last, board)
}

/** E8: forked without an edit, it comes to the same board, and the parent stays what it was. */
async function checkForks({ society, seed, forks }: StorySpec, store: Store, board: string): Promise<void> {
  const before = JSON.stringify(await entriesOf(store, 'r'))
  const steps = (await recordsOf(store, 'r')).filter(({ kind }) => kind === 'step').length
  for (const [index, share] of forks.entries()) {
    const at = Math.min(steps - 1, Math.floor(share * steps))
    const id = `fork-${index}`
    const outside = createOutside()
    const options = { store, handlers: handlersOf(outside) }
    let run = build(society, outside).fork('r', { ...options, id, at, seed })
    for (let session = 0; session < MAX_SESSIONS; session++) {
      const rest = await run.finished.catch((error: unknown) => {
        if (error instanceof TroupeError && expected.has(error.code)) return undefined
        throw error
      })
      if (rest?.status === 'ended') break
      const open = rest?.questions[0]
      const answer = open && { question: open.id, answer: hash(open.question) }
      run = build(society, outside).resume(id, { ...options, ...answer })
    }
    same(`the board of a fork at step ${at}`, JSON.stringify(await stateAt(store, id)), board)
    if (new Set(outside.done).size !== outside.done.length) throw new Error(`a fork at ${at} did an effect twice`)
  }
  same('the journal of a forked run', JSON.stringify(await entriesOf(store, 'r')), before)
}

function same(what: string, actual: string, expectedText: string): void {
  if (actual === expectedText) return
  let place = 0
  while (actual[place] === expectedText[place]) place++
  const around = (text: string) => text.slice(Math.max(0, place - 80), place + 120)
  throw new Error(`${what} differs:\n  is        …${around(actual)}…\n  should be …${around(expectedText)}…`)
}
