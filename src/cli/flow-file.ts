/**
 * A flow file that a person names, with what it may reach: flows and known code in its own folder, and what was allowed
 * by a flag or in the environment.
 */
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { messageOf, TroupeError } from '../base/errors.ts'
import { isRecord } from '../base/json-kinds.ts'
import type { Finding, Problem } from '../flows/file/problem.ts'
import { badFile, problemAt, readFlowFile, type ReadFlowFile } from '../flows/file/read-flow-file.ts'
import { flowOfGraph } from '../flows/components/graph-flow.ts'
import { components } from '../flows/components/registry.ts'
import { fileOfGraph, warningsOf } from '../flows/langflow/flow-file.ts'
import { readLangflow, type LangflowFile, type RefusedFlow } from '../flows/langflow/read.ts'
import { openFlow, type OpenFlow } from '../flows/file/society-of-file.ts'
import type { LoadedFlow, Surroundings } from '../flows/file/surroundings.ts'
import { builtInSociety } from '../flows/file/surroundings.ts'
import type { Society } from '../societies/society.ts'
import { fileTools } from '../tools/built-in/files.ts'
import { httpGetTool } from '../tools/built-in/http-get.ts'
import { mcp } from '../tools/mcp/mcp.ts'
import { isBeyondThisComputer, nameCode, readCodePath, type CodePath } from './code-path.ts'
import { misuse } from './command.ts'
import { isKnown, noteCode } from './known-code.ts'
import { loadModule, readModule } from './load-module.ts'

/** What a person allows a file besides its own folder. */
export interface Allowed {
  readonly code?: boolean
  readonly http?: boolean
  /** commands or addresses of MCP servers, by the name that the file calls them */
  readonly mcp?: Readonly<Record<string, string>>
}

/** What the environment allows, for commands that have no flag for it: `resume`, the studio. */
export function allowedHere(env: Readonly<Record<string, string | undefined>> = process.env): Allowed {
  return {
    http: ['1', 'on', 'true'].includes(env['TROUPE_FLOW_HTTP'] ?? ''),
    mcp: readServers((env['TROUPE_FLOW_MCP'] ?? '').split(';').filter((each) => each.trim() !== '')),
  }
}

/** `NAME=COMMAND` or `NAME=URL`, as a record. */
export function readServers(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    words.map((word) => {
      const [, name, place] = /^\s*([\w-]{1,64})=(.+)$/.exec(word) ?? []
      if (name === undefined || place === undefined)
        throw misuse(`--mcp takes NAME=COMMAND or NAME=URL, not ${JSON.stringify(word)}.`)
      return [name, place.trim()]
    }),
  )
}

/** The society that a flow file is, under the name that runs remember it by. */
export async function loadFlowFile(named: CodePath): Promise<Society> {
  return (await openFlowFile(named)).society
}

/** With what is said of the file, none of which keeps it from running. */
export interface OpenFlowFile extends OpenFlow {
  readonly warnings: readonly Problem[]
}

export async function openFlowFile({ file, path }: CodePath, allowed: Allowed = allowedHere()): Promise<OpenFlowFile> {
  const read = readFlowText(file, path)
  if (read.file === undefined || read.problems.some(({ level }) => level === 'error'))
    throw badFile(file, read.problems)
  const opened = await openFlow(read.file, surroundingsOf(path, allowed))
  const society = await evaluated({ ...opened.society, name: nameCode(path) }, opened)
  return { ...opened, society, warnings: read.problems }
}

/** What can be measured of it is told by another layer, above the file itself. */
async function evaluated(society: Society, { file }: OpenFlow): Promise<Society> {
  if (file.evaluation === undefined) return society
  return {
    ...society,
    evaluation: async () => (await import('../evaluate/flow-evaluation.ts')).evaluationOfFile(file, society),
  }
}

// the schema refuses larger ones as well, after they were read
const MOST_BYTES = 20_000_000

/** With the file of Langflow that it is, if it is one. */
export interface ReadFlowText extends ReadFlowFile {
  readonly langflow?: LangflowFile
}

export function readFlowText(
  file: string,
  path: string,
  options: { readonly keepSecrets?: boolean } = {},
): ReadFlowText {
  const found = statSync(path, { throwIfNoEntry: false })
  // a pipe or a device would be read for ever
  if (!found?.isFile()) throw misuse(`There is no file ${JSON.stringify(file)}. FILE is the path of a flow file.`)
  if (found.size > MOST_BYTES) throw misuse(`${file} has more than ${MOST_BYTES} bytes, and is no flow file.`)
  try {
    return asFlowFile(readFlowFile(readFileSync(path, 'utf8')), options)
  } catch (error) {
    throw new TroupeError('FLOW_BAD_FILE', `${JSON.stringify(file)} cannot be read: ${messageOf(error)}`, {
      cause: error,
    })
  }
}

const supported = new Set(Object.keys(components))

/** An export of Langflow is read as what it is: a graph of components, with its import report as warnings. */
function asFlowFile(read: ReadFlowFile, options: { readonly keepSecrets?: boolean }): ReadFlowText {
  const isOurs = isRecord(read.value) && 'format' in read.value
  // a file of ours that is broken is told as such
  if (read.file !== undefined || isOurs || typeof read.value !== 'object') return read
  const langflow = readLangflow(read.value, { supported, ...options })
  const { flows, refused } = langflow
  const [first, ...others] = flows
  const { placeOf } = read
  if (first === undefined) {
    const looksLike = refused.filter(({ name }) => name !== '')
    if (looksLike.length === 0) return read
    return { ...read, problems: looksLike.map((each) => problemAt(refusalOf(each), placeOf)) }
  }
  const within = (place: string) => keysOf(first.place === '' ? place : `${first.place}.${place}`)
  const findings: readonly Finding[] = [
    ...warningsOf(first.report).map(({ path, message }) => ({ path: within(path), message })),
    ...others.map(({ place, flow }) => ({
      path: keysOf(place),
      message: `${flow.name ?? 'a flow'} is another flow of this file, and is left out: a flow file holds one`,
    })),
    ...refused.map(refusalOf),
  ]
  const problems = findings.map((finding) => problemAt({ ...finding, level: 'warning' }, placeOf))
  return { ...read, file: fileOfGraph(first.graph), problems, langflow }
}

const refusalOf = ({ place, reason, advice }: RefusedFlow): Finding => ({
  path: keysOf(place),
  message: `${reason}. ${advice}`,
})

/** `data.nodes[3].id` as a path. */
const keysOf = (place: string): PropertyKey[] =>
  place
    .split(/[.[\]]/)
    .filter((key) => key !== '')
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/** `root`: the folder that nothing leads out of, that of the file a person named. */
export function surroundingsOf(path: string, allowed: Allowed, root = dirname(realpathSync(path))): Surroundings {
  const inRoot = (named: string, what: string): string => {
    const wanted = resolve(dirname(path), named)
    if (isBeyondThisComputer(named) || !isInside(root, realPathOf(wanted)))
      throw new TroupeError(
        'FLOW_NOT_ALLOWED',
        `The flow names ${what} outside of its folder, ${JSON.stringify(named)}. Put it into the folder, or below it.`,
      )
    return wanted
  }
  return {
    society: async (name) => {
      const isCode = /^\.{0,2}\/|\.[cm]?[jt]s(#|$)/.test(name)
      return isCode ? loadOwnCode(name, inRoot(readCodePath(name).file, 'code'), allowed) : builtInSociety(name)
    },
    flow: (name) => readInner(name, inRoot(name, 'a flow'), allowed, root),
    files: (folder, mayWrite) => fileTools({ folder: inRoot(folder, 'a folder'), write: mayWrite }),
    ...(allowed.http && { http: (hosts) => httpGetTool({ enabled: true, ...(hosts && { hosts }) }) }),
    mcp: (name, options) => mcp(serverOf(name, allowed.mcp ?? {}), options),
    flowOfGraph: (graph, minds) =>
      flowOfGraph(graph, { minds, folder: root, ...(allowed.http && { http: { enabled: true } }) }),
  }
}

function readInner(name: string, path: string, allowed: Allowed, root: string): LoadedFlow {
  const { file, problems } = readFlowText(name, path)
  if (file === undefined || problems.some(({ level }) => level === 'error')) throw badFile(name, problems)
  return { file, id: realpathSync(path), surroundings: surroundingsOf(path, allowed, root) }
}

/** A file from elsewhere may name any code: it runs when a person ran the same here, or says so now. */
async function loadOwnCode(name: string, path: string, { code: isAllowed = false }: Allowed): Promise<Society> {
  const { wanted } = readCodePath(name)
  const named = { file: nameCode(path), path, ...(wanted !== undefined && { wanted }) }
  const code = readModule(named)
  if (code === undefined)
    throw new TroupeError('FLOW_BAD_FILE', `There is no file ${JSON.stringify(name)}, which the flow names as code.`)
  if (!isAllowed && !isKnown(code))
    throw new TroupeError(
      'FLOW_NOT_ALLOWED',
      `The flow names code, ${JSON.stringify(name)}, which was not run here before as it is. ` +
        'If you trust it, say so once: troupe flow run FILE --allow-code, or troupe contract on the code itself.',
    )
  const society = await loadModule(named)
  if (isAllowed) noteCode(code)
  // the file names it by its own word
  return { ...society, name }
}

function serverOf(name: string, servers: Readonly<Record<string, string>>) {
  const place = Object.hasOwn(servers, name) ? servers[name] : undefined
  if (place === undefined)
    throw new TroupeError(
      'FLOW_NOT_ALLOWED',
      `The flow wants tools of an MCP server "${name}", which nobody named. ` +
        `Name it with --mcp ${name}=COMMAND or --mcp ${name}=URL, or in TROUPE_FLOW_MCP.`,
    )
  if (/^https?:\/\//.test(place)) return { name, url: place }
  const [command = '', ...args] = place.split(/\s+/)
  return { name, command, args }
}

/** Of what is not there yet: where it would be. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const above = dirname(path)
    return above === path ? path : join(realPathOf(above), basename(path))
  }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way))
}
