/** Metrics of a run by agent, counted from its journal; counted on from where it was when it has grown. */
import { messageOf, TroupeError } from '../base/errors.ts'
import { MODEL_CALL } from '../base/model-call-name.ts'
import { isModelCall } from '../minds/model-call.ts'
import { openRun, readPage } from '../store/fold.ts'
import type { JournalRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import type { AgentMetrics, Metrics } from './api.ts'
import type { Catalogue } from './catalogue.ts'
import { placesInside } from './inside.ts'
import { createCache } from './cache.ts'
import type { Turns } from './turns.ts'

const PAGE = 64
const RUNS_KEPT = 200

export interface Measuring {
  of(run: string): Promise<Metrics>
}

type Counted = { -readonly [Key in keyof Omit<AgentMetrics, 'minds'>]: number } & { readonly minds: Set<string> }

interface Count {
  seq: number
  readonly agents: Map<string, Counted>
}

export function createMeasuring(store: Store, catalogue: Catalogue, turns: Turns): Measuring {
  const counts = new Map<string, Count>()
  const societies = createCache<Readonly<Record<string, unknown>> | undefined>(RUNS_KEPT)
  const countOf = (run: string): Count => {
    const count = counts.get(run) ?? { seq: 0, agents: new Map() }
    counts.delete(run)
    counts.set(run, count)
    if (counts.size > RUNS_KEPT) counts.delete(counts.keys().next().value!)
    return count
  }
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: a game lies in memory as a whole while it is measured. */
  const inLine = async <T>(work: () => Promise<T>): Promise<T> => {
    const own = last.then(work)
    last = own.catch(() => {})
    return own
  }
  const measured = async (run: string) => {
    const [first] = await readPage(store, run, 1, 1)
    const society = first?.record.kind === 'start' ? await catalogue.of(first.record) : undefined
    if (society?.measure === undefined) return undefined
    const { moment, pending } = await openRun(store, run)
    // what plays a game again takes its time: only for one that is over
    if (pending.at(-1)?.record.kind !== 'end') return undefined
    try {
      return { ...(await inLine(async () => society.measure!(store, run, moment.values))) }
    } catch (error) {
      // what is no fault of ours is one of the journal, which anybody may have written
      return { unmeasured: error instanceof TroupeError ? messageOf(error) : 'This game cannot be measured.' }
    }
  }
  const going = new Map<string, Promise<Readonly<Record<string, unknown>> | undefined>>()
  /** However many ask meanwhile, it is worked out once. */
  const measureOnce = async (run: string) => {
    const head = await store.head(run)
    let known = going.get(run)
    if (known === undefined) {
      known = societies.get(run, head, () => measured(run)).finally(() => going.delete(run))
      going.set(run, known)
    }
    return known
  }
  /** What was asked of models inside a society is asked by the agent it is inside of. */
  const withInsides = async (run: string, agents: Readonly<Record<string, AgentMetrics>>) => {
    const summed = { ...agents }
    for (const { id, agent } of await placesInside(store, run)) {
      const own = Object.hasOwn(summed, agent) ? summed[agent]! : { ...nothing, minds: [] }
      const inside = Object.values((await measuring.of(id)).agents)
      const add = (key: keyof Spent) => inside.reduce((all, each) => all + each[key], own[key])
      summed[agent] = {
        ...own,
        calls: add('calls'),
        tokensIn: add('tokensIn'),
        tokensOut: add('tokensOut'),
        cost: add('cost'),
      }
    }
    return summed
  }
  const measuring: Measuring = {
    async of(run) {
      const count = countOf(run)
      for (;;) {
        const from = count.seq
        const entries = await readPage(store, run, from + 1, PAGE)
        // somebody else may have counted them meanwhile
        if (count.seq !== from) continue
        for (const { seq, record } of entries) {
          tally(count, record)
          count.seq = seq
        }
        if (entries.length < PAGE) break
        await turns.next()
      }
      const society = await measureOnce(run)
      const agents = [...count.agents].map(([name, { minds, ...sums }]) => [name, { ...sums, minds: [...minds] }])
      return { agents: await withInsides(run, Object.fromEntries(agents)), ...(society && { society }) }
    },
  }
  return measuring
}

const nothing = { thoughts: 0, tries: 0, failures: 0, calls: 0, tokensIn: 0, tokensOut: 0, cost: 0 }
type Spent = Pick<AgentMetrics, 'calls' | 'tokensIn' | 'tokensOut' | 'cost'>

function tally({ agents }: Count, record: JournalRecord): void {
  const of = (name: string): Counted => {
    let counted = agents.get(name)
    if (counted === undefined) agents.set(name, (counted = { ...nothing, minds: new Set() }))
    return counted
  }
  if (record.kind === 'step') {
    for (const { agent, tries = 1, skipped, mind } of record.did) {
      const counted = of(agent)
      counted.thoughts++
      counted.tries += tries
      counted.failures += tries - 1 + (skipped === undefined ? 0 : 1)
      if (mind !== undefined) counted.minds.add(mind)
    }
  } else if (record.kind === 'call') {
    if (record.name !== MODEL_CALL || !isModelCall(record.value)) return
    const { agent, usage, cost = 0 } = record.value
    const counted = of(agent)
    counted.calls++
    counted.tokensIn += usage.inputTokens
    counted.tokensOut += usage.outputTokens
    counted.cost += cost
  }
}
