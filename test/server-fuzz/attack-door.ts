/** An attack on a server with a token by somebody who has none: guesses in headers, cookies and links. */
import type { Random } from '../../src/base/random.ts'
import { Broken, post, type Ask } from './ask.ts'
import { mutateText } from './mutate.ts'
import type { TestServer } from '../studio-server.ts'

const PATHS = [
  '/api/runs',
  '/api/societies',
  '/api/openapi.json',
  '/mcp',
  '/a2a',
  '/a2a/counter',
  '/api/v1/flows/',
  '/api/v1/run/x',
  '/',
  '/api/runs/x/export',
  '/api/import',
]
const SENT = ['/mcp', '/api/import', '/a2a/counter', '/api/v1/run/x']
const HEADERS = [
  'authorization',
  'x-api-key',
  'cookie',
  'x-forwarded-for',
  'x-forwarded-host',
  'origin',
  'sec-fetch-site',
]
const TRIES = 3

export async function attackDoor(random: Random, { server }: TestServer, ask: Ask): Promise<void> {
  if (!server.needsToken) throw new Broken('the guarded server lets anybody in')
  for (let time = 0; time < TRIES; time++) {
    const path = random.pick(PATHS)
    const guess = encodeURIComponent(mutateText(random.pick(['secret', '', 'a.b.c', server.createLink()]), random))
    const headers: Record<string, string> = {
      [random.pick(HEADERS)]: random.pick([
        `Bearer ${guess}`,
        `Basic ${guess}`,
        `troupe=${guess}`,
        'null',
        'https://evil.example',
        guess,
      ]),
    }
    const query = random.next() < 0.4 ? `?${random.pick(['token', 'x-api-key'])}=${guess}` : ''
    const isSent = SENT.includes(path) || random.next() < 0.2
    const { body, ...rest } = post('{"jsonrpc":"2.0","id":1,"method":"tools/list"}')
    const { status } = await ask(`${path}${query}`, isSent ? { ...rest, body: body as string, headers } : { headers })
    if (status >= 200 && status < 300) throw new Broken(`${path}: somebody without the token was let in (${status})`)
  }
}
