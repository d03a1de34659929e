/**
 * A small MCP server for tests, run as a child: it does what its first word says. `good` echoes, `dies` ends at a call,
 * `stubborn` does not come up, `floods` never stops talking, `huge` answers with too much, `deaf` outlives its input.
 */
import { appendFileSync } from 'node:fs'
import { McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { z } from 'zod'

const [, , how = 'good', file = ''] = process.argv
process.stderr.write(`a server that ${how}\n`)
if (file !== '') appendFileSync(file, `${process.pid}\n`)
if (how === 'stubborn') {
  process.stderr.write('no licence was found, the key was sk-abcdefghijklmnop\n')
  process.exit(3)
}
if (how === 'deaf') setInterval(() => {}, 1_000)

serveStdio(() => {
  const server = new McpServer({ name: 'child', version: '1' })
  const text = (words: string) => ({ content: [{ type: 'text' as const, text: words }] })
  server.registerTool(
    'echo',
    { description: 'Says it again.', inputSchema: z.object({ words: z.string() }) },
    ({ words }) => {
      if (how === 'dies') {
        process.stderr.write('out of memory\n')
        process.exit(1)
      }
      if (how === 'huge') return text('x'.repeat(12 * 1024 * 1024))
      if (how === 'floods') {
        const line = JSON.stringify({
          jsonrpc: '2.0',
          method: 'notifications/message',
          params: { level: 'info', data: 1 },
        })
        return new Promise(() => process.stdout.write(`${line}\n`.repeat(20_000)))
      }
      return text(words)
    },
  )
  server.registerTool('environment', { description: 'What it knows of its surroundings.' }, () =>
    text(JSON.stringify(process.env)),
  )
  return server
})
