/** Who we are to an MCP server by address: tokens, and OAuth with a person who is sent to a page. */
import { ClientCredentialsProvider } from '@modelcontextprotocol/client'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { call } from '../../../test/mcp-context.ts'
import { mcp, type McpAuth, type McpOAuth, type McpSource } from './index.ts'

const sources: McpSource[] = []
afterEach(async () => {
  for (const source of sources.splice(0)) await source.close()
})
const never = new AbortController().signal
const HERE = 'http://127.0.0.1'

/** A server that takes only tokens it knows, with the pages of OAuth beside it; `sent` counts what its tool did. */
function guarded(isGood: (token: string) => boolean, refuseCall = false) {
  const sent: string[] = []
  const pages: string[] = []
  const asked: string[] = []
  const handler = createMcpHandler(() => {
    const server = new McpServer({ name: 'guarded', version: '1' })
    server.registerTool('send', { inputSchema: z.object({ to: z.string() }) }, ({ to }) => {
      sent.push(to)
      return { content: [{ type: 'text', text: `sent to ${to}` }] }
    })
    return server
  })
  const refusal = () => {
    const where = `Bearer resource_metadata="${HERE}/.well-known/oauth-protected-resource/mcp"`
    return new Response('', { status: 401, headers: { 'www-authenticate': where } })
  }
  let isRefusing = refuseCall
  const answer = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(address, init)
    const { pathname } = new URL(request.url)
    pages.push(pathname)
    if (pathname === '/mcp') {
      const token = (request.headers.get('authorization') ?? '').replace('Bearer ', '')
      asked.push(token)
      const isCall = request.method === 'POST' && (await request.clone().text()).includes('tools/call')
      if (isCall && isRefusing) {
        isRefusing = false
        return refusal()
      }
      return isGood(token) ? handler.fetch(request) : refusal()
    }
    if (pathname.startsWith('/.well-known/oauth-protected-resource'))
      return Response.json({ resource: `${HERE}/mcp`, authorization_servers: [HERE] })
    if (pathname.startsWith('/.well-known/oauth-authorization-server'))
      return Response.json({
        issuer: HERE,
        authorization_endpoint: `${HERE}/authorize`,
        token_endpoint: `${HERE}/token`,
        response_types_supported: ['code'],
        code_challenge_methods_supported: ['S256'],
      })
    if (pathname === '/token') {
      const given = new URLSearchParams(await request.text())
      const access_token = given.get('code') === 'said-yes' && given.get('code_verifier') ? 'good-token' : 'bad'
      return Response.json({ access_token, token_type: 'Bearer' })
    }
    return new Response('', { status: 404 })
  }
  const open = (auth: McpAuth) => {
    const source = mcp({ name: 'guarded', url: `${HERE}/mcp`, fetch: answer, auth })
    sources.push(source)
    return source
  }
  return { open, sent, pages, asked }
}

/** A person who is sent to a page and says yes there, as often as they are sent. */
function person({ comesBack = true } = {}) {
  const sentTo: URL[] = []
  let verifier = ''
  let tokens: Awaited<ReturnType<McpOAuth['tokens']>>
  let discovered: Awaited<ReturnType<NonNullable<McpOAuth['discoveryState']>>>
  const provider: McpOAuth = {
    redirectUrl: 'http://127.0.0.1:1/back',
    clientMetadata: { redirect_uris: ['http://127.0.0.1:1/back'] },
    clientInformation: () => ({ client_id: 'troupe' }),
    tokens: () => tokens,
    saveTokens: (given) => void (tokens = given),
    saveDiscoveryState: (given) => void (discovered = given),
    discoveryState: () => discovered,
    saveCodeVerifier: (given) => void (verifier = given),
    codeVerifier: () => verifier,
    redirectToAuthorization: (url) => void sentTo.push(url),
    ...(comesBack && { authorizationResponse: async () => new URLSearchParams({ code: 'said-yes' }) }),
  }
  return { provider, sentTo }
}

it('sends a token, or the one of the moment, to that server', async () => {
  const { open, asked } = guarded((token) => token === 'first-token' || token === 'second-token')
  await open('first-token').tools(never)
  expect(new Set(asked.splice(0))).toEqual(new Set(['first-token']))
  let now = 'first-token'
  const source = open(() => now)
  const tools = await source.tools(never)
  now = 'second-token'
  expect(await call(tools, 'send', { to: 'ana' })).toBe('sent to ana')
  expect(asked.at(-1)).toBe('second-token')
})

it('gives the headers that it was given to the server alone, not to whoever that names for permission', async () => {
  const elsewhere = 'http://localhost'
  const asked: { readonly origin: string; readonly key: string | null; readonly client: string | null }[] = []
  const answer = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { url, headers } = new Request(address, init)
    const { origin, pathname } = new URL(url)
    asked.push({ origin, key: headers.get('x-api-key'), client: headers.get('authorization') })
    if (pathname === '/mcp') {
      const where = `Bearer resource_metadata="${elsewhere}/resource"`
      return new Response('', { status: 401, headers: { 'www-authenticate': where } })
    }
    if (pathname === '/resource') return Response.json({ resource: `${HERE}/mcp`, authorization_servers: [elsewhere] })
    if (pathname === '/token') return Response.json({ access_token: 'bad', token_type: 'Bearer' })
    const pages = { authorization_endpoint: `${elsewhere}/authorize`, token_endpoint: `${elsewhere}/token` }
    return Response.json({ issuer: elsewhere, ...pages, response_types_supported: ['code'] })
  }
  const auth = new ClientCredentialsProvider({ clientId: 'us', clientSecret: 'ours', expectedIssuer: elsewhere })
  const headers = { 'x-api-key': 'a-key-for-the-server' }
  const source = mcp({ name: 'lying', url: `${HERE}/mcp`, fetch: answer, auth, headers })
  sources.push(source)
  await expect(source.tools(never)).rejects.toThrow('cannot be used')
  const keysOf = (origin: string) => new Set(asked.filter((each) => each.origin === origin).map(({ key }) => key))
  expect(keysOf(HERE)).toEqual(new Set(['a-key-for-the-server']))
  expect(keysOf(elsewhere)).toEqual(new Set([null]))
  // what the package itself sends there stays
  expect(asked.some(({ origin, client }) => origin === elsewhere && client?.startsWith('Basic'))).toBe(true)
})

it('says who is refused without saying the token', async () => {
  const { open } = guarded(() => false)
  const fault = (await open('wrong-token')
    .tools(never)
    .catch((error: unknown) => error)) as Error
  expect(fault.message).toMatch(/The MCP server "guarded" /)
  expect(fault.message).not.toContain('wrong-token')
})

it('sends a person to the page of permission once, and goes on with the tokens that came of it', async () => {
  const { open, sent, pages } = guarded((token) => token === 'good-token')
  const { provider, sentTo } = person()
  const tools = await open(provider).tools(never)
  expect(await call(tools, 'send', { to: 'ana' })).toBe('sent to ana')
  expect(sentTo.map(({ pathname, searchParams }) => [pathname, searchParams.get('client_id')])).toEqual([
    ['/authorize', 'troupe'],
  ])
  expect([sent, pages.filter((page) => page === '/token')]).toEqual([['ana'], ['/token']])
})

it('asks again for permission in the middle, and does what was refused exactly once', async () => {
  const { open, sent } = guarded((token) => token === 'good-token', true)
  const { provider, sentTo } = person()
  const tools = await open(provider).tools(never)
  expect(await call(tools, 'send', { to: 'ana' })).toBe('sent to ana')
  expect([sent, sentTo.length]).toEqual([['ana'], 2])
})

it('is a fault where a person is needed and nobody waits for one', async () => {
  const { open, sent } = guarded((token) => token === 'good-token')
  const { provider, sentTo } = person({ comesBack: false })
  await expect(open(provider).tools(never)).rejects.toThrow('The MCP server "guarded"')
  expect([sent, sentTo.length]).toEqual([[], 1])
})
