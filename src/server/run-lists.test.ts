/** Lists of many runs: what a page costs does not grow with how many there are, and no run is missing. */
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countingStore, type Counts } from '../../test/counting-store.ts'
import { fillWithRuns, manyId } from '../../test/many-runs.ts'
import { startServer, type TestServer } from '../../test/studio-server.ts'
import { openRunIndex } from '../store/sqlite-run-index.ts'
import type { RunList } from './api.ts'

const [FEW, MANY] = [300, 2_300]

let studio: TestServer
let counts: Counts
beforeAll(async () => {
  studio = await startServer({
    wrap: (store) => {
      const counting = countingStore(store)
      ;({ counts } = counting)
      return counting.store
    },
  })
})
afterAll(() => studio.remove())

const list = (query = '') => studio.get<RunList>(`/runs${query}`)
const ids = ({ runs }: RunList) => runs.map(({ id }) => id)
/** what an answer read from journals */
async function entriesFor(query: string): Promise<number> {
  counts.entries = 0
  await list(query)
  return counts.entries
}

const QUERIES = ['', '?limit=40&counts=true', '?society=talk', '?status=waiting', '?status=paused', '?status=failed']

describe('a list of many runs', () => {
  it('reads no more for a page when there are more of them', async () => {
    await fillWithRuns(studio.store, 1, FEW)
    const before = []
    for (const query of QUERIES) before.push(await entriesFor(query))
    await fillWithRuns(studio.store, FEW + 1, MANY)
    // of a page that was not full, more of it
    const few = await list('?status=waiting')
    expect(few.runs).toHaveLength(24)
    for (const [place, query] of QUERIES.entries()) {
      const after = await entriesFor(query)
      expect(after, query).toBeLessThanOrEqual(Math.max(before[place]!, 24 * 8))
    }
  }, 180_000)

  it('counts them by status and society', async () => {
    const { total, counts: all } = await list('?counts=true')
    expect(total).toBe(MANY)
    expect(all).toEqual({ open: MANY / 50, waiting: MANY / 50, failed: MANY / 50, ended: MANY - (3 * MANY) / 50 })
    expect((await list('?status=waiting')).total).toBe(MANY / 50)
    expect((await list('?society=talk')).total).toBe(Math.floor(MANY / 3))
    expect((await list('?status=live')).total).toBe(0)
  })

  it('is gone through page by page, and every run comes once', async () => {
    const seen: string[] = []
    for (let before = ''; ;) {
      const page = await list(`?limit=500${before && `&before=${before}`}`)
      seen.push(...ids(page))
      if (page.next === undefined) break
      before = page.next
    }
    expect(seen).toEqual(Array.from({ length: MANY }, (_, place) => manyId(MANY - place)))
    expect(ids(await list('?before=nobody'))).toEqual([])
    expect(ids(await list('?limit=2&offset=3'))).toEqual([manyId(MANY - 3), manyId(MANY - 4)])
  })

  it('looks for words in so many at a time, and says where to go on', async () => {
    const first = await list('?text=a+round+number')
    expect(ids(first)).toEqual([manyId(2_000), manyId(1_000)])
    expect([first.total, first.next]).toEqual([undefined, manyId(301)])
    expect(await list(`?text=a+round+number&before=${first.next}`)).toEqual({ runs: [] })
  })

  it('counts a run that is driven here as what it is', async () => {
    const { id } = await studio.post('/runs', { society: 'counter', input: { goal: 1_000_000 }, pace: 20 })
    expect(await list('?status=live')).toMatchObject({ total: 1, runs: [{ id }] })
    const open = MANY / 50
    expect((await list('?status=open')).total).toBe(open + 1)
    await studio.post(`/runs/${id}/cancel`)
    expect((await list('?status=live')).total).toBe(0)
  })

  it('is read from indexes alone, in order', () => {
    const database = new DatabaseSync(join(studio.folder, 'store.db'), { readOnly: true })
    const plans: string[] = []
    openRunIndex({
      prepare: (text: string) => {
        if (text.startsWith('SELECT')) {
          const steps = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...Array(text.split('?').length - 1).fill(0))
          plans.push(steps.map(({ detail }) => String(detail)).join('; '))
        }
        return undefined
      },
    } as unknown as DatabaseSync)
    database.close()
    expect(plans).toHaveLength(8)
    // no sorting, and nothing is gone through but an index from end to end to count all
    for (const plan of plans) expect(plan).not.toMatch(/TEMP B-TREE/)
    expect(plans.filter((plan) => /SCAN \w+(?! USING COVERING INDEX)\b/.test(plan))).toEqual([])
  })
})
