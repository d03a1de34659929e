/** The schema of the evaluation in a flow file: cases, and scores by expression. */
import { z } from 'zod'
import { expression, json, words } from './parts.ts'

/** Cases in which a flow shows how good it is. */
export const evaluationSchema = z.strictObject({
  says: words.exactOptional(),
  cases: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(200),
        input: z.record(z.string(), json),
        expected: json.exactOptional(),
        tags: z.array(z.string()).exactOptional(),
      }),
    )
    .min(1),
  scores: z
    .record(z.string().min(1).max(80), expression)
    .meta({ description: 'By name, of the board at the end, `expected`, `reason` and `steps`.' }),
  seeds: z.int().min(1).max(100_000).exactOptional(),
  baseline: z
    .strictObject({
      name: z.string().exactOptional(),
      input: z.record(z.string(), json).exactOptional(),
      minds: z
        .record(z.string(), z.string())
        .exactOptional()
        .meta({ description: 'A model, `rules` or `person`, by agent.' }),
    })
    .exactOptional(),
})
