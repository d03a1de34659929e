/**
 * `troupe evaluate mcp`: our MCP server and client against the official conformance suite. What may fail is listed with
 * its reason; whatever else fails is counted, and so is what passes although it is listed.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { packageFile } from '../../base/package-file.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { createServer, type ServerOptions } from '../../server/server.ts'
import type { Evaluating, Evaluation } from '../../societies/evaluation.ts'
import { choice } from '../../societies/option.ts'
import { societies } from '../../societies/registry.ts'
import { misuse } from '../command.ts'
import { expectedOfClient, expectedOfServer, expectedWithoutFixture, reasonFor } from './mcp-expected.ts'

const REVISIONS = ['2026-07-28', '2025-11-25'] as const
const SCENARIO_MS = 30_000
const AUTH_SCENARIOS = [
  'metadata-default',
  'metadata-var1',
  'metadata-var2',
  'metadata-var3',
  'basic-cimd',
  'scope-from-www-authenticate',
  'scope-from-scopes-supported',
  'scope-omitted-when-undefined',
  'scope-step-up',
  'scope-retry-limit',
  'token-endpoint-auth-basic',
  'token-endpoint-auth-post',
  'token-endpoint-auth-none',
  'pre-registration',
  '2025-03-26-oauth-metadata-backcompat',
  '2025-03-26-oauth-endpoint-fallback',
  'resource-mismatch',
  'offline-access-scope',
  'offline-access-not-supported',
  'authorization-server-migration',
  'iss-supported',
  'iss-not-advertised',
  'iss-supported-missing',
  'iss-wrong-issuer',
  'iss-unexpected',
  'iss-normalized',
  'metadata-issuer-mismatch',
  'client-credentials-jwt',
  'client-credentials-basic',
  'enterprise-managed-authorization',
  'dpop',
  'dpop-nonce',
  'wif-jwt-bearer',
]
// one after the other: at once they take longer than their time on a small machine
const CLIENT_SCENARIOS = [
  'initialize',
  'tools_call',
  'request-metadata',
  'sse-retry',
  'elicitation-sep1034-client-defaults',
  'sep-2322-client-request-state',
  'http-standard-headers',
  'http-custom-headers',
  'http-invalid-tool-headers',
  'json-schema-ref-no-deref',
  'json-schema-2020-12-preservation',
  ...AUTH_SCENARIOS.map((name) => `auth/${name}`),
]
const PARTS = {
  all: 'server and client, with the official conformance suite',
  server: 'the server alone',
  client: 'the client alone',
  inspector: 'the server with the official inspector, which npx fetches (110 MB)',
}
const FIXTURE = packageFile('scripts/mcp-conformance-fixture.ts')
const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0'

interface Outcome {
  readonly of: string
  readonly scenario: string
  readonly checks: readonly { readonly id: string; readonly status: string }[]
}

export const evaluation: Evaluation = {
  says: 'Our MCP server and client against the official conformance suite of both revisions of the protocol.',
  options: [
    choice({
      path: 'part',
      label: 'Which of them',
      default: 'all',
      choices: Object.entries(PARTS).map(([value, label]) => ({ value, label })),
      flag: '--part',
    }),
  ],
  async run({ part = 'all' }, going) {
    const outcomes =
      part === 'inspector'
        ? await withServer((url) => inspect(url, going))
        : [
            ...(part === 'client' ? [] : await withServer((url) => tryServer(url, findSuite(), going))),
            ...(part === 'server' ? [] : await tryClient(findSuite(), going)),
          ]
    const judged = outcomes.map(judge)
    const count = (verdict: string) => judged.filter((each) => each.verdict === verdict).length
    const conformance = { passed: count('passed'), failed: count('failed'), expected: count('expected') }
    const unexpected = judged.filter(({ verdict }) => verdict === 'failed')
    const reasons = new Map<string, string[]>()
    for (const { why, name } of judged) if (why !== undefined) reasons.set(why, [...(reasons.get(why) ?? []), name])
    return {
      lines: [
        `Passed ${conformance.passed}, failed ${conformance.failed}, expected to fail ${conformance.expected}.`,
        ...unexpected.map(({ name, faults }) => `✗ ${name}: ${faults.join(', ')}`),
        ...[...reasons].map(([why, names]) => `Expected (${why}): ${names.join(', ')}.`),
      ],
      json: { unexpected: unexpected.map(({ name, faults }) => ({ name, faults })), conformance },
      ...(conformance.failed > 0 && { isFailure: true as const }),
    }
  },
}

function judge({ of, scenario, checks }: Outcome) {
  const ofServer = existsSync(FIXTURE) ? expectedOfServer : [...expectedOfServer, ...expectedWithoutFixture]
  const reasons = of === 'client' ? expectedOfClient : ofServer
  const failed = checks.filter(({ status }) => status === 'FAILURE').map(({ id }) => id)
  const unexpected = failed.filter((id) => reasonFor(reasons, scenario, id) === undefined)
  const name = `${of} ${scenario}`
  const why = reasonFor(reasons, scenario)
  if (unexpected.length > 0) return { name, verdict: 'failed', faults: unexpected }
  if (failed.length > 0) return { name, verdict: 'expected', faults: [], why: why! }
  // a list that is longer than it has to be hides what breaks later
  if (why !== undefined && checks.some(({ status }) => status === 'SUCCESS'))
    return { name, verdict: 'failed', faults: ['passes, although it is listed as failing'] }
  return { name, verdict: 'passed', faults: [] }
}

async function withServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  const store = memoryStore()
  const mcp = await loadFixture()
  const rate = { burst: 1e6, perSecond: 1e6 }
  const server = createServer({ store, societies, assets: '', rate, ...(mcp && { mcp }) })
  const { port } = await server.listen(0)
  try {
    return await work(`http://127.0.0.1:${port}/mcp`)
  } finally {
    await server.close()
    await store.close()
  }
}

/** What the suite calls by name, in a checkout; without it, those scenarios are expected to fail. */
async function loadFixture(): Promise<ServerOptions['mcp']> {
  if (!existsSync(FIXTURE)) return undefined
  const { addFixture } = (await import(FIXTURE.href)) as { addFixture: NonNullable<ServerOptions['mcp']> }
  return addFixture
}

async function tryServer(url: string, program: string, { progress, signal }: Evaluating): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const revision of REVISIONS) {
    if (signal.aborted) break
    progress(`the server, revision ${revision}`)
    const words = ['server', '--url', url, '--requirements', revision]
    outcomes.push(...(await play(program, words, revision, signal)))
  }
  return outcomes
}

/** Lists tools, calls one and reads a resource, as people do with the inspector. */
async function inspect(url: string, { progress, signal }: Evaluating): Promise<Outcome[]> {
  const input = 'input={"world":{"seed":1,"size":6,"levels":1},"explorers":["ana"],"maxSteps":3}'
  const tries = {
    'tools-list': { words: ['--method', 'tools/list'], says: '"run_explorers"' },
    'tools-call': {
      words: ['--method', 'tools/call', '--tool-name', 'run_explorers', '--tool-arg', input],
      says: '"status": "ended"',
    },
    'resources-read': { words: ['--method', 'resources/read', '--uri', 'troupe://runs'], says: 'explorers' },
  }
  const outcomes: Outcome[] = []
  for (const [scenario, { words, says }] of Object.entries(tries)) {
    if (signal.aborted) break
    progress(`the inspector, ${scenario}`)
    const given = ['--yes', INSPECTOR, '--cli', url, '--transport', 'http', ...words]
    const child = spawn('npx', given, { stdio: ['ignore', 'pipe', 'ignore'], signal })
    const told = await text(child.stdout).catch(() => '')
    outcomes.push({
      of: 'inspector',
      scenario,
      checks: [{ id: says, status: told.includes(says) ? 'SUCCESS' : 'FAILURE' }],
    })
  }
  return outcomes
}

async function tryClient(program: string, { progress, signal }: Evaluating): Promise<Outcome[]> {
  const client = fileURLToPath(packageFile('scripts/mcp-conformance-client.ts'))
  if (!existsSync(client)) throw misuse('The client is evaluated in a checkout of Troupe alone. Try --part server.')
  const command = `${process.execPath} --conditions=troupe-source ${client}`
  const outcomes: Outcome[] = []
  for (const scenario of CLIENT_SCENARIOS) {
    if (signal.aborted) break
    progress(`the client, ${scenario}`)
    outcomes.push(...(await play(program, ['client', '--command', command, '--scenario', scenario], 'client', signal)))
  }
  return outcomes
}

/** What the suite wrote of each scenario. */
async function play(program: string, words: readonly string[], of: string, signal: AbortSignal): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-conformance-'))
  try {
    const given = [program, ...words, '--timeout', String(SCENARIO_MS), '-o', folder]
    const child = spawn(process.execPath, given, { stdio: 'ignore', signal })
    await new Promise<void>((resolve) => {
      child.once('close', () => resolve()).once('error', () => resolve())
    })
    // scenarios of a group lie in a folder of its name
    const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const played = written.filter((path) => basename(path) === 'checks.json').map(dirname)
    // nothing that was tried is nothing that passed
    if (played.length === 0 && !signal.aborted) throw new Error(`The conformance suite did not run: ${words.join(' ')}`)
    return played.map((name) => {
      const checks = readFileSync(join(folder, name, 'checks.json'), 'utf8')
      const scenario = name.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/, '')
      return { of, scenario, checks: JSON.parse(checks) as Outcome['checks'] }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function findSuite(): string {
  try {
    const require = createRequire(import.meta.url)
    return join(require.resolve('@modelcontextprotocol/conformance/package.json'), '../dist/index.js')
  } catch {
    throw misuse('This needs a package: npm install --save-dev @modelcontextprotocol/conformance@0.2.0-alpha.12')
  }
}
