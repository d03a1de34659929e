/** What came of a run of tools: read from its journals and from the world outside, and held against its plan. */
import { stateAt } from 'troupe'
import type { ChatMessage } from 'troupe/minds'
import { sqliteStore } from 'troupe/sqlite'
import type { Outside } from './outside.ts'
import { callsOf, isEdit } from './plans.ts'

export interface Judged {
  readonly doubled: number
  readonly lost: number
  readonly unpaired: number
  /** effects that a kill interrupted */
  readonly unknown: number
  readonly answer: string
  /** the last boards of the run and of every society inside it, as text */
  readonly boards: string
  readonly faults: readonly string[]
}

export async function judge(task: string, outside: Outside, file: string): Promise<Judged> {
  const { written, modelUrl } = outside
  const faults: string[] = []
  const wanted = callsOf(task).flatMap(({ name, input: { key } }) => (name === 'write' && key ? [key] : []))
  const twice = [...repeated(written.map(({ id }) => id)), ...repeated(written.map(({ key }) => key))]
  if (twice.length > 0) faults.push(`done twice: ${twice.join(', ')}`)
  const missing = wanted.filter((key) => isAllowed(key) && !written.some((entry) => entry.key === key))
  if (missing.length > 0) faults.push(`never done: ${missing.join(', ')}`)
  for (const { key, text } of written) {
    if (!isAllowed(key)) faults.push(`done although it was denied: ${key}`)
    if (isEdit(key) && text !== 'edited') faults.push(`done as it was before it was edited: ${key}`)
  }
  let [unpaired, unknown] = [0, 0]
  const boards: Record<string, unknown> = {}
  const store = sqliteStore(file, { readOnly: true })
  for (const run of (await store.runs()).toSorted()) {
    const board: Record<string, unknown> = await stateAt(store, run)
    boards[run] = board
    const { calls, results } = pairsOf((board['messages'] ?? []) as readonly ChatMessage[])
    const wrong = [...calls].filter((id) => results.filter(({ call }) => call === id).length !== 1)
    // rules call without a chat
    const foreign = results.filter(({ call }) => !calls.has(call) && !call.startsWith('rules-'))
    unpaired += wrong.length + foreign.length
    if (wrong.length > 0) faults.push(`calls of ${run} without exactly one result: ${wrong.join(', ')}`)
    if (foreign.length > 0) faults.push(`results of ${run} without a call: ${JSON.stringify(foreign)}`)
    // the chat of a thought is on the board of the society around as well
    if ('turns' in board) unknown += results.filter(({ outcome }) => outcome === 'unknown').length
  }
  await store.close()
  return {
    doubled: twice.length,
    lost: missing.length,
    unpaired,
    unknown,
    answer: String((boards['r'] as { answer?: string } | undefined)?.answer),
    boards: JSON.stringify(boards).replaceAll(modelUrl, 'MODEL'),
    faults,
  }
}

const isAllowed = (key: string) => !key.endsWith('-deny')

const repeated = (texts: readonly string[]) => texts.filter((text, place) => texts.indexOf(text) !== place)

function pairsOf(messages: readonly ChatMessage[]) {
  const calls = messages.flatMap((message) => (message.role === 'assistant' ? (message.calls ?? []) : []))
  const results = messages.flatMap((message) => (message.role === 'tool' ? message.results : []))
  return { calls: new Set(calls.map(({ id }) => id)), results }
}
