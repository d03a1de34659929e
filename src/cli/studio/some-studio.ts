/**
 * The studio that `troupe mcp` asks: the one that serves the store already, or one of its own. When the other has
 * ended, this process takes over, so that several assistants can work on one store and none has to be the first.
 */
import type { ServerOptions } from '../../server/server.ts'
import { createServer } from '../../server/server.ts'
import { ApiRefusal, type AskApi } from '../../server/mcp/api-port.ts'
import { addStoryFolder } from '../../societies/adventurers/story-shelf.ts'
import type { Arguments } from '../arguments.ts'
import { openStore, storeFile, storyFolder } from '../open-store.ts'
import type { Screen } from '../screen.ts'
import { addressOf, listenSomewhere } from './address.ts'
import { findOther, register } from './one-at-a-time.ts'
import { serverOf } from './server-of.ts'

// this machine alone; whoever wants others to reach it has `troupe studio --host`
const HOST = '127.0.0.1'

export interface SomeStudio {
  readonly ask: AskApi
  /** where people watch it, once it is known */
  readonly address: string | undefined
  close(): Promise<void>
}

export interface SomeStudioOptions extends Pick<ServerOptions, 'societies' | 'modelServers'> {
  /** says which store */
  readonly given: Arguments
  readonly token: string | undefined
  readonly port: number | undefined
  readonly screen: Screen
}

interface Opened {
  readonly ask: AskApi
  readonly address: string
  close(): Promise<void>
}

export function someStudio(options: SomeStudioOptions): SomeStudio {
  const { given, token } = options
  const file = storeFile(given)
  let opened: Promise<Opened> | undefined
  let address: string | undefined
  const open = async () => {
    const other = await findOther(`${file}.studio`)
    const found = other ? studioAt(addressOf(other.host, other.port), token) : await ownStudio(options)
    address = found.address
    return found
  }
  const ask: AskApi = async (path, init) => {
    opened ??= open()
    const asked = opened
    try {
      return await (await asked).ask(path, init)
    } catch (error) {
      // nothing was sent, so nothing is done twice
      if (!isGone(error)) throw error
      if (opened === asked) opened = undefined
      return (await (opened ??= open())).ask(path, init)
    }
  }
  return {
    ask,
    get address() {
      return address
    },
    close: async () => (await opened)?.close(),
  }
}

/** A studio elsewhere, asked over HTTP. */
export function studioAt(address: string, token: string | undefined): Opened {
  const authorization = token === undefined ? undefined : { authorization: `Bearer ${token}` }
  return {
    address,
    async ask(path, init = {}) {
      const headers = { ...(init.headers as Record<string, string>), ...authorization }
      try {
        // a token is for this address, and for no other that it names
        return await fetch(`${address}/api${path}`, { ...init, headers, redirect: 'error' })
      } catch (error) {
        throw new GoneStudio(address, error)
      }
    },
    close: async () => {},
  }
}

class GoneStudio extends ApiRefusal {
  readonly isRefused: boolean

  constructor(address: string, cause: unknown) {
    super('SERVER_FAILED', `The studio at ${address} does not answer. Start it again, or check the address.`)
    this.cause = cause
    this.isRefused = (cause as { cause?: { code?: unknown } }).cause?.code === 'ECONNREFUSED'
  }
}

const isGone = (error: unknown) => error instanceof GoneStudio && error.isRefused

async function ownStudio(options: SomeStudioOptions): Promise<Opened> {
  const { given, societies, token, port, screen, modelServers } = options
  const file = storeFile(given)
  const store = openStore(given)
  addStoryFolder(storyFolder(given))
  const server = createServer({
    ...serverOf(given, screen),
    store,
    societies,
    ...(token !== undefined && { token }),
    ...(modelServers && { modelServers }),
  })
  try {
    const taken = await listenSomewhere(port, async (each) => (await server.listen(each, HOST)).port)
    const unregister = register(`${file}.studio`, { pid: process.pid, host: HOST, port: taken })
    const address = addressOf(HOST, taken)
    screen.tell(`The runs can be watched at ${address}${server.needsToken ? server.createLink() : ''}`)
    return {
      address,
      ask: server.ask,
      async close() {
        await server.close()
        unregister()
        await store.close()
      },
    }
  } catch (error) {
    await server.close()
    await store.close()
    throw error
  }
}
