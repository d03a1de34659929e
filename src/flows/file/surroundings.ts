/**
 * The surroundings of a flow file: what it may reach of what it names. A file is data; whoever runs it says what that
 * data may lead to, and what is not given is refused.
 */
import type { Awaitable } from '../../base/awaitable.ts'
import { listed, TroupeError } from '../../base/errors.ts'
import { suggestion } from '../../base/nearest.ts'
import type { Flow } from '../../engine/flow.ts'
import type { MakeMind } from '../../minds/mind.ts'
import { societies } from '../../societies/registry.ts'
import type { Board } from '../../societies/paths.ts'
import type { Society } from '../../societies/society.ts'
import type { Tool, ToolSource } from '../../tools/tool.ts'
import type { ComponentGraph } from '../graph.ts'
import type { FlowFile } from './schema/flow-file.ts'

export interface Surroundings {
  /** societies by name; only those that come with Troupe unless told */
  readonly society?: (name: string) => Awaitable<Society>
  /** another flow file by its path, as this one writes it */
  readonly flow?: (path: string) => Awaitable<LoadedFlow>
  /** tools by name, besides `calculator` */
  readonly tools?: Readonly<Record<string, Tool | ToolSource>>
  /** tools that read, and perhaps write, files of a folder */
  readonly files?: (folder: string, mayWrite: boolean) => readonly Tool[]
  /** a tool that reads web pages */
  readonly http?: (hosts: readonly string[] | undefined) => Tool
  /** an MCP server by name */
  readonly mcp?: (name: string, options: { readonly allow?: readonly string[]; readonly prefix?: string }) => ToolSource
  /** makes a flow of a graph of components */
  readonly flowOfGraph?: (graph: ComponentGraph, minds: MakeMind) => GraphFlow
}

export interface LoadedFlow {
  readonly file: FlowFile
  /** the same for the same file: one that leads to itself is found by it */
  readonly id: string
  /** what it may reach itself; paths in it are relative to another folder */
  readonly surroundings: Surroundings
}

/** A graph of components as a flow, with the way in and out. */
export interface GraphFlow {
  readonly flow: Flow
  /** what its board starts with */
  readonly input: (given: { readonly input: string; readonly session?: string }) => Board
  readonly outputs: (board: Board) => readonly GraphResult[]
  /** nodes that cannot be run, with the reason */
  readonly stops: readonly { readonly node: string; readonly reason: string }[]
}

export interface GraphResult {
  readonly node: string
  readonly title: string
  readonly component: string
  readonly output: string
  readonly value: unknown
  readonly text: string
  /** why it did not come */
  readonly reason?: string
}

/** A society that comes with Troupe; everything else is for those who may run code. */
export async function builtInSociety(name: string): Promise<Society> {
  const known = Object.keys(societies)
  if (Object.hasOwn(societies, name)) return societies[name]!()
  if (/^\.{0,2}\/|\.[cm]?[jt]s(#|$)/.test(name))
    throw new TroupeError(
      'FLOW_NOT_ALLOWED',
      `The flow names code, ${JSON.stringify(name)}, and nothing here may load it. ` +
        'Run it with the command line, or give societyOfFile() a `society` that finds it.',
    )
  throw new TroupeError(
    'FLOW_BAD_FILE',
    `There is no society ${JSON.stringify(name)}.${suggestion(name, known)} There are: ${listed(known)}.`,
  )
}
