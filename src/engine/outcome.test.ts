/** What an agent gives back: an update, an outcome, nothing, or something that is none of these. */
import { describe, expect, it } from 'vitest'
import { append, board, end, flow, sum, upsert, value, type Schema } from '../index.ts'
import { faultOf } from '../../test/rules/support.ts'

const desk = board({ log: append<string>(), count: sum(), title: value('none') })
const give = (thought: unknown, async = false) =>
  flow(desk, {
    start: 'giver',
    agents: {
      giver: desk.agent({
        reads: [],
        writes: ['log', 'count', 'title'],
        think: () => (async ? Promise.resolve(thought) : thought) as never,
      }),
    },
    routes: { giver: end('given') },
  }).run({}, { handlers: { ring: () => {} } }).finished

describe.each([false, true])('what an agent gives back (async: %s)', (async) => {
  it.each<[string, unknown, object]>([
    ['nothing', undefined, { log: [], count: 0 }],
    ['null', null, { log: [], count: 0 }],
    ['an empty update', {}, { log: [], count: 0 }],
    ['an update', { log: ['a'], count: 2 }, { log: ['a'], count: 2 }],
    ['an outcome with an update', { update: { log: ['a'] } }, { log: ['a'] }],
    ['an outcome with effects only', { effects: [{ type: 'ring' }] }, { log: [] }],
    ['an outcome with parts left open', { update: undefined, effects: undefined, next: undefined }, { log: [] }],
    ['an update with null in a plain field', { title: null }, { title: null }],
  ])('may be %s', async (_, thought, expected) => {
    expect((await give(thought, async)).board).toMatchObject(expected)
  })

  it.each<[string, unknown]>([
    ['a number', 42],
    ['text', 'done'],
    ['true', true],
    ['a list', [{ log: ['a'] }]],
    ['a function', () => ({ log: ['a'] })],
    ['an outcome with another part', { update: { log: ['a'] }, log: ['b'] }],
    ['an outcome that chooses where the route does not let it', { next: 'giver' }],
    ['an outcome whose update is no record', { update: 5 }],
    ['an outcome whose update is a list', { update: ['a'] }],
    ['an outcome whose update is text', { update: 'log' }],
  ])('may not be %s, and the fault names the agent', async (_, thought) => {
    const fault = await faultOf(give(thought, async))
    expect(fault.code).toBe('AGENT_BAD_OUTCOME')
    expect(fault.message).toContain('"giver"')
  })

  it.each<[string, unknown, string]>([
    ['a list where a number is summed', { count: ['a'] }, 'count'],
    ['text where a list is appended', { log: 'a' }, 'log'],
  ])('may not write %s, and the fault names agent and field', async (_, thought, field) => {
    const fault = await faultOf(give(thought, async))
    expect(fault.message).toContain('giver')
    expect(fault.message).toContain(field)
  })
})

describe('a field with a schema', () => {
  const positive: Schema<number> = {
    '~standard': {
      version: 1,
      vendor: 'test',
      validate: (given) =>
        typeof given === 'number' && given > 0 ? { value: given } : { issues: [{ message: 'not positive' }] },
    },
  }
  const sized: Schema<{ id: string; size: number }> = {
    '~standard': {
      version: 1,
      vendor: 'test',
      validate: (given) => {
        const { id, size } = given as { id: string; size: number }
        return size > 0 ? { value: { id, size } } : { issues: [{ message: 'not positive', path: ['size'] }] }
      },
    },
  }
  const checked = board({ price: value(positive, 1), prices: append(positive), things: upsert(sized) })
  const writing = (update: object) =>
    flow(checked, {
      start: 'seller',
      agents: {
        seller: checked.agent({ reads: [], writes: ['price', 'prices', 'things'], think: () => update as never }),
      },
      routes: { seller: end('sold') },
    })

  it.each<[string, object, RegExp]>([
    ['price', { price: -1 }, /price.*not positive/],
    ['an item of prices', { prices: [1, 2, -3] }, /prices.*2.*not positive/],
    ['a thing', { things: [{ id: 'a', size: -1 }] }, /things.*size.*not positive/],
  ])('refuses a write that does not fit, with agent and field: %s', async (_, update, message) => {
    const fault = await faultOf(writing(update).run({}).finished)
    expect(fault.message).toMatch(message)
    expect(fault.message).toContain('seller')
  })

  it('refuses a start, an edit of a fork and a journal that do not fit, with the field', async () => {
    const society = writing({ price: 2 })
    expect(await faultOf(society.run({ price: -1 }).finished)).toMatchObject({
      code: 'BOARD_INVALID_VALUE',
      message: expect.stringContaining('price'),
    })
    const { id } = await society.run({}).finished
    expect(await faultOf(society.fork(id, { at: 0, edit: { price: -1 } }).finished)).toMatchObject({
      code: 'BOARD_INVALID_VALUE',
      message: expect.stringContaining('price'),
    })
  })

  it('is a reason to try again, since a model may answer better next time', async () => {
    let tries = 0
    const learner = checked.agent({
      reads: [],
      writes: ['price'],
      retry: { attempts: 3, backoffMs: 0 },
      think: () => ({ price: ++tries - 2 }),
    })
    const society = flow(checked, { start: 'learner', agents: { learner }, routes: { learner: end('learnt') } })
    expect((await society.run({}).finished).board.price).toBe(1)
    expect(tries).toBe(3)
  })
})
