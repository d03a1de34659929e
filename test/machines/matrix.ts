/**
 * The matrix of faults on many machines: real worker processes over a real Postgres, killed, frozen, cut off, and the
 * database crashed, alone and two at once, while runs of every shape go on; then the histories are checked.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, existsSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerQuestion, createRandom, memoryStore, openQuestions, stateAt, type Entry, type Random } from 'troupe'
import { postgresStore, type PostgresStore } from 'troupe/postgres'
import { readStart } from '../../src/store/fold.ts'
import { openQueue } from '../../src/workers/queue.ts'
import { queueOf, versionOfRun } from '../../src/workers/version.ts'
import { createWorkTable, type Work } from '../../src/workers/work.ts'
import { answerTo, societies, type SocietyName } from '../kill/societies.ts'
import { startPostgres } from '../postgres-server.ts'
import { checkHistories, type Answered, type Belief, type Fault } from './check-histories.ts'

export type FaultKind = 'kill' | 'freeze' | 'cut' | 'silence' | 'crash' | 'two'

export interface MachinesOptions {
  /** how many of each kind */
  readonly faults: Readonly<Partial<Record<FaultKind, number>>>
  readonly seed: number | string
  readonly workers?: number
  /** how many runs are under way at once */
  readonly runs?: number
  /** ends it early: what was tried until then is checked */
  readonly signal?: AbortSignal
  readonly onProgress?: (line: string) => void
}

export interface MachinesReport {
  readonly faults: Record<FaultKind, number>
  readonly runs: number
  readonly steps: number
  readonly lost: number
  readonly doubled: number
  readonly disordered: number
  /** boards that differ from those of an undisturbed run */
  readonly wrong: number
  /** milliseconds from a kill, and nothing else, until another worker had the run */
  readonly takeoverMs: number[]
  /** the same for kills while something else went wrong as well */
  readonly besideTakeoverMs: number[]
  /** of these, from when the database was back, where it was away meanwhile */
  readonly besideTakeoverOfDatabaseMs: number[]
  readonly freezeTakeoverMs: number[]
  /** of workers that were frozen, or whose way swallowed everything, while another was killed */
  readonly besideFrozenMs: number[]
  /** of workers whose way to the database swallowed everything, and was not closed */
  readonly silenceTakeoverMs: number[]
  readonly found: readonly string[]
}

const names = Object.keys(societies) as SocietyName[]
const program = fileURLToPath(new URL('worker.ts', import.meta.url))
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const THAW_MS = 6_500
const PATIENCE_MS = 60_000
const SETTLING_MS = 3_000

interface Machine {
  readonly child: ChildProcess
  readonly log: string
  readonly cut: () => void
  /** from now on nothing comes through, and nobody is told; until it is called again, which cuts what is there */
  readonly swallow: (isSwallowing: boolean) => void
  readonly close: () => void
  id: string
  isGone: boolean
}

export async function playMachines(options: MachinesOptions): Promise<MachinesReport> {
  const { seed, workers: size = 3, runs: width = 8, onProgress = () => {} } = options
  const random = createRandom(String(seed))
  const folder = mkdtempSync(join(tmpdir(), 'troupe-machines-'))
  const server = await startPostgres()
  const url = `${server.url}?schema=machines`
  const store = postgresStore(url, { patienceMs: PATIENCE_MS })
  const table = createWorkTable(store)
  const queue = await openQueue({ store, url, report: () => {} }, table)
  const machines: Machine[] = []
  const everybody: Machine[] = []
  let booted = 0
  const boot = async (triesLeft = 5): Promise<void> => {
    let machine: Machine
    try {
      machine = await startMachine(url, join(folder, `worker-${booted++}.log`))
    } catch (error) {
      // one that is started while the database is away is started again, as an installation does
      if (triesLeft === 0) throw error
      await sleep(300)
      return boot(triesLeft - 1)
    }
    everybody.push(machine)
    machines.push(machine)
  }
  const faults: Record<FaultKind, number> = { kill: 0, freeze: 0, cut: 0, silence: 0, crash: 0, two: 0 }
  const takeoverMs: number[] = []
  const besideTakeoverMs: number[] = []
  const besideTakeoverOfDatabaseMs: number[] = []
  /** when it answered again after it was crashed the last time */
  let isBackAt = 0
  const freezeTakeoverMs: number[] = []
  const besideFrozenMs: number[] = []
  const silenceTakeoverMs: number[] = []
  const answers: Answered[] = []
  const ended: { run: string; name: SocietyName }[] = []
  const over = new AbortController()
  try {
    await Promise.all(Array.from({ length: size }, () => boot()))
    onProgress(`${size} workers on ${store.shown}`)
    // nobody is said to be gone in the first moments of a database
    await sleep(SETTLING_MS)

    /** one run after the other, each to its end */
    let count = 0
    const lane = async () => {
      while (!over.signal.aborted) {
        const name = names[count % names.length]!
        const run = `${name}-${count++}`
        await begin(store, name, run)
        const want = async () => {
          const start = await readStart(store, run)
          if ((await table.want(run, queueOf(name, versionOfRun(start)), {})) === 'resting') await queue.send(run)
        }
        await want()
        const place = async () => describePlace(store, (await table.find([run]))[0])
        await untilEnded(store, run, place, async (question) => {
          const answer = answerTo(question.question)
          const [work] = await table.find([run])
          if (work?.state !== 'resting') return
          await answerQuestion(store, run, answer, question.id)
          answers.push({ run, question: question.id, answer })
          await want()
        })
        ended.push({ run, name })
      }
    }
    const lanes = Promise.all(Array.from({ length: width }, lane))
    lanes.catch(() => over.abort())

    /** whoever looks before all is taken over sees only what was quick */
    const untilTaken = async ({ id }: Machine, whose = 'worker = $1 OR lost = $1') => {
      const text = `SELECT FROM ${store.schema}.work WHERE (${whose}) AND state <> 'resting'`
      const isLeft = () => store.database.patiently(() => store.database.ask(text, [id]))
      for (const deadline = Date.now() + PATIENCE_MS; (await isLeft()).length > 0; await sleep(50))
        if (Date.now() > deadline) throw new Error(`nobody took over what ${id} drove`)
    }
    const some = () => machines[random.integer(machines.length)]!
    /** from now until others have what it drove; told by the database, which may be away now */
    const measure = (machine: Machine, into: number[], ofDatabase: number[] = []) => {
      const at = Date.now()
      return async () => {
        const text = `SELECT at FROM ${store.schema}.takeovers WHERE loser = $1 AND at > to_timestamp($2)`
        const after = () => store.database.ask<{ at: Date }>(text, [machine.id, at / 1_000])
        for (const taken of await store.database.patiently(after)) {
          const took = taken.at.getTime()
          into.push(took - at)
          // nobody can take anything over while there is no database
          ofDatabase.push(took - (took > isBackAt ? Math.max(at, isBackAt) : at))
        }
      }
    }
    const kill = async (machine = some(), into = takeoverMs, ofDatabase: number[] = []) => {
      const look = measure(machine, into, ofDatabase)
      machine.child.kill('SIGKILL')
      remove(machines, machine)
      await boot()
      await untilTaken(machine)
      await look()
    }
    const freeze = async (machine = some(), into = freezeTakeoverMs) => {
      const look = measure(machine, into)
      machine.child.kill('SIGSTOP')
      await sleep(THAW_MS + random.integer(1_000))
      await untilTaken(machine)
      await look()
      machine.child.kill('SIGCONT')
      await sleep(300)
    }
    const cut = async (machine = some()) => {
      machine.cut()
      await sleep(200 + random.integer(200))
      // what it lost by this is not counted with what happens to it next
      await untilTaken(machine, 'lost = $1')
    }
    const silence = async (machine = some(), into = silenceTakeoverMs) => {
      const look = measure(machine, into)
      machine.swallow(true)
      await sleep(THAW_MS + random.integer(1_000))
      await look()
      machine.swallow(false)
      await sleep(300)
    }
    const crash = async () => {
      await server.crash()
      await sleep(random.integer(500))
      await server.start()
      isBackAt = Date.now()
      await sleep(1_500)
    }
    /** one is killed, and at the same moment something else goes wrong; which other thing takes turns */
    let turn = 0
    const two = async () => {
      const [first, second] = shuffled(machines, random) as [Machine, Machine]
      const killed = (machine: Machine) => kill(machine, besideTakeoverMs, besideTakeoverOfDatabaseMs)
      const others = [
        () => cut(first),
        () => killed(first),
        crash,
        () => freeze(first, besideFrozenMs),
        () => silence(first, besideFrozenMs),
      ]
      await Promise.all([others[turn++ % others.length]!(), killed(second)])
    }
    const deeds: Record<FaultKind, () => Promise<void>> = {
      kill: () => kill(),
      freeze: () => freeze(),
      cut: () => cut(),
      silence: () => silence(),
      crash,
      two,
    }
    const plan = Object.entries(options.faults).flatMap(([kind, n]) =>
      Array.from({ length: n }, () => kind as FaultKind),
    )
    for (const kind of shuffled(plan, random)) {
      await sleep(random.integer(250))
      await deeds[kind]()
      faults[kind]++
      if (over.signal.aborted || options.signal?.aborted) break
      const done = Object.values(faults).reduce((sum, n) => sum + n)
      if (done % 10 === 0) onProgress(`${done} faults, ${ended.length} runs ended`)
    }
    over.abort()
    await lanes
    const journals = await readJournals(store)
    const beliefs = everybody.flatMap(readLog)
    const found: Fault[] = checkHistories({ beliefs, journals, answers })
    const wrong = await compareBoards(store, ended)
    const counted = (kind: Fault['kind']) => found.filter((fault) => fault.kind === kind).length
    return {
      faults,
      runs: ended.length,
      steps: [...journals.values()].flat().filter(({ record }) => record.kind === 'step').length,
      lost: counted('lost'),
      doubled: counted('doubled'),
      disordered: counted('disordered'),
      wrong: wrong.length,
      takeoverMs,
      besideTakeoverMs,
      besideTakeoverOfDatabaseMs,
      freezeTakeoverMs,
      besideFrozenMs,
      silenceTakeoverMs,
      found: [...found.map(({ kind, what }) => `${kind}: ${what}`), ...wrong],
    }
  } finally {
    over.abort()
    for (const machine of everybody) machine.close()
    await queue.close().catch(() => {})
    await store.close()
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

function remove(machines: Machine[], machine: Machine): void {
  const at = machines.indexOf(machine)
  if (at >= 0) machines.splice(at, 1)
}

/** A worker with a way to the database of its own, which can be cut. */
async function startMachine(url: string, log: string): Promise<Machine> {
  const address = new URL(url)
  const sockets = new Set<Socket>()
  const far = Number(address.port)
  let isSwallowing = false
  const proxy = createServer((near) => {
    const there = connect(far, '127.0.0.1')
    for (const [from, to] of [[near, there] as const, [there, near] as const]) {
      sockets.add(from)
      from
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(from)
          to.destroy()
        })
      if (!isSwallowing) from.pipe(to)
    }
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => proxy.once('listening', resolve))
  address.port = String((proxy.address() as { port: number }).port)
  const args = ['--conditions=troupe-source', '--disable-warning=ExperimentalWarning', program, address.href, log]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', process.env['SHOW'] ? 'inherit' : 'ignore'] })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const swallow = (wanted: boolean) => {
    isSwallowing = wanted
    if (!wanted) cut()
    else for (const socket of sockets) socket.unpipe().pause()
  }
  const close = () => {
    child.kill('SIGKILL')
    proxy.close()
    cut()
  }
  const machine: Machine = { child, log, cut, swallow, close, id: '', isGone: false }
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', resolve)
    child.once('exit', (code) => {
      // its way to the database would keep this process alive
      close()
      reject(new Error(`a worker ended with ${code} before it worked`))
    })
  })
  machine.id = (JSON.parse(said) as { worker: string }).worker
  return machine
}

async function begin(store: PostgresStore, name: SocietyName, run: string): Promise<void> {
  await societies[name].run({}, { store, id: run, seed: 1, steps: 0, society: name, handlers: { act: () => 'done' } })
    .finished
}

type Question = { readonly id: string; readonly question: unknown }

/** In whose hands a run is, for whoever has to find out why it does not go on. */
async function describePlace({ database, schema }: PostgresStore, work: Work | undefined): Promise<string> {
  const [workers, entries] = [
    await database.ask(`SELECT id, now() - seen AS silence FROM ${schema}.workers`),
    await database.ask(
      `SELECT workflow_uuid, status, executor_id FROM ${schema}_queue.workflow_status WHERE workflow_uuid LIKE $1`,
      [`${work?.run}:%`],
    ),
  ]
  return JSON.stringify({ work, workers, entries })
}

async function untilEnded(
  store: PostgresStore,
  run: string,
  place: () => Promise<string>,
  answer: (question: Question) => Promise<void>,
) {
  // a long run on a busy machine takes its time: what must not happen is that it stands still
  for (let [known, movedAt] = [0, Date.now()]; Date.now() - movedAt < PATIENCE_MS * 2;) {
    const head = await store.head(run)
    if (head > known) [known, movedAt] = [head, Date.now()]
    const [last] = await store.read(run, head, 1)
    if (last?.record.kind === 'end') return
    if (last?.record.kind === 'fail') throw new Error(`${run} failed: ${last.record.message}`)
    const [question] = await openQuestions(store, run)
    if (question) await answer(question)
    await sleep(60)
  }
  throw new Error(`${run} did not end: ${await place()}`)
}

async function readJournals(store: PostgresStore): Promise<Map<string, readonly Entry[]>> {
  const journals = new Map<string, readonly Entry[]>()
  for (const run of await store.runs()) journals.set(run, await store.read(run, 1, Number.MAX_SAFE_INTEGER))
  return journals
}

function readLog({ log, id }: Machine): Belief[] {
  if (!existsSync(log)) return []
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => ({ worker: id, ...(JSON.parse(line) as object) }) as Belief)
}

async function compareBoards(store: PostgresStore, ended: readonly { run: string; name: SocietyName }[]) {
  const expected = new Map<SocietyName, string>()
  for (const name of names) expected.set(name, await undisturbed(name))
  const wrong: string[] = []
  for (const { run, name } of ended)
    if (JSON.stringify(await stateAt(store, run)) !== expected.get(name)) wrong.push(`the board of ${run} is another`)
  return wrong
}

async function undisturbed(name: SocietyName): Promise<string> {
  const store = memoryStore()
  const options = { store, handlers: { act: () => 'done' } }
  let { status, questions } = await societies[name].run({}, { ...options, id: 'r', seed: 1 }).finished
  while (status !== 'ended') {
    const [open] = questions
    const answer = { question: open!.id, answer: answerTo(open!.question) }
    ;({ status, questions } = await societies[name].resume('r', { ...options, ...answer }).finished)
  }
  return JSON.stringify(await stateAt(store, 'r'))
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
