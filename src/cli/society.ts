/**
 * The code of a society: a module that exports what `society()` gave, or a flow with a few more exports beside it; or a
 * flow file.
 */
import { listed } from '../base/errors.ts'
import type { Evaluation } from '../societies/evaluation.ts'
import { isSociety } from '../societies/is-flow.ts'
import { societies } from '../societies/registry.ts'
import type { Society } from '../societies/society.ts'
import { isBeyondThisComputer, isFlowFile, nameCode, readCodePath, type CodePath } from './code-path.ts'
import { noteCode, type Code } from './known-code.ts'
import { badSociety, importFile, loadModule, readModule } from './load-module.ts'

/**
 * What a person names: a society that comes with Troupe, `file.ts` for its default or only one, `file.ts#name` for one
 * of several. It is noted as known; what a journal names goes through `society-of-run.ts`.
 */
export async function loadSociety(spec: string): Promise<Society> {
  if (isBuiltIn(spec)) return loadBuiltIn(spec)
  const { named, code } = findCode(spec)
  const society = await loadCode(named)
  noteCode(code)
  return society
}

/** The evaluation that a person names: of a society, or one that a file exports by itself. */
export async function loadEvaluation(spec: string): Promise<Pick<Society, 'name' | 'evaluation'>> {
  if (isBuiltIn(spec)) return loadBuiltIn(spec)
  if (isFlowFile(readCodePath(spec).path)) return loadSociety(spec)
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
        `SOCIETY is a module that exports a flow, a flow file, or one of: ${listed(Object.keys(societies))}.`,
    )
  return { named, code }
}

export function isBuiltIn(name: string): boolean {
  return Object.hasOwn(societies, name)
}

export async function loadBuiltIn(name: string): Promise<Society> {
  return societies[name]!()
}

/** Runs the module, or reads the flow file. Whether it may is for the caller to know. */
export async function loadCode(named: CodePath): Promise<Society> {
  if (!isFlowFile(named.path)) return loadModule(named)
  // its schema is loaded for those who have one
  const { loadFlowFile } = await import('./flow-file.ts')
  return loadFlowFile(named)
}
