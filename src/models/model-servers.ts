/**
 * Which model servers may be asked: those that whoever started this process named, by an option or in the environment.
 * Requests and journals name addresses, too, and anybody may have written them.
 */
import { listed, TroupeError } from '../base/errors.ts'
import { isAddress, parseModelName, type ModelName } from './model-name.ts'
import { trimEnd } from './trim-end.ts'

export interface NamedServer {
  readonly origin: string
  /** without a slash at its end */
  readonly path: string
}

export interface ModelServers {
  /** those that were given, besides the environment's */
  readonly given: readonly string[]
  /** refuses a model at an address that nobody named */
  readonly check: (model: string) => void
}

/** Addresses that make no sense are refused here, before anything depends on them. */
export function createModelServers(given: readonly string[] = []): ModelServers {
  const servers = namedServers(given)
  return {
    given,
    check(model) {
      const name = parseModelName(model)
      if (name.isAddress && !isAmong(servers, name)) throw notAllowed(name, servers)
    },
  }
}

/** Those given and those of the environment: TROUPE_MODEL_SERVER, and TROUPE_MODEL where it is an address. */
export function namedServers(given: readonly string[] = []): readonly NamedServer[] {
  const listedThere = (process.env['TROUPE_MODEL_SERVER'] ?? '').split(/[\s,]+/).filter(Boolean)
  const model = process.env['TROUPE_MODEL'] ?? ''
  return [...given, ...listedThere, ...(isAddress(model) ? [model] : [])].map(readServer)
}

/**
 * Compared as parsed addresses, in which every spelling of a host is one. Below a path that was named, only plain
 * segments count: what a server makes of `..%2f` or `..;` is its own affair.
 */
export function isAmong(servers: readonly NamedServer[], { url }: ModelName): boolean {
  if (url === undefined) return false
  const asked = readServer(url)
  return servers.some(({ origin, path }) => origin === asked.origin && isAtOrBelow(path, asked.path))
}

function isAtOrBelow(path: string, asked: string): boolean {
  if (asked === path) return true
  if (!asked.startsWith(`${path}/`)) return false
  const segments = asked.slice(path.length + 1).split('/')
  return segments.every((segment) => /^[\w.~-]+$/.test(segment))
}

function readServer(address: string): NamedServer {
  const url = isAddress(address) && URL.canParse(address) ? new URL(address) : undefined
  // it is not repeated where it may hold a password
  const shown = address.includes('@') || address.length > LONGEST_SHOWN ? 'this one' : JSON.stringify(address)
  if (url === undefined)
    throw new TroupeError(
      'MODEL_UNKNOWN',
      `A model server is named by its address, such as http://localhost:8000/v1, and ${shown} is not one. ` +
        'Check --model-server, TROUPE_MODEL_SERVER and TROUPE_MODEL.',
    )
  if (url.username !== '' || url.password !== '' || url.search !== '')
    throw new TroupeError(
      'MODEL_UNKNOWN',
      `The address of the model server on ${url.host} holds a user, a password or a query. ` +
        `Give its key in the environment, as ${keyVariable(url.host)}.`,
    )
  return { origin: url.origin, path: trimEnd(url.pathname, '/') }
}

/** The variable that holds the key of one server: its host and port in capitals, everything else in them as `_`. */
export function keyVariable(host: string): string {
  return `TROUPE_API_KEY_${host.replaceAll(/[^a-z0-9]/gi, '_').toUpperCase()}`
}

const LONGEST_SHOWN = 200

function notAllowed({ url = '' }: ModelName, servers: readonly NamedServer[]): TroupeError {
  // people paste what they are told into a terminal, and whoever wrote the address knows that
  const isPlain = url.length <= LONGEST_SHOWN && /^[\w.:/[\]~-]+$/.test(url)
  const [where, what] = isPlain ? [`at ${url}`, url] : ['at this address', 'URL']
  const named = listed(new Set(servers.map(({ origin, path }) => `${origin}${path}`)))
  return new TroupeError(
    'MODEL_SERVER_NOT_ALLOWED',
    `The model server ${where} may not be used: it was not named when this server was started. ` +
      `Servers that were: ${named}. If you trust it, stop the studio and start it with --model-server ${what}; ` +
      'otherwise choose another mind.',
  )
}
