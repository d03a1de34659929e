/** Limits on requests, so that nobody can overload the server: bytes of a body, and requests that change something. */
import type { Context, MiddlewareHandler } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'
import { ServerFault } from './faults.ts'

const MEGABYTE = 1024 * 1024
export const JSON_BYTES = MEGABYTE
// a run of ten thousand steps and its forebears
export const IMPORT_BYTES = 512 * MEGABYTE

export interface Rate {
  /** at once */
  readonly burst: number
  readonly perSecond: number
}

// a person who clicks fast, or a page that starts a set of runs; not a loop that forgot to stop
export const DEFAULT_RATE: Rate = { burst: 100, perSecond: 20 }
const CLIENTS_KEPT = 1_000
// every tab of a room full of people behind one address, but no end of them
export const STREAMS_PER_CLIENT = 512
const PLACES_RETRY_S = 10

/** A bucket for each client that empties with use and fills with time. */
export interface Buckets {
  /** how many seconds until there is something in it again; 0 when there is */
  wait(who: string): number
  take(who: string): void
}

export function createBuckets({ burst, perSecond }: Rate, now: () => number = () => performance.now()): Buckets {
  const clients = new Map<string, { left: number; at: number }>()
  const available = (who: string) => {
    const { left, at } = clients.get(who) ?? { left: burst, at: now() }
    return Math.min(burst, left + ((now() - at) / 1000) * perSecond)
  }
  return {
    wait(who) {
      const left = available(who)
      return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond))
    },
    take(who) {
      const left = Math.max(0, available(who) - 1)
      clients.delete(who)
      clients.set(who, { left, at: now() })
      if (clients.size > CLIENTS_KEPT) clients.delete(clients.keys().next().value!)
    },
  }
}

/** Whoever changes things too fast is told when to try again. Looking is free. */
export function limitRate(rate: Rate, now?: () => number): MiddlewareHandler {
  const clients = createBuckets(rate, now)
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const who = addressOf(c)
    const seconds = clients.wait(who)
    clients.take(who)
    if (seconds > 0) throw tooMany(`Too many changes at once. Try again in ${seconds} s.`, seconds)
    return next()
  }
}

export function tooMany(message: string, seconds: number): ServerFault {
  return new ServerFault('SERVER_TOO_MANY', message, { 'retry-after': String(seconds) })
}

/** What one client may have open at once. */
export interface Places {
  /** takes one, or refuses; what comes back gives it up again */
  take(c: Context): () => void
}

export function limitPlaces(most: number): Places {
  const taken = new Map<string, number>()
  return {
    take(c) {
      const who = addressOf(c)
      const count = taken.get(who) ?? 0
      if (count >= most) throw tooMany(`At most ${most} event streams are open at once. Close some.`, PLACES_RETRY_S)
      taken.set(who, count + 1)
      let isGivenUp = false
      return () => {
        if (isGivenUp) return
        isGivenUp = true
        const left = taken.get(who)! - 1
        if (left === 0) taken.delete(who)
        else taken.set(who, left)
      }
    },
  }
}

export function addressOf(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? ''
  } catch {
    // asked without a connection, by a test
    return ''
  }
}

/** The body as it comes. One that is too large is refused: by what it says it is, or as soon as it is. */
export async function* bodyOf(c: Context, most: number): AsyncGenerator<Uint8Array> {
  const tooLarge = () => {
    const size = most >= MEGABYTE ? `${most / MEGABYTE} MB` : `${most / 1024} kB`
    return new ServerFault('SERVER_TOO_LARGE', `The body is too large: at most ${size} are taken here.`)
  }
  if (Number(c.req.header('content-length') ?? 0) > most) throw tooLarge()
  const { body } = c.req.raw
  if (body === null) return
  let size = 0
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > most) throw tooLarge()
    yield part
  }
}
