/** The installation of `examples/many-machines`: its files fit the command line, and its commands work together. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readArguments } from '../../src/cli/arguments.ts'
import { sharedOptions } from '../../src/cli/command.ts'
import { commands, isCommand } from '../../src/cli/commands.ts'
import { readKeeps } from '../../src/cli/keep.ts'
import { freePort } from '../../test/postgres-server.ts'
import { temporarySchemas, whyNoPostgres } from '../../test/postgres.ts'

interface Service {
  readonly image?: string
  readonly command: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly deploy?: { readonly replicas: number }
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
}

const folder = fileURLToPath(new URL('.', import.meta.url))
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<'postgres' | 'worker' | 'studio', Service>>
  readonly volumes: Readonly<Record<string, unknown>>
}
const { postgres, worker, studio } = services
const ours = { worker, studio }

describe('the compose file', () => {
  it('has one Postgres, two workers and one server, which wait until the database is well', () => {
    expect(Object.keys(services).toSorted()).toEqual(['postgres', 'studio', 'worker'])
    expect(worker.deploy?.replicas).toBe(2)
    for (const { depends_on } of Object.values(ours))
      expect(depends_on).toEqual({ postgres: { condition: 'service_healthy' } })
    expect(postgres.healthcheck?.test.join(' ')).toContain('pg_isready')
  })

  it('names commands and options that there are, and keeps what can be kept', async () => {
    for (const { command } of Object.values(ours)) {
      const [name = '', ...words] = command
      if (!isCommand(name)) throw new Error(`there is no command ${name}`)
      const loaded = await commands[name].load()
      const given = readArguments(name, { ...loaded, options: { ...loaded.options, ...sharedOptions } }, words)
      expect(given.list('society')).toEqual(['society.ts'])
      if (name === 'worker')
        expect(await readKeeps(given.list('keep'), ['society.ts'])).toEqual({ 'society.ts': { last: 1_000 } })
    }
  })

  it('names exact images, and a Node that Troupe runs on', () => {
    expect(postgres.image).toMatch(/^postgres:\d+\.\d+-\w+$/)
    const [, node] = /^FROM node:(\d+)-[\w-]+$/m.exec(read('Dockerfile')) ?? []
    expect(Number(node)).toBeGreaterThanOrEqual(24)
    expect(read('Dockerfile')).toContain('npm install troupe pg @dbos-inc/dbos-sdk')
  })

  it('holds no password, and lets nobody but this machine reach the server', () => {
    const secrets = [postgres.environment['POSTGRES_PASSWORD'], studio.environment['TROUPE_STUDIO_TOKEN']]
    for (const secret of secrets) expect(secret).toMatch(/^\$\{\w+:\?[^}]+\}$/)
    for (const { environment } of Object.values(ours))
      expect(environment['TROUPE_STORE']).toMatch(
        /^postgres:\/\/troupe:\$\{POSTGRES_PASSWORD:\?[^}]+\}@postgres:5432\/troupe$/,
      )
    expect(studio.ports).toEqual(['127.0.0.1:4280:4280'])
    expect(postgres.ports).toBeUndefined()
  })

  it('keeps journals in a volume, where a Postgres 18 has its data', () => {
    const [[name, place] = []] = (postgres.volumes ?? []).map((volume) => volume.split(':'))
    expect(Object.keys(volumes)).toEqual([name])
    expect(place).toBe('/var/lib/postgresql')
  })
})

describe.skipIf(whyNoPostgres)(`its commands${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () => {
  const newSchema = temporarySchemas()
  const home = mkdtempSync(join(tmpdir(), 'troupe-example-'))
  const started: ChildProcess[] = []
  afterAll(async () => {
    for (const child of started) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    rmSync(home, { recursive: true, force: true })
  })

  it('serve a run that a worker drives to its end, and the health check passes', async () => {
    const port = String(await freePort())
    const token = crypto.randomUUID()
    const store = await newSchema()
    const atPort = (words: readonly string[]) => words.map((word) => word.replaceAll('4280', port))
    const given: Record<string, string> = { TROUPE_STUDIO_TOKEN: token, TROUPE_STORE: store }
    const start = async ({ command, environment }: Service) => {
      const own = Object.keys(environment).flatMap((name) => (given[name] ? [[name, given[name]] as const] : []))
      const kept = Object.entries(process.env).filter(([name]) => !/^(?:npm_|TROUPE_|NODE_OPTIONS|VITEST)/i.test(name))
      const program = fileURLToPath(new URL('../../bin/troupe.mjs', import.meta.url))
      const child = spawn(process.execPath, [program, ...atPort(command), '--json'], {
        cwd: folder,
        env: { ...Object.fromEntries(kept), TROUPE_HOME: home, ...Object.fromEntries(own) },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      started.push(child)
      let errors = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
      const ended = once(child, 'exit').then(([code]) =>
        Promise.reject(new Error(`${command[0]} (${code}): ${errors}`)),
      )
      ended.catch(() => {})
      await Promise.race([once(child.stdout, 'data'), ended])
    }
    await Promise.all([start(studio), start(worker)])
    const [how, program, ...words] = atPort(studio.healthcheck!.test)
    expect([how, program]).toEqual(['CMD', 'node'])
    const [code] = (await once(spawn(process.execPath, words, { stdio: 'ignore' }), 'exit')) as [number]
    expect(code).toBe(0)

    const ask = async (path: string, body?: object) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return (await answer.json()) as { readonly id: string; readonly status: string }
    }
    const { id } = await ask('/runs', { society: 'society.ts', input: { laps: 3, stepMs: 0 } })
    await expect.poll(async () => (await ask(`/runs/${id}`)).status, { timeout: 90_000, interval: 100 }).toBe('ended')
  }, 120_000)
})
