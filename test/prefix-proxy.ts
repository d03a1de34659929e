/**
 * A reverse proxy as people put one before the studio: it hands on what comes for a path, with or without that path.
 */
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface PrefixProxy {
  readonly address: string
  /** where the server behind it listens */
  handOnTo(address: string): void
  close(): void
}

export async function startPrefixProxy(prefix: string, strips: boolean): Promise<PrefixProxy> {
  let inner = ''
  const proxy = createServer((incoming, outgoing) => {
    const path = incoming.url ?? ''
    if (path !== prefix && !path.startsWith(`${prefix}/`)) return void outgoing.writeHead(404).end()
    // as most proxies do unless they are told otherwise: the host is that of the server behind
    const headers = { ...incoming.headers, host: new URL(inner).host }
    const target = inner + (strips ? path.slice(prefix.length) || '/' : path)
    const handedOn = ask(target, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    handedOn.on('error', () => outgoing.destroy())
    outgoing.on('close', () => handedOn.destroy())
    incoming.pipe(handedOn)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => proxy.once('listening', resolve))
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    handOnTo: (address) => void (inner = address),
    close() {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
