/**
 * Whether a value fits a JSON Schema that a server wrote. Patterns and formats are not looked at: a hostile one would
 * keep this process busy for good. Neither is more than a certain amount of the two.
 */
import { isRecord } from './json-kinds.ts'

const MOST_VISITS = 20_000
const DEEPEST = 64

/** What does not fit, and where; nothing when it fits. */
export function faultAgainst(schema: unknown, value: unknown): string | undefined {
  let visits = 0
  const root = schema
  return check(schema, value, 'it', 0)

  function check(rule: unknown, each: unknown, where: string, depth: number): string | undefined {
    if (++visits > MOST_VISITS || depth > DEEPEST) return `${where} is too large or too deep to be checked`
    if (rule === false) return `${where} is not allowed`
    if (!isRecord(rule)) return undefined
    return (
      kindFault(rule, each, where) ??
      sizeFault(rule, each, where) ??
      choiceFault(rule, each, where, depth) ??
      (isRecord(each) ? recordFault(rule, each, where, depth) : undefined) ??
      (Array.isArray(each) ? listFault(rule, each, where, depth) : undefined)
    )
  }

  function choiceFault(rule: Rule, each: unknown, where: string, depth: number): string | undefined {
    const { $ref, allOf, anyOf, oneOf } = rule
    if (typeof $ref === 'string') {
      const target = pointedAt(root, $ref)
      const fault = target === undefined ? undefined : check(target, each, where, depth + 1)
      if (fault !== undefined) return fault
    }
    for (const part of listIn(allOf)) {
      const fault = check(part, each, where, depth + 1)
      if (fault !== undefined) return fault
    }
    for (const choices of [listIn(anyOf), listIn(oneOf)]) {
      const fits = choices.length === 0 || choices.some((part) => check(part, each, where, depth + 1) === undefined)
      if (!fits) return `${where} fits none of the ${choices.length} kinds it may be`
    }
    return undefined
  }

  function recordFault(rule: Rule, each: Rule, where: string, depth: number): string | undefined {
    const properties = isRecord(rule['properties']) ? rule['properties'] : {}
    for (const name of listIn(rule['required']))
      if (typeof name === 'string' && !Object.hasOwn(each, name)) return `${where} has no ${JSON.stringify(name)}`
    for (const [name, part] of Object.entries(each)) {
      const own = Object.hasOwn(properties, name) ? properties[name] : rule['additionalProperties']
      const fault = check(own, part, `${where}.${name.slice(0, 60)}`, depth + 1)
      if (fault !== undefined) return fault
    }
    return undefined
  }

  function listFault(rule: Rule, each: readonly unknown[], where: string, depth: number): string | undefined {
    for (const [place, part] of each.entries()) {
      const fault = check(rule['items'], part, `${where}[${place}]`, depth + 1)
      if (fault !== undefined) return fault
    }
    return undefined
  }
}

type Rule = Readonly<Record<string, unknown>>

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function kindFault({ type, enum: choices, ...rule }: Rule, value: unknown, where: string): string | undefined {
  const kinds = typeof type === 'string' ? [type] : listIn(type)
  if (kinds.length > 0 && !kinds.some((kind) => isOfKind(value, kind))) return `${where} is no ${kinds.join(' or ')}`
  const isSame = (other: unknown) => JSON.stringify(other) === JSON.stringify(value)
  if (Array.isArray(choices) && !choices.some(isSame)) return `${where} is none of ${brief(choices)}`
  if ('const' in rule && !isSame(rule['const'])) return `${where} is not ${brief(rule['const'])}`
  return undefined
}

function isOfKind(value: unknown, kind: unknown): boolean {
  switch (kind) {
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isRecord(value)
    case 'integer':
      return Number.isInteger(value)
    default:
      return typeof value === kind
  }
}

const LIMITS = [
  ['minimum', 'maximum', 'number', (value: unknown) => value as number],
  ['minLength', 'maxLength', 'string', (value: unknown) => Array.from(value as string).length],
  ['minItems', 'maxItems', 'array', (value: unknown) => (value as readonly unknown[]).length],
] as const

function sizeFault(rule: Rule, value: unknown, where: string): string | undefined {
  for (const [least, most, kind, sizeOf] of LIMITS) {
    const [low, high] = [rule[least], rule[most]]
    if ((low === undefined && high === undefined) || !isOfKind(value, kind)) continue
    const size = sizeOf(value)
    if (typeof low === 'number' && size < low) return `${where} has ${least} ${low}`
    if (typeof high === 'number' && size > high) return `${where} has ${most} ${high}`
  }
  return undefined
}

/** Within the same schema; whatever lies elsewhere is not fetched. */
function pointedAt(root: unknown, reference: string): unknown {
  if (!reference.startsWith('#/')) return reference === '#' ? root : undefined
  let found = root
  for (const part of reference.slice(2).split('/').slice(0, DEEPEST))
    found = isRecord(found) && Object.hasOwn(found, part) ? found[part] : undefined
  return found
}

function brief(value: unknown): string {
  return JSON.stringify(value).slice(0, 200)
}
