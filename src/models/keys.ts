/** Keys come from the environment alone, go to whom they were given for, and nothing written or thrown holds one. */
import { TroupeError } from '../base/errors.ts'
import { PROVIDERS, type ModelName } from './model-name.ts'
import { isAmong, keyVariable, type NamedServer } from './model-servers.ts'

/** The key for the one OpenAI-compatible server that was named; with a host behind it, the key for that host. */
const SERVER_KEY = 'TROUPE_API_KEY'

// shorter values are words like "none" or "ollama", and taking them out would spoil ordinary text
const SECRET_MIN_LENGTH = 8
const REDACTED = '[key]'

/**
 * The key a provider needs; a server may do without. `servers` are those that were named when the process was started.
 */
export function keyFor(model: ModelName, servers: readonly NamedServer[]): string | undefined {
  const { name, provider, url } = model
  if (url !== undefined) return serverKey(model, url, servers)
  const names = PROVIDERS[provider]?.keys ?? []
  const key = names.map((variable) => process.env[variable]).find((value) => value !== undefined && value !== '')
  if (key !== undefined) return key
  throw new TroupeError('MODEL_NO_KEY', `${name} needs a key. Set ${names.join(' or ')} in the environment.`)
}

/**
 * A key by its host comes first, and an empty one means none. The plain key says nothing of whom it is for: it goes to
 * the one server that was named. Where none was, a program or a command line named the model itself, and it is for
 * that.
 */
function serverKey(model: ModelName, url: string, servers: readonly NamedServer[]): string | undefined {
  const own = process.env[variableFor(url)]
  if (own !== undefined) return own || undefined
  if (!model.isAddress) return undefined
  const isMeant = servers.length === 0 || (countOrigins(servers) === 1 && isAmong(servers, model))
  return isMeant ? process.env[SERVER_KEY] || undefined : undefined
}

/** What to do about a server that wants a key and was sent none. */
export function adviceOnKey(model: ModelName, servers: readonly NamedServer[]): string {
  if (model.url === undefined || serverKey(model, model.url, servers) !== undefined) return ''
  const advice = `Set ${variableFor(model.url)} in the environment.`
  if (!process.env[SERVER_KEY]) return `No key was sent. ${advice}`
  const why = countOrigins(servers) > 1 ? 'several servers were named' : 'it is for another server'
  return `${SERVER_KEY} was not sent, because ${why}. ${advice}`
}

/** What to say before anything is asked, when the plain key will be of no use. */
export function adviceOnPlainKey(servers: readonly NamedServer[]): string | undefined {
  if (!process.env[SERVER_KEY] || countOrigins(servers) < 2) return undefined
  const variables = new Set(servers.map(({ origin }) => variableFor(origin)))
  return `${SERVER_KEY} is sent to none of several model servers. Give each its own: ${[...variables].join(', ')}.`
}

function variableFor(address: string): string {
  return keyVariable(URL.canParse(address) ? new URL(address).host : address)
}

function countOrigins(servers: readonly NamedServer[]): number {
  return new Set(servers.map(({ origin }) => origin)).size
}

/** Text without any key this process knows of, nor what looks like one. */
export function redact(text: string): string {
  return without(text, secrets())
}

/** The same for whatever goes into a journal. */
export function redactDeep<T>(value: T): T {
  return walk(value, secrets()) as T
}

/** The keys of this process, looked up once for a whole value. */
function secrets(): readonly string[] {
  const found: string[] = []
  for (const names of [PROVIDER_KEYS, serverKeys()]) {
    for (const name of names) {
      const value = process.env[name]
      if (value !== undefined && value.length >= SECRET_MIN_LENGTH) found.push(value)
    }
  }
  // the longest first: one may be the beginning of another
  return found.length < 2 ? found : found.toSorted((one, other) => other.length - one.length)
}

let namesOfServers: readonly string[] | undefined

/** Keys by host: their names are known only to the environment, and to read all of it is dear. Once in a turn. */
function serverKeys(): readonly string[] {
  if (namesOfServers) return namesOfServers
  // not to be waited for: a process may end before
  setImmediate(() => (namesOfServers = undefined)).unref()
  return (namesOfServers = Object.keys(process.env).filter((name) => name.startsWith(`${SERVER_KEY}_`)))
}

const PROVIDER_KEYS = [SERVER_KEY, ...Object.values(PROVIDERS).flatMap(({ keys }) => keys)]

function without(text: string, keys: readonly string[]): string {
  if (text.length < SECRET_MIN_LENGTH) return text
  const clean = keys.reduce((rest, secret) => rest.replaceAll(secret, REDACTED), text)
  // providers repeat a refused key in part
  return clean.replaceAll(/\b(?:sk|pk|rk)-[\w*.-]{8,}|\bAIza[\w*.-]{16,}/g, REDACTED)
}

/** The value itself where nothing had to be taken out of it, which is nearly always: nothing is copied then. */
function walk(value: unknown, keys: readonly string[]): unknown {
  if (typeof value === 'string') return without(value, keys)
  if (typeof value !== 'object' || value === null) return value
  let clean: Record<string, unknown> | unknown[] | undefined
  for (const name of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[name]
    const walked = walk(part, keys)
    if (walked === part) continue
    clean ??= Array.isArray(value) ? [...(value as unknown[])] : { ...value }
    ;(clean as Record<string, unknown>)[name] = walked
  }
  return clean ?? value
}
