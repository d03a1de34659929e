/**
 * An assistant: one agent with a prompt, a chat and tools, as a flow. It is what other frameworks call a tool loop or a
 * ReAct agent; and as a tool of another assistant, a worker under a supervisor.
 */
import { schemaFromJson } from '../base/json-schema.ts'
import { append } from '../board/list-fields.ts'
import { value } from '../board/scalar-fields.ts'
import { board } from '../define/board.ts'
import { end } from '../define/route.ts'
import { flow, type Flow } from '../engine/flow.ts'
import type { ToolOptions } from '../minds/loop/options.ts'
import { mind as processMind, type MakeMind, type MindDefinition } from '../minds/mind.ts'
import type { ChatMessage } from '../models/message.ts'
import { societyTool } from '../tools/society-tool.ts'
import type { ReadingTool, ToolLimits } from '../tools/tool.ts'

const fields = {
  /** what the person says now */
  prompt: value<string>(),
  /** what was said before, and then what was said in this run as well */
  messages: append<ChatMessage>(),
  answer: value(''),
}

export const assistantBoard = board(fields)

export type Assistant = Flow<typeof fields> & {
  readonly description: string
  /** the assistant as a tool that takes a task and gives back the answer */
  asTool(options?: { readonly name?: string; readonly limits?: ToolLimits }): ReadingTool<{ task: string }, string>
}

interface Words {
  readonly prompt: string
}

export interface AssistantOptions
  extends
    Omit<ToolOptions<Words, undefined>, 'messages'>,
    Pick<MindDefinition<Words, string, undefined>, 'by' | 'rules' | 'guards'> {
  readonly name?: string
  /** what it is for, for people and for a supervisor that may call it */
  readonly description?: string
  /** what it is told beside the chat */
  readonly instructions?: string
  readonly temperature?: number
  readonly maxOutputTokens?: number
  /** minds with settings of their own; those of the process by default */
  readonly minds?: MakeMind
}

export function assistant(options: AssistantOptions): Assistant {
  const {
    name = 'assistant',
    description = '',
    instructions,
    temperature,
    maxOutputTokens,
    minds = processMind,
  } = options
  const { tools, stopWhen, limits, approve, by, rules, guards } = options
  const agent = assistantBoard.agent({
    reads: ['prompt', 'messages'],
    writes: ['messages', 'answer'],
    think: minds({
      prompt: ({ prompt }: Words & { readonly messages: readonly ChatMessage[] }) => ({
        prompt,
        ...(instructions !== undefined && { system: instructions }),
        ...(temperature !== undefined && { temperature }),
        ...(maxOutputTokens !== undefined && { maxOutputTokens }),
      }),
      messages: ({ messages }) => messages,
      ...(tools && { tools }),
      ...(stopWhen && { stopWhen }),
      ...(limits && { limits }),
      ...(approve && { approve }),
      ...(by !== undefined && { by }),
      ...(rules && { rules }),
      ...(guards && { guards }),
      act: (answer: string, _view, { messages = [] }) => ({ answer, messages }),
    }),
  })
  const made = flow(assistantBoard, {
    name,
    start: name,
    agents: { [name]: agent },
    routes: { [name]: end('answered') },
  })
  return Object.assign(made, {
    description,
    asTool: ({ name: called = name, limits: toolLimits }: { name?: string; limits?: ToolLimits } = {}) =>
      societyTool(made, {
        name: called,
        description,
        input: TASK,
        start: ({ task }) => ({ prompt: task }),
        result: ({ answer }) => answer,
        ...(toolLimits && { limits: toolLimits }),
      }),
  })
}

const TASK = schemaFromJson<{ task: string }>({
  type: 'object',
  properties: { task: { type: 'string', description: 'What is to be done, with everything needed to do it.' } },
  required: ['task'],
  additionalProperties: false,
})
