/** One attack: a mutated journal that is imported and then used in every way, or a few mutated requests. */
import { createRandom, type Random } from '../../src/base/random.ts'
import type { RunList } from '../../src/server/api.ts'
import type { TestServer } from '../studio-server.ts'
import { hostileValue, mutateJson, mutateText, written } from './mutate.ts'

export interface Answered {
  readonly asked: string
  readonly status: number
  /** of the processor: a machine that does other things must not make an answer late */
  readonly ms: number
}

// by the clock, an answer that waits for something instead of working is late as well
const CLOCK_PER_PROCESSOR = 15

export interface AttackResult {
  readonly answers: readonly Answered[]
  /** the import was taken: what came was harmless enough to be kept */
  readonly isTaken: boolean
}

export class Broken extends Error {
  override readonly name = 'Broken'
}

export interface Attacked {
  readonly studio: TestServer
  readonly corpus: readonly (readonly string[])[]
  /** no answer may take longer */
  readonly patienceMs: number
}

export async function attack(seed: number, attacked: Attacked): Promise<AttackResult> {
  const random = createRandom(seed)
  const answers: Answered[] = []
  const ask = createAsking(attacked, answers)
  const isTaken = random.next() < 0.75 ? await importMutant(seed, random, attacked, ask) : false
  if (!isTaken) await sendMutants(random, attacked, ask)
  return { answers, isTaken }
}

type Ask = (path: string, init?: RequestInit) => Promise<{ readonly status: number; readonly body: string }>

function createAsking({ studio, patienceMs }: Attacked, answers: Answered[]): Ask {
  return async (path, init) => {
    const asked = `${init?.method ?? 'GET'} ${path.slice(0, 120)}`
    const [from, used] = [performance.now(), process.cpuUsage()]
    const response = await studio.request(path, init)
    const body = await response.text()
    const { user, system } = process.cpuUsage(used)
    const ms = (user + system) / 1000
    const waited = performance.now() - from
    answers.push({ asked, status: response.status, ms })
    if (response.status >= 500) throw new Broken(`${asked}: ${response.status} ${body.slice(0, 300)}`)
    if (/\n\s+at .+:\d+:\d+/.test(body.slice(0, 5_000))) throw new Broken(`${asked}: a stack in ${body.slice(0, 300)}`)
    if (ms > patienceMs || waited > patienceMs * CLOCK_PER_PROCESSOR)
      throw new Broken(`${asked}: took ${Math.round(ms)} ms of the processor, ${Math.round(waited)} ms by the clock`)
    return { status: response.status, body }
  }
}

const post = (body: string, type = 'application/json'): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
})

/** Runs get names of their own, so that every mutant that is taken is a new one. */
async function importMutant(seed: number, random: Random, attacked: Attacked, ask: Ask): Promise<boolean> {
  const original = random.pick(attacked.corpus)
  const name = (line: string) => line.replaceAll(/"[0-9a-z]{7}-[0-9a-z]{6}(?=["/])/g, (id) => `${id}-${seed}`)
  let lines = original.map(name)
  const place = () => random.integer(lines.length)
  switch (random.integer(8)) {
    case 0:
      lines = lines.with(place(), mutateText(lines[place()]!, random))
      break
    case 1:
      lines = lines.toSpliced(place(), random.integer(2), lines[place()]!)
      break
    case 2:
    case 3:
    case 4:
    case 5:
      // what is on the board may be anything, and is taken
      for (let times = 1 + random.integer(3); times > 0; times--) {
        const at = 1 + random.integer(lines.length - 1)
        lines = lines.with(at, tryTo(() => withMutatedValue(lines[at]!, random)) ?? mutateText(lines[at]!, random))
      }
      break
    default:
      for (let times = 1 + random.integer(2); times > 0; times--) {
        // the first lines hold the most
        const at = random.next() < 0.5 ? Math.min(lines.length - 1, random.integer(3)) : place()
        lines = lines.with(at, mutated(lines[at]!, random))
      }
  }
  const { status, body } = await ask('/api/import', post(lines.join('\n'), 'application/jsonl'))
  if (status !== 201) return false
  await useRun((JSON.parse(body) as { id: string }).id, random, attacked, ask)
  return true
}

/** A field of the board, the flow's shape or what else a record holds that nobody but its society understands. */
function withMutatedValue(line: string, random: Random): string {
  const entry = JSON.parse(line) as { record: { changes?: object; shape?: unknown; did?: { changes?: object }[] } }
  const { record } = entry
  const changes = [record.changes, ...(record.did ?? []).map((deed) => deed.changes)].filter(
    (each) => each !== undefined,
  )
  const fields = changes.flatMap((each) => Object.values(each) as { set?: unknown; push?: unknown; put?: unknown }[])
  if (fields.length > 0 && random.next() < 0.9) {
    const field = random.pick(fields)
    if ('set' in field) field.set = mutateJson(field.set, random)
    else if (Array.isArray(field.push)) field.push = [...(field.push as unknown[]), hostileValue(random)]
    else if (field.put !== undefined) field.put = { ...(field.put as object), x: hostileValue(random) }
  } else if ('shape' in record) record.shape = mutateJson(record.shape, random)
  else Object.assign(record, { value: hostileValue(random), driving: hostileValue(random) })
  return written(entry)
}

function mutated(line: string, random: Random): string {
  return tryTo(() => written(mutateJson(JSON.parse(line), random))) ?? mutateText(line, random)
}

/** A line that was mutated before may be no JSON any more, or nested too deeply to be copied. */
function tryTo<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

const READING = ['', '/journal', '/board', '/board?step=1', '/inside', '/metrics', '/memories', '/mail', '/artefacts']
const HOUSE = ['agent_act/next', 'agents/states', 'objects', 'world_state', 'game/events?since=2', 'game/status']
const FILES = [
  '/export',
  '/artefacts/transcript.txt',
  '/artefacts/game.html',
  '/artefacts/commands.txt',
  '/artefacts/scene.glb',
  '/artefacts/plan.svg',
  '/artefacts/scene.json',
  '/artefacts/report.md',
]
// pictures take as long as they take, but nobody waits for them
const PICTURES = ['/artefacts/preview.png', '/artefacts/view-1.png', '/artefacts/above.png', '/artefacts/scene.obj']
const PICTURES_SHARE = 0.1

async function useRun(id: string, random: Random, attacked: Attacked, ask: Ask): Promise<void> {
  const run = `/api/runs/${encodeURIComponent(id)}`
  for (const path of READING) await ask(`${run}${path}`)
  await ask(`${run}/memories?agent=Ada&query=wall`)
  await ask(`${run}/mail?agent=Ada`)
  for (const path of HOUSE) await ask(`${run}/house/${path}`)
  await ask(`${run}/house/game/reset`, post('{}'))
  await ask(`${run}/house/game/pause`, post('{}'))
  await ask(`${run}${random.pick(FILES)}`)
  if (random.next() < PICTURES_SHARE) await askBeside(`${run}${random.pick(PICTURES)}`, attacked, () => ask(run))
  await ask(`${run}/fork`, post(JSON.stringify({ at: random.integer(3), isPaused: true })))
  await ask(`${run}/resume`, post('{"pace":60000}'))
  await ask(`${run}/step`, post('{}'))
  await ask(`${run}/answer`, post('{"answer":{"text":"hm"}}'))
  await ask(`${run}/cancel`, post('{}'))
  await ask(run)
}

/** A file that takes long, and others who are answered meanwhile as if nobody made it. */
async function askBeside(path: string, { studio }: Attacked, other: () => Promise<unknown>): Promise<void> {
  const making = studio.request(path).then(async (response) => {
    await response.arrayBuffer()
    if (response.status >= 500) throw new Broken(`GET ${path}: ${response.status}`)
    return 'made' as const
  })
  while ((await Promise.race([making, other()])) !== 'made');
}

const SIGHT = { range: 8, wide: 90, high: 60 }
const BODIES: readonly (readonly [path: string, body: unknown])[] = [
  ['', { society: 'counter', input: { goal: 3 }, seed: 1, minds: { all: 'rules' }, maxSteps: 5, maxCost: 1, pace: 0 }],
  ['', { society: 'explorers', input: { explorers: ['Ada'], world: { size: 8 } }, maxSteps: 2, pace: 60_000 }],
  ['', { society: 'explorers', input: { world: { size: 8, levels: 2, sight: SIGHT } }, maxSteps: 2, pace: 60_000 }],
  ['', { society: 'adventurers', input: { story: 'fog-bell', maxSteps: 2 }, maxSteps: 2, pace: 60_000 }],
  ['', { society: 'director', input: { userPrompt: 'a hall with 300 chairs and a lamp', seed: 1 }, pace: 60_000 }],
  ['', { society: 'talk', minds: { speaker: 'http://127.0.0.1:9/v1#m' }, maxSteps: 1, pace: 0 }],
  ['/ID/fork', { at: 1, edit: { goal: 3 }, minds: { all: 'rules' }, seed: 's', isPaused: true, pace: 60_000 }],
  ['/ID/fork', { at: 1, say: 'look', isPaused: true }],
  ['/ID/fork', { at: 7, edit: { editRequest: 'move the bed to the window, add 200 chairs' }, pace: 0, maxSteps: 3 }],
  ['/ID/fork', { at: 0, edit: { story: { name: 'x', file: '/dev/zero', sha256: 'a'.repeat(64) } }, isPaused: true }],
  ['/ID/resume', { maxSteps: 1, pace: 60_000 }],
  ['/ID/pace', { pace: 60_000 }],
  ['/ID/answer', { answer: { text: 'hm' }, key: '1.0.0' }],
  ['/ID/pause', {}],
]
const QUERIES = [
  'step',
  'from',
  'since',
  'after',
  'client',
  'limit',
  'offset',
  'text',
  'status',
  'agent',
  'query',
  'society',
  'extend',
  'token',
]

async function sendMutants(random: Random, { studio }: Attacked, ask: Ask): Promise<void> {
  const { runs } = await studio.get<RunList>('/runs?limit=5')
  const id = encodeURIComponent(
    runs.length === 0 || random.next() < 0.1
      ? (JSON.stringify(hostileValue(random)) ?? '').slice(0, 1_000)
      : random.pick(runs).id,
  )
  const [path, body] = random.pick(BODIES)
  const text = random.next() < 0.8 ? written(mutateJson(body, random)) : mutateText(JSON.stringify(body), random)
  const { status, body: answer } = await ask(`/api/runs${path.replace('ID', id)}`.slice(0, 4_000), post(text))
  const started = status === 201 ? (JSON.parse(answer) as { id: string }).id : undefined
  if (started !== undefined) await ask(`/api/runs/${encodeURIComponent(started)}/cancel`, post('{}'))
  const query = `${random.pick(QUERIES)}=${encodeURIComponent(mutateText(String(random.integer(9)), random))}`
  await ask(`/api/runs/${id}${random.pick(READING)}`.slice(0, 4_000).concat(`?${query}`))
  await ask(`/api/runs/${id}/house/${random.pick(HOUSE)}`.slice(0, 4_000).replace(/\?.*/, '').concat(`?${query}`))
  await ask(`/api/runs?${query}`)
}
