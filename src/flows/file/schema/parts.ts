/** Parts of the schema of flow files that several others are made of: names, expressions, JSON. */
import { z } from 'zod'
import type { JsonSchema } from '../../../base/json-schema.ts'
import type { Json } from '../../graph.ts'

// what has been read is JSON already
export const json = z.unknown() as unknown as z.ZodType<Json>

/** Every object has these: what is looked up by such a name would be found where nobody put it. */
const isFree = (name: string) => !(name in Object.prototype)
const TAKEN = 'every object has something of this name: choose another'

/** The same letters as in expressions and placeholders. */
export const fieldName = z
  .string()
  .regex(/^[A-Za-z_]\w{0,79}$/, 'a name takes letters, digits and _, at most 80')
  .refine(isFree, TAKEN)

export const agentName = z
  .string()
  .regex(/^[^/:~]{1,80}$/, 'a name of an agent has 1 to 80 letters, and no / : or ~')
  .refine(isFree, TAKEN)

/** `size`, or `house.size` for a part of a field. */
export const parameterPath = z
  .string()
  .regex(/^[A-Za-z_]\w{0,79}(\.\w{1,80})*$/, 'a parameter is named after a field, or a part of one: house.size')
  .refine((path) => path.split('.').every(isFree), TAKEN)

export const expression = z
  .string()
  .min(1)
  .max(10_000)
  .meta({ id: 'expression', description: 'An expression, such as `count < 3`.' })

export const expressions = z.record(fieldName, expression)

export const template = z
  .string()
  .max(200_000)
  .meta({ description: 'A text in which {name} stands for a field that is read, or for a name of `with`.' })

export const jsonSchema = z
  .record(z.string(), json)
  .meta({ description: 'A JSON Schema.' }) as unknown as z.ZodType<JsonSchema>

export const position = z.strictObject({ x: z.number(), y: z.number() })

export const societyName = z
  .string()
  .min(1)
  .max(500)
  .meta({ description: 'A society that comes with Troupe, or a module beside this file: `./society.ts#name`.' })

export const words = z.string().max(100_000)

/** Retries, time-outs and the like, as agents in code have them. */
export const care = {
  retry: z
    .strictObject({
      attempts: z.int().min(1).max(100),
      backoffMs: z.number().min(0).exactOptional(),
      maxBackoffMs: z.number().min(0).exactOptional(),
    })
    .exactOptional(),
  timeoutMs: z.number().positive().exactOptional(),
  concurrency: z.int().min(1).exactOptional(),
}
