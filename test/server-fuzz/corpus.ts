/** Real runs of every society, exported: what mutations begin with. */
import type { Flow } from '../../src/engine/flow.ts'
import { evaluate } from '../../src/evaluate/evaluate.ts'
import { evolve } from '../../src/evolve/evolve.ts'
import { createMinds } from '../../src/minds/mind.ts'
import { testSocieties, type counting, type TestServer } from '../studio-server.ts'
import { toy } from '../toy-evolution.ts'

const WAIT_MS = 20
const ROOM = 'a bedroom at night with a bed, two nightstands, a lamp on each of them, a rug and a mirror on the wall'

/** Each is the lines of an exported file. */
export async function makeCorpus(studio: TestServer): Promise<readonly (readonly string[])[]> {
  const started = [
    await studio.post('/runs', { society: 'counter', input: { goal: 5 }, pace: 0 }),
    await studio.post('/runs', { society: 'house', input: { days: 12 }, pace: 0 }),
    await studio.post('/runs', { society: 'talk', minds: { all: 'person' }, pace: 0 }),
    await studio.post('/runs', { society: 'explorers', pace: 0, maxSteps: 24, seed: 3 }),
    await studio.post('/runs', { society: 'adventurers', input: { maxSteps: 4 }, pace: 0, seed: 3 }),
    await studio.post('/runs', { society: 'director', input: { userPrompt: ROOM }, pace: 0, seed: 3 }),
  ]
  for (const { id } of started)
    await studio.until(id, ({ status, isLive }) => !isLive && status !== 'open').catch(() => undefined)
  const fork = await studio.post(`/runs/${started[0]!.id}/fork`, { at: 2, edit: { goal: 4 } })
  await studio.until(fork.id, ({ status }) => status === 'ended')
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  const whole = [...started, fork, { id: await evaluated(studio) }, { id: await evolved(studio) }]
  const files = whole.map(async ({ id }) => (await studio.request(`/api/runs/${encodeURIComponent(id)}/export`)).text())
  return (await Promise.all(files)).map((file) => file.trimEnd().split('\n'))
}

/** A measurement with its games inside, as `evaluate()` leaves it. */
async function evaluated({ store }: TestServer): Promise<string> {
  const { flow } = await testSocieties['counter']!()
  const { id } = await evaluate({
    name: 'counting',
    society: flow as Flow<typeof counting.fields>,
    baseline: { name: 'shorter', input: { goal: 2 } },
    cases: [{ name: 'four', input: { goal: 4 } }],
    seeds: 2,
    scorers: { steps: ({ steps }) => steps },
    store,
  })
  return id
}

/** A family, with its games inside. */
async function evolved({ store }: TestServer): Promise<string> {
  const minds = createMinds({ model: 'rules' })
  const settings = { pairs: 6, races: 1, seed: 1 }
  const { id } = await evolve({ society: { name: 'toy' }, evolution: toy, minds, store, settings })
  return id
}
