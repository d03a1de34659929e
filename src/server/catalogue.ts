/** The societies a server knows: those that can be started, and the code that runs continue with. */
import { listed } from '../base/errors.ts'
import type { Flow } from '../engine/flow.ts'
import { createMeter, type Meter } from '../minds/meter.ts'
import { createMinds } from '../minds/mind.ts'
import { parseModelName } from '../models/model-name.ts'
import type { ModelServers } from '../models/model-servers.ts'
import { societyFrom, type SocietyParts } from '../societies/from-module.ts'
import { describeOption } from '../societies/option.ts'
import type { Board } from '../societies/paths.ts'
import { usualInput } from '../societies/prepare-input.ts'
import type { RunFile, Society } from '../societies/society.ts'
import { readVariant } from '../societies/variant.ts'
import type { StartRecord } from '../store/record.ts'
import type { Store } from '../store/store.ts'
import type { SocietyInfo } from './api.ts'
import type { Driving } from './driving.ts'
import { badRequest, ServerFault } from './faults.ts'

/** Described societies, or a flow with a few parts beside it, each loaded when it is wanted. */
export type Societies = Readonly<Record<string, () => Promise<Society | SocietyParts>>>

export interface Catalogue {
  names(): readonly string[]
  /** one that can be started */
  find(name: string): Promise<Society>
  /** that of a run, when its code is here */
  of(start: Pick<StartRecord, 'society'>): Promise<Society | undefined>
  /** the files that can be made of a run; one that a program started is known by its flow */
  filesOf(start: Pick<StartRecord, 'society' | 'flow'>): Promise<readonly RunFile[]>
  info(name: string): Promise<SocietyInfo>
}

/** `other`: societies that are found by name alone, and not offered with the rest. */
export function createCatalogue(
  societies: Societies,
  other: (name: string) => Society | undefined = () => undefined,
): Catalogue {
  const loaded = new Map<string, Promise<Society>>()
  const load = (name: string) => {
    const known = loaded.get(name)
    if (known !== undefined) return known
    const loading = societies[name]!().then((given) => societyFrom(name, given))
    loaded.set(name, loading)
    // a society that could not be loaded may be mended meanwhile
    loading.catch(() => loaded.delete(name))
    return loading
  }
  const known = async (name: string | undefined) =>
    name === undefined ? undefined : Object.hasOwn(societies, name) ? load(name) : other(name)
  const find = async (name: string) => {
    const found = await known(name)
    if (found !== undefined) return found
    throw badRequest(`There is no society ${JSON.stringify(name)} here. There are: ${listed(Object.keys(societies))}.`)
  }
  return {
    names: () => Object.keys(societies),
    find,
    of: ({ society }) => known(society),
    filesOf: async ({ society, flow }) => (await known(society ?? flow))?.files ?? [],
    async info(name) {
      const society = await find(name)
      const { title, says, view, options, thinkers, cast, command, paceMs, turns, create } = society
      const input = usualInput(society)
      return {
        name,
        title,
        says,
        view,
        input,
        options: await Promise.all(options.map(describeOption)),
        agents: [...thinkers, ...cast(input)],
        ...(command !== undefined && { command: command.name }),
        pace: paceMs,
        canSay: turns !== undefined,
        canChooseMinds: create !== undefined,
      }
    },
  }
}

/** Who may be given a mind: agents by name, and those they think for. */
function thinkersOf({ flow, cast }: Society, board: Board): readonly string[] {
  return [...new Set([...agentsOf(flow), ...cast(board)])]
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
  const everybody = all === undefined ? {} : Object.fromEntries(society.thinkers.map((name) => [name, all]))
  const chosen = { ...everybody, ...each }
  if (Object.keys(chosen).length > 0 && society.create === undefined)
    throw new ServerFault(
      'SERVER_BAD_REQUEST',
      'The minds of this society cannot be chosen here: its flow is not made by a function of minds. ' +
        'Choose them with --mind of `troupe run`, or describe it with `flow: (minds) => …`.',
    )
  return chosen
}

/**
 * The flow of one run: its minds and its limits are its own. Whatever named the minds, a request or a journal, they
 * come through here before anything thinks: an address that was not named when the server was started is refused.
 * `shareBudget`: where runs on other machines count in the same budgets.
 */
export function flowFor(
  society: Society,
  { minds, maxCost }: Driving,
  store: Store,
  modelServers: ModelServers,
  board: Board = {},
  shareBudget: (meter: Meter) => Meter = (meter) => meter,
): Flow {
  for (const mind of Object.values(minds)) if (isModel(mind)) modelServers.check(mind)
  if (society.create === undefined) {
    // a limit that nobody keeps is worse than none
    if (maxCost !== undefined)
      throw badRequest(
        'What models cost cannot be limited in this society: its flow is not made by a function of minds. ' +
          'Use --max-cost of `troupe run`, or describe it with `flow: (minds) => …`.',
      )
    return society.flow
  }
  const meter = shareBudget(createMeter({ ...(maxCost !== undefined && { maxCost }), store }))
  const made = createMinds({ choose: minds, meter, modelServers: modelServers.given })
  return society.create(made, readVariant(board['variant']))
}

function isModel(mind: string): boolean {
  return mind !== 'rules' && mind !== 'person'
}
