import { expect, it } from 'vitest'
import { memoryStore } from '../../store/memory-store.ts'
import { flowFileOf } from './read-flow-file.ts'
import { carriedOver, nextTurn } from './session.ts'
import { societyOfFile } from './society-of-file.ts'

const file = flowFileOf(
  JSON.stringify({
    format: 'troupe-flow/1',
    name: 'session',
    parameters: { said: { type: 'text', default: '' } },
    fields: { heard: { rule: 'append' }, rounds: { rule: 'sum', keep: false } },
    start: 'hear',
    agents: {
      hear: {
        kind: 'compute',
        writes: { heard: '[said]', rounds: '1' },
        next: "said == 'ask' ? 'ask' : {end: said == 'fail' ? lower(1) : said}",
      },
      ask: { kind: 'ask', question: 'Well?', writes: { heard: '[answer]' } },
    },
    routes: { hear: { choose: ['ask'] }, ask: { end: 'answered' } },
  }),
  { name: 'session' },
)

it('a session goes on with the last board that ended: failed turns do not count, open ones come first', async () => {
  const { flow } = await societyOfFile(file)
  const store = memoryStore()
  const say = async (said: unknown) => {
    const { id, before } = await nextTurn(store, 'chat')
    const input = { ...carriedOver(file, before?.board ?? {}), said }
    return flow.run(input, { id, store }).finished
  }
  for (let turn = 1; turn <= 9; turn++) await say(`turn ${turn}`)
  const { id, before } = await nextTurn(store, 'chat')
  expect([id, before?.id]).toEqual(['chat-10', 'chat-9'])
  expect(before?.board).toMatchObject({ rounds: 1, heard: Array.from({ length: 9 }, (_, at) => `turn ${at + 1}`) })

  await expect(say('fail')).rejects.toThrow('lower takes a text')
  expect(await nextTurn(store, 'chat')).toMatchObject({ id: 'chat-11', before: { id: 'chat-9' } })

  const waiting = await say('ask')
  expect(waiting.status).toBe('waiting')
  await expect(nextTurn(store, 'chat')).rejects.toThrow(
    'is waiting: run "chat-11". Continue it with troupe resume chat-11',
  )
  await flow.resume('chat-11', { store, answer: 'well' }).finished
  expect((await nextTurn(store, 'chat')).before?.board).toMatchObject({
    heard: expect.arrayContaining(['turn 9', 'ask', 'well']) as string[],
  })
  expect(await nextTurn(store, 'other')).toEqual({ id: 'other-1' })
})
