/** The code of a society: a module that exports a flow, and what running it from a command line needs. */
import { existsSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listed, messageOf, TroupeError } from '../base/errors.ts'
import type { Handlers } from '../engine/effects.ts'
import type { Flow } from '../engine/flow.ts'
import { societies, type Turns } from '../societies/by-name.ts'
import type { StartRecord } from '../store/record.ts'
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

/** The name of a society that comes with Troupe; `file.ts` for its default or only flow, `file.ts#name` for one of several. */
export async function loadSociety(spec: string): Promise<Society> {
  if (Object.hasOwn(societies, spec)) return { ...(await societies[spec]!()), name: spec }
  const [, file, wanted] = /^(.+?)(?:#([^#]*))?$/.exec(spec) ?? []
  const path = resolve(file ?? spec)
  if (file === undefined || !existsSync(path))
    throw badSociety(
      `There is no file ${file ?? '""'}. SOCIETY is the path of a module that exports a flow, or one of: ${listed(Object.keys(societies))}.`,
    )
  const module = await load(file, path)
  const flows = Object.keys(module).filter((key) => isFlow(module[key]))
  const key = choose(file, flows, wanted, module)
  const { handlers, input, cast, turns } = module as Partial<Society>
  return {
    flow: module[key] as Flow,
    name: `${relative('.', path).split(sep).join('/')}${key === 'default' ? '' : `#${key}`}`,
    ...(handlers && { handlers }),
    ...(input && { input }),
    ...(cast && { cast }),
    ...(turns && { turns }),
  }
}

async function load(file: string, path: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(pathToFileURL(path).href)) as Record<string, unknown>
  } catch (error) {
    throw new TroupeError('CLI_BAD_SOCIETY', `${file} cannot be loaded: ${messageOf(error)}`, { cause: error })
  }
}

function choose(file: string, flows: readonly string[], wanted: string | undefined, module: object): string {
  if (flows.length === 0)
    throw badSociety(`${file} exports no flow. Its exports: ${listed(Object.keys(module))}. Export what flow() gives.`)
  if (wanted) {
    if (flows.includes(wanted)) return wanted
    throw badSociety(
      `${file} exports no flow "${wanted}".${suggestion(wanted, flows)} Its flows: ${listed(flows)}. Try: ${file}#${flows[0]}`,
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

/** The society a run was started from, or the one that is named instead. */
export async function societyOf(run: string, start: StartRecord, instead: string | undefined): Promise<Society> {
  if (instead !== undefined) return loadSociety(instead)
  if (start.society !== undefined) {
    try {
      return await loadSociety(start.society)
    } catch (error) {
      const isElsewhere = error instanceof TroupeError && !existsSync(resolve(start.society.replace(/#[^#]*$/, '')))
      if (!isElsewhere) throw error
      throw badSociety(
        `Run "${run}" was started from ${start.society}, which is not there when looked for from here. Go to the directory it was started in, or name its code with --society FILE.`,
      )
    }
  }
  if (start.within !== undefined)
    throw badSociety(
      `Run "${run}" is a society inside run "${start.within}" and goes on with it. Name that run, or this one's own flow with --society FILE#name.`,
    )
  throw badSociety(
    `Run "${run}" of flow "${start.flow}" does not say where its code is. Name it with --society FILE or FILE#name.`,
  )
}

function badSociety(message: string): TroupeError {
  return new TroupeError('CLI_BAD_SOCIETY', message)
}
