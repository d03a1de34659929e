/** The servers under everybody: one Postgres with its own flushing to disk, and two of Redis where there is one. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresStore } from '../../src/postgres/index.ts'
import { freePort, startPostgres, whyNoPostgres } from '../../test/postgres-server.ts'

export type Flushing = 'always' | 'everysec'
export type Redis = { url: string; pid: number }
export type Servers = {
  postgres: { url: string; pid: number; version: string }
  redis: Record<Flushing, Redis> | undefined
  redisVersion: string | undefined
  stop(): Promise<void>
}

const REDIS = 'redis-server'
const PATIENCE_MS = 10_000

export const whyNoRedis =
  spawnSync(REDIS, ['--version']).status === 0 ? undefined : `there is no ${REDIS} (Debian: ${REDIS})`

export async function startServers(): Promise<Servers> {
  if (whyNoPostgres) throw new Error(`There is no Postgres to measure on: ${whyNoPostgres}.`)
  // as it is by default: a commit is on the disk when it is told
  const server = await startPostgres([])
  const store = postgresStore(server.url)
  const [told] = await store.database.ask<{ folder: string; version: string }>(
    "SELECT current_setting('data_directory') AS folder, current_setting('server_version') AS version",
  )
  await store.close()
  const pid = Number(readFileSync(join(told!.folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  const started: { child: ChildProcess; folder: string }[] = []
  const startRedis = async (flushing: Flushing): Promise<Redis> => {
    const folder = mkdtempSync(join(tmpdir(), 'troupe-redis-'))
    const port = await freePort()
    const words = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'yes', appendfsync: flushing }
    const args = Object.entries(words).flatMap(([name, value]) => [`--${name}`, String(value)])
    const child = spawn(REDIS, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    started.push({ child, folder })
    await untilItSays(child, 'Ready to accept connections')
    return { url: `redis://127.0.0.1:${port}`, pid: child.pid! }
  }
  const stop = async () => {
    for (const { child, folder } of started) {
      const over = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await over
      rmSync(folder, { recursive: true, force: true })
    }
    await server.crash()
    server.stop()
  }
  try {
    const redis = whyNoRedis
      ? undefined
      : { always: await startRedis('always'), everysec: await startRedis('everysec') }
    const [redisVersion] = /\d+\.\d+\.\d+/.exec(String(spawnSync(REDIS, ['--version']).stdout ?? '')) ?? []
    return { postgres: { url: server.url, pid, version: told!.version }, redis, redisVersion, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function untilItSays(child: ChildProcess, words: string): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${REDIS} did not start: ${said}`)), PATIENCE_MS)
    child.once('exit', (code) => reject(new Error(`${REDIS} ended with ${code}: ${said}`)))
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (!said.includes(words)) return
      clearTimeout(late)
      resolve()
    })
  })
}
