import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { societies } from '../societies/registry.ts'
import { createCatalogue } from './catalogue.ts'
import { endpoints, shapes } from './endpoints.ts'
import { HOUSE_PREFIX, houseRoutes } from './house/routes-house.ts'
import { openApi } from './openapi.ts'
import { actingRoutes } from './routes-act.ts'
import { docsRoutes } from './routes-docs.ts'
import { flowRoutes } from './routes-flows.ts'
import { lessonRoutes } from './routes-lessons.ts'
import { readingRoutes } from './routes-read.ts'
import { transferRoutes } from './routes-transfer.ts'
import { windowRoutes } from './routes-windows.ts'
import { evolutionRoutes } from './routes-evolution.ts'
import { workerRoutes } from './routes-workers.ts'
import type { Services } from './services.ts'

// no route is called: they only say what they are
const none = {} as Services
const app = new Hono()
for (const routes of [
  readingRoutes(none),
  actingRoutes(none),
  transferRoutes(none),
  windowRoutes(none),
  flowRoutes(none),
  lessonRoutes([]),
  workerRoutes(none),
  evolutionRoutes(none),
  houseRoutes(none, HOUSE_PREFIX, async () => ''),
  docsRoutes('', createCatalogue(societies)),
])
  app.route('/', routes)

describe('the document of the API', () => {
  it('tells of every route there is, and of no other', () => {
    const routes = app.routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    const told = endpoints.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    expect(told.toSorted()).toEqual(routes.filter((route) => !route.endsWith('.css')).toSorted())
  })

  it('refers only to shapes it describes', () => {
    const text = JSON.stringify(openApi('1.0.0'))
    const named = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!)
    expect(named.filter((name) => !Object.hasOwn(shapes, name))).toEqual([])
    expect(openApi('1.0.0')).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/runs/{id}/board': { get: { parameters: [{ name: 'id', in: 'path' }, { name: 'step' }] } } },
    })
  })

  it('is shown to people without a script of anybody', async () => {
    const page = await (await app.request('/docs')).text()
    expect(page).toContain('/api/runs/{id}/events')
    expect(page).not.toMatch(/<script|<style|style=|https?:/)
    expect((await app.request('/docs.css')).headers.get('content-type')).toContain('text/css')
  })
})
