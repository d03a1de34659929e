/** What the schema of flow files has against a value, in words with places. */
import type { z } from 'zod'
import { listed } from '../../base/errors.ts'
import { isRecord } from '../../base/json-kinds.ts'
import { suggestion } from '../../base/nearest.ts'
import type { Finding } from './problem.ts'
import { flowFileJsonSchema } from './schema/flow-file.ts'

type Issue = z.core.$ZodIssue

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
}

export function findingsOf(issues: readonly Issue[], value: unknown): Finding[] {
  return issues.flatMap((issue) => findingOf(issue, [], value))
}

function findingOf(issue: Issue, before: readonly PropertyKey[], whole: unknown): Finding[] {
  const path = [...before, ...issue.path]
  const given = valueAt(whole, path)
  switch (issue.code) {
    case 'invalid_type': {
      const needed = KINDS[issue.expected] ?? issue.expected
      const message = given === undefined ? `is missing: it takes ${needed}` : `takes ${needed}, not ${kindOf(given)}`
      return [{ path, message }]
    }
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: `is nothing that can be said here.${suggestion(key, knownKeys())}`,
      }))
    case 'invalid_union':
      return unionFindings(issue, path, whole)
    case 'invalid_value':
      return [{ path, message: `takes ${issue.values.map((each) => JSON.stringify(each)).join(' or ')}` }]
    case 'invalid_key':
    case 'invalid_element':
      return [{ path, message: issue.issues.map(({ message }) => message).join('; ') }]
    default:
      return [{ path, message: issue.message }]
  }
}

/** Of several shapes something may have, what is wrong with the one that was probably meant. */
function unionFindings(issue: Extract<Issue, { code: 'invalid_union' }>, path: readonly PropertyKey[], whole: unknown) {
  const { discriminator } = issue as { readonly discriminator?: string }
  const branches = issue.errors as readonly (readonly Issue[])[]
  if (branches.length === 0 || discriminator !== undefined) {
    const { options } = issue as { readonly options?: readonly unknown[] }
    const known = options === undefined ? '' : `. There are: ${listed(options.map(String))}`
    return [{ path, message: `is of no kind that is known${known}` }]
  }
  const meant = branches.toSorted((one, other) => farness(one) - farness(other))[0]!
  // nothing in common with any of them
  if (meant.some((each) => each.path.length === 0 && each.code === 'invalid_type'))
    return [{ path, message: `is none of the ${branches.length} things it may be: see docs/flow-files.md` }]
  return meant.flatMap((each) => findingOf(each, path, whole))
}

/** How far a value is from a shape: of another kind altogether, with keys it has not, or with parts that do not fit. */
function farness(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => {
    if (issue.path.length === 0 && issue.code === 'invalid_type') return sum + 1_000
    if (issue.code === 'unrecognized_keys') return sum + 10 * issue.keys.length
    return sum + (issue.code === 'invalid_type' && issue.path.length === 1 ? 20 : 1)
  }, 0)
}

let known: ReadonlySet<string> | undefined

/** Every word that stands for something somewhere in a flow file. */
function knownKeys(): ReadonlySet<string> {
  if (known !== undefined) return known
  const found = new Set<string>()
  const visit = (each: unknown): void => {
    if (Array.isArray(each)) for (const part of each) visit(part)
    if (!isRecord(each)) return
    if (isRecord(each['properties'])) for (const key of Object.keys(each['properties'])) found.add(key)
    for (const part of Object.values(each)) visit(part)
  }
  visit(flowFileJsonSchema())
  return (known = found)
}

function valueAt(whole: unknown, path: readonly PropertyKey[]): unknown {
  let value = whole
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : (KINDS[typeof value] ?? typeof value)
}
