/** Settings of a node as its component reads them: from wires, tweaks, variables, or the file. Secrets stay out. */
import { isRecord } from '../../base/json-kinds.ts'
import type { GraphNode, Json } from '../graph.ts'
import { NodeStop, type Call } from './component.ts'
import { adviceOnVariable, fromEnvironment } from './environment.ts'
import { tweakOf, type Tweaks } from './tweaks.ts'
import { data, isValue, message, sayJson, table, textOf, type Row, type Value } from './values.ts'

export type SettingReader = Pick<Call, 'wired' | 'text' | 'number' | 'flag' | 'value' | 'values'>

export interface SettingSources {
  readonly node: GraphNode
  readonly tweaks: Tweaks
  /** a variable by its name: those of the run and of the surroundings */
  readonly variable: (name: string) => string | undefined
  /** what came over the wires, by setting */
  readonly arrived: ReadonlyMap<string, readonly Value[]>
  /** what a model filled in, where the node is called as a tool */
  readonly filled?: Readonly<Record<string, Json>>
}

export function settingReader({ node, tweaks, variable, arrived, filled = {} }: SettingSources): SettingReader {
  const value = (name: string): Json => {
    if (Object.hasOwn(filled, name)) return filled[name]!
    const setting = node.settings[name]
    const tweaked = tweakOf(node, name, tweaks)
    if (tweaked !== undefined) return tweaked
    // keys come from the environment, and go to whom they are for
    if (setting === undefined || setting.isSecret) return ''
    if (!setting.isVariable || typeof setting.value !== 'string' || setting.value === '') return setting.value ?? ''
    return fromVariable(node, setting.value, variable)
  }
  const wired = (name: string) => (Object.hasOwn(filled, name) ? [] : (arrived.get(name) ?? []))
  const hasValue = (name: string) => wired(name).length > 0 || !isEmpty(value(name))
  const values = (...names: readonly string[]): readonly Value[] => {
    const name = names.find(hasValue)
    if (name === undefined) return []
    const [...came] = wired(name)
    return came.length > 0 ? came : valuesOf(value(name))
  }
  const text = (...names: readonly string[]) => {
    const found = values(...names)
    const name = names.find(hasValue)
    // of several wires to a setting that takes one, the last counts
    if (found.length > 1 && name !== undefined && !node.settings[name]?.isList) return textOf(found.at(-1)!)
    return found.map(textOf).join('\n')
  }
  return {
    wired,
    value,
    values,
    text,
    number: (name, usual) => {
      const given = text(name).trim()
      return given !== '' && Number.isFinite(Number(given)) ? Number(given) : usual
    },
    flag: (name, usual = false) => {
      const given = value(name)
      if (typeof given === 'boolean') return given
      return given === '' || given === null ? usual : sayJson(given).toLowerCase() === 'true'
    },
  }
}

function fromVariable(node: GraphNode, name: string, variable: SettingSources['variable']): string {
  const found = variable(name) ?? fromEnvironment(name)
  if (found !== undefined) return found
  throw new NodeStop(`"${node.title}" wants the variable ${name}, which it is not given. ${adviceOnVariable(name)}`)
}

function isEmpty(value: Json): boolean {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0)
}

function valuesOf(given: Json): readonly Value[] {
  if (isValue(given)) return [given]
  if (Array.isArray(given)) {
    return given.length > 0 && given.every(isRecord)
      ? [table(given as readonly Row[])]
      : given.map((each) => message(sayJson(each)))
  }
  return [isRecord(given) ? data(given) : message(sayJson(given))]
}
