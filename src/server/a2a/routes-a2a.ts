/** A2A at `/a2a/SOCIETY` of the studio's server: every society as an agent, behind the same door and limits. */
import type { Context } from 'hono'
import { CARD, createAgentEndpoint } from '../../a2a/agent-endpoint.ts'
import type { A2aAgents } from '../api.ts'
import { answerJson } from '../answers.ts'
import { ServerFault } from '../faults.ts'
import type { AskApi } from '../mcp/api-port.ts'
import type { Services } from '../services.ts'
import { whenRead } from '../when-read.ts'
import { createSocietyAgent } from './society-agent.ts'

export const A2A_PATH = '/a2a'

export const isA2aPath = (path: string) => path === A2A_PATH || path.startsWith(`${A2A_PATH}/`)

export interface A2aRouteOptions {
  readonly services: Services
  readonly ask: AskApi
  readonly version: string
  readonly needsToken: boolean
  /** what stands before every path, and where others reach the server if it was said */
  readonly base: string
  readonly origin: string | undefined
}

export interface A2aRoute {
  answer(c: Context): Promise<Response>
  /** whoever still follows a task is let go */
  close(): void
}

export function createA2aRoute({ services, ask, version, needsToken, base, origin }: A2aRouteOptions): A2aRoute {
  const { catalogue, streams } = services
  const closing = new AbortController()
  const urlOf = (c: Context, name: string) =>
    `${origin ?? new URL(c.req.url).origin}${base}${A2A_PATH}/${encodeURIComponent(name)}`
  const list = async (c: Context): Promise<A2aAgents> => {
    const found = await Promise.all(catalogue.names().map((name) => catalogue.find(name)))
    const agents = found.map(({ name, title, says }) => {
      const url = urlOf(c, name)
      return { name, title, says, url, card: `${url}${CARD}` }
    })
    return { agents }
  }
  const one = async (c: Context, name: string, path: string): Promise<Response> => {
    const isCard = c.req.method === 'GET' && path === CARD
    if (!isCard && !(c.req.method === 'POST' && path === '')) throw nothing(c)
    if (!catalogue.names().includes(name)) throw nothing(c)
    const society = await catalogue.find(name)
    const runner = createSocietyAgent({ ...services, society, ask, closing: closing.signal })
    const { title, says } = society
    const { answer } = await createAgentEndpoint(runner, {
      id: name,
      name: title,
      description: says,
      url: urlOf(c, name),
      needsToken,
      ...(version !== '' && { version }),
    })
    const leave = streams.take(c)
    try {
      return whenRead(await answer(c.req.raw, path), leave)
    } catch (error) {
      leave()
      throw error
    }
  }
  return {
    async answer(c) {
      const [, , name, ...rest] = c.req.path.split('/')
      if (name === undefined || name === '') {
        if (c.req.method !== 'GET') throw nothing(c)
        return answerJson(c, await list(c))
      }
      return one(c, decoded(name), rest.length === 0 ? '' : `/${rest.join('/')}`)
    },
    close: () => closing.abort(),
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function nothing(c: Context): ServerFault {
  return new ServerFault(
    'SERVER_NOT_FOUND',
    `There is no ${c.req.method} ${c.req.path} here. GET /a2a lists the agents.`,
  )
}
