/** JSON out of a text that somebody wrote, whatever is said around it. */
import { isRecord } from '../../base/json-kinds.ts'
import type { Schema } from '../../base/schema.ts'
import { readReply } from '../../minds/read-reply.ts'
import type { Json } from '../graph.ts'

/** Nothing where there is no object and no list in it. */
export async function readJson(text: string): Promise<Json | undefined> {
  const reading = await readReply(text, objectOrList)
  return reading.ok ? reading.value : undefined
}

const objectOrList: Schema<Json> = {
  '~standard': {
    version: 1,
    vendor: 'troupe',
    validate: (value) =>
      isRecord(value) || Array.isArray(value) ? { value: value as Json } : { issues: [{ message: 'no object' }] },
  },
}
