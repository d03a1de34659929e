/** What an agent sees: its declared fields and nothing else (E2), read-only. */
import { listed, TroupeError } from '../base/errors.ts'
import type { Values } from './change.ts'

/** In development a list that still grows is handed out behind a guard; in production the types have to do. */
const development = isDevelopment()

export type ViewMaker = (values: Values) => object

/** Made once for each agent and router: reading another field of the board is an error that names both. */
export function createViewMaker(who: string, reads: readonly string[], fields: readonly string[]): ViewMaker {
  const prototype: object = Object.create(null) as object
  for (const field of fields) {
    if (reads.includes(field)) continue
    Object.defineProperty(prototype, field, {
      get(): never {
        throw new TroupeError(
          'AGENT_UNDECLARED_READ',
          `${who} reads "${field}" but does not declare it. It declares: ${listed(reads)}. ` +
            `Add "${field}" to its reads.`,
        )
      },
    })
  }
  return (values) => {
    const view = Object.create(prototype) as Record<string, unknown>
    for (const field of reads) view[field] = development ? guarded(values[field]) : values[field]
    return Object.freeze(view)
  }
}

const guards = new WeakMap<object, object>()

/** Everything on the board is frozen but the lists and records that grow in place: those get a guard, once. */
function guarded<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  let guard = guards.get(value)
  if (guard === undefined) guards.set(value, (guard = new Proxy(value, READ_ONLY)))
  return guard as T
}

const refuse = (_: object, key: string | symbol): never => {
  throw new TroupeError(
    'BOARD_READ_ONLY',
    `The board cannot be changed in place (at "${String(key)}"). Return the change from think instead.`,
  )
}

const READ_ONLY: ProxyHandler<object> = {
  set: refuse,
  deleteProperty: refuse,
  defineProperty: refuse,
  setPrototypeOf: () => refuse({}, 'prototype'),
  preventExtensions: () => refuse({}, 'extensions'),
}

/** The board as it is given to people: every field, read-only. */
export function boardOf(values: Values): object {
  return Object.freeze(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, guarded(value)])))
}

/** Bundlers put the value in its place; a browser without one has no `process`. */
function isDevelopment(): boolean {
  try {
    return process.env['NODE_ENV'] !== 'production'
  } catch {
    return true
  }
}
