/** Surroundings of a graph that is run: everything it may reach outside itself. What is not given is switched off. */
import type { Awaitable } from '../../base/awaitable.ts'
import type { Embedder } from '../../models/embedder.ts'
import type { GivenModel } from '../../models/named-model.ts'
import type { MakeMind } from '../../minds/mind.ts'
import type { HttpGetOptions } from '../../tools/built-in/http-get.ts'
import type { ToolSource } from '../../tools/tool.ts'
import type { ComponentGraph, Json } from '../graph.ts'
import type { Row } from './values.ts'

/** What a component that lives on a service elsewhere wants to know. */
export interface NetworkCall {
  readonly node: string
  readonly title: string
  readonly component: string
  /** the output that is wanted, with the types it declares */
  readonly output: string
  readonly types: readonly string[]
  /** settings in words, with what came over the wires; never a secret one */
  readonly settings: Row
  readonly signal: AbortSignal
}

export interface McpServerSetting {
  readonly name: string
  readonly config: Json
}

/** What there is besides implementations of components. */
export interface Outside {
  /** minds with settings of their own; those of the process by default */
  readonly minds?: MakeMind
  /** thinks in place of every model that the file names; a mind that the run chooses still goes before it */
  readonly model?: GivenModel
  /** addresses of model servers that a file may name */
  readonly modelServers?: readonly string[]
  /** files are read below it, and nowhere else */
  readonly folder?: string
  /** true lets components write below the folder */
  readonly mayWrite?: boolean
  /** fetching pages and feeds; nothing is fetched without it */
  readonly http?: HttpGetOptions
  /** answers for services elsewhere: search, transcripts, mail and the like */
  readonly network?: (call: NetworkCall) => Awaitable<unknown>
  /** the MCP server that a file names, where it may be used */
  readonly mcp?: (server: McpServerSetting) => ToolSource | undefined
  /** compares texts of vector stores; hashed words by default, since the file's own needs a service */
  readonly embedder?: Embedder
  /** global variables by name, before those of the environment */
  readonly variables?: Readonly<Record<string, string>>
  /** another graph, by its id, endpoint or name, for flows that run flows */
  readonly load?: (name: string) => Awaitable<ComponentGraph | undefined>
  /** milliseconds since 1970, for components that tell the date; the run's own time by default */
  readonly now?: () => number
}
