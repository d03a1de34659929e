/** Runs as MCP resources: the list, each run, its board at a step, its journal, what was measured, its files. */
import type * as Sdk from '@modelcontextprotocol/server'
import type { McpServer, ReadResourceResult } from '@modelcontextprotocol/server'
import type { Artefact, RunList } from '../api.ts'
import type { ApiFile, ApiPort } from './api-port.ts'
import { RUNS, runUri, SOCIETIES } from './links.ts'
import { runPath } from './tool.ts'

const LISTED_RUNS = 100
const FILE_BYTES = 8 * 1024 * 1024
const JSON_TYPE = 'application/json'

interface RunResource {
  readonly name: string
  readonly description: string
  /** below the run, with its variables */
  readonly below: string
  readonly path: (variables: Readonly<Record<string, string>>) => string
}

const ofRuns: readonly RunResource[] = [
  { name: 'run', description: 'Everything about a run but its journal.', below: '', path: () => '' },
  { name: 'board', description: 'The board of a run as it is now.', below: '/board', path: () => '/board' },
  {
    name: 'board-at-step',
    description: 'The board of a run as it was after a step.',
    below: '/board/{step}',
    path: ({ step = '' }) => `/board?step=${encodeURIComponent(step.toWellFormed())}`,
  },
  { name: 'journal', description: 'The journal of a run: its first page.', below: '/journal', path: () => '/journal' },
  {
    name: 'journal-from',
    description: 'A page of the journal of a run, from an entry on. Ask for the entry after the last to read on.',
    below: '/journal/{from}',
    path: ({ from = '' }) => `/journal?from=${encodeURIComponent(from.toWellFormed())}`,
  },
  {
    name: 'metrics',
    description: 'What each agent of a run thought, called and cost, and what its society measures.',
    below: '/metrics',
    path: () => '/metrics',
  },
  { name: 'files', description: 'The files that can be made of a run.', below: '/files', path: () => '/artefacts' },
]

export function registerResources(
  server: McpServer,
  api: ApiPort,
  { ResourceTemplate, ResourceNotFoundError }: typeof Sdk,
): void {
  /** What is not there is said as the protocol says it; the rest keeps our words. */
  const reading = async (uri: URL, read: () => Promise<ReadResourceResult>): Promise<ReadResourceResult> => {
    try {
      return await read()
    } catch (error) {
      const { code, message } = error as { code?: unknown; message?: unknown }
      if (code === 'STORE_UNKNOWN_RUN' || code === 'RUN_NO_STEP' || code === 'SERVER_NOT_FOUND')
        throw new ResourceNotFoundError(uri.href, `${code}: ${String(message)}`)
      throw error
    }
  }
  const json = (uri: URL, path: string) =>
    reading(uri, async () => {
      const text = JSON.stringify(await api.get(path))
      return { contents: [{ uri: uri.href, mimeType: JSON_TYPE, text }] }
    })

  server.registerResource(
    'societies',
    SOCIETIES,
    { title: 'Societies', description: 'The societies that can be started, with their options.', mimeType: JSON_TYPE },
    (uri) => json(uri, '/societies'),
  )
  server.registerResource(
    'runs',
    RUNS,
    { title: 'Runs', description: `The latest ${LISTED_RUNS} runs.`, mimeType: JSON_TYPE },
    (uri) => json(uri, `/runs?limit=${LISTED_RUNS}`),
  )
  const list = async () => {
    const { runs } = await api.get<RunList>(`/runs?limit=${LISTED_RUNS}`)
    const resources = runs.map(({ id, title, status, step }) => ({
      uri: runUri(id),
      name: id,
      title,
      description: `${status}, step ${step}`,
      mimeType: JSON_TYPE,
    }))
    return { resources }
  }
  const complete = {
    run: async (begun: string) => {
      const { runs } = await api.get<RunList>(`/runs?limit=${LISTED_RUNS}`)
      return runs.map(({ id }) => encodeURIComponent(id)).filter((id) => id.startsWith(begun))
    },
  }
  for (const { name, description, below, path } of ofRuns)
    server.registerResource(
      name,
      new ResourceTemplate(`${RUNS}/{run}${below}`, { list: below === '' ? list : undefined, complete }),
      { description, mimeType: JSON_TYPE },
      (uri, variables) => {
        const { run = '', ...more } = plain(variables)
        return json(uri, runPath(run, path(more)))
      },
    )
  const named = async (_: string, context?: { arguments?: Record<string, string> }) => {
    const files = await api.get<readonly Artefact[]>(runPath(decoded(context?.arguments?.['run'] ?? ''), '/artefacts'))
    return files.map((file) => file.name)
  }
  server.registerResource(
    'file',
    new ResourceTemplate(`${RUNS}/{run}/files/{name}`, { list: undefined, complete: { ...complete, name: named } }),
    { description: 'A file made of a run, such as a transcript, a page or a picture.' },
    (uri, variables) =>
      reading(uri, async () => {
        const { run = '', name = '' } = plain(variables)
        const file = await api.file(runPath(run, `/artefacts/${encodeURIComponent(name.toWellFormed())}`), FILE_BYTES)
        return { contents: [{ uri: uri.href, mimeType: file.type, ...contentOf(file) }] }
      }),
  )
}

/** Text as text, everything else as base64. */
function contentOf({ type, bytes }: ApiFile) {
  if (isText(type)) return { text: new TextDecoder().decode(bytes) }
  return { blob: Buffer.from(bytes).toString('base64') }
}

export function isText(type: string): boolean {
  return /^text\/|^application\/(json|jsonl|x-python|javascript)\b|\+(xml|json)\b/.test(type)
}

function plain(variables: Readonly<Record<string, string | string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, decoded(Array.isArray(value) ? value.join(',') : value)]),
  )
}

/** As it stands in an address; what cannot be decoded is nobody's name. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
