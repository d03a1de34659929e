/**
 * Secrets in Langflow files: keys and passwords that somebody typed into a field and exported with the flow. They are
 * found by the field and by what they look like. Names of variables are no secrets and stay.
 */
import { isRecord } from '../../base/json-kinds.ts'
import { isTrueAt, rawAt, textAt } from './raw.ts'

const secretName = /(?:api_?key|apikey|access_?key|_token|secret|secret_key|password|passwd|credentials)$/i
const variableName = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/

/** How keys of well-known services begin, then at least sixteen characters; and private keys and web tokens. */
const keyLike = [
  /\b(?:sk|pk|rk|gsk|tvly|xai|pplx|nvapi|r8|lsv2|csk|jina)[-_][A-Za-z0-9_-]{16,300}/g,
  /\bAstraCS:[A-Za-z0-9:]{16,300}/g,
  /\b(?:ghp|gho|ghs|github_pat|glpat|hf|npm)[-_][A-Za-z0-9_]{16,300}/g,
  /\bAKIA[A-Z0-9]{16}\b/g,
  /\bAIza[A-Za-z0-9_-]{30,60}/g,
  /\bxox[abprs]-[A-Za-z0-9-]{10,300}/g,
  /\beyJhbGciOi[A-Za-z0-9_.-]{30,6000}/g,
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[^-]{0,9000}/g,
]

export function isSecretField(name: string, field: unknown): boolean {
  if (textAt(field, '_input_type') === 'SecretStrInput') return true
  const value = rawAt(field, 'value')
  // some files mark a number as a password: nobody's key is 256
  if (value !== undefined && typeof value !== 'string' && value !== null) return false
  return isTrueAt(field, 'password') || secretName.test(name)
}

/** Whether a field holds a secret itself, and not the name of a variable. */
function holdsSecret(name: string, field: unknown): boolean {
  const value = rawAt(field, 'value')
  if (typeof value !== 'string' || value.trim() === '' || isTrueAt(field, 'load_from_db')) return false
  return isSecretField(name, field) && !variableName.test(value)
}

const looksLikeKey = (text: string): boolean => keyLike.some((pattern) => text.search(pattern) !== -1)

/** What stands for a key within a longer text. */
const removed = '[removed]'

export interface FoundSecret {
  /** such as `data.nodes[3].data.node.template.api_key.value` */
  readonly place: string
  readonly path: readonly (string | number)[]
}

/**
 * The same value without its secrets, and where they were. What holds none is the same object, so that a file without
 * secrets is written as it was read.
 */
export function withoutSecrets(value: unknown): { readonly value: unknown; readonly found: readonly FoundSecret[] } {
  const found: FoundSecret[] = []
  const clean = (part: unknown, path: readonly (string | number)[]): unknown => {
    if (typeof part === 'string') {
      if (part.length < 14 || !looksLikeKey(part)) return part
      found.push({ place: placeOf(path), path })
      const rest = keyLike.reduce((text, pattern) => text.replace(pattern, removed), part)
      return rest === removed ? '' : rest
    }
    if (Array.isArray(part)) {
      const cleaned = part.map((each, index) => clean(each, [...path, index]))
      return cleaned.some((each, index) => each !== part[index]) ? cleaned : part
    }
    if (!isRecord(part)) return part
    const isSecret = holdsSecret(String(path.at(-1) ?? ''), part)
    if (isSecret) found.push({ place: placeOf([...path, 'value']), path: [...path, 'value'] })
    const entries = Object.entries(part).map(([key, each]): [string, unknown] => [
      key,
      isSecret && key === 'value' ? '' : clean(each, [...path, key]),
    ])
    return entries.some(([key, each]) => each !== part[key]) ? Object.fromEntries(entries) : part
  }
  return { value: clean(value, []), found }
}

function placeOf(path: readonly (string | number)[]): string {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('')
}
