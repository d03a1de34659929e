import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startModelServer } from '../../testing/model-server.ts'
import { openBrowser } from '../studio/open-browser.ts'
import { societies } from '../../societies/registry.ts'

const program = fileURLToPath(new URL('../../../bin/troupe.mjs', import.meta.url))
let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'troupe-studio-command-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())

interface Started {
  readonly child: ChildProcess
  readonly first: { address: string; link: string; pid: number }
  readonly ended: Promise<{ code: number | null; out: string; err: string }>
}

function launch(...words: string[]) {
  const child = spawn(process.execPath, [program, 'studio', '--no-open', '--json', ...words], { cwd: folder })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (part: string) => (out += part))
  child.stderr.setEncoding('utf8').on('data', (part: string) => (err += part))
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }))
  })
  return { child, ended }
}

async function start(...words: string[]): Promise<Started> {
  const { child, ended } = launch(...words)
  let line = ''
  const first = new Promise<Started['first']>((resolve, reject) => {
    child.stdout.on('data', (part: string) => {
      line += part
      if (line.includes('\n')) resolve(JSON.parse(line.split('\n')[0]!) as Started['first'])
    })
    void ended.then(({ err }) => reject(new Error(err)))
  })
  return { child, ended, first: await first }
}

const runsAt = async (address: string) =>
  ((await (await fetch(`${address}/api/runs`)).json()) as { runs: { id: string; isLive: boolean; step: number }[] })
    .runs

describe('troupe studio', () => {
  it('serves until Ctrl-C, goes on with its runs when it is started again, and is there once', async () => {
    const one = await start('--store', 'one.db', '--port', '0')
    const before = await runsAt(one.first.address)
    const described = await Promise.all(Object.values(societies).map((load) => load()))
    expect(before.map(({ isLive }) => isLive)).toEqual(described.filter(({ example }) => example).map(() => true))

    const second = await launch('--store', 'one.db').ended
    expect(second).toMatchObject({ code: 0 })
    expect(JSON.parse(second.out)).toEqual({ address: one.first.address, isOther: true })

    one.child.kill('SIGINT')
    const ended = await one.ended
    expect(ended.code).toBe(0)
    expect(JSON.parse(ended.out.trim().split('\n').at(-1)!)).toEqual({ address: one.first.address, stopped: 'SIGINT' })

    const again = await start('--store', 'one.db', '--port', '0')
    const after = await runsAt(again.first.address)
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.every(({ isLive }) => isLive)).toBe(true)
    again.child.kill('SIGTERM')
    expect((await again.ended).code).toBe(0)
  })

  it('is told which address people use, and prints links to that', async () => {
    const { child, ended, first } = await start(
      '--store',
      'proxied.db',
      '--port',
      '0',
      '--no-examples',
      '--public-url',
      'https://lab.example/troupe',
    )
    expect(first.link).toMatch(/^https:\/\/lab\.example\/troupe\/\?token=/)
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
    expect((await ended).err).toMatch(/Behind https:\/\/lab\.example\/troupe, it listens at http:\/\/127\.0\.0\.1:\d+/)

    const wrong = await launch('--public-url', 'lab.example').ended
    expect(wrong.code).toBe(2)
    expect(wrong.out + wrong.err).toContain('--public-url takes an address such as https://lab.example/troupe')
  })

  it('needs a token where others can reach it, and prints no token', async () => {
    const { child, ended, first } = await start(
      '--store',
      'two.db',
      '--port',
      '0',
      '--host',
      '0.0.0.0',
      '--no-examples',
    )
    const here = `http://127.0.0.1:${new URL(first.address).port}`
    expect((await fetch(`${here}/api/runs`)).status).toBe(401)
    const visit = await fetch(`${here}${new URL(first.link).pathname}${new URL(first.link).search}`, {
      redirect: 'manual',
    })
    const cookie = visit.headers.get('set-cookie')!.split(';')[0]!
    expect((await fetch(`${here}/api/runs`, { headers: { cookie } })).status).toBe(200)
    child.kill('SIGINT')
    await ended
  })

  it('takes the next port when the usual one is taken, and says so when one that was asked for is', async () => {
    const { child, ended, first } = await start('--store', 'three.db', '--port', '0', '--no-examples')
    const { port } = new URL(first.address)
    const refused = await launch('--store', 'four.db', '--port', port, '--no-examples').ended
    expect(refused.code).toBe(2)
    expect(refused.err).toContain(`Port ${port} is taken`)
    child.kill('SIGINT')
    await ended
  })

  it('asks models at the servers it was told of, with their key, and at no others', async () => {
    const key = 'no-real-key-0123456789abcdef'
    vi.stubEnv('TROUPE_API_KEY', key)
    const reply = () => 'thinking: I turn\naction: look_left\nreason: to see'
    const [named, foreign] = [await startModelServer({ reply }), await startModelServer({ reply })]
    const words = ['--store', 'five.db', '--port', '0', '--no-examples', '--model-server', named.url]
    const { child, ended, first } = await start(...words)
    const begin = (url: string) =>
      fetch(`${first.address}/api/runs`, {
        method: 'POST',
        body: JSON.stringify({ society: 'explorers', minds: { all: `${url}#tiny` }, maxSteps: 10, pace: 0 }),
        headers: { 'content-type': 'application/json' },
      })
    const refused = await begin(foreign.url)
    expect({ status: refused.status, body: await refused.json() }).toMatchObject({
      status: 400,
      body: { error: { code: 'MODEL_SERVER_NOT_ALLOWED' } },
    })
    expect((await begin(named.url)).status).toBe(201)
    await vi.waitFor(() => expect(named.requests[0]).toMatchObject({ authorization: `Bearer ${key}` }), 5_000)
    expect(foreign.requests).toEqual([])
    child.kill('SIGINT')
    await ended
    await Promise.all([named.close(), foreign.close()])
  })

  it('says what is wrong with the model servers it was told of', async () => {
    const refused = await launch('--store', 'six.db', '--model-server', 'localhost:8000').ended
    expect(refused.code).toBe(2)
    expect(refused.err).toContain('such as http://localhost:8000/v1, and "localhost:8000" is not one')

    vi.stubEnv('TROUPE_API_KEY', 'no-real-key-0123456789abcdef')
    vi.stubEnv('TROUPE_MODEL_SERVER', 'https://models.example')
    const words = ['--store', 'six.db', '--port', '0', '--no-examples', '--model-server', 'http://127.0.0.1:8000']
    const { child, ended } = await start(...words)
    child.kill('SIGINT')
    expect((await ended).err).toContain(
      'TROUPE_API_KEY is sent to none of several model servers. Give each its own: ' +
        'TROUPE_API_KEY_127_0_0_1_8000, TROUPE_API_KEY_MODELS_EXAMPLE.',
    )
  })
})

describe('openBrowser', () => {
  it('does nothing where there is no screen', () => {
    expect(openBrowser('http://localhost', 'linux', {})).toBe(false)
    expect(openBrowser('http://localhost', 'darwin', { CI: 'true' })).toBe(false)
  })
})
