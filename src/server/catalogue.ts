/** The societies a server knows: those that can be started, and the code that runs go on with. */
import { listed } from '../base/errors.ts'
import type { Flow } from '../engine/flow.ts'
import type { Handlers } from '../engine/effects.ts'
import { createMeter } from '../minds/meter.ts'
import { createMinds } from '../minds/mind.ts'
import { parseModelName } from '../models/model-name.ts'
import type { ModelServers } from '../models/model-servers.ts'
import type { BuiltIn } from '../societies/by-name.ts'
import type { Board } from '../societies/offer.ts'
import type { StartRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import type { SocietyInfo } from './api.ts'
import type { Driving } from './driving.ts'
import { badRequest, ServerFault } from './faults.ts'

/** A society as the server takes it: one that comes with Troupe, or the module of somebody else. */
export interface Society extends Omit<BuiltIn, 'input' | 'cast'> {
  readonly input?: Board
  readonly cast?: (board: Board) => readonly string[]
  readonly handlers?: Handlers
}

export type Societies = Readonly<Record<string, () => Promise<Society>>>

export interface Catalogue {
  names(): readonly string[]
  /** one that can be started */
  find(name: string): Promise<Society>
  /** that of a run, when its code is here */
  of(start: Pick<StartRecord, 'society'>): Promise<Society | undefined>
  info(name: string): Promise<SocietyInfo>
}

export function createCatalogue(societies: Societies): Catalogue {
  const loaded = new Map<string, Promise<Society>>()
  const load = (name: string) => {
    const known = loaded.get(name)
    if (known !== undefined) return known
    const loading = societies[name]!()
    loaded.set(name, loading)
    // a society that could not be loaded may be mended meanwhile
    loading.catch(() => loaded.delete(name))
    return loading
  }
  const find = async (name: string) => {
    if (Object.hasOwn(societies, name)) return load(name)
    throw badRequest(`There is no society ${JSON.stringify(name)} here. There are: ${listed(Object.keys(societies))}.`)
  }
  return {
    names: () => Object.keys(societies),
    find,
    of: async ({ society }) => (society !== undefined && Object.hasOwn(societies, society) ? load(society) : undefined),
    async info(name) {
      const { flow, input = {}, studio, cast, turns } = await find(name)
      const shown = studio?.input ?? input
      return {
        name,
        title: studio?.title ?? flow.name,
        says: studio?.says ?? '',
        view: studio?.view ?? 'plain',
        input: shown,
        options: studio?.options ?? optionsIn(shown),
        agents: [...(studio?.thinkers ?? [...flow.compiled.agents.keys()]), ...(cast?.(shown) ?? [])],
        ...(studio?.command !== undefined && { command: studio.command }),
        pace: studio?.paceMs ?? 0,
        canSay: turns !== undefined,
      }
    },
  }
}

/** Without an offer of its own, a society can be given whatever simple values its input has. */
function optionsIn(input: Board): SocietyInfo['options'] {
  return Object.entries(input).flatMap(([name, value]) => {
    const kind = typeof value === 'number' ? 'number' : typeof value === 'string' ? 'text' : undefined
    return kind === undefined ? [] : [{ name, label: name, kind } as const]
  })
}

/** Who may be given a mind: agents by name, and those they think for. */
function thinkersOf({ flow, cast }: Society, board: Board): readonly string[] {
  return [...new Set([...agentsOf(flow), ...(cast?.(board) ?? [])])]
}

function agentsOf({ compiled }: Pick<Flow, 'compiled'>): string[] {
  return [...compiled.agents.values()].flatMap(({ name, agent }) => [
    name,
    ...(agent.inner ? agentsOf(agent.inner) : []),
  ])
}

/** Names that mean nobody and models that cannot be named are said before a run begins. `all` is everybody. */
export function checkMinds(
  society: Society,
  minds: Readonly<Record<string, string>>,
  board: Board,
): Record<string, string> {
  const { all, ...each } = minds
  const known = thinkersOf(society, board)
  for (const name of Object.keys(each))
    if (!known.includes(name))
      throw badRequest(`There is no agent ${JSON.stringify(name)} in this society. Its agents: ${listed(known)}.`)
  for (const mind of Object.values(minds)) if (isModel(mind)) parseModelName(mind)
  const thinkers = society.studio?.thinkers ?? [...society.flow.compiled.agents.keys()]
  const everybody = all === undefined ? {} : Object.fromEntries(thinkers.map((name) => [name, all]))
  const chosen = { ...everybody, ...each }
  if (Object.keys(chosen).length > 0 && society.create === undefined)
    throw new ServerFault(
      'SERVER_BAD_REQUEST',
      'The minds of this society cannot be chosen here: its module exports no `create(minds)`. Choose them with --mind of `troupe run`.',
    )
  return chosen
}

/**
 * The flow of one run: its minds and its limits are its own. Whatever named the minds, a request or a journal, they come
 * through here before anything thinks: an address that was not named when the server was started is refused.
 */
export function flowFor(society: Society, { minds, maxCost }: Driving, store: Store, modelServers: ModelServers): Flow {
  for (const mind of Object.values(minds)) if (isModel(mind)) modelServers.check(mind)
  if (society.create === undefined) return society.flow
  const meter = createMeter({ ...(maxCost !== undefined && { maxCost }), store })
  return society.create(createMinds({ choose: minds, meter, modelServers: modelServers.given }))
}

function isModel(mind: string): boolean {
  return mind !== 'rules' && mind !== 'person'
}
