/** HTTP GET as a tool, off unless it is switched on. Addresses of private networks are refused, also behind a name. */
import { lookup } from 'node:dns'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestTls } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { schemaFromJson } from '../../base/json-schema.ts'
import { tool, type ReadingTool } from '../tool.ts'
import { textOfHtml } from './html-text.ts'

export interface HttpGetOptions {
  /** nothing is fetched unless this is true */
  readonly enabled: boolean
  /** only these hosts, with those below them; all public ones without it */
  readonly hosts?: readonly string[]
  /** bytes of a page that are read at most. 512 KiB by default */
  readonly bytes?: number
  /** for tests and inner networks: hosts with their port, such as 127.0.0.1:8080, that may be private all the same */
  readonly allowPrivate?: readonly string[]
}

interface Page {
  readonly status: number
  readonly url: string
  readonly type: string
  readonly text: string
}

const DEFAULT_BYTES = 524_288
const MOST_REDIRECTS = 5

export function httpGetTool(options: HttpGetOptions): ReadingTool<{ url: string }, Page> {
  const { enabled, bytes = DEFAULT_BYTES } = options
  return tool({
    name: 'http_get',
    description: 'Fetches a web page or another text by its address. HTML is given as plain text.',
    input: schemaFromJson<{ url: string }>({
      type: 'object',
      properties: { url: { type: 'string', description: 'Beginning with https:// or http://' } },
      required: ['url'],
      additionalProperties: false,
    }),
    reads: true,
    limits: { bytes },
    does: async ({ url }, { signal }) => {
      if (!enabled) throw new Error('Fetching from the network is switched off here. Do without it.')
      return follow(url, options, bytes, signal)
    },
  })
}

async function follow(address: string, options: HttpGetOptions, bytes: number, signal: AbortSignal): Promise<Page> {
  let url = readAddress(address, options)
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const response = await get(url, options, signal)
    const { statusCode: status = 0, headers } = response
    if (status >= 300 && status < 400 && headers.location) {
      response.destroy()
      url = readAddress(new URL(headers.location, url).href, options)
      continue
    }
    const type = headers['content-type'] ?? ''
    const body = await readBody(response, bytes)
    return { status, url: url.href, type, text: type.includes('html') ? textOfHtml(body) : body }
  }
  throw new Error(`The address leads to another one more than ${MOST_REDIRECTS} times.`)
}

function readAddress(address: string, { hosts }: HttpGetOptions): URL {
  if (!URL.canParse(address)) throw new Error(`${JSON.stringify(address.slice(0, 200))} is no address.`)
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error('Only http and https are fetched.')
  if (url.username || url.password) throw new Error('An address with a name or password in it is not fetched.')
  const isAllowed = hosts?.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)) ?? true
  if (!isAllowed) throw new Error(`${url.hostname} is not among the hosts that may be fetched: ${hosts!.join(', ')}.`)
  return url
}

function get(url: URL, { allowPrivate = [] }: HttpGetOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const mayBePrivate = allowPrivate.includes(url.host)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) && !mayBePrivate && isPrivate(literal)) throw refused(url.hostname)
  // asked for when the connection is made: a name may say one address when it is checked, and another one after it
  const checked: LookupFunction = (host, given, done) =>
    lookup(host, { ...given, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const bad = mayBePrivate ? undefined : addresses.find(({ address }) => isPrivate(address))
      if (bad) return done(refused(host), '')
      return given.all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family)
    })
  const request = url.protocol === 'https:' ? requestTls : requestPlain
  return new Promise((resolve, reject) => {
    const headers = { 'user-agent': 'troupe', accept: 'text/html, text/*, application/json;q=0.9, */*;q=0.1' }
    const asked = request(url, { lookup: checked, signal, headers, agent: false }, resolve)
    asked.on('error', reject)
    asked.end()
  })
}

function refused(host: string): Error {
  return new Error(`${host} is an address of this machine or of a private network, which is not fetched.`)
}

async function readBody(response: IncomingMessage, bytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size < bytes) continue
    response.destroy()
    break
  }
  return Buffer.concat(chunks).subarray(0, bytes).toString('utf8')
}

const closed = new BlockList()
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(address, prefix, 'ipv4')
for (const [address, prefix] of [
  // this machine, and what leads to an address of version 4, in all the ways that there ever were
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['100::', 64],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  closed.addSubnet(address, prefix, 'ipv6')

/** An address of this machine, of a private network, or one that leads to such a one. */
export function isPrivate(address: string): boolean {
  const mapped = /^::(?:ffff:)?(?:0:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  const plain = mapped?.[1] ?? address
  const family = isIP(plain)
  return family === 0 || closed.check(plain, family === 4 ? 'ipv4' : 'ipv6')
}
