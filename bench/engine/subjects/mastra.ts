/** Mastra: a workflow of three steps as the body of dountil, foreach for the fan-out, LibSQL as its store. */
import { join } from 'node:path'
import { createStep, createWorkflow } from '@mastra/core/workflows'
import { z } from 'zod'
import { message, text } from '../board.ts'
import type { Subject, Work } from '../subject.ts'

const Board = z.object({ count: z.number(), last: z.string() })

function loop(size: number): Work {
  const agent = (id: string) =>
    createStep({
      id,
      inputSchema: Board,
      outputSchema: Board,
      execute: async ({ inputData: { count } }) => ({ count: count + 1, last: id }),
    })
  const body = createWorkflow({ id: 'body', inputSchema: Board, outputSchema: Board })
    .then(agent('a'))
    .then(agent('b'))
    .then(agent('c'))
    .commit()
  const workflow = createWorkflow({ id: 'loop', inputSchema: Board, outputSchema: Board })
    .dountil(body, async ({ inputData }) => inputData.count >= size)
    .commit()
  return async () => {
    const run = await workflow.createRun()
    const result = await run.start({ inputData: { count: 0, last: '' } })
    if (result.status !== 'success') throw new Error(`The workflow ended as ${result.status}.`)
    return result.result.count
  }
}

const Count = z.object({ count: z.number() })
const State = z.object({
  text: z.string(),
  messages: z.array(z.object({ from: z.string(), text: z.string() })),
})

/** The board lives in the workflow's state: passed from step to step instead, it costs three times as much. */
async function durable(size: number, folder: string): Promise<Work> {
  const { Mastra } = await import('@mastra/core')
  const { LibSQLStore } = await import('@mastra/libsql')
  const schemas = { inputSchema: Count, outputSchema: Count, stateSchema: State }
  const agent = (id: string) =>
    createStep({
      id,
      ...schemas,
      execute: async ({ inputData: { count }, state, setState }) => {
        await setState({ ...state, messages: [...state.messages, message(id, count)] })
        return { count: count + 1 }
      },
    })
  const body = createWorkflow({ id: 'body', ...schemas })
    .then(agent('a'))
    .then(agent('b'))
    .then(agent('c'))
    .commit()
  const workflow = createWorkflow({ id: 'durable', ...schemas })
    .dountil(body, async ({ inputData }) => inputData.count >= size)
    .commit()
  const storage = new LibSQLStore({ id: 'bench', url: `file:${join(folder, 'mastra.db')}` })
  await storage.init()
  const mastra = new Mastra({ storage, workflows: { workflow }, logger: false })
  return async () => {
    const run = await mastra.getWorkflow('workflow').createRun()
    const result = await run.start({
      inputData: { count: 0 },
      initialState: { text, messages: [] },
      outputOptions: { includeState: true },
    })
    await storage.close()
    if (result.status !== 'success') throw new Error(`The workflow ended as ${result.status}.`)
    return State.parse(result.state).messages.length
  }
}

const Batch = z.array(z.number())

function fanOut(size: number): Work {
  const items = Array.from({ length: size }, (_, item) => item)
  const worker = createStep({
    id: 'worker',
    inputSchema: z.number(),
    outputSchema: z.number(),
    execute: async ({ inputData }) => inputData * 2,
  })
  const joined = createStep({
    id: 'join',
    inputSchema: Batch,
    outputSchema: z.number(),
    execute: async ({ inputData }) => inputData.reduce((total, result) => total + result, 0),
  })
  const workflow = createWorkflow({ id: 'fan-out', inputSchema: Batch, outputSchema: z.number() })
    .foreach(worker, { concurrency: size })
    .then(joined)
    .commit()
  return async () => {
    const run = await workflow.createRun()
    const result = await run.start({ inputData: items })
    if (result.status !== 'success') throw new Error(`The workflow ended as ${result.status}.`)
    return result.result
  }
}

export const subject: Subject = { loop, durable, fanOut }
