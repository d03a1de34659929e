/** Adapters, read by the clients they are for: the AI SDK's and AG-UI's own. */
import { HttpAgent, type BaseEvent } from '@ag-ui/client'
import { EventType } from '@ag-ui/core'
import { DefaultChatTransport, readUIMessageStream, type UIMessage, type UIMessageChunk } from 'ai'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createGate, createDesk, deskModel, deskSocieties, written, type Gate } from '../../test/tool-desk.ts'
import { answerQuestion, memoryStore, type Flow, type Store } from '../index.ts'
import { createMinds } from '../minds/mind.ts'
import { tool } from '../tools/index.ts'
import {
  answersInResume,
  answersInUIMessages,
  toAGUIResponse,
  toUIMessageChunks,
  toUIMessageStream,
  type UIChunk,
  type UIMetadata,
} from './index.ts'

const desk = createDesk(deskModel())(createMinds()) as unknown as Flow
const slow = async (gate: Gate) => (await deskSocieties(gate.wait)['slow']!()) as unknown as { flow: Flow }

/** What `useChat` does with a response: the message as it is after each chunk. */
async function readChat(
  response: Response,
  before?: UIMessage,
  isEnough: (message: UIMessage) => boolean = () => false,
): Promise<UIMessage[]> {
  const transport = new DefaultChatTransport({ api: 'http://local/chat', fetch: async () => response })
  const stream = await transport.sendMessages({
    trigger: 'submit-message',
    chatId: 'c',
    messageId: undefined,
    messages: [],
    abortSignal: undefined,
  })
  const seen: UIMessage[] = []
  const message = before && structuredClone(before)
  const faults: unknown[] = []
  const states = readUIMessageStream({
    stream,
    ...(message && { message }),
    onError: (error) => void faults.push(error),
  })
  for await (const state of states) {
    seen.push(structuredClone(state))
    if (isEnough(state)) break
  }
  expect(faults).toEqual([])
  return seen
}

const partsOf = (message: UIMessage) =>
  message.parts
    .filter(({ type }) => type !== 'step-start')
    .map((part) =>
      part.type === 'dynamic-tool' ? `${part.toolName} ${part.state}` : part.type === 'text' ? part.text : part.type,
    )

const answerAll = async (store: Store, run: string, answers: readonly { question: string; answer: unknown }[]) => {
  for (const { question, answer } of answers) await answerQuestion(store, run, answer, question)
}

async function runAgent(respond: () => Response) {
  const agent = new HttpAgent({
    url: 'http://local/agent',
    threadId: 't',
    fetch: async () => respond(),
  })
  const events: BaseEvent[] = []
  await agent.runAgent(
    { runId: 'x' },
    {
      onEvent: ({ event }) => void events.push(event),
    },
  )
  return { agent, events }
}

describe('the message stream of the AI SDK', () => {
  it('has texts, calls, approvals and outputs, and goes on in the same message after the answers', async () => {
    written.length = 0
    const store = memoryStore()
    const first = await readChat(toUIMessageStream(desk.run({}, { store, id: 'r' }) as never, { store }))
    const asked = first.at(-1)!
    expect(partsOf(asked)).toEqual([
      'Let me look at the sky first.',
      'weather output-available',
      'weather output-error',
      'write approval-requested',
      'write approval-requested',
    ])
    // as `addToolApprovalResponse` does
    const answered = structuredClone(asked) as { parts: Record<string, unknown>[]; metadata: UIMetadata }
    const calls = answered.parts.filter(({ state }) => state === 'approval-requested')
    for (const [place, part] of calls.entries()) {
      part['state'] = 'approval-responded'
      Object.assign(part['approval'] as object, place === 0 ? { approved: true } : { approved: false, reason: 'gone' })
    }
    const answers = answersInUIMessages([answered])
    expect(answers.map(({ answer }) => answer)).toEqual(['approve', { deny: 'gone' }])
    await answerAll(store, 'r', answers)
    const after = answered.metadata.place
    const rest = toUIMessageStream(desk.resume('r', { store }) as never, { store, after })
    const last = (await readChat(rest, answered as unknown as UIMessage)).at(-1)!
    expect(partsOf(last)).toEqual([
      'Let me look at the sky first.',
      'weather output-available',
      'weather output-error',
      'write output-available',
      'write output-denied',
      'It is clear in Rome, and 1 lines are written.',
    ])
    expect(written).toEqual(['Rome is clear'])
  })

  it('grows with the words of the model, and a client that lost it in the middle is told the rest, once', async () => {
    const store = memoryStore()
    const gate = createGate()
    const { flow } = await slow(gate)
    const run = flow.run({}, { store, id: 'r' })
    gate.open(4)
    const seen = await readChat(toUIMessageStream(run as never, { store }), undefined, (message) =>
      partsOf(message).some((text) => text.includes('look at')),
    )
    gate.open(100)
    const { place } = seen.at(-1)!.metadata as UIMetadata
    const rest = await readChat(toUIMessageStream(run as never, { store, after: place ?? '{}' }), seen.at(-1))
    const whole = await readChat(toUIMessageStream(flow.resume('r', { store }) as never, { store }))
    expect(partsOf(rest.at(-1)!)).toEqual(partsOf(whole.at(-1)!))
    expect(partsOf(whole.at(-1)!)).toHaveLength(5)
  })

  it('shows what a tool reports before it is done, and its result in place of it', async () => {
    const search = tool({
      name: 'weather',
      description: 'The weather in a city.',
      input: z.object({ city: z.string() }),
      reads: true,
      does: async (_, { report }) => {
        report('half of it')
        await new Promise((resolve) => setTimeout(resolve, 20))
        return 'all of it'
      },
    })
    const searching = createDesk(deskModel(), [search])(createMinds()) as unknown as Flow
    const outputs = (message: UIMessage) =>
      message.parts.flatMap((part) =>
        part.type === 'dynamic-tool' && part.state === 'output-available'
          ? [`${String(part.output)}${part.preliminary === true ? ' so far' : ''}`]
          : [],
      )
    const store = memoryStore()
    const seen = await readChat(toUIMessageStream(searching.run({}, { store, id: 'r' }) as never, { store }))
    const shown = seen.map(outputs)
    expect(shown).toContainEqual(['half of it so far', 'half of it so far'])
    expect(shown.at(-1)!.slice(0, 2)).toEqual(['all of it', 'all of it'])
    const again = memoryStore()
    const live = await runAgent(() => toAGUIResponse(searching.run({}, { store: again }) as never, { store: again }))
    expect(live.events.filter((event) => 'name' in event && event.name === 'troupe.tool-part')).toMatchObject([
      { value: { part: 'half of it' } },
      { value: { part: 'half of it' } },
    ])
  })

  it('says how it ended: with a stop, with an error, or stopped before', async () => {
    const end = async (run: unknown, store: Store) =>
      (await Array.fromAsync(toUIMessageChunks(run as never, { store }))).at(-1) satisfies UIChunk | undefined
    const store = memoryStore()
    const broken = createDesk({
      ...deskModel(),
      stream: () => {
        throw new Error('no power')
      },
    })(createMinds())
    expect(await end(broken.run({}, { store }), store)).toMatchObject({
      type: 'error',
      errorText: expect.stringContaining('no power') as string,
    })
    expect(await end(desk.run({}, { store, steps: 0 }), store)).toEqual({ type: 'abort', reason: 'paused' })
    const chunks = (await Array.fromAsync(
      toUIMessageChunks(desk.run({}, { store }) as never, { store }),
    )) as UIMessageChunk[]
    expect(chunks.at(-1)).toEqual({ type: 'finish', finishReason: 'tool-calls' })
  })
})

describe('the events of AG-UI', () => {
  /** What a client of AG-UI sees: its own checks of the order, its messages and its state. */
  it('are taken by its client: steps, texts, calls, results, state and interrupts that are answered', async () => {
    written.length = 0
    const store = memoryStore()
    const ids = { threadId: 't', runId: 'x' }
    const { agent, events } = await runAgent(() =>
      toAGUIResponse(desk.run({}, { store, id: 'r' }) as never, { store, ...ids }),
    )
    const types = events.map(({ type }) => type as string)
    expect(types.filter((type) => type !== 'CUSTOM').slice(0, 3)).toEqual([
      'RUN_STARTED',
      'STATE_SNAPSHOT',
      'STEP_STARTED',
    ])
    expect(types.filter((type) => type === 'TOOL_CALL_START')).toHaveLength(4)
    const { outcome } = events.at(-1) as unknown as { outcome: { interrupts: { id: string; toolCallId: string }[] } }
    expect(outcome).toMatchObject({
      type: 'interrupt',
      interrupts: [
        { reason: 'tool_call', message: 'clerk wants to call write.', toolCallId: 'r/1.clerk/call-3' },
        { toolCallId: 'r/1.clerk/call-4' },
      ],
    })
    expect(agent.messages.map(({ role }) => role)).toContain('tool')
    expect(agent.state).toMatchObject({ question: 'How is the weather?', answers: [] })
    const place = events.findLast((event) => 'name' in event && event['name'] === 'troupe.place') as unknown as {
      value: string
    }
    const resume = outcome.interrupts.map(({ id }) => ({ interruptId: id, status: 'resolved', payload: 'approve' }))
    await answerAll(store, 'r', answersInResume(resume))
    const next = await runAgent(() =>
      toAGUIResponse(desk.resume('r', { store }) as never, { store, after: place.value, ...ids }),
    )
    expect(next.events.filter(({ type }) => type === EventType.TOOL_CALL_START)).toEqual([])
    expect(next.events.filter(({ type }) => type === EventType.TOOL_CALL_RESULT)).toHaveLength(2)
    expect(next.agent.state).toMatchObject({ answers: ['It is clear in Rome, and 2 lines are written.'] })
    expect(next.events.at(-1)).toMatchObject({ type: 'RUN_FINISHED', outcome: { type: 'success' } })
    expect(written).toEqual(['Rome is clear', 'Atlantis is gone'])
  })

  it('of a run that is over are the same from its journal alone', async () => {
    const store = memoryStore()
    const run = () => desk.run({}, { store, id: 'r', onQuestion: () => 'approve' })
    const live = await runAgent(() => toAGUIResponse(run() as never, { store }))
    const later = await runAgent(() => toAGUIResponse(desk.resume('r', { store }) as never, { store }))
    expect(later.agent.state).toEqual(live.agent.state)
    const texts = ({ messages }: HttpAgent) => messages.map(({ role, content }) => `${role} ${JSON.stringify(content)}`)
    expect(texts(later.agent)).toEqual(texts(live.agent))
    expect(texts(live.agent)).toContain('assistant "It is clear in Rome, and 2 lines are written."')
  })
})

it('a place that is none is refused', async () => {
  const store = memoryStore()
  const [, , last] = await Array.fromAsync(
    toUIMessageChunks(desk.run({}, { store }) as never, { store, after: 'here' }),
  )
  expect(last).toMatchObject({ type: 'error', errorText: expect.stringContaining('no place') as string })
})
