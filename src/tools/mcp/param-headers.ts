/**
 * Inputs that a server wants repeated in a header (`x-mcp-header`): whether a tool says so in a way that the protocol
 * allows. One that does not could smuggle headers of its own into our requests, and is not offered.
 */
import { isRecord } from '../../base/json-kinds.ts'

const KEY = 'x-mcp-header'
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/
const KINDS: ReadonlySet<unknown> = new Set(['string', 'integer', 'boolean'])

export function hasFitHeaders(inputSchema: unknown): boolean {
  const seen = new Set<string>()
  return isFit(inputSchema, false)

  /** `isProperty`: it stands where an input stands, reached by names of properties alone. */
  function isFit(schema: unknown, isProperty: boolean): boolean {
    if (Array.isArray(schema)) return schema.every((part) => isFit(part, false))
    if (!isRecord(schema)) return true
    if (Object.hasOwn(schema, KEY) && !(isProperty && isFitName(schema))) return false
    return Object.entries(schema).every(([keyword, part]) => {
      if (keyword !== 'properties' || !isRecord(part)) return keyword === KEY || isFit(part, false)
      const isReached = isProperty || schema === inputSchema
      return Object.values(part).every((each) => isFit(each, isReached))
    })
  }

  function isFitName({ [KEY]: name, type }: Readonly<Record<string, unknown>>): boolean {
    if (typeof name !== 'string' || !TOKEN.test(name) || !KINDS.has(type)) return false
    const isNew = !seen.has(name.toLowerCase())
    seen.add(name.toLowerCase())
    return isNew
  }
}
