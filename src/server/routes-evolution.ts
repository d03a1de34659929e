/** Evolutions over HTTP: which societies were evolved, their family trees, and one variant at a time. */
import { Hono, type Context } from 'hono'
import { isNamedInside, nameWithin } from '../base/inside-ids.ts'
import { familyOf, type EvolutionRun } from '../evolve/family.ts'
import { evolutionIds, readEvolution } from '../evolve/lineage.ts'
import type { Evolution } from '../societies/evolution.ts'
import { inputOfVariant } from '../societies/with-variant.ts'
import { readStart } from '../store/fold.ts'
import { stepAround } from '../store/inside-fork.ts'
import type { Store } from '../store/store.ts'
import { tryReading } from '../store/unreadable.ts'
import { answerJson } from './answers.ts'
import type { EvolutionCard, EvolutionTree, EvolvedSociety, PromptChange, VariantDetail } from './api-evolution.ts'
import type { Graph } from './api.ts'
import { createCache } from './cache.ts'
import { cardOf, detailOf, evolvedOf, foundIn } from './evolution-tree.ts'
import { ServerFault } from './faults.ts'
import type { Services } from './services.ts'
import { graphIn } from './shape.ts'

const MINUTE_MS = 60_000
// boards of evolutions are large: those that somebody looks at are few
const BOARDS_KEPT = 12

export function evolutionRoutes({
  store,
  catalogue,
  describer,
}: Pick<Services, 'store' | 'catalogue' | 'describer'>): Hono {
  const boards = createCache<EvolutionRun | null>(BOARDS_KEPT)
  const app = new Hono()

  /** One that cannot be read is shown among the runs, and tells nothing here. */
  const read = async (run: string): Promise<EvolutionRun | null> =>
    boards.get(
      run,
      await store.head(run),
      async () => (await tryReading(async () => readEvolution(store, run))) ?? null,
    )

  const allOf = async (society?: string): Promise<readonly EvolutionRun[]> => {
    const found: EvolutionRun[] = []
    for (const id of await evolutionIds(store)) {
      const evolution = await read(id)
      if (evolution !== null && (society === undefined || evolution.board.society === society)) found.push(evolution)
    }
    return found
  }

  const evolutionsOf = async (c: Context) => {
    const society = c.req.param('society') ?? ''
    const evolutions = await allOf(society)
    if (evolutions.length > 0) return { society, evolutions }
    throw new ServerFault(
      'SERVER_NOT_FOUND',
      `${clipped(society)} was not evolved in this store yet. Try: troupe evolve ${clipped(society)}`,
    )
  }
  const known = async (society: string) => catalogue.of({ society }).catch(() => undefined)
  const titleOf = async (society: string) => (await known(society))?.title ?? society

  app.get('/evolution', async (c) => {
    const bySociety = Map.groupBy(await allOf(), ({ board }) => board.society)
    const told: EvolvedSociety[] = []
    for (const [society, evolutions] of bySociety)
      told.push({
        ...evolvedOf(society, evolutions),
        title: await titleOf(society),
        isOpen: (await describer.summary(evolutions.at(-1)!.run)).status === 'open',
      })
    return answerJson(c, told)
  })

  app.get('/evolution/:society', async (c) => {
    const { society, evolutions } = await evolutionsOf(c)
    const { kin, certified } = familyOf(society, evolutions)
    const cards: EvolutionCard[] = []
    for (const { run, board } of evolutions) {
      const { status, reason } = await describer.summary(run)
      cards.push({
        run,
        status,
        ...(reason !== undefined && { reason }),
        pairs: board.course.pairs,
        games: Object.keys(board.games).length,
        cpuMinutes: Math.round((board.course.cpuMs / MINUTE_MS) * 100) / 100,
        races: board.races.length,
      })
    }
    const tree: EvolutionTree = {
      society,
      title: await titleOf(society),
      certified,
      canPlay: catalogue.names().includes(society),
      variants: kin.map(cardOf),
      evolutions: cards,
      findings: foundIn(evolutions),
    }
    return answerJson(c, tree)
  })

  app.get('/evolution/:society/variants/:name', async (c) => {
    const { society, evolutions } = await evolutionsOf(c)
    const { kin } = familyOf(society, evolutions)
    const wanted = c.req.param('name')
    const found = kin.find(({ name }) => name === wanted)
    if (found === undefined)
      throw new ServerFault('SERVER_NOT_FOUND', `There is no variant ${clipped(wanted)} of ${clipped(society)} here.`)
    const evolution = await (await known(society))?.evolution?.()
    const first = firstGame(evolutions, found.name)
    const graph = await graphOf(store, first?.run)
    const before = await graphOf(store, found.parent && firstGame(evolutions, found.parent)?.run)
    const detail = detailOf(found, kin, evolutions)
    const told: VariantDetail = {
      ...detail,
      prompts: detail.prompts.map((change) => withUsual(change, evolution)),
      graph,
      joined: before === null ? [] : (graph?.nodes.filter((name) => !before.nodes.includes(name)) ?? []),
      bornAt: first === undefined ? null : stepAround(nameWithin(first.run, first.evolution)),
      input: inputOfVariant(evolution, found.variant),
    }
    return answerJson(c, told)
  })
  return app
}

const LONGEST_SHOWN = 60
const clipped = (name: string) => JSON.stringify(name.slice(0, LONGEST_SHOWN))

interface FirstGame {
  readonly run: string
  readonly evolution: string
}

function firstGame(evolutions: readonly EvolutionRun[], variant: string): FirstGame | undefined {
  for (const { run: evolution, board } of evolutions)
    for (const { run, variant: own } of Object.values(board.games))
      if (own === variant && isNamedInside(run, evolution)) return { run, evolution }
  return undefined
}

/** A game may have been thrown away since. */
async function graphOf(store: Store, run: string | undefined): Promise<Graph | null> {
  if (run === undefined || (await store.head(run)) === 0) return null
  const start = await tryReading(async () => readStart(store, run))
  return start === undefined ? null : graphIn(start)
}

/** A prompt that nobody changed before is the one that comes with the society. */
function withUsual(change: PromptChange, evolution: Evolution | undefined): PromptChange {
  const usual = evolution?.prompts?.() ?? {}
  const isUsual = change.before === '' && Object.hasOwn(usual, change.member)
  return isUsual ? { ...change, before: usual[change.member]! } : change
}
