/** Societies inside a run: each has a journal of its own, named after the run, the step and the agent it belongs to. */
import { readStart } from '../store/fold.ts'
import type { Store } from '../store/store.ts'
import { tryReading } from '../store/unreadable.ts'
import type { InsideRun } from './api.ts'
import type { Services } from './services.ts'
import { agentsIn } from './shape.ts'

export async function countInside(store: Store, run: string): Promise<number> {
  let count = 0
  for (const id of await store.runs()) if (id.startsWith(`${run}/`)) count++
  return count
}

type Place = Pick<InsideRun, 'agent' | 'branch' | 'step'>

/** Those of the run itself, and where in it they belong. */
export async function placesInside(store: Store, run: string): Promise<(Place & { readonly id: string })[]> {
  const agents = agentsIn(await readStart(store, run))
  const ids = (await store.runs()).filter((id) => id.startsWith(`${run}/`))
  const isIts = await Promise.all(ids.map(async (id) => (await tryReading(() => readStart(store, id)))?.within === run))
  return ids.filter((_, at) => isIts[at]).map((id) => ({ id, ...placeOf(id.slice(run.length + 1), agents) }))
}

/** Those of the run and then those inside each, in the order they were begun. */
export async function listInside(
  { store, describer, metrics, turns }: Pick<Services, 'store' | 'describer' | 'metrics' | 'turns'>,
  run: string,
): Promise<InsideRun[]> {
  const found: InsideRun[] = []
  for (const { id, ...place } of await placesInside(store, run)) {
    const { flow, status, step: steps, reason } = await describer.summary(id)
    const spent = Object.values((await metrics.of(id)).agents)
    const sum = (of: (agent: (typeof spent)[number]) => number) => spent.reduce((all, agent) => all + of(agent), 0)
    found.push({
      id,
      within: run,
      ...place,
      flow,
      status,
      steps,
      ...(reason !== undefined && { reason }),
      calls: sum(({ calls }) => calls),
      tokens: sum(({ tokensIn, tokensOut }) => tokensIn + tokensOut),
      cost: sum(({ cost }) => cost),
    })
    await turns.next()
  }
  return found
}

/** `12.writer`, `12.writer:3` in a branch of a fan-out, `12.writer~1` for the second of a thought. */
export function placeOf(name: string, agents: readonly string[]): Place {
  const [, step = '0', label = name] = /^(\d+)\.(.*)$/s.exec(name) ?? []
  // the longest name that fits: one may be the beginning of another
  const fitting = agents.filter((agent) => label.startsWith(agent) && /^(?::\d+)?(?:~\d+)?$/.test(label.slice(agent.length))) // prettier-ignore
  const agent = fitting.toSorted((one, other) => other.length - one.length)[0] ?? label
  return { agent, branch: Number(/^:(\d+)/.exec(label.slice(agent.length))?.[1] ?? 0), step: Number(step) }
}
