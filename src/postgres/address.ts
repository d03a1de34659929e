/** The address of a Postgres store, `postgres://user:password@host/database`, and what of it may be shown. */
import { TroupeError } from '../base/errors.ts'

export interface Address {
  /** for the driver alone: it holds the password */
  readonly url: string
  /** the schema that our tables are in */
  readonly schema: string
  /** behind a pooler that gives a connection only for a transaction: no LISTEN, no prepared statements */
  readonly isPooled: boolean
  /** what people may read: who, where, which database, never the password */
  readonly shown: string
  /** a text without the password, wherever that came into it */
  readonly scrub: (text: string) => string
}

const DEFAULT_SCHEMA = 'troupe'
const SCHEMA = /^[a-z_][a-z0-9_]{0,40}$/
// parameters of ours, which no driver knows
const [SCHEMA_PARAMETER, POOLED_PARAMETER] = ['schema', 'pooled'] as const

export function isPostgresAddress(text: string): boolean {
  return /^postgres(?:ql)?:\/\//i.test(text)
}

export function readAddress(text: string): Address {
  if (!isPostgresAddress(text) || !URL.canParse(text)) throw bad('It is not an address')
  const url = new URL(text)
  const schema = url.searchParams.get(SCHEMA_PARAMETER) ?? DEFAULT_SCHEMA
  if (!SCHEMA.test(schema)) throw bad('A schema is named by at most 41 small letters, digits and underscores')
  const isPooled = /^(?:1|true|yes)$/.test(url.searchParams.get(POOLED_PARAMETER) ?? '')
  for (const name of [SCHEMA_PARAMETER, POOLED_PARAMETER]) url.searchParams.delete(name)
  const secrets = secretsOf(url)
  const shown = new URL(url)
  shown.password = ''
  shown.search = schema === DEFAULT_SCHEMA ? '' : `?${SCHEMA_PARAMETER}=${schema}`
  return {
    url: url.href,
    schema,
    isPooled,
    shown: shown.href,
    scrub: (said) => secrets.reduce((clean, secret) => clean.replaceAll(secret, '***'), said),
  }
}

/** Every way in which the password is written; of an empty one there is nothing to hide. */
function secretsOf(url: URL): string[] {
  const written = [url.password, url.searchParams.get('password') ?? '']
  const secrets = written.flatMap((secret) => [secret, decoded(secret), encodeURIComponent(decoded(secret))])
  return [...new Set(secrets)].filter((secret) => secret !== '').toSorted((a, b) => b.length - a.length)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The address itself is not repeated: it may hold a password. */
function bad(why: string): TroupeError {
  return new TroupeError(
    'STORE_UNREADABLE',
    `The address of the Postgres store cannot be read. ${why}. ` +
      'It looks like postgres://user:password@host:5432/database, with ?schema=NAME for another schema than troupe.',
  )
}
