/** Versions of saved flows: each is kept when another takes its place, so a run goes on with the one it began with. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../base/json-kinds.ts'
import { readNote, writeNote } from '../note-file.ts'
import { servedFlows, type ServedFlow } from './served-flow.ts'

export interface KeptVersion {
  readonly flow: ServedFlow
  /** ISO 8601: when it was saved last */
  readonly savedAt: string
}

export interface FlowVersions {
  keep(flow: ServedFlow, savedAt: string): void
  /** the newest first */
  list(id: string): readonly KeptVersion[]
  get(id: string, version: string): ServedFlow | undefined
  forget(id: string): void
}

// who saves more often than that does not look for the first one
const MOST_VERSIONS = 500
const SAFE_VERSION = /^[0-9a-f]{16}$/

/** `folder`: where the flows are; their versions lie in a folder each beside them. */
export function createFlowVersions(folder: string | undefined): FlowVersions {
  const known = new Map<string, Map<string, KeptVersion>>()
  const folderOf = (id: string) => join(folder!, `${id}.versions`)
  const of = (id: string) => {
    let found = known.get(id)
    if (found === undefined) known.set(id, (found = folder === undefined ? new Map() : readVersions(folderOf(id), id)))
    return found
  }
  const list = (id: string) => [...of(id).values()].toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
  return {
    keep(flow, savedAt) {
      const versions = of(flow.id)
      versions.set(flow.version, { flow, savedAt })
      if (folder !== undefined)
        writeNote(join(folderOf(flow.id), `${flow.version}.json`), JSON.stringify({ savedAt, flow: flow.raw }))
      for (const { flow: old } of list(flow.id).slice(MOST_VERSIONS)) {
        versions.delete(old.version)
        if (folder !== undefined) rmSync(join(folderOf(flow.id), `${old.version}.json`), { force: true })
      }
    },
    list,
    get: (id, version) => of(id).get(version)?.flow,
    forget(id) {
      known.delete(id)
      if (folder !== undefined) rmSync(folderOf(id), { recursive: true, force: true })
    },
  }
}

/** What lies there may have been sent by somebody: what is not what its name says is left alone. */
function readVersions(folder: string, id: string): Map<string, KeptVersion> {
  const found = new Map<string, KeptVersion>()
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    return found
  }
  for (const name of names.slice(0, 2 * MOST_VERSIONS)) {
    const version = name.slice(0, -'.json'.length)
    if (!name.endsWith('.json') || !SAFE_VERSION.test(version)) continue
    try {
      const json: unknown = JSON.parse(readNote(join(folder, name)) ?? '')
      if (!isRecord(json) || typeof json['savedAt'] !== 'string') continue
      const [flow] = servedFlows(json['flow'])
      if (flow !== undefined && flow.id === id && flow.version === version)
        found.set(version, { flow, savedAt: json['savedAt'] })
    } catch {
      continue
    }
  }
  return found
}
