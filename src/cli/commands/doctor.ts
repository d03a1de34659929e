/** `troupe doctor`: checks what is installed, the store, and which models and tools can be reached. */
import { messageOf } from '../../base/errors.ts'
import { EXIT, type Command } from '../command.ts'
import { examineServers, examineSettings, findTool, modelKeys, optionalTools } from '../examine.ts'
import type { Arguments } from '../arguments.ts'
import { examinePostgres, type WorkersState } from '../examine-postgres.ts'
import { harmless } from '../../terminal/text.ts'
import { hasStore, postgresAddress, storeShown, withReadOnlyStore } from '../open-store.ts'
import { troupeVersion } from '../version.ts'

export const doctor: Command = {
  takes: [],
  options: {},
  notes: [
    'Keys and settings are listed by name; their values are never shown. Only servers on this machine are contacted,',
    'and the store where that is a Postgres.',
  ],
  examples: ['doctor', 'doctor --json'],
  async run(given, screen) {
    const { paint } = screen
    const store = await examineStore(given)
    const tools = Object.fromEntries(optionalTools.map((tool) => [tool, findTool(tool)]))
    const keys = modelKeys.filter((key) => process.env[key])
    const servers = await examineServers()
    const settings = examineSettings()
    const isWell = store.state !== 'unreadable'

    const line = (name: string, text: string, good?: boolean) => {
      const mark = good === undefined ? paint('dim', '-') : good ? paint('green', '✓') : paint('red', '✗')
      screen.say(`${mark} ${name.padEnd(8)}  ${text}`)
    }
    line('node', process.versions.node, true)
    line('troupe', troupeVersion(), true)
    line('sqlite', process.versions.sqlite ?? 'unknown', true)
    line('store', describeStore(store), store.state === 'none yet' ? undefined : isWell)
    const { workers } = store
    if (workers) {
      line(
        'workers',
        describeWorkers(workers),
        workers.alive > 0 ? workers.silent === 0 : workers.waiting > 0 ? false : undefined,
      )
      for (const why of workers.why) screen.say(paint('dim', `            ${harmless(why)}`))
    }
    const found = optionalTools.filter((tool) => tools[tool])
    const missing = optionalTools.filter((tool) => !tools[tool])
    line('tools', [...found, ...missing.map((tool) => `no ${tool}`)].join(', '), found.length > 0 ? true : undefined)
    line('keys', keys.length > 0 ? keys.join(', ') : `none of ${modelKeys.join(', ')}`, keys.length > 0 || undefined)
    if (servers.length === 0) line('servers', 'none named by OLLAMA_HOST or OPENAI_BASE_URL')
    for (const { variable, state } of servers) {
      line(
        'server',
        `${variable}: ${state}`,
        state === 'reachable' ? true : state === 'not reachable' ? false : undefined,
      )
    }
    for (const [name, isSet] of Object.entries(settings))
      line('setting', `${name}: ${isSet ? 'set' : 'not set'}`, isSet || undefined)
    if (keys.length === 0 && !servers.some(({ state }) => state === 'reachable'))
      screen.say(paint('dim', 'Societies whose minds are rules run without a model.'))
    return {
      code: isWell ? EXIT.ok : EXIT.failure,
      json: {
        node: process.versions.node,
        troupe: troupeVersion(),
        sqlite: process.versions.sqlite,
        store,
        tools,
        keys,
        servers,
        settings,
      },
    }
  },
}

interface StoreState {
  readonly file: string
  readonly state: 'ok' | 'none yet' | 'unreadable'
  readonly runs?: number
  /** the version of the database, where the store is one */
  readonly postgres?: string
  /** who drives its runs, where workers do */
  readonly workers?: WorkersState
  readonly error?: { readonly code: string; readonly message: string }
}

function describeWorkers({ alive, silent, driven, waiting, rules }: WorkersState): string {
  const facts = [
    `${alive} alive`,
    ...(silent > 0 ? [`${silent} silent`] : []),
    `${driven} runs driven`,
    `${waiting} waiting`,
  ]
  return [...facts, `${rules} rules`].join(', ')
}

async function examineStore(given: Arguments): Promise<StoreState> {
  const file = storeShown(given)
  if (!hasStore(given)) return { file, state: 'none yet' }
  const address = postgresAddress(given)
  try {
    if (address !== undefined) return { file, ...(await examinePostgres(address)) }
    const runs = await withReadOnlyStore(given, async (store) => (await store.runs()).length)
    return { file, state: 'ok', runs }
  } catch (error) {
    const { code } = error as { code?: unknown }
    return { file, state: 'unreadable', error: { code: String(code), message: messageOf(error) } }
  }
}

function describeStore({ file, state, runs, error, postgres }: StoreState): string {
  const where = postgres === undefined ? file : `${file}, Postgres ${postgres}`
  if (state === 'ok') return `${where}, ${runs} ${runs === 1 ? 'run' : 'runs'}`
  return error ? `${error.code} ${error.message}` : `${where}: ${state}; the first run creates it`
}
