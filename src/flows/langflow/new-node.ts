/** New nodes of a graph: components of the catalogue with their usual settings, and components of our own. */
import type { GraphNode, GraphOutput, Json, Setting } from '../graph.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { readSetting } from './read-node.ts'
import { variableField, writeField } from './write-field.ts'
import { variablesOf } from './write-node.ts'

export interface NewNode {
  readonly id: string
  readonly component: string
  readonly title: string
  /** of settings that are not as usual */
  readonly values?: Readonly<Record<string, Json>>
  /** settings whose value is the name of a variable of the environment */
  readonly variables?: Readonly<Record<string, string>>
  readonly position?: { readonly x: number; readonly y: number }
}

/** A component of the catalogue; of others there is nothing to say but their name. */
export function newNode(wanted: NewNode): GraphNode {
  const facts = catalogue.get(wanted.component)
  const fields = (facts?.fields ?? []).map((field) => [field.name, writeField(field)] as const)
  const settings = new Map(fields.flatMap(([name, field]) => withSetting(name, readSetting(name, field))))
  const bare = nodeOf(wanted, {
    settings: withValues(settings, wanted),
    outputs: (facts?.outputs ?? []).map(({ name, label, types, allowsLoop }) => ({
      name,
      label,
      types,
      allowsLoop: allowsLoop === true,
    })),
  })
  if (wanted.component !== 'Prompt') return bare
  const variables = variablesOf(bare).filter((name) => !settings.has(name))
  for (const name of variables) settings.set(name, readSetting(name, variableField(name))!)
  return nodeOf(wanted, { settings: withValues(settings, wanted), outputs: bare.outputs })
}

const withSetting = (name: string, setting: Setting | undefined): [string, Setting][] =>
  setting === undefined ? [] : [[name, setting]]

function withValues(settings: ReadonlyMap<string, Setting>, { values, variables }: NewNode): Record<string, Setting> {
  const entries = [...settings].map(([name, setting]): [string, Setting] => {
    const variable = variables?.[name]
    if (variable !== undefined) return [name, { ...setting, value: variable, isVariable: true }]
    return [name, { ...setting, value: values?.[name] ?? setting.value }]
  })
  return Object.fromEntries(entries)
}

export interface OwnInput {
  readonly takes: readonly string[]
  readonly value?: Json
  /** several may be wired to it */
  readonly isList?: boolean
}

/** A component of our own: Langflow shows a custom component, and here its implementation is found by its name. */
export function ownNode(
  wanted: NewNode,
  inputs: Readonly<Record<string, OwnInput>>,
  outputs: Readonly<Record<string, string>>,
): GraphNode {
  const settings = Object.entries(inputs).map(([name, { takes, value = '', isList = false }]): [string, Setting] => [
    name,
    {
      value,
      label: labelOf(name),
      type: takes.length > 0 ? 'other' : typeof value === 'object' ? 'dict' : 'str',
      takes,
      isList,
      isRequired: takes.length > 0,
      isAdvanced: false,
      isSecret: false,
      isVariable: false,
    },
  ])
  return nodeOf(wanted, {
    settings: Object.fromEntries(settings),
    outputs: Object.entries(outputs).map(([name, type]) => ({
      name,
      label: labelOf(name),
      types: [type],
      allowsLoop: false,
    })),
  })
}

/** `map_state` is read as Map State. */
function labelOf(name: string): string {
  return name
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
}

type Parts = { readonly settings: Readonly<Record<string, Setting>>; readonly outputs: readonly GraphOutput[] }

function nodeOf({ id, component, title, position }: NewNode, { settings, outputs }: Parts): GraphNode {
  const order = Object.keys(settings)
  const place = position ?? { x: 0, y: 0 }
  return { id, component, title, settings, order, outputs, isTool: false, isFrozen: false, position: place }
}
