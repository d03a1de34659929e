/** The code of a society: a module that exports what `society()` gave, or a flow with a few more exports beside it. */
import { pathToFileURL } from 'node:url'
import { listed, messageOf, TroupeError } from '../base/errors.ts'
import type { Evaluation } from '../societies/evaluation.ts'
import { societyFrom, type SocietyParts } from '../societies/from-module.ts'
import { isFlow, isSociety } from '../societies/is-flow.ts'
import { societies } from '../societies/registry.ts'
import type { Society } from '../societies/society.ts'
import { plainly } from './brief.ts'
import { isBeyondThisComputer, nameCode, readCodePath, type CodePath } from './code-path.ts'
import { noteCode, readCode, type Code } from './known-code.ts'
import { suggestion } from '../base/nearest.ts'

/**
 * What a person names: a society that comes with Troupe, `file.ts` for its default or only one, `file.ts#name` for one
 * of several. It is noted as known; what a journal names goes through `society-of-run.ts`.
 */
export async function loadSociety(spec: string): Promise<Society> {
  if (isBuiltIn(spec)) return loadBuiltIn(spec)
  const { named, code } = findCode(spec)
  const society = await loadModule(named)
  noteCode(code)
  return society
}

/** The evaluation that a person names: of a society, or one that a file exports by itself. */
export async function loadEvaluation(spec: string): Promise<Pick<Society, 'name' | 'evaluation'>> {
  if (isBuiltIn(spec)) return loadBuiltIn(spec)
  const { named, code } = findCode(spec)
  const module = await importFile(named.file, named.path)
  const names = Object.keys(module).filter((key) => isEvaluation(module[key]))
  const key = [named.wanted, 'default', names.length === 1 ? names[0] : undefined].find(
    (each) => each !== undefined && names.includes(each),
  )
  if (key === undefined) {
    if (names.length > 1 && named.wanted === undefined)
      throw badSociety(
        `${named.file} exports several evaluations: ${listed(names)}. Say which one: ${named.file}#${names[0]}`,
      )
    return loadSociety(spec)
  }
  noteCode(code)
  return { name: nameCode(named.path, key), evaluation: () => module[key] as Evaluation }
}

function isEvaluation(value: unknown): value is Evaluation {
  const { says, options, run } = (value ?? {}) as Partial<Record<keyof Evaluation, unknown>>
  // a flow can be run, too, and has no options
  return typeof says === 'string' && Array.isArray(options) && typeof run === 'function' && !isSociety(value)
}

/** The module a person names, as a file of this computer. */
function findCode(spec: string): { named: CodePath; code: Code } {
  const named = readCodePath(spec)
  if (isBeyondThisComputer(spec))
    throw badSociety(
      `${spec} leads to another computer or to a device, and code is not run from there. ` +
        'Copy the file to a folder here and name that.',
    )
  const code = readModule(named)
  if (code === undefined)
    throw badSociety(
      `There is no file ${named.file || '""'}. ` +
        `SOCIETY is the path of a module that exports a flow, or one of: ${listed(Object.keys(societies))}.`,
    )
  return { named, code }
}

export function isBuiltIn(name: string): boolean {
  return Object.hasOwn(societies, name)
}

export async function loadBuiltIn(name: string): Promise<Society> {
  return societies[name]!()
}

/** Runs the module. Whether it may is for the caller to know. */
export async function loadModule({ file, path, wanted }: CodePath): Promise<Society> {
  const module = await importFile(file, path)
  const key = choose(file, wanted, module)
  const chosen = module[key] as Society | SocietyParts['flow']
  const name = nameCode(path, key === 'default' ? undefined : key)
  return societyFrom(name, isFlow(chosen) ? { ...(module as Partial<SocietyParts>), flow: chosen } : chosen)
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

function choose(file: string, wanted: string | undefined, module: Readonly<Record<string, unknown>>): string {
  const described = Object.keys(module).filter((key) => isSociety(module[key]))
  const flows = Object.keys(module).filter((key) => isFlow(module[key]))
  const all = [...described, ...flows]
  if (all.length === 0)
    throw badSociety(
      `${file} exports no flow. Its exports: ${listed(Object.keys(module))}. Export what flow() or society() gives.`,
    )
  if (wanted) {
    if (all.includes(wanted)) return wanted
    throw badSociety(
      `${file} exports no flow "${plainly(wanted, 60)}".${suggestion(wanted, all)} Its flows: ${listed(all)}. ` +
        `Try: ${file}#${all[0]}`,
    )
  }
  if (all.includes('default')) return 'default'
  // a flow beside the society it belongs to is not meant
  if (described.length === 1) return described[0]!
  if (all.length === 1) return all[0]!
  throw badSociety(`${file} exports several flows: ${listed(all)}. Say which one: ${file}#${all[0]}`)
}

function cannotLoad(file: string, error: unknown): TroupeError {
  return new TroupeError('CLI_BAD_SOCIETY', `${file} cannot be loaded: ${messageOf(error)}`, { cause: error })
}

export function badSociety(message: string): TroupeError {
  return new TroupeError('CLI_BAD_SOCIETY', message)
}
