/**
 * The model of a killed society: it follows the plan of its task, looks whether a call that was interrupted happened,
 * and makes it again if not. It goes by the chat alone, as a real one does.
 */
import { callTools, replyWith, type ServerRequest } from 'troupe/testing'
import { isEdit, plans, type PlannedCall } from './plans.ts'

interface Said {
  readonly role: string
  readonly content?: unknown
  readonly tool_calls?: readonly { readonly id: string; readonly function: { name: string; arguments: string } }[]
}

/** `serial` comes back in the journal, as what the reply took. */
export function replyTo(request: ServerRequest, serial: number): object {
  const messages = request.body['messages'] as readonly Said[]
  const task = /task ([\w-]+)/.exec(textOf(messages.find(({ role }) => role === 'user')?.content))?.[1] ?? ''
  const spoken = messages.filter(({ role }) => role === 'assistant')
  const results = new Map(request.results.map(({ call, text }) => [call, text]))
  const made = spoken.flatMap(({ tool_calls: calls = [] }) =>
    calls.map(({ id, function: { name, arguments: input } }) => ({
      name,
      input: JSON.parse(input) as PlannedCall['input'],
      result: results.get(id) ?? '',
    })),
  )
  const usage = { inputTokens: serial, outputTokens: 1 }
  const next = open(made) ?? (plans[task] ?? []).find(([first]) => !made.some((call) => isSame(call, first!)))
  if (!next) return replyWith({ text: `${task}: ${settled(made)}`, usage })
  return callTools(...next.map((call, place) => ({ ...call, id: `${task}-${spoken.length}-${place}` })), { usage })
}

type Made = PlannedCall & { readonly result: string }

/** What has to be done about calls that were interrupted. */
function open(made: readonly Made[]): readonly PlannedCall[] | undefined {
  const last = new Map(made.map((call) => [call.input['key'] ?? call.result, call]))
  const calls = [...last.values()].flatMap((call): PlannedCall[] => {
    const { key = '' } = call.input
    if (isUnknown(call.result)) return [{ name: 'find', input: { key } }]
    const isMissing = call.name === 'find' && call.result.includes('nowhere')
    const before = made.find(({ name, input }) => name === 'write' && input['key'] === key)
    return isMissing && before ? [{ name: before.name, input: before.input }] : []
  })
  return calls.length > 0 ? calls : undefined
}

const isUnknown = (result: string) => result.includes('Unknown whether this happened')

/** The same however often something had to be looked for and done again. */
function settled(made: readonly Made[]): string {
  const known = new Map<string, string>()
  for (const { name, input, result } of made) {
    const key = input['key'] ?? JSON.stringify(input)
    if (isUnknown(result) || result === 'nowhere') continue
    // somebody who looked does not know of the edit
    known.set(key, name === 'find' || isEdit(key) ? `write of ${key}` : result)
  }
  return [...known]
    .map(([key, result]) => `${key}: ${result}`)
    .toSorted()
    .join(', ')
}

function textOf(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content ?? '')
}

function isSame({ name, input }: PlannedCall, other: PlannedCall): boolean {
  return name === other.name && JSON.stringify(input) === JSON.stringify(other.input)
}
