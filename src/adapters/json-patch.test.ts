/** JSON patches of boards, applied by the client of AG-UI: its copy is the board at every step, and little is sent. */
import { HttpAgent } from '@ag-ui/client'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { append, board, end, flow, memoryStore, merge, sum, upsert, value } from '../index.ts'
import { applyChanges, noValues, type Change } from '../board/change.ts'
import { seal } from '../base/seal.ts'
import { boardOf } from '../board/view.ts'
import { patchOf } from '../board/json-patch.ts'
import { toAGUIResponse } from './ag-ui.ts'

const json = fc.jsonValue({ maxDepth: 2 }).map((given) => JSON.parse(JSON.stringify(given)) as unknown)
const key = fc.constantFrom('a', 'b', 'a/b', 'm~n', '0', '-', '')
const entries = fc.dictionary(key, json, { maxKeys: 3 })
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ set: json }),
  fc.record({ set: fc.array(entries, { maxLength: 3 }) }),
  fc.record({ push: fc.array(json, { maxLength: 3 }) }),
  fc.record({ put: entries, cut: fc.array(key, { maxLength: 2 }) }),
  fc.record({
    patch: fc.array(fc.oneof(fc.tuple(fc.nat(3), entries), fc.tuple(fc.nat(3)) as never), { maxLength: 3 }),
  }) as fc.Arbitrary<Change>,
)

/** What a client of AG-UI makes of a stream. */
async function stateOf(events: readonly object[] | Response): Promise<{ state: unknown; deltas: string[] }> {
  const deltas: string[] = []
  const body = Array.isArray(events) ? events.map((each) => `data: ${JSON.stringify(each)}\n\n`).join('') : undefined
  const answer =
    body === undefined ? (events as Response) : new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  const agent = new HttpAgent({ url: 'http://localhost/', threadId: 't', fetch: async () => answer })
  await agent.runAgent(
    { runId: 'r' },
    { onStateDeltaEvent: ({ event }) => void deltas.push(JSON.stringify(event.delta)) },
  )
  return { state: agent.state as unknown, deltas }
}

describe('a patch of the board', () => {
  it('makes of a copy what the changes make of the board, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom('x', 'y/z'), change), { maxLength: 6 }), async (changes) => {
        const [values, wanted] = [noValues(), noValues()]
        // as a journal has them: nobody changes them any more
        const delta = changes.flatMap(([field, given]) => {
          const each = seal(given, field)
          applyChanges(wanted, { [field]: each })
          return patchOf(values, { [field]: each })
        })
        const { state } = await stateOf([
          { type: 'RUN_STARTED', threadId: 't', runId: 'r' },
          { type: 'STATE_SNAPSHOT', snapshot: {} },
          ...(delta.length > 0 ? [{ type: 'STATE_DELTA', delta }] : []),
          { type: 'RUN_FINISHED', threadId: 't', runId: 'r' },
        ])
        expect(state).toEqual(JSON.parse(JSON.stringify(boardOf(wanted))))
      }),
      { numRuns: 60, endOnFailure: true },
    )
  })

  it('stays small while the board grows', async () => {
    const town = board({
      log: append<string>(),
      people: upsert<{ id: string; mood: number }>(),
      stock: merge<number>(),
      plan: value<{ readonly rooms: Readonly<Record<string, number>> }>({ rooms: {} }),
      day: sum(),
    })
    const clerk = town.agent({
      reads: ['day', 'plan'],
      writes: ['log', 'people', 'stock', 'plan', 'day'],
      think: ({ day, plan }) => ({
        day: 1,
        log: [`day ${day}`],
        people: [{ id: `p${day % 20}`, mood: day }],
        stock: { [`shelf ${day % 30}`]: day },
        plan: { rooms: { ...plan.rooms, [`room ${day}`]: day } },
      }),
    })
    const days = flow(town, {
      start: 'clerk',
      agents: { clerk },
      routes: { clerk: ({ day }) => (day < 60 ? 'clerk' : end('over')) },
    })
    const store = memoryStore()
    const run = days.run({}, { store })
    const { state, deltas } = await stateOf(toAGUIResponse(run as never, { store }))
    expect(state).toEqual(JSON.parse(JSON.stringify((await run.finished).board)))
    expect(deltas).toHaveLength(60)
    expect(Math.max(...deltas.map((delta) => delta.length))).toBeLessThan(600)
    expect(deltas.at(-1)!.length).toBeLessThan(deltas[1]!.length + 60)
  })
})
