/**
 * Tweaks: other values for settings, in one run. By a node's id or title `{ setting: value }`; a plain value is for
 * every node that has a setting of that name. Code is never taken from outside.
 */
import { listed, TroupeError } from '../../base/errors.ts'
import { isRecord } from '../../base/json-kinds.ts'
import type { ComponentGraph, GraphNode, Json } from '../graph.ts'

export type Tweaks = Readonly<Record<string, Json>>

/** Refuses tweaks that would change nothing, or code. */
export function checkTweaks({ nodes }: ComponentGraph, tweaks: Tweaks): void {
  for (const [name, given] of Object.entries(tweaks)) {
    const meant = nodes.filter((node) => isFor(node, name))
    if (isRecord(given) && meant.length > 0) {
      for (const setting of Object.keys(given)) checkSetting(meant, setting, `"${name}"`)
      continue
    }
    const having = nodes.filter(({ settings }) => Object.hasOwn(settings, name))
    if (having.length === 0) {
      const known = listed(nodes.flatMap(({ id, title }) => (id === title ? [id] : [`${id} (${title})`])))
      throw invalid(`The tweak "${name}" is for no node and no setting of this flow. Its nodes: ${known}`)
    }
    checkSetting(having, name, 'all nodes')
  }
}

function checkSetting(nodes: readonly GraphNode[], setting: string, of: string): void {
  const having = nodes.filter(({ settings }) => Object.hasOwn(settings, setting))
  if (having.length === 0) {
    const known = listed(new Set(nodes.flatMap(({ settings }) => Object.keys(settings))))
    throw invalid(`The tweak of ${of} names the setting "${setting}", which it does not have. It has: ${known}`)
  }
  if (having.some((node) => isCode(node, setting))) {
    throw invalid(`The tweak of ${of} would change the code in "${setting}", which is not taken from outside`)
  }
}

/** What the tweaks say of a setting; nothing where they say nothing. */
export function tweakOf(node: GraphNode, setting: string, tweaks: Tweaks): Json | undefined {
  if (isCode(node, setting)) return undefined
  for (const [name, given] of Object.entries(tweaks)) {
    if (isRecord(given) && isFor(node, name) && Object.hasOwn(given, setting)) return given[setting]
  }
  const given = Object.hasOwn(tweaks, setting) ? tweaks[setting] : undefined
  return isRecord(given) && isFor(node, setting) ? undefined : given
}

function isFor({ id, title }: GraphNode, name: string): boolean {
  return name === id || name === title
}

function isCode({ settings }: GraphNode, setting: string): boolean {
  return setting === 'code' || settings[setting]?.type === 'code'
}

function invalid(message: string): TroupeError {
  return new TroupeError('FLOW_INVALID', `${message}.`)
}
