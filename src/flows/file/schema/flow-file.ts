/**
 * The schema of a flow file, `troupe-flow/1`: a society as data. The JSON Schema that is published, the types and the
 * checks of the reader are all made of it. Agents may hold flows, so both are here.
 */
import { z } from 'zod'
import { evaluationSchema } from './evaluation.ts'
import { graphSchema } from './graph.ts'
import {
  agentName,
  care,
  expression,
  expressions,
  fieldName,
  jsonSchema,
  parameterPath,
  position,
  societyName,
  template,
  words,
} from './parts.ts'
import { fieldSchema, parameterSchema, routeSchema } from './routes.ts'

export const FORMAT = 'troupe-flow/1'

const shared = {
  about: words.exactOptional().meta({ description: 'What it is for, for whoever reads the file.' }),
  ...care,
}

const reads = z
  .array(fieldName)
  .exactOptional()
  .meta({ description: 'The fields it may see. Without it: those that its texts and expressions name.' })

const writes = expressions.meta({ description: 'What it writes, field by field: an expression for each.' })

const locals = expressions
  .exactOptional()
  .meta({ description: 'Values by name that its texts and other expressions may use.' })

const next = expression
  .exactOptional()
  .meta({ description: 'Who is next, where its route lets it choose: a name, several, or {end: "why"}.' })

/** Of a tool that runs a society or another flow. */
const inside = {
  name: z.string().regex(/^[\w-]{1,64}$/),
  description: words,
  takes: jsonSchema.exactOptional().meta({ description: 'What the tool is called with. One text `task` without it.' }),
  start: expressions.exactOptional().meta({ description: 'From the call to the board it starts with.' }),
  result: expression.exactOptional().meta({ description: 'From its board at the end to what the model is told.' }),
}

const toolSchema = z.union([
  z.string().min(1).max(200).meta({ description: 'A tool by name: `calculator`, or one that the program gives.' }),
  z.strictObject({
    tool: z.literal('files'),
    folder: z.string().exactOptional().meta({ description: 'Within the folder of this file. That folder without it.' }),
    write: z.boolean().exactOptional(),
  }),
  z.strictObject({ tool: z.literal('http'), hosts: z.array(z.string()).exactOptional() }),
  z.strictObject({
    mcp: z.string().meta({ description: 'An MCP server, by the name that whoever runs the flow gives it.' }),
    allow: z.array(z.string()).exactOptional(),
    prefix: z.string().exactOptional(),
  }),
  z.strictObject({ society: societyName, ...inside }),
  z.strictObject({
    get flow() {
      return z.union([z.string(), flowFileSchema])
    },
    ...inside,
  }),
])

const promptAgent = z.strictObject({
  kind: z.literal('prompt'),
  ...shared,
  prompt: template,
  system: template.exactOptional(),
  model: z.string().exactOptional().meta({ description: 'The model that thinks unless the run says otherwise.' }),
  temperature: z.number().min(0).max(2).exactOptional(),
  maxOutputTokens: z.int().min(1).exactOptional(),
  reply: jsonSchema
    .exactOptional()
    .meta({ description: 'What the reply must be, as JSON Schema. Any text without it.' }),
  format: z.enum(['json', 'yaml']).exactOptional(),
  get tools(): z.ZodExactOptional<z.ZodArray<typeof toolSchema>> {
    return z.array(toolSchema).exactOptional()
  },
  approve: z.literal('always').exactOptional().meta({ description: 'A person is asked before a tool is called.' }),
  limits: z
    .strictObject({
      turns: z.int().min(1).exactOptional(),
      calls: z.int().min(0).exactOptional(),
      timeoutMs: z.number().positive().exactOptional(),
      bytes: z.int().min(1).exactOptional(),
    })
    .exactOptional(),
  messages: fieldName
    .exactOptional()
    .meta({ description: 'A field with rule append that holds the chat: it is sent, and what is said is added.' }),
  rules: expression.exactOptional().meta({ description: 'The reply where no model answers.' }),
  with: locals,
  reads,
  writes: writes.meta({ description: 'What it writes, field by field, of `reply` and the fields it reads.' }),
  next,
})

const computeAgent = z.strictObject({
  kind: z.literal('compute'),
  ...shared,
  with: locals,
  reads,
  writes,
  next,
})

const parseAgent = z.strictObject({
  kind: z.literal('parse'),
  ...shared,
  from: expression.meta({ description: 'The text with JSON or YAML somewhere in it.' }),
  type: jsonSchema.exactOptional().meta({ description: 'What is looked for. Any object without it.' }),
  otherwise: expression.exactOptional().meta({ description: 'The value where none is found. It fails without it.' }),
  reads,
  writes: writes.meta({ description: 'What it writes, of `value`, which was found, and the fields it reads.' }),
  next,
})

const askAgent = z.strictObject({
  kind: z.literal('ask'),
  ...shared,
  question: template,
  reply: jsonSchema.exactOptional().meta({ description: 'What the answer must be.' }),
  with: locals,
  reads,
  writes: writes.meta({ description: 'What it writes, of `answer` and the fields it reads.' }),
  next,
})

const memberAgent = z.strictObject({
  kind: z.literal('member'),
  ...shared,
  of: societyName,
  agent: agentName.meta({ description: 'Its name in the code of that society.' }),
  reads: z.array(fieldName).meta({ description: 'As in the code: the file is checked against it.' }),
  writes: z.array(fieldName),
})

const nesting = {
  ...shared,
  reads,
  input: z.record(z.string(), expression).exactOptional().meta({ description: 'What it starts with, by field.' }),
  writes: writes.meta({ description: 'What it writes, of `inner`, its board at the end, and `reason`.' }),
  next,
}

const flowAgent = z.strictObject({
  kind: z.literal('flow'),
  ...nesting,
  get flow() {
    return z.union([z.string(), flowFileSchema])
  },
})

const societyAgent = z.strictObject({ kind: z.literal('society'), ...nesting, society: societyName })

const agentSchema = z
  .discriminatedUnion('kind', [promptAgent, computeAgent, parseAgent, askAgent, memberAgent, flowAgent, societyAgent])
  .meta({ id: 'agent' })

export const flowFileSchema = z.strictObject({
  $schema: z.string().exactOptional(),
  format: z.literal(FORMAT),
  name: z.string().regex(/^[^\s#/\\]{1,80}$/, 'a name has 1 to 80 characters without blanks, # and slashes'),
  title: z.string().max(200).exactOptional(),
  description: words.exactOptional(),
  like: societyName
    .exactOptional()
    .meta({ description: 'Its form, view and files are those of this society, which has the same board.' }),
  parameters: z
    .record(parameterPath, parameterSchema)
    .exactOptional()
    .meta({ description: 'What may be chosen before a run, by the field it goes to.' }),
  input: fieldName.exactOptional().meta({ description: 'The field that what a person says goes to.' }),
  output: expression.exactOptional().meta({ description: 'What it answers, of its board at the end and `reason`.' }),
  fields: z.record(fieldName, fieldSchema).exactOptional(),
  start: z.union([agentName, z.array(agentName).min(1)]).exactOptional(),
  // said, because the compiler would write out every kind of agent once more in the declarations
  get agents(): z.ZodExactOptional<z.ZodRecord<typeof agentName, typeof agentSchema>> {
    return z.record(agentName, agentSchema).exactOptional()
  },
  routes: z.record(agentName, routeSchema).exactOptional(),
  joins: z
    .record(agentName, z.array(agentName).min(1))
    .exactOptional()
    .meta({ description: 'These wait until all of those have arrived.' }),
  get failures(): z.ZodExactOptional<
    z.ZodRecord<typeof agentName, z.ZodUnion<readonly [z.ZodEnum<{ fail: 'fail'; skip: 'skip' }>, typeof agentSchema]>>
  > {
    return z
      .record(agentName, z.union([z.enum(['fail', 'skip']), agentSchema]))
      .exactOptional()
      .meta({ description: 'When an agent fails for good: fail, skip its part, or let another think in its place.' })
  },
  stepLimit: z.int().min(1).exactOptional(),
  get evaluation(): z.ZodExactOptional<typeof evaluationSchema> {
    return evaluationSchema.exactOptional()
  },
  layout: z.record(agentName, position).exactOptional().meta({ description: 'Where agents are drawn.' }),
  notes: z.array(z.strictObject({ text: words, ...position.shape })).exactOptional(),
  graph: graphSchema.exactOptional().meta({ description: 'Components and wires, in place of agents and routes.' }),
})

export type FlowFile = z.infer<typeof flowFileSchema>
export type FileAgent = z.infer<typeof agentSchema>
export type FileAgentOf<Kind extends FileAgent['kind']> = Extract<FileAgent, { kind: Kind }>
export type FileRoute = z.infer<typeof routeSchema>
export type FileField = z.infer<typeof fieldSchema>
export type FileParameter = z.infer<typeof parameterSchema>
export type FileTool = z.infer<typeof toolSchema>

/** As it is published: `schema/flow.schema.json`, and `troupe flow schema`. */
export function flowFileJsonSchema(): Readonly<Record<string, unknown>> {
  return {
    title: 'A flow file of Troupe',
    ...z.toJSONSchema(flowFileSchema, { target: 'draft-2020-12', io: 'input', reused: 'ref' }),
  }
}
