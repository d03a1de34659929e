/**
 * Langflow's HTTP API over flows of our own shelf: its clients call a flow here as they do there. A key is needed
 * where the server needs a token: it is that token.
 */
import { Hono, type MiddlewareHandler } from 'hono'
import { isSame, type Guesses } from '../security.ts'
import { buildRoutes } from './routes-build.ts'
import { callRoutes, type CallRoutes } from './routes-call.ts'
import { detailOf, DetailFault } from './detail.ts'
import { flowFileRoutes } from './routes-flow-files.ts'

// of the API, not ours: clients ask for it
const API_VERSION = '1.12.0'

export interface LangflowRoutes extends CallRoutes {
  readonly token: string | undefined
  /** keys that were wrong, counted with the tokens that were */
  readonly guesses: Guesses
}

export const LANGFLOW_PREFIX = '/api/v1'

export function langflowRoutes(options: LangflowRoutes): Hono {
  const app = new Hono()
  app.onError((error, c) => {
    const { status, body, headers } = detailOf(error, options.report)
    return c.json(body, status as 400, headers as Record<string, string>)
  })
  app.get('/version', (c) => c.json({ version: API_VERSION, main_version: API_VERSION, package: 'Troupe' }))
  app.use(needKey(options))
  app.route('/', callRoutes(options))
  app.route('/', flowFileRoutes(options.shelf))
  app.route('/', buildRoutes(options))
  app.all('*', () => {
    throw new DetailFault(404, 'Not Found')
  })
  return app
}

function needKey({ token, guesses }: LangflowRoutes): MiddlewareHandler {
  return async (c, next) => {
    if (token === undefined) return next()
    guesses.check(c)
    const bearer = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const key = c.req.header('x-api-key') ?? c.req.query('x-api-key') ?? bearer
    if (key === undefined || key === '') throw new DetailFault(403, 'An API key must be passed as query or header')
    if (isSame(key, token)) return next()
    guesses.count(c)
    throw new DetailFault(403, 'Invalid or missing API key')
  }
}
