/**
 * Examines this machine for `troupe doctor`: programs on the path, keys by the name of their variable, servers that
 * answer.
 */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { PROVIDERS } from '../models/model-name.ts'

// a server on this machine answers at once or not at all
const REACH_MS = 800

type Environment = Readonly<Record<string, string | undefined>>

export const optionalTools = ['git', 'ollama', 'chromium', 'dfrotz'] as const

/** Of the providers whose models can be named. */
export const modelKeys = Object.values(PROVIDERS).flatMap(({ keys }) => keys)

/** Variables that change what Troupe does. Each is said to be set or not; its value is nobody's business. */
const settings = [
  'TROUPE_ASSETS',
  'TROUPE_FLOW_HTTP',
  'TROUPE_FLOW_MCP',
  'TROUPE_FLOW_VARIABLES',
  'TROUPE_HOME',
  'TROUPE_MODEL',
  'TROUPE_MODEL_SERVER',
  'TROUPE_STORE',
  'TROUPE_STORIES',
] as const

/** Keys of model servers, too: TROUPE_API_KEY, and one for each host that has its own. */
export function examineSettings(env: Environment = process.env): Readonly<Record<string, boolean>> {
  const ownKeys = Object.keys(env).filter((name) => name.startsWith('TROUPE_API_KEY_'))
  const names = ['TROUPE_API_KEY', ...ownKeys.toSorted(), ...settings]
  return Object.fromEntries(names.map((name) => [name, Boolean(env[name])]))
}

/** Variables that say where a model server is, and what it answers to. */
const serverVariables: Readonly<Record<string, string>> = {
  OLLAMA_HOST: 'api/version',
  OPENAI_BASE_URL: 'models',
}

export function findTool(name: string, env: Environment = process.env): boolean {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : ['']
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.some((folder) => endings.some((ending) => isExecutable(join(folder, name + ending))))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export interface Server {
  /** the variable that points to it; its value is nobody's business */
  readonly variable: string
  readonly state: 'reachable' | 'not reachable' | 'elsewhere, not tried' | 'not an address'
}

export async function examineServers(env: Environment = process.env): Promise<Server[]> {
  const set = Object.keys(serverVariables).filter((variable) => env[variable])
  return Promise.all(
    set.map(async (variable) => ({ variable, state: await tryServer(env[variable]!, serverVariables[variable]!) })),
  )
}

async function tryServer(address: string, path: string): Promise<Server['state']> {
  const url = readAddress(address, path)
  if (url === undefined) return 'not an address'
  if (!['localhost', '127.0.0.1', '[::1]', '0.0.0.0'].includes(url.hostname)) return 'elsewhere, not tried'
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1'
  try {
    // any answer will do: it may ask for a key
    await fetch(url, { signal: AbortSignal.timeout(REACH_MS), redirect: 'manual' })
    return 'reachable'
  } catch {
    return 'not reachable'
  }
}

/** `127.0.0.1:11434` is an address too, as ollama writes it. */
function readAddress(address: string, path: string): URL | undefined {
  const whole = /^https?:\/\//.test(address) ? address : `http://${address}`
  if (!URL.canParse(whole)) return undefined
  const url = new URL(whole)
  url.username = ''
  url.password = ''
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`
  return url
}
