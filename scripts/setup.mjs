/** Runs before `npm start` and `npm test`: installs and builds what they need, or does nothing at all. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE_TO_INSTALL = '20.0'
const OLDEST_NODE_TO_RUN = '22.18'
const FIRST_LINES_OF_NPM = 12
const LAST_LINES_OF_NPM = 8

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const localNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

if (!isAtLeast(process.versions.node, OLDEST_NODE_TO_INSTALL)) {
  stop(`Node ${process.versions.node} is too old. Install Node 20 or newer, then try again.`)
}
const disagreement = findDisagreement()
if (disagreement) {
  stop(`package.json and package-lock.json disagree about ${disagreement}.`, 'Run `npm install`, then try again.')
}
if (!isInstalled()) install()
// tests and benchmarks run the sources; only who watches needs the studio's page
const needsPage = ['prestart', 'precluster'].includes(process.env['npm_lifecycle_event'] ?? '')
if (needsPage && !isBuilt()) build()

function install() {
  const started = performance.now()
  process.stderr.write('troupe: installing the development tools with npm ci (once) ... ')
  const result = runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'])
  const seconds = Math.max(1, Math.round((performance.now() - started) / 1000))
  if (result.error || result.status !== 0) {
    process.stderr.write(`failed after ${seconds} s\n`)
    explainFailure(result)
  }
  process.stderr.write(`done in ${seconds} s\n`)
  if (!isInstalled()) {
    stop(
      `npm ci finished, but there is still no Node ${OLDEST_NODE_TO_RUN} or newer in node_modules.`,
      'Does `npm config get ignore-scripts` say true? Then run `npm rebuild node --ignore-scripts=false`,',
      `or install Node ${OLDEST_NODE_TO_RUN} or newer yourself.`,
    )
  }
}

/** Each configuration of the studio that is there: its page, and the one that runs are shared with. */
function build() {
  const started = performance.now()
  process.stderr.write('troupe: building the studio ... ')
  const vite = join(modules, 'vite', 'bin', 'vite.js')
  for (const config of ['vite.config.ts', 'share.config.ts']) {
    const path = join(root, 'studio', config)
    if (!existsSync(path)) continue
    const args = [vite, 'build', join(root, 'studio'), '--config', path, '--logLevel', 'warn']
    const result = spawnSync(findNode(), args, { cwd: root, encoding: 'utf8' })
    if (result.error || result.status !== 0) {
      process.stderr.write('failed\n')
      for (const line of firstLines(result)) process.stderr.write(`  ${line}\n`)
      stop('The studio could not be built. Is the checkout whole (`git status`)? `npm run build` says everything.')
    }
  }
  process.stderr.write(`done in ${Math.max(1, Math.round((performance.now() - started) / 1000))} s\n`)
}

/** Whether the studio was built after everything it is made of was changed. */
function isBuilt() {
  const pages = existsSync(join(root, 'studio', 'share.config.ts'))
    ? ['index.html', 'share/plain.html']
    : ['index.html']
  const built = Math.min(...pages.map((page) => changedAt(join(root, 'dist', 'studio', page))))
  // the folding of a journal and the types of the server come from src
  const sources = ['studio', 'src'].flatMap((folder) => filesIn(join(root, folder)))
  return [...sources, join(root, 'package-lock.json')].every((file) => changedAt(file) <= built)
}

/** 0 for what is not there. */
function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function filesIn(folder) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true })
  return names
    .filter((name) => /\.\w+$/.test(name) && !/\.test(-d)?\.tsx?$/.test(name))
    .map((name) => join(folder, name))
}

function firstLines({ error, stdout, stderr }) {
  const lines = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n').filter((line) => line.trim() !== '')
  return error ? [error.message] : lines.slice(0, FIRST_LINES_OF_NPM)
}

function explainFailure({ error, status, signal, stdout, stderr }) {
  if (error?.code === 'ENOENT') stop('npm was not found. Install npm (it comes with Node), then try again.')
  const lines = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n').filter((line) => line.trim() !== '')
  // npm says what is wrong at the start, a failed install script at the end
  const left = lines.length - FIRST_LINES_OF_NPM - LAST_LINES_OF_NPM
  if (left > 0) lines.splice(FIRST_LINES_OF_NPM, left, `... (${left} lines more)`)
  for (const line of lines) process.stderr.write(`  ${line}\n`)
  stop(
    `npm ci ended with ${error?.message ?? signal ?? `exit code ${status}`}.`,
    'Check that the npm registry can be reached (`npm ping`) and that the disk is not full,',
    'then run `npm ci` here to see everything it says, and repeat your command.',
  )
}

/** The npm that runs us, on the Node that runs it: the one in node_modules is about to be replaced. */
function runNpm(args) {
  const { npm_execpath: cli = '', npm_node_execpath: node = '', ...env } = process.env
  const pathKey = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = (env[pathKey] ?? '').split(delimiter)
  env[pathKey] = folders.filter((folder) => !folder.startsWith(modules)).join(delimiter)
  const options = { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }
  const isOwnNpm = basename(cli) === 'npm-cli.js' && existsSync(cli) && existsSync(node)
  if (isOwnNpm && !node.startsWith(modules)) return spawnSync(node, [cli, ...args], options)
  // on Windows npm is a batch file, which only a shell can start
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** Whether node_modules holds what package-lock.json asks for, and a Node that runs TypeScript. */
function isInstalled() {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages
  const found = readJson(join(modules, '.package-lock.json'))?.packages
  if (!wanted || !found) return false
  for (const [path, { version, integrity, optional, devOptional }] of Object.entries(wanted)) {
    if (!path.includes('node_modules/')) continue
    const other = found[path]
    if (!other && (optional || devOptional)) continue // made for another platform
    if (!other || other.version !== version || other.integrity !== integrity) return false
  }
  return hasNode()
}

function findNode() {
  return isAtLeast(process.versions.node, OLDEST_NODE_TO_RUN) ? process.execPath : realpathSync(localNode)
}

function hasNode() {
  if (isAtLeast(process.versions.node, OLDEST_NODE_TO_RUN)) return true
  if (!existsSync(localNode)) return false
  const { status, stdout } = spawnSync(realpathSync(localNode), ['--version'], { encoding: 'utf8' })
  return status === 0 && isAtLeast(stdout.trim().slice(1), OLDEST_NODE_TO_RUN)
}

/** A dependency that package.json names otherwise than the lock file, where `npm ci` would refuse. */
function findDisagreement() {
  const own = readJson(join(root, 'package.json'))
  const locked = readJson(join(root, 'package-lock.json'))?.packages?.['']
  if (!own || !locked) stop('package.json or package-lock.json is missing or not JSON. Restore them with git.')
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    const names = new Set([...Object.keys(own[kind] ?? {}), ...Object.keys(locked[kind] ?? {})])
    for (const name of names) if (own[kind]?.[name] !== locked[kind]?.[name]) return name
  }
  return undefined
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function isAtLeast(version, oldest) {
  const [major, minor] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldest.split('.').map(Number)
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

function stop(...lines) {
  for (const line of lines) process.stderr.write(`troupe: ${line}\n`)
  process.exit(1)
}
