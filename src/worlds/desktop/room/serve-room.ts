/** The server of the room: gives its page the scene on this machine alone, and hears where everybody stands. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import { appendFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { PoseReport, RoomAnswer, RoomConfig, RoomPose, RoomRequest, RoomView } from './room-page.ts'

export interface RoomFiles {
  readonly scene: Uint8Array
  /** the program of the page */
  readonly script: string
  readonly things: readonly string[]
}

export interface VisitorOptions {
  /** which of the free places to begin at */
  readonly start?: number
  /** a file that poses are appended to: `time,x,y,z,yaw,pitch,roll` */
  readonly csv?: string
  /** of the pictures, where there is no window */
  readonly size?: readonly [width: number, height: number]
}

export interface ServedRoom {
  readonly things: readonly string[]
  /** the page for an agent, who begins at one of the free places */
  url(agent: string, options?: VisitorOptions): string
  /** the last thing its page told */
  report(agent: string): PoseReport | undefined
  /** asked before a key is pressed: what it gives waits until the key went up, and the page shows where that led */
  heed(agent: string): () => Promise<void>
  /** waits until the page has been drawn once */
  ready(agent: string, signal: AbortSignal): Promise<void>
  /** the picture from there, and what is visible in truth: for teaching and for evaluations */
  view(agent: string, pose: RoomPose): Promise<RoomView>
  spots(agent: string): Promise<readonly (readonly [x: number, z: number])[]>
  /** puts an agent there */
  stand(agent: string, pose: RoomPose): Promise<void>
  close(): Promise<void>
}

type Asked = RoomRequest extends infer Each ? (Each extends RoomRequest ? Omit<Each, 'id'> : never) : never

interface Visitor {
  readonly start: number
  readonly csv: string | undefined
  readonly size: RoomConfig['size'] | undefined
  report: PoseReport | undefined
  readonly queue: RoomRequest[]
  readonly waiting: Map<number, (answer: RoomAnswer) => void>
  /** the page's own question, until there is something to be done */
  idle: ServerResponse | undefined
  /** poses are written one after the other */
  writing: Promise<unknown>
  readonly drawn: PromiseWithResolvers<void>
  /** whoever waits for the next thing it tells */
  readonly listeners: Set<() => void>
}

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Troupe room</title>
<style>html,body{margin:0;height:100%;overflow:hidden;background:#aebdcc}
canvas{display:block;width:100vw;height:100vh}</style>
<canvas></canvas><script type="module" src="room.js"></script></html>`
const HEADER = 'time,x,y,z,yaw,pitch,roll\n'
const LARGEST_ANSWER = 8_000_000
const ANSWER_MS = 60_000
const HEED_MS = 5_000

export async function serveRoom({ scene, script, things }: RoomFiles): Promise<ServedRoom> {
  // other pages on this machine must not move anybody
  const secret = randomUUID()
  const visitors = new Map<string, Visitor>()
  const began = performance.now()
  let ids = 0

  const files: Readonly<Record<string, readonly [type: string, body: string | Uint8Array]>> = {
    '': ['text/html; charset=utf-8', PAGE],
    'room.js': ['text/javascript; charset=utf-8', script],
    'scene.glb': ['model/gltf-binary', scene],
  }

  const hear = (visitor: Visitor, report: PoseReport) => {
    visitor.report = report
    const { csv } = visitor
    if (csv !== undefined) {
      const { x, y, z, yaw, pitch, roll } = report
      const time = ((performance.now() - began) / 1000).toFixed(3)
      const row = `${time},${[x, y, z, yaw, pitch, roll].map((each) => each.toFixed(4)).join(',')}\n`
      visitor.writing = visitor.writing.then(() => appendFile(csv, row)).catch(() => undefined)
    }
    if (report.visible) visitor.drawn.resolve()
    for (const heard of visitor.listeners) heard()
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://room')
    const path = url.pathname.startsWith(`/${secret}/`) ? url.pathname.slice(secret.length + 2) : undefined
    const file = path === undefined || !Object.hasOwn(files, path) ? undefined : files[path]
    if (file) return void response.writeHead(200, { 'content-type': file[0], 'cache-control': 'no-store' }).end(file[1])
    const visitor = visitors.get(url.searchParams.get('agent') ?? '')
    if (path === undefined || visitor === undefined) return void response.writeHead(404).end()
    if (path === 'config') {
      const config: RoomConfig = { start: visitor.start, ...(visitor.size && { size: visitor.size }) }
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(config))
    }
    if (path === 'next') {
      visitor.idle?.writeHead(204).end()
      visitor.idle = response
      response.once('close', () => {
        if (visitor.idle === response) visitor.idle = undefined
      })
      return handOn(visitor)
    }
    if (request.method !== 'POST' || Number(request.headers['content-length'] ?? 0) > LARGEST_ANSWER)
      return void response.writeHead(400).end()
    const body = JSON.parse(await text(request)) as unknown
    if (path === 'pose') hear(visitor, body as PoseReport)
    if (path === 'answer') {
      const answer = body as RoomAnswer
      visitor.waiting.get(answer.id)?.(answer)
      visitor.waiting.delete(answer.id)
    }
    // told only after it was written, so that whoever reads the file finds it there
    await visitor.writing
    response.writeHead(204).end()
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.headersSent || response.writeHead(400).end())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo

  const visitorNamed = (agent: string): Visitor => {
    const visitor = visitors.get(agent)
    if (visitor === undefined) throw new RangeError(`Nobody called ${agent} has a page of the room.`)
    return visitor
  }
  const ask = (agent: string, asked: Asked): Promise<RoomAnswer> => {
    const visitor = visitorNamed(agent)
    const id = ++ids
    const { promise, resolve, reject } = Promise.withResolvers<RoomAnswer>()
    const timer = setTimeout(() => reject(new Error(`The page of ${agent} did not answer.`)), ANSWER_MS)
    visitor.waiting.set(id, (answer) => {
      clearTimeout(timer)
      resolve(answer)
    })
    visitor.queue.push({ ...asked, id })
    handOn(visitor)
    return promise
  }

  return {
    things,
    url(agent, { start = visitors.size * 7, csv, size } = {}) {
      const visitor: Visitor = {
        start,
        csv,
        size,
        report: undefined,
        queue: [],
        waiting: new Map(),
        idle: undefined,
        writing: csv === undefined ? Promise.resolve() : writeFile(csv, HEADER),
        drawn: Promise.withResolvers(),
        listeners: new Set(),
      }
      visitors.set(agent, visitor)
      return `http://127.0.0.1:${port}/${secret}/?agent=${encodeURIComponent(agent)}`
    },
    report: (agent) => visitorNamed(agent).report,
    heed(agent) {
      const visitor = visitorNamed(agent)
      const before = visitor.report?.released ?? 0
      const isOver = ({ report } = visitor) => report?.visible !== undefined && report.released > before
      return async () => {
        const { promise, resolve } = Promise.withResolvers<void>()
        const look = () => isOver() && resolve()
        // a key that the page never hears of holds nobody up for ever
        const timer = setTimeout(resolve, HEED_MS)
        visitor.listeners.add(look)
        look()
        await promise
        clearTimeout(timer)
        visitor.listeners.delete(look)
        await visitor.writing
      }
    },
    async ready(agent, signal) {
      const aborted = Promise.withResolvers<never>()
      const stop = () => aborted.reject(signal.reason)
      signal.addEventListener('abort', stop, { once: true })
      try {
        await Promise.race([visitorNamed(agent).drawn.promise, aborted.promise])
      } finally {
        signal.removeEventListener('abort', stop)
      }
    },
    view: async (agent, pose) => (await ask(agent, { ask: 'view', pose })).view!,
    spots: async (agent) => (await ask(agent, { ask: 'spots' })).spots!,
    stand: async (agent, pose) => void (await ask(agent, { ask: 'stand', pose })),
    async close() {
      for (const { idle } of visitors.values()) idle?.writeHead(204).end()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await Promise.all([...visitors.values()].map(({ writing }) => writing))
    },
  }
}

/** The next request to the page that waits for one. */
function handOn(visitor: Visitor): void {
  if (visitor.idle === undefined || visitor.queue.length === 0) return
  const response = visitor.idle
  visitor.idle = undefined
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(visitor.queue.shift()))
}
