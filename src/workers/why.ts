/** Why a run waits, in words, for everybody who asks: the studio, the API and the command line. */
import type { PostgresStore } from '../postgres/index.ts'
import { spentOf, whySpent, type Spent } from './budget.ts'
import { createRuleTable, whoIs, type Rule } from './rules.ts'
import { partsOfQueue } from './version.ts'
import { createWorkTable, type Work } from './work.ts'

/** What the words are made of. */
export interface Circumstances {
  /** the societies, with their versions, that some worker has, and what people call them */
  readonly queues: ReadonlyMap<string, string | undefined>
  readonly rules: readonly Rule[]
  readonly budgets: readonly Spent[]
}

export type Waits = Pick<Work, 'queue' | 'label' | 'held_by'>

export function whyWaits({ queue, label, held_by: held }: Waits, { queues, rules, budgets }: Circumstances): string {
  const { society, version } = partsOfQueue(queue)
  if (held !== null && held !== 'room') {
    const [kind, name] = [held.slice(0, held.indexOf(' ')), held.slice(held.indexOf(' ') + 1)]
    const budget = kind === 'budget' && budgets.find((each) => each.name === name)
    if (budget) return whySpent(budget)
    const rule = rules.find((each) => each.kind === kind && each.name === name)
    if (rule)
      return `It waits for its turn: of ${whoIs(name)}, ${rule.amount} may be driven at once (troupe rules --at-once).`
  }
  if (queues.has(queue)) return 'It waits for a worker that is free.'
  const others = [...queues].filter(([each]) => partsOfQueue(each).society === society)
  const called = (name: string | null | undefined, hash: string) => (name ? `${hash} (${name})` : hash)
  const there = others.map(([each, name]) => called(name, partsOfQueue(each).version))
  const help =
    others.length > 0
      ? `those there are have ${there.join(', ')}. Move it to go on with that`
      : 'start one: troupe worker'
  return `It waits for a worker that has version ${called(label, version)} of ${society}; ${help}.`
}

/** No worker has its version, and some have another. */
export function canMove({ queue }: Waits, { queues }: Circumstances): boolean {
  const { society } = partsOfQueue(queue)
  return !queues.has(queue) && [...queues.keys()].some((each) => partsOfQueue(each).society === society)
}

export async function readCircumstances(store: Pick<PostgresStore, 'database' | 'schema'>): Promise<Circumstances> {
  const { database, schema } = store
  const [queues, rules, budgets] = await Promise.all([
    createWorkTable(store).queues(),
    createRuleTable(store).all(),
    database.patiently(() => spentOf(database.ask, schema)),
  ])
  return { queues, rules, budgets }
}

/** Why each of these runs waits; those that do not are left out. */
export async function readWaits(
  store: Pick<PostgresStore, 'database' | 'schema'>,
  runs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const waiting = (await createWorkTable(store).find(runs)).filter(
    ({ state }) => state === 'queued' || state === 'held',
  )
  if (waiting.length === 0) return new Map()
  const circumstances = await readCircumstances(store)
  return new Map(waiting.map((work) => [work.run, whyWaits(work, circumstances)]))
}
