/** The fingerprint of a tool: a hash of what a model is told of it, so that a change between two looks is found. */
import { createHash } from 'node:crypto'
import { canonicalJson } from '../base/canonical-json.ts'
import { offerOf, type Tool } from './tool.ts'

const known = new WeakMap<Tool, string>()

export function fingerprintOf(tool: Tool): string {
  let print = known.get(tool)
  if (print === undefined) {
    print = createHash('sha256')
      .update(canonicalJson(offerOf(tool)))
      .digest('hex')
    known.set(tool, print)
  }
  return print
}
