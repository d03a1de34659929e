/** The adapters against the real package: a graph as an agent here, a flow as a node there. */
import {
  Annotation,
  Command,
  END,
  isInterrupted,
  INTERRUPT,
  MemorySaver,
  START,
  StateGraph,
} from '@langchain/langgraph'
import { append, board, end, flow, memoryStore, sum, value } from 'troupe'
import { expect, it } from 'vitest'
import { fromLangGraph } from './from-langgraph.ts'
import { toLangGraph } from './to-langgraph.ts'

const Words = Annotation.Root({
  text: Annotation<string>,
  words: Annotation<string[]>({ reducer: (before, more) => before.concat(more), default: () => [] }),
})
const splitter = new StateGraph(Words)
  .addNode('split', ({ text }) => ({ words: text.split(' ') }))
  .addNode('shout', ({ words }) => ({ words: words.map((word) => word.toUpperCase()) }))
  .addEdge(START, 'split')
  .addEdge('split', 'shout')
  .addEdge('shout', END)
  .compile()

const page = board({ line: value<string>(), words: append<string>(), rounds: sum() })

it('makes a compiled graph an agent whose work is journaled and can be replayed', async () => {
  const agent = fromLangGraph(page, splitter, {
    reads: ['line'],
    writes: ['words', 'rounds'],
    input: ({ line }) => ({ text: line }),
    output: ({ words }) => ({ words, rounds: 1 }),
  })
  const reading = flow(page, {
    start: 'splitter',
    agents: { splitter: agent },
    routes: { splitter: ({ rounds }) => (rounds < 2 ? 'splitter' : end('read')) },
  })
  const { board: result, id, reason } = await reading.run({ line: 'old lamp' }).finished
  expect({ words: result.words, reason }).toEqual({
    words: ['old', 'lamp', 'OLD', 'LAMP', 'old', 'lamp', 'OLD', 'LAMP'],
    reason: 'read',
  })
  const counts: number[] = []
  for await (const step of reading.replay(id)) counts.push(step.board.words.length)
  expect(counts).toEqual([0, 4, 8])
})

it('stops the graph when the run is stopped', async () => {
  let signal: AbortSignal | undefined
  const endless = new StateGraph(Words)
    .addNode('wait', async (_, config) => {
      signal = config.signal
      await new Promise((_resolve, reject) => config.signal.addEventListener('abort', () => reject(new Error('stop'))))
      return {}
    })
    .addEdge(START, 'wait')
    .addEdge('wait', END)
    .compile()
  const waiter = fromLangGraph(page, endless, {
    reads: ['line'],
    writes: ['words'],
    input: ({ line }) => ({ text: line }),
    output: ({ words }) => ({ words }),
  })
  const run = flow(page, { start: 'waiter', agents: { waiter }, routes: { waiter: end('never') } }).run({ line: '' })
  await expect.poll(() => signal).toBeDefined()
  run.stop()
  expect((await run.finished).status).toBe('paused')
  expect(signal!.aborted).toBe(true)
})

const letters = board({ word: value<string>(), left: value<number>(), letters: append<string>() })
const speller = letters.agent({
  reads: ['word', 'left'],
  writes: ['left', 'letters'],
  think: ({ word, left }) => ({ letters: [word.at(-left)!], left: left - 1 }),
})
const spelling = flow(letters, {
  start: 'speller',
  agents: { speller },
  routes: { speller: ({ left }) => (left > 0 ? 'speller' : end('spelled')) },
})
const Speech = Annotation.Root({ word: Annotation<string>, spoken: Annotation<string> })

it('makes a flow a node of a graph, with a journal of its own', async () => {
  const store = memoryStore()
  const spell = toLangGraph(spelling, {
    store,
    input: ({ word }: typeof Speech.State) => ({ word, left: word.length }),
    output: ({ letters: all }, reason) => ({ spoken: `${all.join('-')} (${reason})` }),
  })
  const graph = new StateGraph(Speech).addNode('spell', spell).addEdge(START, 'spell').addEdge('spell', END).compile()
  expect((await graph.invoke({ word: 'lamp' })).spoken).toBe('l-a-m-p (spelled)')
  const [id] = await store.runs()
  expect((await spelling.stateAt(id!, 2, { store })).letters).toEqual(['l', 'a'])
})

it('interrupts the graph with each question of the flow, and answers it with what resumes the graph', async () => {
  const names = board({ first: value(''), last: value('') })
  const registrar = names.agent({
    reads: [],
    writes: ['first', 'last'],
    think: async (_, context) => ({
      first: await context.ask<string>('first name?'),
      last: await context.ask<string>('last name?'),
    }),
  })
  const register = flow(names, { start: 'registrar', agents: { registrar }, routes: { registrar: end('known') } })
  const graph = new StateGraph(Speech)
    .addNode(
      'register',
      toLangGraph(register, { input: () => ({}), output: ({ first, last }) => ({ spoken: `${first} ${last}` }) }),
    )
    .addEdge(START, 'register')
    .addEdge('register', END)
    .compile({ checkpointer: new MemorySaver() })
  const config = { configurable: { thread_id: 'desk' } }
  const asked: unknown[] = []
  let state: unknown = await graph.invoke({ word: '' }, config)
  for (const answer of ['Ada', 'Lovelace']) {
    if (isInterrupted(state)) asked.push(state[INTERRUPT][0]?.value)
    state = await graph.invoke(new Command({ resume: answer }), config)
  }
  expect(asked).toEqual(['first name?', 'last name?'])
  expect(state).toMatchObject({ spoken: 'Ada Lovelace' })
})

it('knows the types on both sides', () => {
  const map = { reads: ['line'], writes: ['words'] } as const
  const words = () => ({ words: [] })
  // @ts-expect-error: the graph's text is no number
  fromLangGraph(page, splitter, { ...map, input: ({ line }) => ({ text: line.length }), output: words })
  // @ts-expect-error: rounds is not declared
  fromLangGraph(page, splitter, { ...map, input: ({ rounds }) => ({ text: String(rounds) }), output: words })
  // @ts-expect-error: rounds is not declared
  fromLangGraph(page, splitter, { ...map, input: () => ({ text: '' }), output: () => ({ rounds: 1 }) })
  // @ts-expect-error: the graph has no verses
  fromLangGraph(page, splitter, { ...map, input: () => ({ text: '' }), output: ({ verses }) => ({ words: verses }) })
  // @ts-expect-error: the flow needs a number of letters
  toLangGraph(spelling, { input: ({ word }: typeof Speech.State) => ({ word }), output: () => ({}) })
  expect(() =>
    // @ts-expect-error: the board has no such field
    fromLangGraph(page, splitter, { ...map, reads: ['lamp'], input: () => ({ text: '' }), output: words }),
  ).toThrow('no field "lamp"')
})
