/** How much room there is: under rules that hold runs, and at the workers that are there. */
import type { Ask } from '../postgres/ask.ts'
import { heldByBudget, isSpent, spentOf } from './budget.ts'
import { isAbout, type HeldBy, type Rule, type Scope } from './rules.ts'

/** Says of one run after the other whether what holds it has room for it, and takes that room. */
export async function roomsOf(ask: Ask, schema: string): Promise<(held: HeldBy, queue: string) => boolean> {
  const rules = await ask<Rule>(`SELECT kind, name, amount FROM ${schema}.rules WHERE kind = 'at-once'`)
  const driven = await ask<Scope & { readonly count: number }>(
    `SELECT society, tenant, count(*)::integer AS count FROM ${schema}.work WHERE state = 'driven'
     GROUP BY society, tenant`,
  )
  const left = new Map<string, number>()
  for (const { name, amount } of rules) {
    const busy = driven.filter((scope) => isAbout(name, scope)).reduce((sum, { count }) => sum + count, 0)
    left.set(`at-once ${name}`, amount - busy)
  }
  for (const each of await spentOf(ask, schema)) if (isSpent(each)) left.set(heldByBudget(each.name), 0)
  const workers = await ask<{ queue: string; worker: string; own: number; total: number }>(
    `SELECT queue, id AS worker, concurrency - (
         SELECT count(*) FROM ${schema}.work 
           WHERE worker = id AND state = 'driven' AND work.queue = one)::integer AS own,
       COALESCE(places, 1000000) - (
         SELECT count(*) FROM ${schema}.work WHERE worker = id AND state = 'driven')::integer AS total
     FROM ${schema}.workers, unnest(queues) AS one, LATERAL (SELECT one AS queue) AS named`,
  )
  const own = new Map(workers.map((each) => [`${each.worker} ${each.queue}`, each.own]))
  const total = new Map(workers.map((each) => [each.worker, each.total]))
  const take = (map: Map<string, number>, key: string) => void map.set(key, map.get(key)! - 1)
  return (held, queue) => {
    if (held !== 'room') {
      const room = left.get(held)
      if (room === undefined) return true
      if (room <= 0) return false
      take(left, held)
      return true
    }
    const free = workers.find(
      (each) => each.queue === queue && own.get(`${each.worker} ${queue}`)! > 0 && total.get(each.worker)! > 0,
    )
    if (free === undefined) return false
    take(own, `${free.worker} ${queue}`)
    take(total, free.worker)
    return true
  }
}
