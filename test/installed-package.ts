/** The package as people get it: built and packed from a copy of the sources, installed into an empty project. */
import { spawn, spawnSync, type ChildProcess, type SpawnSyncReturns } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root } from './repository.ts'

export interface InstalledPackage {
  /** the project, in which `troupe` is a dependency */
  readonly folder: string
  readonly packageFolder: string
  run(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): SpawnSyncReturns<string>
  start(command: string, args: readonly string[]): ChildProcess
  remove(): void
}

const LEFT_OUT = new Set(['node_modules', '.git', '.troupe', 'dist', 'coverage', 'bench'])
// what npm says when nobody answers, or nothing is kept from the last time
const UNREACHABLE =
  /\b(ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT)\b/

/** Also the packages that the README tells people to install. Gives the reason where npm cannot install anything. */
export function installPackage(others: readonly string[]): InstalledPackage | string {
  const home = mkdtempSync(join(tmpdir(), 'troupe-package-'))
  const tarball = pack(join(home, 'sources'))
  const folder = join(home, 'project')
  mkdirSync(folder)
  const run: InstalledPackage['run'] = (command, args, env = {}) =>
    spawnSync(command, args, { cwd: folder, encoding: 'utf8', env: { ...cleanEnvironment(), ...env } })
  const remove = () => rmSync(home, { recursive: true, force: true })
  const words = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', tarball, ...others]
  const installed = run('npm', words)
  if (installed.status !== 0) {
    remove()
    if (UNREACHABLE.test(installed.stderr)) return 'npm cannot reach its registry, and has not kept what is needed'
    throw new Error(`npm cannot install the package:\n${installed.stdout}${installed.stderr}`)
  }
  return {
    folder,
    packageFolder: join(folder, 'node_modules', 'troupe'),
    run,
    start: (command, args) => spawn(command, args, { cwd: folder, env: cleanEnvironment() }),
    remove,
  }
}

/** In a copy: a studio that runs in the checkout keeps its files, and other tests are not disturbed. */
function pack(sources: string): string {
  mkdirSync(sources)
  for (const name of readdirSync(root))
    if (!LEFT_OUT.has(name)) cpSync(join(root, name), join(sources, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'), 'junction')
  const packed = spawnSync('npm', ['pack', '--json', '--loglevel=error'], {
    cwd: sources,
    encoding: 'utf8',
    // the runner says it is a test, which would give the studio React's slower half
    env: { ...cleanEnvironment(), NODE_ENV: 'production' },
  })
  const tarball = readdirSync(sources).find((name) => name.endsWith('.tgz'))
  if (packed.status !== 0 || tarball === undefined)
    throw new Error(`npm cannot pack the package:\n${packed.stdout}${packed.stderr}`)
  return join(sources, tarball)
}

/** As in a terminal: with this Node first, and nothing that an npm around the tests has set for itself. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const ours =
    /^(npm_(package|lifecycle|command|execpath|node_execpath|config_(local_)?prefix)|TROUPE_|VITEST|NODE_ENV|NODE_OPTIONS|NODE_PATH)/i
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name))
  return {
    ...Object.fromEntries(kept),
    PATH: [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
    NO_COLOR: '1',
    // what npm thinks of the settings of whoever runs the tests is not what the package says
    npm_config_loglevel: 'error',
    TROUPE_HOME: process.env['TROUPE_HOME'],
  }
}
