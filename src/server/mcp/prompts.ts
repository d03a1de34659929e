/** MCP prompts: what people ask an assistant about runs again and again, ready to be picked. */
import type { McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { schemaFromJson } from '../../base/json-schema.ts'

interface PromptWords {
  readonly name: string
  readonly title: string
  readonly description: string
  /** what it is filled in with, and in words what that is */
  readonly takes: Readonly<Record<string, string>>
  readonly says: (values: Readonly<Record<string, string>>) => string
}

const prompts: readonly PromptWords[] = [
  {
    name: 'watch-society',
    title: 'Run a society and tell me about it',
    description: 'Starts a run of a society and tells what happens while it goes on.',
    takes: { society: 'the name of a society, such as adventurers' },
    says: ({ society }) =>
      `Start a run of the society ${society} with its usual input. Watch it until it is over or asks something, and ` +
      'tell me in a few sentences what its agents do and why. If it asks something, ask me.',
  },
  {
    name: 'explain-run',
    title: 'Explain a run',
    description: 'Tells what happened in a run, and why it ended as it did.',
    takes: { run: 'the id of a run' },
    says: ({ run }) =>
      `Look at run ${run}: how it stands, its board and its journal. Tell me what happened, which decisions ` +
      'mattered, and at which steps. Quote what agents said where it explains something.',
  },
  {
    name: 'what-if',
    title: 'What if it had gone otherwise?',
    description: 'Forks a run with a change, and compares the two.',
    takes: { run: 'the id of a run', change: 'what should be otherwise' },
    says: ({ run, change }) =>
      `In run ${run}, find the step before which this should be otherwise: ${change}. Fork it there with that ` +
      'change, wait until the fork is over, compare the two, and tell me what became different.',
  },
]

export function registerPrompts(server: McpServer): void {
  for (const { name, title, description, takes, says } of prompts) {
    const properties = Object.fromEntries(
      Object.entries(takes).map(([key, words]) => [key, { type: 'string', description: words }]),
    )
    const schema = schemaFromJson({ type: 'object', properties, required: Object.keys(takes) })
    server.registerPrompt(
      name,
      { title, description, argsSchema: schema as unknown as StandardSchemaWithJSON },
      (values) => {
        const text = says(values as Readonly<Record<string, string>>)
        return { messages: [{ role: 'user', content: { type: 'text', text } }] }
      },
    )
  }
}
