/** The studio as it is built from the sources of now: once, however many test files want it. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeLock } from '../one-at-once.ts'
import { listFiles, root } from '../repository.ts'
import { sleep } from '../studio-server.ts'

const PREFIX = 'troupe-studio-built-'
const KEPT_MS = 60 * 60 * 1000

/**
 * A folder for the server's `assets`, kept for the next test run while no source has changed; or the one that is named.
 */
export async function builtStudio(): Promise<string> {
  const given = process.env['TROUPE_STUDIO_ASSETS']
  if (given) return given
  const folder = join(tmpdir(), PREFIX + stateOfSources())
  const lock = `${folder}.lock`
  while (!existsSync(folder)) {
    if (!takeLock(lock)) {
      await sleep(50)
      continue
    }
    try {
      if (existsSync(folder)) break
      build(`${folder}.part`)
      renameSync(`${folder}.part`, folder)
      forgetOld()
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
  return folder
}

function build(folder: string): void {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  for (const config of ['vite.config.ts', 'share.config.ts']) {
    const args = ['build', 'studio', '--config', `studio/${config}`, '--outDir', folder, '--logLevel', 'error']
    // the runner says it is a test, which would give the studio React's slower half
    const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' }
    const { status, stderr, stdout } = spawnSync(process.execPath, [vite, ...args], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`The studio does not build (${config}):\n${stdout}${stderr}`)
  }
}

function stateOfSources(): string {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', ...listFiles('studio'), ...listFiles('src')]) {
    const { mtimeMs, size } = statSync(join(root, file))
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

function forgetOld(): void {
  for (const name of readdirSync(tmpdir())) {
    const path = join(tmpdir(), name)
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (name.startsWith(PREFIX) && age > KEPT_MS) rmSync(path, { recursive: true, force: true })
  }
}
