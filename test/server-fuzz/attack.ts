/** One attack: a mutated journal that is imported and then used in every way, or a few mutated requests. */
import { createRandom, type Random } from '../../src/base/random.ts'
import type { RunList } from '../../src/server/api.ts'
import { createAsking, post, type Answered, type Ask, type Attacked, type AttackResult } from './ask.ts'
import { attackA2a } from './attack-a2a.ts'
import { attackDoor } from './attack-door.ts'
import { attackLangflow } from './attack-langflow.ts'
import { attackLessons } from './attack-lessons.ts'
import { attackMcp } from './attack-mcp.ts'
import { coreQuestions } from '../../src/societies/adventurers/questions/ask.ts'
import { hostileValue, mutateJson, mutateText, written } from './mutate.ts'

export async function attack(seed: number, attacked: Attacked): Promise<AttackResult> {
  const random = createRandom(seed)
  const answers: Answered[] = []
  const { studio, guarded, patienceMs } = attacked
  const ask = createAsking(studio, patienceMs, answers)
  const isTaken = random.next() < 0.7 ? await importMutant(seed, random, attacked, ask) : false
  if (isTaken) return { answers, isTaken }
  const kind = random.next()
  if (kind < 0.5) await sendMutants(random, attacked, ask)
  else if (kind < 0.7) await attackLangflow(random, ask)
  else if (kind < 0.75) await attackLessons(random, ask)
  else if (kind < 0.82) await attackA2a(random, studio, ask)
  else if (kind < 0.9) await attackMcp(random, studio, ask)
  else await attackDoor(random, guarded, createAsking(guarded, patienceMs, answers))
  return { answers, isTaken }
}

/** Runs get names of their own, so that every mutant that is taken is a new one. */
async function importMutant(seed: number, random: Random, { corpus, face }: Attacked, ask: Ask): Promise<boolean> {
  const original = random.pick(corpus)
  // made by chance, or called by what it is of
  const name = (line: string) =>
    line.replaceAll(
      /"(?:[0-9a-z]{7}-[0-9a-z]{6}|evolve-toy-\d+|eval-counting-[0-9a-f]+)(?=["/])/g,
      (id) => `${id}-${seed}`,
    )
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
  const { id } = JSON.parse(body) as { id: string }
  face.run = id
  await useRun(id, random, ask)
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

const READING = [
  '',
  '/journal',
  '/board',
  '/board?step=1',
  '/inside',
  '/evaluation',
  '/metrics',
  '/memories',
  '/mail',
  '/members',
  '/members?step=1',
  '/share',
  '/takeovers',
]
const HOUSE = ['agent_act/next', 'agents/states', 'objects', 'world_state', 'game/events?since=2', 'game/status']
const FAMILY = ['/api/evolution', '/api/evolution/toy', '/api/evolution/toy/variants/base']
const FILES = ['transcript.txt', 'game.html', 'scene.glb', 'preview.png', 'nothing.txt']

const ASKING = Object.entries(coreQuestions).flatMap(([member, questions]) => [
  `member=${member}&reflect=true`,
  ...questions.map(({ asks }) => `member=${member}&question=${encodeURIComponent(asks)}`),
])

async function useRun(id: string, random: Random, ask: Ask): Promise<void> {
  const run = `/api/runs/${encodeURIComponent(id)}`
  for (const path of READING) await ask(`${run}${path}`)
  await ask(`${run}/memories?agent=Ada&query=wall`)
  await ask(`${run}/mail?agent=Ada`)
  for (const path of HOUSE) await ask(`${run}/house/${path}`)
  for (const act of ['reset', 'step', 'resume', 'pause']) await ask(`${run}/house/game/${act}`, post('{}'))
  if (id.startsWith('evolve-')) for (const path of FAMILY) await ask(path)
  // the same at the root, where one household has its front end
  for (const path of HOUSE) await ask(`/${path}`)
  await ask(`/game/${random.pick(['reset', 'step', 'resume', 'pause'])}`, post('{}'))
  if (random.next() < STREAMS_SHARE) await ask(`${run}${random.pick(['/events?tokens=1', '/house/events/stream'])}`)
  if (random.next() < STREAMS_SHARE / 2) await ask('/events/stream')
  await ask(`${run}/export`)
  await ask(`${run}/pictures/${random.pick(['0'.repeat(64), '..%2f..%2fetc%2fpasswd', 'x'])}`)
  await ask(`${run}/windows/stop`, post('{}'))
  // one of those that it has, or of those that other runs have
  const { body } = await ask(`${run}/artefacts`)
  const names = (JSON.parse(body) as { name: string }[]).map(({ name }) => name)
  await ask(`${run}/artefacts/${encodeURIComponent(random.pick(names.length > 0 ? names : FILES))}`)
  await ask(`${run}/fork`, post(JSON.stringify({ at: random.integer(3), isPaused: true })))
  await ask(`${run}/resume`, post('{"pace":60000}'))
  await ask(`${run}/pace`, post('{"pace":60000}'))
  await ask(`${run}/step`, post('{}'))
  await ask(`${run}/move`, post('{}'))
  await answerQuestions(run, random, ask)
  await ask(`${run}/pause`, post('{}'))
  await ask(`${run}/cancel`, post('{}'))
  await ask(`${run}/ask?${random.pick(ASKING)}`)
  await ask(`${run}/tell`, post('{"member":"strategy","update":{"currentGoal":"rest"}}'))
  // the model is at an address that nobody allowed
  const mind = random.next() < 0.5 ? {} : { mind: 'http://127.0.0.1:9/v1#m' }
  await ask(`${run}/ask`, post(JSON.stringify({ member: 'memory', question: 'Why?', ...mind })))
  await ask(run)
}

// each takes as long as it takes to hang up
const STREAMS_SHARE = 0.5

const ANSWERS = ['approve', { deny: 'no' }, { input: { line: 'x', stars: 1 } }, 'reuse', { text: 'hm' }]

/** Whatever is asked is answered: calls of tools and people's turns, as it should be and as nobody should. */
async function answerQuestions(run: string, random: Random, ask: Ask): Promise<void> {
  const { status, body } = await ask(run)
  const { questions = [] } = status === 200 ? (JSON.parse(body) as { questions?: { key: string }[] }) : {}
  for (const { key } of [...questions.slice(0, 3), { key: '1.0.0' }]) {
    const answer = random.pick(ANSWERS)
    await ask(
      `${run}/answer`,
      post(written({ key, answer: random.next() < 0.5 ? answer : mutateJson(answer, random) })),
    )
  }
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
  ['/ID/ask', { member: 'puzzle', question: 'What do I have?', step: 1, mind: 'openai/m', maxCost: 0 }],
  ['/ID/tell', { member: 'memory', update: { harmfulActions: ['x|y'], loopDetection: null } }],
  ['/ID/pause', {}],
  ['', { society: 'desk', pace: 0 }],
  ['/ID/house/game/step', {}],
]
const PLAIN = [
  '/api/societies',
  '/api/workers',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs.css',
  '/',
  '/runs/x',
  '/..%2f..%2fetc/passwd',
]
const QUERIES = [
  'step',
  'from',
  'since',
  'after',
  'client',
  'limit',
  'offset',
  'before',
  'counts',
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
  await ask(random.pick(PLAIN))
}
