/** What a mind answers at a turn: one command, and why. A model or a person may say nothing but the command. */
import { schemaFromJson } from '../../base/json-schema.ts'
import type { Schema } from '../../base/schema.ts'
import { tool } from '../../tools/tool.ts'
import type { Intention } from './situation.ts'

// more than anybody says at once
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
      if (typeof command !== 'string' || command.trim() === '')
        return { issues: [{ message: 'must be one command, such as: look', path: ['command'] }] }
      if (command.length > LONGEST_COMMAND)
        return { issues: [{ message: `has at most ${LONGEST_COMMAND} characters`, path: ['command'] }] }
      // a list of commands is taken for its first line: a turn is one action at a time
      const [first = ''] = command.trim().split('\n', 1)
      return { value: { command: first, reason: typeof reason === 'string' ? reason.slice(0, LONGEST_REASON) : '' } }
    },
  },
}

/** The same by function calling. Who answers in words all the same is understood as well. */
export const submitCommand = tool({
  name: 'submit_command',
  description: 'Says what you do now: one action, in words.',
  input: schemaFromJson<Pick<Intention, 'command' | 'reason'>>({
    type: 'object',
    properties: {
      command: { type: 'string', description: 'One action, such as: go to kitchen' },
      reason: { type: 'string', description: 'Why, in a sentence' },
    },
    required: ['command'],
    additionalProperties: false,
  }),
})
