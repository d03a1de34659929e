/** A web server on this machine that answers each path as a test likes, and remembers what it was asked for. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface FileServer {
  readonly url: string
  readonly asked: readonly string[]
}

type Answer = Uint8Array | ((response: ServerResponse) => void)

/** What is not among the answers is a 404. */
export async function startFileServer(answers: Readonly<Record<string, Answer>>): Promise<FileServer> {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const answer = answers[url]
    if (answer === undefined) response.writeHead(404).end('404: Not Found')
    else if (typeof answer === 'function') answer(response)
    else response.end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}
