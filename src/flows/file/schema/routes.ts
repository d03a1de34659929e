/** The schema of routes, fields and parameters in a flow file. */
import { z } from 'zod'
import { agentName, expression, fieldName, json, jsonSchema, societyName, words } from './parts.ts'

const end = z.strictObject({ end: words.meta({ description: 'Why: the reason the run ends with.' }) })

const each = z.strictObject({
  each: expression.meta({ description: 'A list; of each element a branch is made.' }),
  to: agentName.meta({ description: 'Thinks for each element, which it knows as `item`.' }),
  none: z
    .union([agentName, end])
    .exactOptional()
    .meta({ description: 'Who follows where the list is empty. Without it the run fails there.' }),
})

const target = z.union([agentName, z.array(agentName).min(1), end, each]).meta({ id: 'target' })

export const routeSchema = z
  .union([
    agentName,
    z.array(agentName).min(1),
    end,
    each,
    z.strictObject({
      when: z.array(z.strictObject({ if: expression, to: target })).min(1),
      otherwise: target,
      reads: z.array(fieldName).exactOptional(),
    }),
    z.strictObject({
      choose: z.array(agentName).min(1).meta({ description: 'The agent itself chooses among these.' }),
    }),
    z.strictObject({
      of: societyName.meta({ description: 'The route is computed by the code of this society.' }),
      agent: agentName,
      reads: z.array(fieldName),
      to: z.array(agentName),
    }),
  ])
  .meta({ id: 'route' })

export const fieldSchema = z.strictObject({
  rule: z.enum(['value', 'append', 'union', 'sum', 'max', 'min', 'merge', 'upsert', 'custom']).exactOptional(),
  type: jsonSchema.exactOptional().meta({ description: 'What it holds; of a list or a record, what each element is.' }),
  initial: json.exactOptional(),
  id: z.string().exactOptional().meta({ description: 'With rule upsert: the part by which things are known.' }),
  keep: z.boolean().exactOptional().meta({ description: 'False: begins anew in each turn of a session.' }),
  of: societyName.exactOptional().meta({ description: 'The field is that of the code of this society.' }),
  about: words.exactOptional(),
})

const option = {
  label: z.string().max(200).exactOptional(),
  about: z.string().max(500).exactOptional(),
  flag: z
    .string()
    .regex(/^--[a-z][a-z\d-]*$/)
    .exactOptional()
    .meta({ description: 'On the command line. Made of its name without it.' }),
  isArgument: z.literal(true).exactOptional(),
}
const limits = { min: z.number().exactOptional(), max: z.number().exactOptional() }

export const parameterSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    ...option,
    default: z.string().exactOptional(),
    longest: z.int().min(1).exactOptional(),
  }),
  z.strictObject({ type: z.literal('count'), ...option, ...limits, default: z.int().exactOptional() }),
  z.strictObject({ type: z.literal('amount'), ...option, ...limits, default: z.number().exactOptional() }),
  z.strictObject({
    type: z.literal('choice'),
    ...option,
    choices: z.array(z.union([z.string(), z.strictObject({ value: z.string(), label: z.string() })])).min(1),
    default: z.string().exactOptional(),
  }),
  z.strictObject({ type: z.literal('list'), ...option, ...limits, default: z.array(z.string()).exactOptional() }),
  z.strictObject({ type: z.literal('switch'), ...option, default: z.boolean() }),
  z.strictObject({
    type: z.literal('seed'),
    label: z.string().max(200).exactOptional(),
    about: z.string().max(500).exactOptional(),
    default: z.union([z.number(), z.string()]),
    max: z.number().exactOptional(),
  }),
])
