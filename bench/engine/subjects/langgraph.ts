/** LangGraph.js: a StateGraph of three nodes and a conditional edge, without and with its own SQLite saver. */
import { join } from 'node:path'
import { Annotation, END, Send, START, StateGraph } from '@langchain/langgraph'
import { message, text, type Message } from '../board.ts'
import type { Subject, Work } from '../subject.ts'

const Board = Annotation.Root({ count: Annotation<number>, last: Annotation<string> })

function loop(size: number): Work {
  const agent = (name: string) => (board: typeof Board.State) => ({ count: board.count + 1, last: name })
  const graph = new StateGraph(Board)
    .addNode('a', agent('a'))
    .addNode('b', agent('b'))
    .addNode('c', agent('c'))
    .addEdge(START, 'a')
    .addEdge('a', 'b')
    .addEdge('b', 'c')
    .addConditionalEdges('c', ({ count }) => (count >= size ? END : 'a'), ['a', END])
    .compile()
  return async () => {
    const result = await graph.invoke({ count: 0, last: '' }, { recursionLimit: size + 10 })
    return result.count
  }
}

const DurableBoard = Annotation.Root({
  count: Annotation<number>,
  text: Annotation<string>,
  messages: Annotation<Message[]>({ reducer: (before, more) => before.concat(more), default: () => [] }),
})

async function durable(size: number, folder: string): Promise<Work> {
  const { SqliteSaver } = await import('@langchain/langgraph-checkpoint-sqlite')
  const agent = (name: string) => (board: typeof DurableBoard.State) => ({
    count: board.count + 1,
    messages: [message(name, board.count)],
  })
  const saver = SqliteSaver.fromConnString(join(folder, 'langgraph.db'))
  const graph = new StateGraph(DurableBoard)
    .addNode('a', agent('a'))
    .addNode('b', agent('b'))
    .addNode('c', agent('c'))
    .addEdge(START, 'a')
    .addEdge('a', 'b')
    .addEdge('b', 'c')
    .addConditionalEdges('c', ({ count }) => (count >= size ? END : 'a'), ['a', END])
    .compile({ checkpointer: saver })
  return async () => {
    const config = { configurable: { thread_id: 'bench' }, recursionLimit: size + 10 }
    const result = await graph.invoke({ count: 0, text, messages: [] }, config)
    saver.db.close()
    return result.messages.length
  }
}

const Batch = Annotation.Root({
  item: Annotation<number>,
  results: Annotation<number[]>({ reducer: (before, more) => before.concat(more), default: () => [] }),
  total: Annotation<number>,
})

function fanOut(size: number): Work {
  const items = Array.from({ length: size }, (_, item) => item)
  const graph = new StateGraph(Batch)
    .addNode('split', () => ({}))
    .addNode('worker', ({ item }) => ({ results: [item * 2] }))
    .addNode('join', ({ results }) => ({ total: results.reduce((total, result) => total + result, 0) }))
    .addEdge(START, 'split')
    .addConditionalEdges('split', () => items.map((item) => new Send('worker', { item })), ['worker'])
    .addEdge('worker', 'join')
    .addEdge('join', END)
    .compile()
  return async () => {
    const result = await graph.invoke({ results: [] })
    return result.total
  }
}

export const subject: Subject = { loop, durable, fanOut }
