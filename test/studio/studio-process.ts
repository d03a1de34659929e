/** The studio as people start it: a process of its own, which can die at any moment and be started again. */
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { Entry } from '../../src/store/record.ts'
import type { JournalPage, RunDetail, StartRequest } from '../../src/server/api.ts'
import { createDesk, type Playing } from '../cli.ts'
import { builtStudio } from './built.ts'

export interface StudioProcess {
  readonly address: string
  /** at the same address and over the same store; resolves when it answers */
  start(): Promise<void>
  /** as by `kill -9`: it has no time for anything */
  kill(): Promise<void>
  run(id: string): Promise<RunDetail>
  startRun(request: StartRequest): Promise<RunDetail>
  pause(id: string): Promise<RunDetail>
  journal(id: string): Promise<Entry[]>
  close(): Promise<void>
}

export async function prepareStudioProcess(): Promise<StudioProcess> {
  const [assets, port] = [await builtStudio(), await freePort()]
  const desk = createDesk()
  const address = `http://127.0.0.1:${port}`
  const words = ['studio', '--no-open', '--no-examples', '--json', '--store', 'kept.db', '--port', String(port)]
  let playing: Playing | undefined

  const ask = async <T>(path: string, body?: unknown): Promise<T> => {
    const headers = { 'content-type': 'application/json' }
    const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(`${address}/api${path}`, init)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const kill = async () => {
    playing?.child.kill('SIGKILL')
    await playing?.done
    playing = undefined
  }
  return {
    address,
    async start() {
      playing = desk.start(words, { TROUPE_STUDIO_ASSETS: assets })
      await playing.until('"address"')
    },
    kill,
    run: (id) => ask(`/runs/${id}`),
    startRun: (request) => ask('/runs', request),
    pause: (id) => ask(`/runs/${id}/pause`, {}),
    async journal(id) {
      const entries: Entry[] = []
      for (let head = 1; entries.length < head;) {
        const page = await ask<JournalPage>(`/runs/${id}/journal?from=${entries.length + 1}&limit=5000`)
        head = page.head
        entries.push(...page.entries)
      }
      return entries
    },
    async close() {
      await kill()
      desk[Symbol.dispose]()
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
