/** The fingerprint of a tool: another one when what a model is told of it has changed, whoever changed it. */
import { createHash } from 'node:crypto'
import { offerOf, type Tool } from './tool.ts'

/** SHA-256 of its name, description and input schema as canonical JSON: the order of keys makes no difference. */
export function fingerprintOf(tool: Tool): string {
  return createHash('sha256')
    .update(canonicalJson(offerOf(tool)))
    .digest('hex')
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each
    return Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  })
}
