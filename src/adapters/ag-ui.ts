/**
 * AG-UI: a run as the events of that protocol. Steps, texts, tool calls and their results, the board as state, and
 * questions as interrupts that end the stream; a `CUSTOM` event says the place to come back to.
 */
import { messageOf } from '../base/errors.ts'
import { isRecord } from '../base/json-kinds.ts'
import type { Values } from '../board/change.ts'
import { boardOf } from '../board/view.ts'
import type { Fields } from '../board/field.ts'
import type { Run } from '../engine/run.ts'
import { openRun, readEntries, type Moment } from '../store/fold.ts'
import type { Store } from '../store/store.ts'
import { isApprovalQuestion } from '../tools/approval.ts'
import { eventResponse } from './events.ts'
import { patchOf } from '../board/json-patch.ts'
import { outcomeText } from './outcome-text.ts'
import { readPlace } from './place.ts'
import { tellStory, type StoryEvent, type StoryOptions } from './story.ts'
import type { GivenAnswer } from './ui-message-stream.ts'

/** An event of `@ag-ui/core`, whose types say more of each. */
export interface AGUIEvent {
  readonly type: string
  readonly [field: string]: unknown
}

export interface AGUIOptions extends StoryOptions {
  /** of the conversation; the run's own unless it is said */
  readonly threadId?: string
  /** of the request, where a client has named it: a run that is resumed is another one for it */
  readonly runId?: string
}

const PLACE_EVENT = 'troupe.place'
/** the protocol knows no results in parts */
const PART_EVENT = 'troupe.tool-part'

export async function* toAGUIEvents(run: Run<Fields>, options: AGUIOptions): AsyncGenerator<AGUIEvent> {
  const { threadId = run.id, runId = run.id, store, after } = options
  const ids = { threadId, runId }
  yield { type: 'RUN_STARTED', ...ids }
  const { step, values } = await momentAfter(store, run, after)
  const writer = createWriter(values, step)
  yield { type: 'STATE_SNAPSHOT', snapshot: writer.board() }
  try {
    for await (const event of tellStory(run, options)) yield* writer.write(event)
    const { status, reason, questions } = await run.finished
    yield* writer.close()
    if (status === 'waiting') {
      const interrupts = questions.map(({ id, agent, question }) => interruptOf(id, agent, question, writer.callOf(id)))
      yield { type: 'RUN_FINISHED', ...ids, outcome: { type: 'interrupt', interrupts } }
    } else if (status === 'paused') yield { type: 'RUN_FINISHED', ...ids, outcome: { type: 'cancelled' } }
    else yield { type: 'RUN_FINISHED', ...ids, result: { reason }, outcome: { type: 'success' } }
  } catch (error) {
    yield* writer.close()
    yield { type: 'RUN_ERROR', message: messageOf(error) }
  }
}

/** For a client of AG-UI: answer its request with it. */
export function toAGUIResponse(run: Run<Fields>, options: AGUIOptions): Response {
  return eventResponse(toAGUIEvents(run, options))
}

/** What a client answered, from the `resume` of its request. */
export function answersInResume(resume: unknown): GivenAnswer[] {
  return (Array.isArray(resume) ? (resume as readonly unknown[]) : []).flatMap((entry) => {
    if (!isRecord(entry) || typeof entry['interruptId'] !== 'string') return []
    const { interruptId: question, status, payload } = entry
    return [{ question, answer: status === 'cancelled' ? { deny: 'cancelled' } : payload }]
  })
}

function interruptOf(id: string, agent: string, question: unknown, toolCallId: string | undefined) {
  const isCall = isApprovalQuestion(question)
  return {
    id,
    reason: isCall ? 'tool_call' : 'question',
    message: isCall ? `${agent} wants to call ${question.approve.tool}.` : `${agent} asks.`,
    ...(toolCallId !== undefined && { toolCallId }),
    metadata: { agent, question },
  }
}

/** The board as it stood at a place, which deltas then change. */
async function momentAfter(store: Store, run: Run<Fields>, after: string | undefined): Promise<Moment> {
  const last = readPlace(after).get(run.id) ?? 1
  await begun(store, run)
  let step = 0
  for await (const { seq, record } of readEntries(store, run.id, 1)) {
    if (seq > last) break
    if (record.kind === 'step' || record.kind === 'start') step = record.step
  }
  return (await openRun(store, run.id, step)).moment
}

/** A run has a journal as soon as it is opened, which is now or soon. */
async function begun(store: Store, run: Run<Fields>): Promise<void> {
  const over = new AbortController()
  const settle = () => over.abort()
  run.finished.then(settle, settle)
  if ((await store.head(run.id)) === 0) await store.changed(run.id, 0, over.signal)
}

function createWriter(values: Values, stepBefore: number) {
  const open = new Map<string, string>()
  const calls = new Map<string, string>()
  let last = stepBefore
  let step: string | undefined
  function* beginStep(): Generator<AGUIEvent> {
    if (step !== undefined) return
    step = `step ${last + 1}`
    yield { type: 'STEP_STARTED', stepName: step }
  }
  function* endStep(): Generator<AGUIEvent> {
    if (step !== undefined) yield { type: 'STEP_FINISHED', stepName: step }
    step = undefined
  }
  function* tell(messageId: string, name: string, delta: string): Generator<AGUIEvent> {
    if (delta === '') return
    if (!open.has(messageId))
      yield { type: 'TEXT_MESSAGE_START', messageId, role: 'assistant', ...(name !== '' && { name }) }
    open.set(messageId, (open.get(messageId) ?? '') + delta)
    yield { type: 'TEXT_MESSAGE_CONTENT', messageId, delta }
  }
  function* end(messageId: string): Generator<AGUIEvent> {
    if (open.delete(messageId)) yield { type: 'TEXT_MESSAGE_END', messageId }
  }
  function* write(event: StoryEvent): Generator<AGUIEvent> {
    if (event.type !== 'place' && event.type !== 'end' && event.type !== 'fail') yield* beginStep()
    switch (event.type) {
      case 'piece':
        yield* tell(event.message, event.agent, event.text)
        break
      case 'said': {
        const { message, agent, text } = event
        const told = open.get(message) ?? ''
        if (text.startsWith(told)) yield* tell(message, agent, text.slice(told.length))
        yield* end(message)
        if (!text.startsWith(told)) {
          yield* tell(`${message}+`, agent, text)
          yield* end(`${message}+`)
        }
        for (const { id: toolCallId, name, input } of event.calls) {
          yield {
            type: 'TOOL_CALL_START',
            toolCallId,
            toolCallName: name,
            ...(text !== '' && { parentMessageId: message }),
          }
          yield { type: 'TOOL_CALL_ARGS', toolCallId, delta: JSON.stringify(input ?? {}) }
          yield { type: 'TOOL_CALL_END', toolCallId }
        }
        break
      }
      case 'part':
        yield { type: 'CUSTOM', name: PART_EVENT, value: { toolCallId: event.call, part: event.part } }
        break
      case 'result': {
        const { call: toolCallId, outcome, output } = event
        const content = outcomeText(outcome, output)
        yield { type: 'TOOL_CALL_RESULT', messageId: `${toolCallId}/result`, toolCallId, content, role: 'tool' }
        break
      }
      case 'ask':
        if (event.call !== undefined) calls.set(event.key, event.call)
        break
      case 'step': {
        const delta = event.changes.flatMap((changes) => patchOf(values, changes))
        last = event.step
        if (delta.length > 0) yield { type: 'STATE_DELTA', delta }
        yield* endStep()
        break
      }
      case 'place':
        if (open.size === 0) yield { type: 'CUSTOM', name: PLACE_EVENT, value: event.place }
        break
      default:
    }
  }
  return {
    write,
    board: () => boardOf(values),
    callOf: (key: string) => calls.get(key),
    *close(): Generator<AGUIEvent> {
      for (const id of open.keys()) yield* end(id)
      yield* endStep()
    },
  }
}
