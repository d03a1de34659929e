/**
 * What a mind answers at a turn: a command, and why; or several, where the first are answers that take no time. A model
 * or a person may say nothing but the command.
 */
import { schemaFromJson } from '../../base/json-schema.ts'
import type { Schema } from '../../base/schema.ts'
import { tool } from '../../tools/tool.ts'
import type { Intention } from './situation.ts'
import { MOST_ACTIONS } from './turn.ts'

// more than anybody says or does at once
const LONGEST_COMMAND = 2_000
const LONGEST_REASON = 2_000

/** What was meant by words (`acts`) is not taken from anybody but rules: of others it is read from the words. */
export const intentionSchema: Schema<Intention> = {
  '~standard': {
    version: 1,
    vendor: 'troupe',
    validate: (given) => {
      const reply = (typeof given === 'string' ? { command: given } : (given ?? {})) as Readonly<
        Record<string, unknown>
      >
      const { command, reason } = reply
      const text = Array.isArray(command) && command.every(isText) ? command.join('\n') : command
      const [first, ...further] = isText(text) ? commandsIn(text) : []
      if (first === undefined || !isText(text))
        return { issues: [{ message: 'must be a command, such as: look', path: ['command'] }] }
      if (text.length > LONGEST_COMMAND)
        return { issues: [{ message: `has at most ${LONGEST_COMMAND} characters`, path: ['command'] }] }
      return {
        value: {
          command: first,
          reason: typeof reason === 'string' ? reason.slice(0, LONGEST_REASON) : '',
          ...(further.length > 0 && { further: further.slice(0, MOST_ACTIONS - 1) }),
        },
      }
    },
  },
}

const isText = (value: unknown): value is string => typeof value === 'string'

// as models write lists: a dash, a star or a number
const beforeOfList = /^(?:[-*•]|\d{1,2}[.)]) /

/** A line each, kindly. */
const commandsIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replace(beforeOfList, '').trim())
    .filter((line) => line !== '' && !line.startsWith('```'))

/** The same by function calling. Who answers in words all the same is understood as well. */
export const submitCommand = tool({
  name: 'submit_command',
  description: 'Says what you do now: an action, in words.',
  input: schemaFromJson<Pick<Intention, 'command' | 'reason'>>({
    type: 'object',
    properties: {
      command: {
        type: 'string',
        description: 'One action, such as: go to kitchen; before it, on lines of their own, answers to requests',
      },
      reason: { type: 'string', description: 'Why, in a sentence' },
    },
    required: ['command'],
    additionalProperties: false,
  }),
})
