/** `troupe mcp`: an MCP server over stdin and stdout, which a desktop assistant starts and ends. */
import { once } from 'node:events'
import { readPublicUrl } from '../../server/public-url.ts'
import { createMcpServers } from '../../server/mcp/mcp-server.ts'
import { messageOf } from '../../base/errors.ts'
import { misuse, type Command } from '../command.ts'
import { createScreen } from '../screen.ts'
import { HIGHEST_PORT, PORT } from '../studio/address.ts'
import { nameModelServers } from '../studio/name-model-servers.ts'
import { offeredSocieties, offerOptions } from '../studio/offer.ts'
import { someStudio, studioAt } from '../studio/some-studio.ts'
import { tokenFor } from '../studio/token.ts'
import { troupeVersion } from '../version.ts'

export const mcp: Command = {
  takes: [],
  options: {
    ...offerOptions,
    url: { type: 'string', value: 'URL', about: 'a studio that runs elsewhere, in place of a store here' },
    port: {
      type: 'string',
      value: 'N',
      about: `where its runs can be watched (default: ${PORT}, or the next one that is free)`,
    },
  },
  notes: [
    'Speaks the Model Context Protocol over stdin and stdout: assistants start it by themselves once they are told',
    'to (docs/mcp.md has their settings). Societies are tools, runs are resources; both can also be had over HTTP,',
    'at /mcp of `troupe studio`.',
    'When a studio of the store runs already, that one is asked; otherwise this process drives the runs, and they',
    'can be watched in a browser. When the assistant ends, runs pause, and continue with the next start.',
    'TROUPE_STUDIO_TOKEN holds the token of a studio that needs one.',
  ],
  examples: ['mcp', 'mcp --store game.db --society society.ts', 'mcp --url https://lab.example/troupe'],
  async run(given, { json }) {
    const port = given.count('port')
    if (port !== undefined && port > HIGHEST_PORT) throw misuse(`--port takes a number up to ${HIGHEST_PORT}.`)
    const url = given.text('url')
    if (url !== undefined && readPublicUrl(url) === undefined)
      throw misuse(`--url takes the address of a studio, such as https://lab.example/troupe: not ${url}`)
    // stdout belongs to the protocol: whatever else there is to say goes to stderr
    const screen = createScreen(true)
    const modelServers = nameModelServers(given.list('model-server'), screen)
    const societies = await offeredSocieties(given)
    const token = tokenFor([])
    const studio =
      url === undefined
        ? someStudio({
            given,
            societies,
            modelServers,
            token,
            port,
            screen,
          })
        : studioAt(url.replace(/\/$/, ''), token)
    const report = (error: unknown) => screen.warn(`${screen.paint('red', 'MCP:')} ${messageOf(error)}`)
    try {
      // a store that cannot be opened is said at once, and not when the first tool is called
      if (url === undefined) await studio.ask('/societies')
      const stopped = stopping()
      const { serveStdio } = await import('@modelcontextprotocol/server/stdio')
      const servers = createMcpServers({
        ask: studio.ask,
        version: troupeVersion(),
        studio: () => studio.address,
        report,
      })
      const handle = serveStdio(() => servers(), { onerror: report })
      const why = await stopped
      await handle.close()
      return { json: json ? { stopped: why } : {} }
    } finally {
      await studio.close()
    }
  },
}

/** The assistant hangs up, or somebody stops it. */
async function stopping(): Promise<string> {
  const signals = (['SIGINT', 'SIGTERM'] as const).map(async (signal) => {
    await once(process, signal)
    return signal
  })
  const ended = ['end', 'close'].map(async (event) => {
    await once(process.stdin, event)
    return 'end of input'
  })
  return Promise.race([...signals, ...ended])
}
