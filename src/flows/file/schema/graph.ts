/** The schema of a graph of components: what a flow file in the data-flow style holds. */
import { z } from 'zod'
import type { ComponentGraph } from '../../graph.ts'
import { json, position } from './parts.ts'

const text = z.string().max(1_000_000)

const setting = z.strictObject({
  value: json,
  label: text,
  type: z.string(),
  takes: z.array(z.string()),
  options: z.array(json).exactOptional(),
  isList: z.boolean(),
  isRequired: z.boolean(),
  isAdvanced: z.boolean(),
  isSecret: z.boolean(),
  isVariable: z.boolean(),
  standsFor: z.strictObject({ node: z.string(), setting: z.string() }).exactOptional(),
})

const output = z.strictObject({
  name: z.string(),
  label: text,
  types: z.array(z.string()),
  allowsLoop: z.boolean(),
  standsFor: z.strictObject({ node: z.string(), output: z.string() }).exactOptional(),
})

const node = z.strictObject({
  id: z.string(),
  component: z.string(),
  title: text,
  settings: z.record(z.string(), setting),
  order: z.array(z.string()),
  outputs: z.array(output),
  selected: z.string().exactOptional(),
  isTool: z.boolean(),
  isFrozen: z.boolean(),
  position,
  get inside(): z.ZodExactOptional<z.ZodType<ComponentGraph>> {
    return graphSchema.exactOptional()
  },
})

const wire = z.strictObject({
  from: z.strictObject({ node: z.string(), output: z.string() }),
  to: z.union([
    z.strictObject({ node: z.string(), setting: z.string() }),
    z.strictObject({ node: z.string(), output: z.string() }),
  ]),
})

export const graphSchema: z.ZodType<ComponentGraph> = z.strictObject({
  id: z.string(),
  name: text,
  description: text,
  endpoint: z.string().exactOptional(),
  nodes: z.array(node),
  wires: z.array(wire),
  notes: z.array(z.strictObject({ id: z.string(), text, position })),
})
