/** A toolbox: the tools of one mind by name, its own and those of its sources, as they are at the moment. */
import { listed, messageOf, TroupeError } from '../base/errors.ts'
import { fingerprintOf } from './fingerprint.ts'
import { isSource, offerOf, type GivenTools, type Tool } from './tool.ts'
import type { ToolOffer } from '../models/model.ts'

export interface Toolbox {
  readonly tools: ReadonlyMap<string, Tool>
  readonly offers: readonly ToolOffer[]
  /** of the tools that come from sources, by name */
  readonly fingerprints: Readonly<Record<string, string>>
  /** sources that are away, with the reason */
  readonly away: Readonly<Record<string, string>>
}

/** Opens a toolbox. Without sources that is done once and for all. */
export function toolboxOf(given: GivenTools): (signal: AbortSignal) => Toolbox | Promise<Toolbox> {
  if (given.some(isSource)) return (signal) => openSources(given, signal)
  const box = fill(
    given.map((tool) => ({ tool: tool as Tool, isForeign: false })),
    {},
  )
  return () => box
}

async function openSources(given: GivenTools, signal: AbortSignal): Promise<Toolbox> {
  const away: Record<string, string> = {}
  const found = await Promise.all(
    given.map(async (each) => {
      if (!isSource(each)) return [{ tool: each, isForeign: false }]
      try {
        return (await each.tools(signal)).map((tool) => ({ tool, isForeign: true }))
      } catch (error) {
        signal.throwIfAborted()
        away[each.name] = messageOf(error)
        return []
      }
    }),
  )
  return fill(found.flat(), away)
}

function fill(all: readonly { readonly tool: Tool; readonly isForeign: boolean }[], away: Toolbox['away']): Toolbox {
  const tools = new Map<string, Tool>()
  const fingerprints: Record<string, string> = {}
  for (const { tool, isForeign } of all) {
    if (tools.has(tool.name)) {
      throw new TroupeError(
        'TOOL_INVALID',
        `Two tools are called "${tool.name}". Give one of them another name, or its source a prefix.`,
      )
    }
    tools.set(tool.name, tool)
    if (isForeign) fingerprints[tool.name] = fingerprintOf(tool)
  }
  return { tools, offers: [...tools.values()].map(offerOf), fingerprints, away }
}

/**
 * Refuses tools of sources that changed since the run began with them. One that is away for the moment is no change:
 * the model is told so, and it may be back.
 */
export function checkDrift(before: Readonly<Record<string, string>>, { fingerprints, away }: Toolbox): void {
  const changed = Object.keys(before).filter((name) => name in fingerprints && fingerprints[name] !== before[name])
  const added = Object.keys(fingerprints).filter((name) => !(name in before))
  const gone = Object.keys(away).length > 0 ? [] : Object.keys(before).filter((name) => !(name in fingerprints))
  const found = [
    ...(changed.length > 0 ? [`described differently: ${listed(changed)}`] : []),
    ...(gone.length > 0 ? [`gone: ${listed(gone)}`] : []),
    ...(added.length > 0 ? [`new: ${listed(added)}`] : []),
  ]
  if (found.length === 0) return
  throw new TroupeError(
    'TOOL_DRIFT',
    `Tools have changed since this run began with them; ${found.join('; ')}. ` +
      'Look at their server, then fork the run or start a new one.',
  )
}
