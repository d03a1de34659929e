/** The routes of the server, and which of them a request asks for: every one must be attacked. */
import { endpoints } from '../../src/server/endpoints.ts'
import { MCP_PATH } from '../../src/server/mcp/routes-mcp.ts'

export const PAGE = 'GET a page'

const told = endpoints.map(({ method, path }) => ({ method: method.toUpperCase(), path: `/api${path}` }))
const others = [
  { method: 'POST', path: MCP_PATH },
  { method: 'GET', path: MCP_PATH },
  { method: 'DELETE', path: MCP_PATH },
  { method: 'GET', path: '/api/docs.css' },
  { method: 'GET', path: '/health' },
  { method: 'GET', path: '/api/v1/version' },
  { method: 'POST', path: '/api/v1/run/{flow}' },
  { method: 'POST', path: '/api/v1/webhook/{flow}' },
  { method: 'POST', path: '/api/v1/responses' },
  { method: 'GET', path: '/api/v1/sessions/{session}/state' },
  { method: 'GET', path: '/api/v1/flows/' },
  { method: 'POST', path: '/api/v1/flows/' },
  { method: 'POST', path: '/api/v1/flows/upload/' },
  { method: 'POST', path: '/api/v1/flows/download/' },
  { method: 'GET', path: '/api/v1/flows/{flow}' },
  { method: 'PATCH', path: '/api/v1/flows/{flow}' },
  { method: 'DELETE', path: '/api/v1/flows/{flow}' },
  { method: 'POST', path: '/api/v1/build/{flow}/flow' },
  { method: 'GET', path: '/api/v1/build/{job}/events' },
  { method: 'POST', path: '/api/v1/build/{job}/cancel' },
]

// what is named comes before what may be any name
const routes = [...others, ...told].map(({ method, path }) => ({
  name: `${method} ${path}`,
  pattern: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`),
}))

export const everyRoute: readonly string[] = [...routes.map(({ name }) => name), PAGE]

export function routeOf(method: string, path: string): string {
  const asked = `${method} ${path.replace(/\?.*/s, '')}`
  return routes.find(({ pattern }) => pattern.test(asked))?.name ?? PAGE
}
