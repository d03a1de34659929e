/**
 * AI SDK UI: a run as the message stream that `useChat` reads. Texts, tool calls with their inputs, approvals and
 * outputs; the metadata of the message says the place to come back to.
 */
import { messageOf } from '../base/errors.ts'
import { isRecord } from '../base/json-kinds.ts'
import { outcomeText } from './outcome-text.ts'
import type { Fields } from '../board/field.ts'
import type { Run } from '../engine/run.ts'
import { eventResponse } from './events.ts'
import { tellStory, type StoryEvent, type StoryOptions } from './story.ts'

/** The chunks of the protocol that are made here; `UIMessageChunk` of the AI SDK has more. */
export type UIChunk =
  | { readonly type: 'start'; readonly messageId: string; readonly messageMetadata: UIMetadata }
  | { readonly type: 'start-step' | 'finish-step' | 'reset-step' }
  | { readonly type: 'text-start' | 'text-end'; readonly id: string }
  | { readonly type: 'text-delta'; readonly id: string; readonly delta: string }
  | {
      readonly type: 'tool-input-available'
      readonly toolCallId: string
      readonly toolName: string
      readonly input: unknown
      readonly dynamic: true
    }
  | { readonly type: 'tool-approval-request'; readonly approvalId: string; readonly toolCallId: string }
  | {
      readonly type: 'tool-output-available'
      readonly toolCallId: string
      readonly output: unknown
      readonly dynamic: true
      /** another one comes: it is what the tool has so far */
      readonly preliminary?: true
    }
  | {
      readonly type: 'tool-output-error'
      readonly toolCallId: string
      readonly errorText: string
      readonly dynamic: true
    }
  | { readonly type: 'tool-output-denied'; readonly toolCallId: string }
  | { readonly type: 'data-question'; readonly id: string; readonly data: unknown }
  | { readonly type: 'message-metadata'; readonly messageMetadata: UIMetadata }
  | { readonly type: 'finish'; readonly finishReason: 'stop' | 'tool-calls' | 'length' }
  | { readonly type: 'abort'; readonly reason: string }
  | { readonly type: 'error'; readonly errorText: string }

export interface UIMetadata {
  readonly run: string
  /** give it back as `after` to be told the rest */
  readonly place?: string
}

export async function* toUIMessageChunks(run: Run<Fields>, options: StoryOptions): AsyncGenerator<UIChunk> {
  const { id } = run
  yield { type: 'start', messageId: id, messageMetadata: { run: id } }
  // what the client has of a step that was not closed comes again
  yield { type: options.after === undefined ? 'start-step' : 'reset-step' }
  const write = createWriter(id)
  try {
    for await (const event of tellStory(run, options)) yield* write(event)
    const { status, limit } = await run.finished
    if (status === 'paused') yield { type: 'abort', reason: 'paused' }
    else yield { type: 'finish', finishReason: status === 'waiting' ? 'tool-calls' : limit ? 'length' : 'stop' }
  } catch (error) {
    yield { type: 'error', errorText: messageOf(error) }
  }
}

/** For `useChat`: answer a request with it. */
export function toUIMessageStream(run: Run<Fields>, options: StoryOptions): Response {
  const headers = { 'x-vercel-ai-ui-message-stream': 'v1' }
  return eventResponse(toUIMessageChunks(run, options), { headers, last: '[DONE]' })
}

function createWriter(run: string): (event: StoryEvent) => Generator<UIChunk> {
  /** texts that are being written, and what of each was told */
  const open = new Map<string, string>()
  const names = new Map<string, string>()
  let hasParts = false
  function* tell(id: string, delta: string): Generator<UIChunk> {
    if (delta === '') return
    if (!open.has(id)) yield { type: 'text-start', id }
    open.set(id, (open.get(id) ?? '') + delta)
    hasParts = true
    yield { type: 'text-delta', id, delta }
  }
  function* close(id: string, text: string): Generator<UIChunk> {
    const told = open.get(id) ?? ''
    if (text.startsWith(told)) yield* tell(id, text.slice(told.length))
    if (open.has(id)) yield { type: 'text-end', id }
    open.delete(id)
    // the stream broke off and another reply was given: it stands after what was seen of the first
    if (!text.startsWith(told)) {
      yield* tell(`${id}+`, text)
      yield { type: 'text-end', id: `${id}+` }
      open.delete(`${id}+`)
    }
  }
  return function* write(event) {
    switch (event.type) {
      case 'piece':
        yield* tell(event.message, event.text)
        break
      case 'said':
        yield* close(event.message, event.text)
        for (const { id: toolCallId, name: toolName, input } of event.calls) {
          names.set(toolCallId, toolName)
          hasParts = true
          yield { type: 'tool-input-available', toolCallId, toolName, input, dynamic: true }
        }
        break
      case 'ask':
        hasParts = true
        if (event.call !== undefined)
          yield { type: 'tool-approval-request', approvalId: event.key, toolCallId: event.call }
        else {
          const { key, agent, question } = event
          yield { type: 'data-question', id: key, data: { key, agent, question } }
        }
        break
      case 'part':
        yield {
          type: 'tool-output-available',
          toolCallId: event.call,
          output: event.part,
          dynamic: true,
          preliminary: true,
        }
        break
      case 'result': {
        const { call: toolCallId, outcome, output, input } = event
        const toolName = names.get(toolCallId)
        if (input !== undefined && toolName !== undefined)
          yield { type: 'tool-input-available', toolCallId, toolName, input, dynamic: true }
        if (outcome === 'done') yield { type: 'tool-output-available', toolCallId, output, dynamic: true }
        else if (outcome === 'denied') yield { type: 'tool-output-denied', toolCallId }
        else yield { type: 'tool-output-error', toolCallId, errorText: outcomeText(outcome, output), dynamic: true }
        break
      }
      case 'place':
        // a text that is being written belongs to no place
        if (open.size > 0) break
        yield { type: 'message-metadata', messageMetadata: { run, place: event.place } }
        if (!hasParts) break
        hasParts = false
        yield { type: 'finish-step' }
        yield { type: 'start-step' }
        break
      default:
    }
  }
}

/** An answer to one question of a run, as `answerQuestion` takes it. */
export interface GivenAnswer {
  readonly question: string
  readonly answer: unknown
}

/** What a person answered with `addToolApprovalResponse`: from the messages that `useChat` sends. */
export function answersInUIMessages(messages: unknown): GivenAnswer[] {
  const last = Array.isArray(messages) ? (messages as readonly unknown[]).at(-1) : undefined
  const parts = isRecord(last) && Array.isArray(last['parts']) ? (last['parts'] as readonly unknown[]) : []
  return parts.flatMap((part) => {
    if (!isRecord(part) || part['state'] !== 'approval-responded' || !isRecord(part['approval'])) return []
    const { id, approved, reason } = part['approval']
    if (typeof id !== 'string') return []
    const denied = { deny: typeof reason === 'string' ? reason : '' }
    return [{ question: id, answer: approved === true ? 'approve' : denied }]
  })
}
