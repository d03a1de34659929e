/** A component: what a node of a graph does. The library has those of Langflow; `defineComponent` adds yours. */
import type { Awaitable } from '../../base/awaitable.ts'
import type { Context } from '../../define/agent.ts'
import type { ChatMessage } from '../../models/message.ts'
import type { GivenTools } from '../../tools/tool.ts'
import type { EffectData } from '../../store/record.ts'
import type { Recall } from '../../memory/recall.ts'
import type { ComponentGraph, GraphNode, Json } from '../graph.ts'
import type { GraphInput, GraphOutputValue } from './graph-run.ts'
import type { Shared, SharedField, StoredDocument, StoredMessage } from './shared.ts'
import type { Outside } from './surroundings.ts'
import type { ModelValue, Value } from './values.ts'

export interface Asking {
  readonly prompt: string
  readonly system?: string
  readonly history?: readonly ChatMessage[]
  readonly tools?: GivenTools
  readonly files?: readonly string[]
  /** how the model is named and set; the node's own settings unless said */
  readonly model?: ModelValue
  /** JSON Schema of the reply; any text without it */
  readonly schema?: Readonly<Record<string, unknown>>
  readonly turns?: number
}

/** What a component is given: its settings with what came over the wires, and ways to reach beyond them. */
export interface Call {
  readonly node: GraphNode
  /** its name as an agent */
  readonly name: string
  readonly shared: Shared
  readonly surroundings: Outside
  readonly context: Context
  /** outputs that somebody is wired to, or that are the run's */
  readonly wanted: readonly string[]
  /** tools that are wired to it */
  readonly tools: GivenTools
  /** what came over the wires to a setting; nothing where it has none */
  wired(setting: string): readonly Value[]
  /** a setting in words, from its wires or its own value; the first of these names that has one */
  text(...settings: readonly string[]): string
  number(setting: string, usual: number): number
  flag(setting: string, usual?: boolean): boolean
  /** its own value, after tweaks and variables */
  value(setting: string): Json
  /** what came over the wires, or its own value as a value */
  values(...settings: readonly string[]): readonly Value[]
  /** asks a model, once: the answer is journaled */
  ask(asking: Asking): Promise<string>
  /** asks about many things at once; each answer is journaled by itself */
  askEach(askings: readonly Asking[]): Promise<readonly string[]>
  /** what is nearest in a vector store */
  readonly recall: Recall
  /** runs another graph inside, and gives what came out of it */
  inside(graph: ComponentGraph, input: GraphInput): Promise<readonly GraphOutputValue[]>
  /** does something outside that only reads, once: its answer is journaled */
  once<T>(what: string, work: () => Awaitable<T>): Promise<T>
  /** ends here, and says why: nothing that depends on this node runs */
  stop(reason: string): never
}

export interface Result {
  /** by name. An output that is not there is a branch not taken */
  readonly outputs: Readonly<Record<string, Value>>
  readonly messages?: readonly StoredMessage[]
  readonly state?: Readonly<Record<string, Json>>
  readonly memories?: readonly StoredDocument[]
  readonly effects?: readonly EffectData[]
}

export interface Component {
  /** how it runs, in a line, for the page that lists what is supported */
  readonly says: string
  /** fields of the board it reads besides its wires */
  readonly reads?: readonly SharedField[]
  readonly writes?: readonly ('messages' | 'state' | 'memories')[]
  /** it needs what is outside: stopped where that is switched off */
  readonly isNetwork?: true
  /** as a tool it changes something outside: done once, and somebody is asked first */
  readonly hasEffect?: true
  /** settings a model fills in where it is a tool and the file does not say which */
  readonly toolInputs?: readonly string[]
  run(call: Call): Awaitable<Result | Value | string>
}

export interface Surroundings extends Outside {
  /** implementations by the name of the component, or the title of a node, before those of the library */
  readonly components?: Readonly<Record<string, Component>>
}

/** A component of your own, for `components: { Name: defineComponent({ … }) }`. Its name is that in the file. */
export function defineComponent(component: Component): Component {
  return Object.freeze({ ...component })
}

/** Thrown by `stop`: no fault of the run, but a reason why this node has no value. */
export class NodeStop extends Error {
  override readonly name = 'NodeStop'
}
