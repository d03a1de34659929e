/**
 * Security: who is let in. On this machine alone no token is needed, but a page of somebody else must not reach the
 * server through a visitor's browser: by another origin, or by a name that was made to point here.
 */
import { isIPv4 } from 'node:net'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { ServerFault } from './faults.ts'
import { withoutBase } from './public-url.ts'
import { addressOf, createBuckets, tooMany } from './limits.ts'

const COOKIE = 'troupe-studio'
const LINK_LASTS_MS = 15 * 60 * 1000
const COOKIE_LASTS_S = 30 * 24 * 60 * 60
// a person who mistypes, and a page that asks for a dozen things at once before it knows
const GUESSES = { burst: 40, perSecond: 0.5 }

export const POLICY = [
  `default-src 'self'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `font-src 'self'`,
  `object-src 'none'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
].join('; ')

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

/** On every answer, whatever it is. One that is stricter already stays. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
}

/** Whether a `Host` names this machine: localhost, or an address of the loopback. */
export function isLocal(host: string): boolean {
  const name = host.replace(/:\d{1,5}$/, '').toLowerCase()
  return name === 'localhost' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'))
}

/** The origin of the server's own pages: only what stands before it knows whether they came over TLS. */
function ownOrigin(c: Context, host: string): string | undefined {
  const scheme = c.req.header('x-forwarded-proto') === 'https' ? 'https' : 'http'
  const address = `${scheme}://${host}`
  return URL.canParse(address) ? new URL(address).origin : undefined
}

/**
 * Names that mean this machine, or, where a token protects, any. `known`: the origin of its pages behind a proxy;
 * `isApi`: a path that answers programs, and no page to be opened.
 */
export function checkOrigin(
  hasToken: boolean,
  known?: string,
  isApi = (path: string) => path.startsWith('/api/'),
): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header('host') ?? ''
    if (!hasToken && !isLocal(host))
      throw new ServerFault('SERVER_FOREIGN_ORIGIN', 'This server answers only as localhost or 127.0.0.1.')
    const [origin, site] = [c.req.header('origin'), c.req.header('sec-fetch-site')]
    if (origin !== undefined && origin !== known && origin !== ownOrigin(c, host))
      throw new ServerFault(
        'SERVER_FOREIGN_ORIGIN',
        'Pages of other origins may not ask this server. ' +
          'Behind a proxy, name the address people use (--public-url https://host/path), or let it send ' +
          'X-Forwarded-Proto: https.',
      )
    // a link that is followed is no question of another page
    const isQuestion = isApi(c.req.path) || c.req.method !== 'GET'
    if (isQuestion && site !== undefined && site !== 'same-origin' && site !== 'none')
      throw new ServerFault('SERVER_FOREIGN_ORIGIN', 'Pages of other sites may not ask this server.')
    await next()
  }
}

/** Wrong tokens by address: whoever has guessed wrong too often waits, at every entrance. */
export interface Guesses {
  /** refuses, also who has the right one now: otherwise guessing would go on */
  check(c: Context): void
  /** one more was wrong */
  count(c: Context): void
}

export function createGuesses(now: () => number = Date.now): Guesses {
  const guesses = createBuckets(GUESSES, now)
  return {
    check(c) {
      const seconds = guesses.wait(addressOf(c))
      if (seconds > 0) throw tooMany(`Too many wrong tokens. Try again in ${seconds} s.`, seconds)
    },
    count: (c) => guesses.take(addressOf(c)),
  }
}

export interface Door {
  readonly guard: MiddlewareHandler
  /** a secret for one visit: whoever brings it gets the cookie */
  createLink(): string
}

export interface DoorOptions {
  /** what stands before every path in a browser: the cookie is for nothing else of that host */
  readonly base?: string
  /** whether browsers come by TLS */
  readonly isSecure?: boolean
  readonly now?: () => number
  /** shared with other entrances that take the same token */
  readonly guesses?: Guesses
}

/** Whoever has the token comes in: in a header, in the cookie, or once by a link. */
export function createDoor(
  token: string,
  { base = '', isSecure = false, now = Date.now, guesses = createGuesses(now) }: DoorOptions = {},
): Door {
  const links = new Map<string, number>()
  // the cookie is not the token: who finds one cannot make the other
  const session = createHmac('sha256', token).update('cookie').digest('base64url')
  const hasCookie = (c: Context) => {
    const cookie = getCookie(c, COOKIE)
    return cookie !== undefined && isSame(cookie, session)
  }
  const isMember = (c: Context) => {
    if (hasCookie(c)) return true
    const [scheme = '', bearer = ''] = (c.req.header('authorization') ?? '').split(' ', 2)
    return scheme.toLowerCase() === 'bearer' && isSame(bearer, token)
  }
  // a browser that is in stays in, whoever else guesses from the same address: nobody guesses a cookie
  const refuseGuessing = (c: Context) => hasCookie(c) || guesses.check(c)
  const noToken = (c: Context): ServerFault => {
    guesses.count(c)
    const how = 'Open the link that the terminal shows (each works once), or send the token as `authorization: Bearer`.'
    return new ServerFault('SERVER_NO_TOKEN', `This server needs its token. ${how}`, { 'www-authenticate': 'Bearer' })
  }
  const redeem = (given: string): boolean => {
    const until = links.get(given)
    links.delete(given)
    return until !== undefined && until > now()
  }
  return {
    createLink() {
      const secret = randomBytes(18).toString('base64url')
      links.set(secret, now() + LINK_LASTS_MS)
      return secret
    },
    guard: async (c, next) => {
      refuseGuessing(c)
      const given = c.req.query('token')
      if (given !== undefined && c.req.method === 'GET') {
        if (redeem(given))
          setCookie(c, COOKIE, session, {
            httpOnly: true,
            sameSite: 'Strict',
            secure: isSecure,
            path: `${base}/`,
            maxAge: COOKIE_LASTS_S,
          })
        else if (!isMember(c)) throw noToken(c)
        // the address with the secret is not kept by the browser
        return c.redirect(base + withoutToken(c.req.url, base), 303)
      }
      if (!isMember(c)) throw noToken(c)
      return next()
    },
  }
}

function withoutToken(address: string, base: string): string {
  const url = new URL(address)
  url.searchParams.delete('token')
  // two slashes at the beginning would lead to another server
  return `${withoutBase(url.pathname, base).replace(/^\/+/, '/')}${url.search}`
}

/** Takes as long for any two texts. */
export function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}
