/** How much one may ask of the server: bytes of a body, and requests that change something. */
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

/** Whoever changes things too fast is told when to try again. Looking is free. */
export function limitRate({ burst, perSecond }: Rate, now: () => number = () => performance.now()): MiddlewareHandler {
  const clients = new Map<string, { left: number; at: number }>()
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const who = addressOf(c)
    const { left, at } = clients.get(who) ?? { left: burst, at: now() }
    const available = Math.min(burst, left + ((now() - at) / 1000) * perSecond)
    clients.delete(who)
    clients.set(who, { left: Math.max(0, available - 1), at: now() })
    if (clients.size > CLIENTS_KEPT) clients.delete(clients.keys().next().value!)
    if (available >= 1) return next()
    const seconds = Math.max(1, Math.ceil((1 - available) / perSecond))
    throw new ServerFault('SERVER_TOO_MANY', `Too many changes at once. Try again in ${seconds} s.`, {
      'retry-after': String(seconds),
    })
  }
}

function addressOf(c: Context): string {
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
