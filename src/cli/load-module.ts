/** Loads the module of a society: its default or only export, or the one that is named. */
import { pathToFileURL } from 'node:url'
import { listed, messageOf, TroupeError } from '../base/errors.ts'
import { suggestion } from '../base/nearest.ts'
import { societyFrom, type SocietyParts } from '../societies/from-module.ts'
import { isFlow, isSociety } from '../societies/is-flow.ts'
import type { Society } from '../societies/society.ts'
import { plainly } from './brief.ts'
import { nameCode, type CodePath } from './code-path.ts'
import { readCode, type Code } from './known-code.ts'

/** Runs the module. Whether it may is for the caller to know. */
export async function loadModule({ file, path, wanted }: CodePath): Promise<Society> {
  const module = await importFile(file, path)
  const key = choose(file, wanted, module)
  const chosen = module[key] as Society | SocietyParts['flow']
  const name = nameCode(path, key === 'default' ? undefined : key)
  return societyFrom(name, isFlow(chosen) ? { ...(module as Partial<SocietyParts>), flow: chosen } : chosen)
}

export async function importFile(file: string, path: string): Promise<Readonly<Record<string, unknown>>> {
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
