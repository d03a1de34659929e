/** Keys come from the environment alone, and nothing that is written or thrown holds one. */
import { TroupeError } from '../base/errors.ts'
import { PROVIDERS, type ModelName } from './model-name.ts'

/** The key for any OpenAI-compatible server: one of its own, so that no provider's key goes to a foreign host. */
const SERVER_KEY = 'TROUPE_API_KEY'

// shorter values are words like "none" or "ollama", and taking them out would spoil ordinary text
const SECRET_MIN_LENGTH = 8
const REDACTED = '[key]'

/** The key a provider needs; a server may do without. */
export function keyFor({ name, provider, url }: ModelName): string | undefined {
  if (url !== undefined) return process.env[SERVER_KEY] || undefined
  const names = PROVIDERS[provider]?.keys ?? []
  const key = names.map((variable) => process.env[variable]).find((value) => value !== undefined && value !== '')
  if (key !== undefined) return key
  throw new TroupeError('MODEL_NO_KEY', `${name} needs a key. Set ${names.join(' or ')} in the environment.`)
}

/** Text without any key this process knows of, nor what looks like one. */
export function redact(text: string): string {
  const known = [SERVER_KEY, ...Object.values(PROVIDERS).flatMap(({ keys }) => keys)]
    .map((name) => process.env[name] ?? '')
    .filter((value) => value.length >= SECRET_MIN_LENGTH)
  const without = known.reduce((clean, secret) => clean.replaceAll(secret, REDACTED), text)
  // providers repeat a refused key in part
  return without.replaceAll(/\b(?:sk|pk|rk)-[\w*.-]{8,}|\bAIza[\w*.-]{16,}/g, REDACTED)
}

/** The same for whatever goes into a journal. */
export function redactDeep<T>(value: T): T {
  if (typeof value === 'string') return redact(value) as T
  if (Array.isArray(value)) return value.map(redactDeep) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, redactDeep(part)])) as T
}
