/**
 * The world outside a society that is killed: the model's server, and a ledger that its tools read and write. Both live
 * in the parent, so that they outlive the kills and can tell how often they were asked.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startModelServer } from 'troupe/testing'
import { replyTo } from './model.ts'

interface Written {
  readonly id: string
  readonly key: string
  readonly text: string
}

export interface Outside {
  readonly modelUrl: string
  readonly ledgerUrl: string
  /** what was written, in order: the id of the effect, the key and the text */
  readonly written: readonly Written[]
  /** what the model was asked, in order; its place is the serial number of the reply */
  readonly asked: readonly { readonly request: string; readonly life: number }[]
  /** the process that asks now */
  life: number
  close(): Promise<void>
}

// enough for a kill to find somebody waiting for an answer
const MODEL_MS = 4
const LEDGER_MS = 2

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export async function openOutside(): Promise<Outside> {
  const written: Written[] = []
  const asked: { request: string; life: number }[] = []
  const model = await startModelServer({
    reply: async (request) => {
      const serial = asked.push({ request: JSON.stringify(request.body), life: outside.life })
      await sleep(MODEL_MS)
      return replyTo(request, serial)
    },
  })
  const ledger = createServer(async (incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://ledger')
    const about = (name: string) => searchParams.get(name) ?? ''
    const key = about('key')
    await sleep(LEDGER_MS)
    if (pathname === '/write') written.push({ id: about('id'), key, text: about('text') })
    // half of the waiting after it: a kill finds what is done and not yet told
    await sleep(LEDGER_MS)
    const isThere = written.some((entry) => entry.key === key)
    outgoing.end(pathname === '/find' ? (isThere ? 'there' : 'nowhere') : `${pathname.slice(1)} of ${key}`)
  })
  await new Promise<void>((resolve) => ledger.listen(0, '127.0.0.1', resolve))
  const outside: Outside = {
    modelUrl: model.url,
    ledgerUrl: `http://127.0.0.1:${(ledger.address() as AddressInfo).port}`,
    written,
    asked,
    life: 0,
    close: async () => {
      await model.close()
      ledger.closeAllConnections()
      await new Promise((resolve) => ledger.close(resolve))
    },
  }
  return outside
}
