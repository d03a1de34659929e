/** Mastra: its durable agent with a tool, checkpoints for recovery on, on its LibSQL store. */
import { join } from 'node:path'
import { Mastra } from '@mastra/core'
import { Agent } from '@mastra/core/agent'
import { createDurableAgent } from '@mastra/core/agent/durable'
import { createTool } from '@mastra/core/tools'
import { LibSQLStore } from '@mastra/libsql'
import { z } from 'zod'
import { ANSWER, instructions, placeOf, question, words, type Prepare } from '../subject.ts'

export const prepare: Prepare = async (calls, _variant, folder) => {
  let [asked, done] = [0, 0]
  const look = createTool({
    id: words.name,
    description: words.description,
    inputSchema: z.object({ place: z.number() }),
    execute: async ({ place }) => {
      done++
      return placeOf(place)
    },
  })
  const storage = new LibSQLStore({ id: 'bench', url: `file:${join(folder, 'mastra.db')}` })
  await storage.init()
  const agent = new Agent({
    id: 'looking',
    name: 'looking',
    instructions,
    model: standIn(() => asked++, calls) as never,
    tools: { [words.name]: look },
  })
  // without a cache of stream events: nobody reconnects
  const durable = createDurableAgent({ agent, cache: false, maxSteps: calls + 10, cleanupTimeoutMs: 0 })
  // 'auto' is what has the checkpoints of running turns written
  new Mastra({ storage, agents: { looking: durable }, recovery: { durableAgents: 'auto' }, logger: false })
  return async () => {
    const { output, cleanup } = await durable.stream(question, { maxSteps: calls + 10 })
    const answer = await output.text
    // the store stays open: the workflow writes its last snapshot after its last word
    cleanup()
    if (!answer.endsWith(ANSWER)) throw new Error(`The answer was ${answer}`)
    return done
  }
}

/** A model of the AI SDK's interface that answers at once. */
function standIn(next: () => number, calls: number) {
  const usage = {
    inputTokens: { total: 100, noCache: 100, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 10, text: 10, reasoning: 0 },
  }
  const finish = (unified: string) => ({ type: 'finish', finishReason: { unified, raw: unified }, usage })
  const parts = (): object[] => {
    const place = next()
    if (place < calls) {
      const call = { toolCallId: `call-${place}`, toolName: words.name, input: JSON.stringify({ place }) }
      return [{ type: 'stream-start', warnings: [] }, { type: 'tool-call', ...call }, finish('tool-calls')]
    }
    return [
      { type: 'stream-start', warnings: [] },
      { type: 'text-start', id: 't' },
      { type: 'text-delta', id: 't', delta: ANSWER },
      { type: 'text-end', id: 't' },
      finish('stop'),
    ]
  }
  return {
    specificationVersion: 'v3',
    provider: 'bench',
    modelId: 'stand-in',
    supportedUrls: {},
    doGenerate: async () => {
      throw new Error('Mastra streams.')
    },
    doStream: async () => ({ stream: ReadableStream.from(parts()) }),
  }
}
