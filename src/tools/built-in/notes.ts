/**
 * Tools that note something for the agent itself: memories to keep, mail to send. Nobody but an agent writes to its
 * board, so a call is taken down in the chat, and the agent's `act` writes what was noted.
 */
import { schemaFromJson } from '../../base/json-schema.ts'
import { EVERYONE, type Message } from '../../mail/message.ts'
import { DEFAULT_MAIL_LIMITS, post, type MailLimits } from '../../mail/post.ts'
import { remember, type Memory } from '../../memory/memory.ts'
import type { MemoryView, Recall } from '../../memory/recall.ts'
import type { ChatMessage } from '../../models/message.ts'
import { tool, type ReadingTool } from '../tool.ts'

/** Inputs of the calls of one tool that were done, in their order. */
export function notedIn<I>(messages: readonly ChatMessage[], { name }: { readonly name: string }): readonly I[] {
  const done = new Set<string>()
  for (const message of messages) {
    if (message.role !== 'tool') continue
    for (const { call, outcome } of message.results) if (outcome === 'done') done.add(call)
  }
  return messages.flatMap((message) =>
    message.role === 'assistant'
      ? (message.calls ?? []).filter((call) => call.name === name && done.has(call.id)).map(({ input }) => input as I)
      : [],
  )
}

interface Noted {
  readonly text: string
  readonly importance?: number
}

export const rememberTool: ReadingTool<Noted, string> = tool({
  name: 'remember',
  description: 'Keeps something in mind for later: one fact, in a sentence that can be understood by itself.',
  input: schemaFromJson<Noted>({
    type: 'object',
    properties: {
      text: { type: 'string' },
      importance: { type: 'number', description: 'From 0 to 10; 5 is ordinary' },
    },
    required: ['text'],
    additionalProperties: false,
  }),
  reads: true,
  does: ({ text, importance }, { agent, step }) => {
    remember({ agent, step }, text, { ...(importance !== undefined && { importance }) })
    return 'Remembered.'
  },
})

/** What was to be remembered, to be written to `memories`. */
export function memoriesIn(
  messages: readonly ChatMessage[] | undefined,
  context: { readonly agent: string; readonly step: number },
): readonly Memory[] {
  return notedIn<Noted>(messages ?? [], rememberTool).map(({ text, importance }) =>
    remember(context, text, { ...(importance !== undefined && { importance }) }),
  )
}

/** What the agent remembers, as it was when the thought began. */
export function recallTool(
  { recall }: Pick<Recall, 'recall'>,
  view: MemoryView,
  agent: string,
): ReadingTool<{ question: string; count?: number }, readonly string[]> {
  return tool({
    name: 'recall',
    description: 'Finds what you remember about something.',
    input: schemaFromJson<{ question: string; count?: number }>({
      type: 'object',
      properties: {
        question: { type: 'string' },
        count: { type: 'integer', description: 'How many memories at most; 3 unless told' },
      },
      required: ['question'],
      additionalProperties: false,
    }),
    reads: true,
    does: async ({ question, count = 3 }, { signal }) => {
      const k = Math.min(Math.max(1, Math.floor(count)), MOST_RECALLED)
      return (await recall(view, agent, question, { k, signal })).map(({ text }) => text)
    },
  })
}

const MOST_RECALLED = 20

interface Letter {
  readonly recipient: string
  readonly message: string
}

/** `agents`: who has a mailbox. What may not be sent is refused at once, with the reason. */
export function mailTool(
  agents: readonly string[],
  limits: MailLimits = DEFAULT_MAIL_LIMITS,
): ReadingTool<Letter, string> {
  return tool({
    name: MAIL.name,
    description: `Writes to another agent, or to "${EVERYONE}". They read it at their next turn.`,
    input: schemaFromJson<Letter>({
      type: 'object',
      properties: { recipient: { type: 'string', enum: [...agents, EVERYONE] }, message: { type: 'string' } },
      required: ['recipient', 'message'],
      additionalProperties: false,
    }),
    reads: true,
    limits: { calls: limits.perStep },
    does: (letter, { agent }) => {
      const { refused } = post(agent, [letter], agents, limits)
      if (refused[0]) throw new Error(refused[0].reason)
      return 'It is sent when your turn ends.'
    },
  })
}

const MAIL = { name: 'send_mail' }

/** What was to be sent, to be written to `mail`. */
export function mailIn(
  messages: readonly ChatMessage[] | undefined,
  sender: string,
  agents: readonly string[],
  limits: MailLimits = DEFAULT_MAIL_LIMITS,
): readonly Message[] {
  return post(sender, notedIn<Letter>(messages ?? [], MAIL), agents, limits).sent
}
