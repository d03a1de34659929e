/**
 * Makes ready what is measured: the peers in bench/node_modules and Troupe in dist/. Does nothing when both are fresh.
 */
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { newestChange } from './folder.ts'
import { runNpm } from './npm.ts'
import { benchFolder, root } from './places.ts'
import type { Progress } from './progress.ts'

export async function installPeers(progress: Progress, signal: AbortSignal): Promise<void> {
  if (peersAreInstalled()) return
  progress.say('bench: installing the peers with npm ci in bench/ (once, about 330 MB) ...')
  await runNpm(['ci', '--no-progress', '--loglevel=error'], benchFolder, signal)
}

function peersAreInstalled(): boolean {
  const { dependencies } = readJson(join(benchFolder, 'package.json')) as {
    dependencies: Record<string, string>
  }
  return Object.entries(dependencies).every(([name, version]) => installedVersion(name) === version)
}

export function installedVersion(name: string): string | undefined {
  const file = join(benchFolder, 'node_modules', name, 'package.json')
  return existsSync(file) ? (readJson(file) as { version: string }).version : undefined
}

/** The package as it is published is what users run, so that is what we measure. */
export async function buildTroupe(progress: Progress, signal: AbortSignal): Promise<void> {
  const entry = join(root, 'dist', 'index.js')
  const source = newestChange(join(root, 'src'), (name) => !/\.test(-d)?\.ts$/.test(name))
  if (existsSync(entry) && statSync(entry).mtimeMs >= source) return
  progress.say('bench: building dist/ with npm run build ...')
  try {
    await runNpm(['run', '--silent', 'build'], root, signal)
  } catch (error) {
    // tsc writes files in spite of errors, and the next bench would take them for a good build
    rmSync(entry, { force: true })
    throw error
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
