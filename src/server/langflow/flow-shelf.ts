/** The shelf of flows that are served: those named at the start, and those that clients put there. */
import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../base/json-kinds.ts'
import { readNote, writeNote } from '../note-file.ts'
import { DetailFault, notFound } from './detail.ts'
import { createFlowVersions, type KeptVersion } from './flow-versions.ts'
import { servedFlows, type ServedFlow } from './served-flow.ts'

export interface FlowShelf {
  list(): readonly ServedFlow[]
  /** by its id, its endpoint's name or its name */
  find(name: string): ServedFlow | undefined
  get(name: string): ServedFlow
  updatedAt(id: string): string
  /** the versions there were and the one there is, the newest first */
  versions(id: string): readonly KeptVersion[]
  /** as it was saved then */
  version(id: string, version: string): ServedFlow | undefined
  /** puts flows there; each gets an id of its own where it has none, or one that is taken */
  add(json: unknown): readonly ServedFlow[]
  /** the same for those named at the start: they take the place of what has their id */
  set(json: unknown): readonly ServedFlow[]
  /** another version in the place of one that is there */
  change(id: string, parts: Readonly<Record<string, unknown>>): ServedFlow
  /** an old version in the place of the one that is there */
  restore(id: string, version: string): ServedFlow
  /** with all its versions */
  remove(id: string): void
}

const MOST_FLOWS = 1_000
const SAFE_ID = /^[\w-]{1,100}$/
const CHANGEABLE = ['name', 'description', 'data', 'endpoint_name', 'tags', 'is_component'] as const

/** `folder`: where they are kept; without it they are gone with the process. */
export function createFlowShelf(folder: string | undefined, now: () => number = Date.now): FlowShelf {
  const flows = new Map<string, ServedFlow>()
  const updated = new Map<string, string>()
  const fileOf = (id: string) => join(folder!, `${id}.json`)
  const versions = createFlowVersions(folder)
  const put = (flow: ServedFlow, isKept: boolean) => {
    const at = new Date(now()).toISOString()
    flows.set(flow.id, flow)
    updated.set(flow.id, at)
    if (isKept && folder !== undefined) writeNote(fileOf(flow.id), JSON.stringify(flow.raw))
    // one that is read again at a start is as old as it was
    if (isKept || versions.get(flow.id, flow.version) === undefined) versions.keep(flow, at)
    return flow
  }
  if (folder !== undefined) for (const flow of readFolder(folder)) put(flow, false)

  const find = (name: string) =>
    flows.get(name) ??
    [...flows.values()].find(({ endpoint }) => endpoint === name) ??
    [...flows.values()].find((flow) => flow.name === name)
  const get = (name: string) => {
    const flow = find(name)
    if (flow === undefined) throw notFound(name.slice(0, 100))
    return flow
  }
  return {
    list: () => [...flows.values()],
    find,
    get,
    updatedAt: (id) => updated.get(id) ?? '',
    versions: (id) => versions.list(get(id).id),
    // of a flow by its id alone: runs remember that
    version: (id, version) => (flows.has(id) ? versions.get(id, version) : undefined),
    set: (json) => servedFlows(json).map((flow) => put(withOwnId(flow, new Map()), false)),
    add: (json) => {
      const added = servedFlows(json)
      if (added.length === 0) throw new DetailFault(400, 'There is no flow in it.')
      if (flows.size + added.length > MOST_FLOWS)
        throw new DetailFault(400, `There is room for ${MOST_FLOWS} flows. Delete some first.`)
      return added.map((flow) => put(withOwnId(flow, flows), true))
    },
    change: (id, parts) => {
      const before = get(id)
      const known = Object.entries(parts).filter(([name]) => (CHANGEABLE as readonly string[]).includes(name))
      const [flow] = servedFlows({ ...before.raw, ...Object.fromEntries(known), id: before.id })
      if (flow === undefined) throw new DetailFault(400, 'There is no flow in it.')
      return put(flow, true)
    },
    restore: (id, version) => {
      const { id: own } = get(id)
      const old = versions.get(own, version)
      if (old === undefined) throw new DetailFault(404, `The flow has no version ${version.slice(0, 100)}.`)
      return put(old, true)
    },
    remove: (id) => {
      const { id: own } = get(id)
      flows.delete(own)
      updated.delete(own)
      versions.forget(own)
      if (folder !== undefined) rmSync(fileOf(own), { force: true })
    },
  }
}

/** A file that says no id, or one that is taken, gets another. */
function withOwnId(flow: ServedFlow, taken: ReadonlyMap<string, ServedFlow>): ServedFlow {
  if (flow.raw.id === flow.id && SAFE_ID.test(flow.id) && !taken.has(flow.id)) return flow
  const id = randomUUID()
  return { ...flow, id, raw: { ...flow.raw, id }, graph: { ...flow.graph, id } }
}

/** What lies there may have been sent by somebody: what cannot be read is left alone. */
function readFolder(folder: string): ServedFlow[] {
  let names: string[]
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json') && SAFE_ID.test(name.slice(0, -5)))
  } catch {
    return []
  }
  return names.slice(0, MOST_FLOWS).flatMap((name) => {
    try {
      const json: unknown = JSON.parse(readNote(join(folder, name)) ?? '')
      return isRecord(json) && json['id'] === name.slice(0, -5) ? servedFlows(json) : []
    } catch {
      return []
    }
  })
}
