/** The code of a society: a module that exports a flow, and what running it from a command line needs. */
import { pathToFileURL } from 'node:url'
import { listed, messageOf, TroupeError } from '../base/errors.ts'
import type { Handlers } from '../engine/effects.ts'
import type { Flow } from '../engine/flow.ts'
import { societies, type Turns } from '../societies/by-name.ts'
import { plainly } from './brief.ts'
import { isBeyondThisComputer, nameCode, readCodePath, type CodePath } from './code-path.ts'
import { noteCode, readCode, type Code } from './known-code.ts'
import { suggestion } from './nearest.ts'

export interface Society {
  readonly flow: Flow
  /** how a run remembers it: a path relative to the current directory, `#name` for a named export */
  readonly name: string
  readonly handlers?: Handlers
  /** what a run starts with when nothing is given */
  readonly input?: Readonly<Record<string, unknown>>
  /** those its agents think for, when they think for many: `--mind` knows them, too */
  readonly cast?: (board: Readonly<Record<string, unknown>>) => readonly string[]
  readonly turns?: Turns
}

/**
 * What a person names: a society that comes with Troupe, `file.ts` for its default or only flow, `file.ts#name` for one
 * of several. It is noted as known; what a journal names goes through `society-of-run.ts`.
 */
export async function loadSociety(spec: string): Promise<Society> {
  if (isBuiltIn(spec)) return loadBuiltIn(spec)
  const named = readCodePath(spec)
  if (isBeyondThisComputer(spec))
    throw badSociety(
      `${spec} leads to another computer or to a device, and code is not run from there. Copy the file to a folder here and name that.`,
    )
  const code = readModule(named)
  if (code === undefined)
    throw badSociety(
      `There is no file ${named.file || '""'}. SOCIETY is the path of a module that exports a flow, or one of: ${listed(Object.keys(societies))}.`,
    )
  const society = await loadModule(named)
  noteCode(code)
  return society
}

export function isBuiltIn(name: string): boolean {
  return Object.hasOwn(societies, name)
}

export async function loadBuiltIn(name: string): Promise<Society> {
  return { ...(await societies[name]!()), name }
}

/** Runs the module. Whether it may is for the caller to know. */
export async function loadModule({ file, path, wanted }: CodePath): Promise<Society> {
  const module = await importFile(file, path)
  const flows = Object.keys(module).filter((key) => isFlow(module[key]))
  const key = choose(file, flows, wanted, module)
  const { handlers, input, cast, turns } = module as Partial<Society>
  return {
    flow: module[key] as Flow,
    name: nameCode(path, key === 'default' ? undefined : key),
    ...(handlers && { handlers }),
    ...(input && { input }),
    ...(cast && { cast }),
    ...(turns && { turns }),
  }
}

async function importFile(file: string, path: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(pathToFileURL(path).href)) as Record<string, unknown>
  } catch (error) {
    throw cannotLoad(file, error)
  }
}

/** Reads the module, without running it; nothing when there is no such file. */
export function readModule({ file, path }: CodePath): Code | undefined {
  try {
    return readCode(path)
  } catch (error) {
    throw cannotLoad(file, error)
  }
}

function choose(file: string, flows: readonly string[], wanted: string | undefined, module: object): string {
  if (flows.length === 0)
    throw badSociety(`${file} exports no flow. Its exports: ${listed(Object.keys(module))}. Export what flow() gives.`)
  if (wanted) {
    if (flows.includes(wanted)) return wanted
    throw badSociety(
      `${file} exports no flow "${plainly(wanted, 60)}".${suggestion(wanted, flows)} Its flows: ${listed(flows)}. Try: ${file}#${flows[0]}`,
    )
  }
  if (flows.includes('default')) return 'default'
  if (flows.length === 1) return flows[0]!
  throw badSociety(`${file} exports several flows: ${listed(flows)}. Say which one: ${file}#${flows[0]}`)
}

// by its shape, not by its class: the society may have brought its own copy of troupe
function isFlow(value: unknown): value is Flow {
  const { run, resume, fork, contract } = (value ?? {}) as Partial<Record<string, unknown>>
  return [run, resume, fork, contract].every((part) => typeof part === 'function')
}

function cannotLoad(file: string, error: unknown): TroupeError {
  return new TroupeError('CLI_BAD_SOCIETY', `${file} cannot be loaded: ${messageOf(error)}`, { cause: error })
}

export function badSociety(message: string): TroupeError {
  return new TroupeError('CLI_BAD_SOCIETY', message)
}
