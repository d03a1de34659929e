/** A run as an A2A task: what its journal says, in the words of the protocol. */
import type { Artifact, Message, Part, Task, TaskStatus } from '@a2a-js/sdk'
import type { Awaitable } from '../base/awaitable.ts'
import { stateAt } from '../store/history.ts'
import type { OpenQuestion } from '../store/pending.ts'
import { openQuestions } from '../store/questions.ts'
import type { RunStatus } from '../store/run-status.ts'
import type { Store } from '../store/store.ts'
import { summarize } from '../store/summary.ts'

// the numbers of the protocol; its package is loaded only by whoever speaks it
const WORKING = 2
const COMPLETED = 3
const FAILED = 4
const CANCELED = 5
const INPUT_REQUIRED = 6
const AGENT = 2

/** What a task gives back, from the board at its end. */
export type ResultOf = (board: Readonly<Record<string, unknown>>, reason: string, run: string) => Awaitable<unknown>

interface Reading {
  readonly result: ResultOf
  /** what a run ends with that was cancelled */
  readonly canceledAs: string
}

export async function taskOf(store: Store, run: string, { result, canceledAs }: Reading): Promise<Task> {
  const { status, reason = '', updatedAt } = await summarize(store, run)
  const state = stateOf(status, reason === canceledAs)
  const questions = state === INPUT_REQUIRED ? await openQuestions(store, run) : []
  const said = state === INPUT_REQUIRED ? textOf(questions) : state === COMPLETED || state === WORKING ? '' : reason
  const board = state === COMPLETED ? await stateAt(store, run, undefined) : undefined
  return {
    id: run,
    contextId: run,
    status: statusOf(run, state, said, updatedAt),
    artifacts: board ? [artifactOf(await result(board, reason, run))] : [],
    history: [],
    metadata: undefined,
  }
}

function statusOf(run: string, state: number, text: string, at: number): TaskStatus {
  return {
    state,
    message: text === '' ? undefined : messageOf(run, text),
    timestamp: new Date(at).toISOString(),
  }
}

function stateOf(status: RunStatus, isCanceled: boolean): number {
  if (status === 'ended') return isCanceled ? CANCELED : COMPLETED
  if (status === 'waiting') return INPUT_REQUIRED
  return status === 'open' ? WORKING : FAILED
}

export const isAsking = ({ status }: Task): boolean => (status?.state as number | undefined) === INPUT_REQUIRED

/** Ended, failed, or with a question: everything but at work. */
export function isSettled({ status }: Task): boolean {
  const state: number = status?.state ?? 0
  return state > WORKING
}

function messageOf(run: string, text: string): Message {
  return {
    messageId: `${run}/status`,
    contextId: run,
    taskId: run,
    role: AGENT,
    parts: [textPart(text)],
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
  }
}

function artifactOf(given: unknown): Artifact {
  const part = typeof given === 'string' ? textPart(given) : dataPart(given)
  return { artifactId: 'result', name: 'result', description: '', parts: [part], metadata: undefined, extensions: [] }
}

const PLAIN = { metadata: undefined, filename: '' }

export function textPart(text: string): Part {
  return { content: { $case: 'text', value: text }, mediaType: 'text/plain', ...PLAIN }
}

function dataPart(value: unknown): Part {
  return { content: { $case: 'data', value }, mediaType: 'application/json', ...PLAIN }
}

/** All the text of some parts; structured data as JSON. */
export function textIn(parts: readonly Part[]): string {
  return parts
    .map(({ content }) => {
      if (content?.$case === 'text') return content.value
      return content?.$case === 'data' ? JSON.stringify(content.value) : ''
    })
    .filter((text) => text !== '')
    .join('\n')
}

function textOf(questions: readonly OpenQuestion[]): string {
  return questions
    .map(({ question }) => (typeof question === 'string' ? question : JSON.stringify(question)))
    .join('\n')
}
