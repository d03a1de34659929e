/** The society of a random chat, with the outside world that its tools and its models belong to. */
import { assistant, tool } from 'troupe/assistant'
import { createMinds, type ChatMessage } from 'troupe/minds'
import { replyWith, scriptedModel } from 'troupe/testing'
import { z } from 'zod'
import { sleep } from '../rules/support.ts'
import type { CallSpec, ToolStorySpec } from './tools-spec.ts'

export interface ToolOutside {
  /** ids of effects, in the order they were done */
  readonly written: string[]
  /** what models were asked, in order, and by which life of the process */
  readonly asked: { readonly request: string; readonly life: number }[]
}

/** `isDead`: a dead process asks nobody and does nothing. */
export interface Living {
  readonly life: number
  readonly isDead: () => boolean
}

const input = z.object({ number: z.number() })

export function buildChat({ replies, helper }: ToolStorySpec, outside: ToolOutside, { life, isDead }: Living) {
  const alive = async () => {
    if (isDead()) await new Promise<never>(() => {})
  }
  const reading = (name: string, does: (number: number) => Promise<unknown>) =>
    tool({
      name,
      description: name,
      input,
      reads: true,
      does: async ({ number }) => {
        await alive()
        return does(number)
      },
    })
  const writing = (name: string, after: () => unknown) =>
    tool({
      name,
      description: name,
      input,
      does: async (_input, { id }) => {
        await alive()
        outside.written.push(id)
        await sleep(0)
        return after()
      },
    })
  const fail = () => {
    throw new Error('it is broken')
  }
  const tools = [
    reading('look', async (number) => ({ number, seen: 'a lamp' })),
    reading('slow', async (number) => {
      await sleep(number)
      return 'at last'
    }),
    reading('broken', async () => fail()),
    writing('write', () => 'written'),
    writing('spill', fail),
    tool({ ...writing('careful', () => 'written with care'), approve: 'always' }),
    tool({ name: 'settle', description: 'The answer.', input }),
  ]
  const model = (story: readonly (readonly CallSpec[])[]) => {
    const say = scriptedModel(({ messages = [] }) => {
      const turn = messages.filter(({ role }) => role === 'assistant').length
      const serial = outside.asked.push({ request: JSON.stringify(messages), life })
      const usage = { inputTokens: serial, outputTokens: 1 }
      const calls = story[turn]?.map((call, place) => callOf(call, `${turn}-${place}`))
      return calls ? replyWith({ calls, usage }) : replyWith({ text: `answered after ${turn}`, usage })
    })
    const generate: typeof say.generate = async (request) => {
      await alive()
      await sleep(0)
      const reply = await say.generate(request)
      // scripted replies are always readable: one that a provider could not read is made here
      const calls = reply.calls?.map((call) => (call.name === 'unread' ? { ...call, fault: 'cut off' } : call))
      return { ...reply, ...(calls && { calls }) }
    }
    return { ...say, generate }
  }
  const minds = createMinds()
  const second = assistant({ name: 'helper', description: 'Helps.', by: model(helper), minds, tools })
  const helping = { ...second.asTool(), name: 'helper' }
  return assistant({ name: 'chat', by: model(replies), minds, tools: [...tools, helping] })
}

function callOf({ kind, number }: CallSpec, id: string) {
  // so that no two helpers of a chat are asked the same
  if (kind === 'helper') return { id, name: kind, input: { task: `help ${id}` } }
  return { id, name: kind === 'invalid' ? 'look' : kind, input: kind === 'invalid' ? { number: 'six' } : { number } }
}

/** What people say to a call, by its number. */
export function approvalOf(number: number): unknown {
  if (number % 3 === 0) return 'approve'
  return number % 3 === 1 ? { deny: 'no' } : { input: { number: number + 10 } }
}

export function pairsOf(messages: readonly ChatMessage[]) {
  return {
    calls: messages.flatMap((message) => (message.role === 'assistant' ? (message.calls ?? []) : [])),
    results: messages.flatMap((message) => (message.role === 'tool' ? message.results : [])),
  }
}
