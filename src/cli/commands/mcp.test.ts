import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../../../test/repository.ts'
import { startServer, testSocieties } from '../../../test/studio-server.ts'

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'troupe-mcp-command-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** As an assistant starts it. */
async function assistant(...words: string[]) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(root, 'bin/troupe.mjs'), 'mcp', '--store', join(folder, 'shared.db'), ...words],
    env: { PATH: process.env['PATH'] ?? '', TROUPE_HOME: folder },
    stderr: 'ignore',
  })
  const client = new Client({ name: 'assistant', version: '1' })
  await client.connect(transport)
  const call = async (name: string, given: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: given })).structuredContent as Record<string, string>
  return { client, call }
}

it('serves two assistants on one store, and the second takes over when the first has gone', async () => {
  const [one, other] = [await assistant('--port', '0'), await assistant('--port', '0')]
  const input = { world: { seed: 1, size: 6, levels: 1 }, explorers: ['ana'], maxSteps: 4 }
  const ended = await one.call('run_explorers', { input, seed: 1 })
  expect(ended).toMatchObject({ status: 'ended' })
  // both are the same studio, which people can watch
  const shown = await other.call('show_run', { run: ended['run'] })
  expect(shown['studio']).toBe(ended['studio'])
  expect((await fetch(shown['studio']!)).status).toBeLessThan(600)
  const going = await one.call('run_explorers', { input: { ...input, maxSteps: 50 }, pace: 500, waitSeconds: 0 })
  expect(going).toMatchObject({ isLive: true })
  await one.client.close()
  // the assistant before has ended, and so has its studio: the run waits in the store
  expect(await other.call('show_run', { run: going['run'] })).toMatchObject({ status: 'open' })
  expect(await other.call('cancel_run', { run: going['run'] })).toMatchObject({ status: 'ended' })
  await other.client.close()
}, 180_000)

it('asks a studio elsewhere, with its token', async () => {
  const studio = await startServer({ societies: testSocieties, token: 'a-long-enough-token' })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(root, 'bin/troupe.mjs'), 'mcp', '--url', studio.address],
    env: { PATH: process.env['PATH'] ?? '', TROUPE_HOME: folder, TROUPE_STUDIO_TOKEN: 'a-long-enough-token' },
    stderr: 'ignore',
  })
  const client = new Client({ name: 'assistant', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  await client.connect(transport)
  const { structuredContent } = await client.callTool({ name: 'run_counter', arguments: { input: { goal: 3 } } })
  expect(structuredContent).toMatchObject({
    status: 'ended',
    studio: expect.stringContaining(studio.address) as string,
  })
  await client.close()
  await studio.remove()
}, 180_000)
