/** The societies inside a run for its page: where each belongs, how far it came, and what it spent. */
import type { InsideRun } from './api.ts'
import { placesInside } from './inside.ts'
import type { Services } from './services.ts'

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
