import { join } from 'node:path'
import { append, board, end, flow } from 'troupe'
import { sqliteStore } from 'troupe/sqlite'
import { expect, it } from 'vitest'
import { createDesk } from '../../../test/cli.ts'
import { memoryFields } from '../../memory/fields.ts'
import { remember } from '../../memory/memory.ts'
import { hashedEmbedder } from '../../models/embedders/hashed.ts'

const house = board({ ...memoryFields(hashedEmbedder()), done: append<string>() })
const texts = ['I saw a lamp in the cellar', 'the door \u001b[31mis locked', 'the garden is wet']
const note = house.agent({
  reads: [],
  writes: ['memories', 'done'],
  think: () => ({
    memories: [
      ...texts.map((text, step) => remember({ agent: 'ana', step }, text, { importance: step + 1, kind: 'place' })),
      remember({ agent: 'bo', step: 1 }, 'a secret of bo about the cellar'),
    ],
  }),
})
const diary = flow(house, { name: 'diary', start: 'note', agents: { note }, routes: { note: end('written') } })

it('shows what agents remember, and what one of them recalls', async () => {
  using desk = createDesk()
  const store = sqliteStore(join(desk.folder, '.troupe', 'troupe.db'))
  await diary.run({}, { store, id: 'diary' }).finished
  await store.close()

  const all = await desk.json<{ total: number; agents: string[]; embedder: string }>('memories', 'last')
  expect(all).toMatchObject({ total: 4, agents: ['ana', 'bo'], embedder: 'hashed/384' })
  expect(await desk.json('memories', 'last', '--step', '0')).toMatchObject({ total: 0 })
  const { stdout } = await desk.troupe('memories', 'last', '--agent', 'ana', '--limit', '2')
  expect(stdout).toContain('the garden is wet')
  expect(stdout).toContain('1 older ones')
  expect(stdout).not.toContain('secret')
  expect(stdout).not.toContain('\u001b')

  const question = ['memories', 'diary', '--agent', 'ana', '--query', 'Where is the lamp?', '--limit', '1']
  const { recalled } = await desk.json<{ recalled: { text: string; distance: number }[] }>(...question)
  expect(recalled).toMatchObject([{ text: texts[0], memory: { agent: 'ana', importance: 1 } }])
  expect((await desk.troupe(...question)).stdout).toContain(recalled[0]!.distance.toFixed(3))
})

it('says what is missing: the agent that asks, an agent that remembers, a board with memories', async () => {
  using desk = createDesk()
  const store = sqliteStore(join(desk.folder, '.troupe', 'troupe.db'))
  await diary.run({}, { store, id: 'diary' }).finished
  await store.close()
  const complaint = async (...words: string[]) => {
    const { code, stderr } = await desk.troupe('memories', ...words)
    expect(code).toBe(2)
    return stderr
  }
  expect(await complaint('diary', '--query', 'x')).toContain('say who asks')
  expect(await complaint('diary', '--agent', 'eve')).toContain('Those who do: ana, bo')
  await desk.json('run', 'societies.ts#counting', '--input', '{"goal": 2}')
  expect(await complaint('last')).toContain('has no memories')
})
