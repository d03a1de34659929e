/**
 * Evolves a society: begins an evolution with the last certified variant of the store, or goes on with one that was
 * interrupted. The run that it is says everything: members, findings, games, pairs, races and verdicts.
 */
import type { Fields } from '../board/field.ts'
import { TroupeError } from '../base/errors.ts'
import type { ChosenMinds } from '../define/chosen-mind.ts'
import { launch, type RunResult } from '../engine/run.ts'
import { createBudget, type Limits } from '../evaluate/trials/budget.ts'
import type { MakeMind } from '../minds/mind.ts'
import type { Evolution, Finding } from '../societies/evolution.ts'
import type { Society } from '../societies/society.ts'
import { BASE, type Variant } from '../societies/variant.ts'
import { nameOfVariant } from '../societies/variant-name.ts'
import type { Store } from '../store/store.ts'
import { createAdviser } from './adviser.ts'
import { birthFaults } from './birth.ts'
import type { EvolutionBoard } from './evolution-board.ts'
import { evolutionFlow } from './evolution-flow.ts'
import { evolutionsIn, type Lineage } from './lineage.ts'
import { propose, type Proposal } from './line/propose.ts'
import { NO_BETS } from './statistics/betting.ts'
import type { Course, Game, Member, Settings } from './model.ts'
import { createPlayer } from './play-game.ts'
import { reflectOn } from './reflect.ts'

export interface EvolveOptions extends Limits {
  readonly society: Pick<Society, 'name'>
  readonly evolution: Evolution
  readonly store: Store
  readonly minds?: MakeMind
  /** who thinks in the games, where rules do not */
  readonly choose?: ChosenMinds
  readonly settings?: Partial<Settings>
  /** begins anew even if the last one was interrupted */
  readonly isFresh?: boolean
  /** races begin with this variant; whatever comes of it has to beat the last certified one, as always */
  readonly from?: Variant
  readonly signal?: AbortSignal
  readonly onGame?: (game: Game, spent: { readonly games: number }) => void
  readonly id?: string
  readonly concurrency?: number
}

export interface Evolved {
  readonly id: string
  readonly board: EvolutionBoard
  readonly status: 'ended' | 'interrupted'
  readonly reason?: string
}

const USUAL: Settings = { pairs: 1_000, cpuMinutes: 60, seed: 1, firstSeed: 20_000, races: 2, entrants: 8 }
const NEVER = new AbortController().signal

export async function evolve(options: EvolveOptions): Promise<Evolved> {
  const { society, evolution, store, signal = NEVER, choose, concurrency = 1 } = options
  const { maxCost, maxTokens, prices } = options
  const before = await evolutionsIn(store, society.name)
  const open = options.isFresh === true || options.id !== undefined ? undefined : before.unfinished
  const id = options.id ?? open ?? `evolve-${society.name}-${before.evolutions.length + 1}`
  const limits = { maxCost, maxTokens, prices }
  const budget = createBudget(
    store,
    Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined)),
  )
  const minds = options.minds ?? budget.minds
  const tasks = await evolution.tasks()
  const isAlone = concurrency === 1
  const player = createPlayer({
    id,
    society: society.name,
    evolution,
    tasks: new Map(tasks.map((task) => [task.name, task])),
    minds,
    choose,
    store,
    budget,
    isAlone,
  })
  let games = 0
  const flow = evolutionFlow({
    concurrency,
    play: async (plan, step, leaving) => {
      const game = await player(plan, step, leaving)
      if (game !== undefined) options.onGame?.(game, { games: ++games })
      return game
    },
    reflect: async (played) => {
      const whole = played.filter(({ error }) => error === undefined).map(({ run }) => run)
      const found = await reflectOn(evolution, store, whole)
      const variant = played[0]?.variant ?? ''
      return Object.fromEntries(found.map((finding): [string, Finding] => [`${variant}: ${finding.pattern}`, finding]))
    },
    propose: async (board) => enter(board, evolution, minds),
    adviser: createAdviser(evolution, minds),
    reached: () => budget.reached,
  })
  const isThere = (await store.head(id)) > 0
  const origin = isThere
    ? { resume: async () => {} }
    : {
        input: beginning(
          options,
          before,
          tasks.map(({ name }) => name),
        ),
      }
  const letGo = budget.hold(id)
  try {
    const run = launch(flow.compiled, id, store, { signal, seed: 0, society: `evolution of ${society.name}` }, origin)
    const { status, reason, board } = (await run.finished) as unknown as RunResult<Fields>
    return {
      id,
      board: board as unknown as EvolutionBoard,
      status: status === 'ended' ? 'ended' : 'interrupted',
      ...(reason !== undefined && { reason }),
    }
  } finally {
    letGo()
  }
}

function beginning(options: EvolveOptions, before: Lineage, tasks: readonly string[]) {
  if (tasks.length === 0)
    throw new TroupeError(
      'EVOLUTION_NO_TASKS',
      `There is nothing to try ${options.society.name} on: it names no tasks.`,
    )
  const settings: Settings = { ...USUAL, ...options.settings }
  const variant = before.certified ?? BASE
  const name = nameOfVariant(variant)
  const first: Member = { name, variant, by: 'release', answers: [], says: 'as it is', race: 0 }
  const course: Course = {
    ancestor: name,
    tip: options.from === undefined ? name : nameOfVariant(options.from),
    raced: 0,
    races: 0,
    round: -1,
    entrants: [],
    broken: [],
    // what was spent of false discovery is spent, and so are seeds
    tested: before.tested,
    certified: before.certifications,
    threshold: 0,
    spreads: {},
    wager: NO_BETS,
    nextSeed: Math.max(settings.firstSeed, before.nextSeed),
    pairs: 0,
    cpuMs: 0,
    idle: 0,
    stage: 'survey',
    planned: [],
  }
  return {
    society: options.society.name,
    settings,
    tasks,
    members: { [name]: first, ...begunFrom(options.from, name) },
    course,
  }
}

/** A fork of the family: its races begin with this variant, which nobody has certified. */
function begunFrom(variant: Variant | undefined, ancestor: string): Readonly<Record<string, Member>> {
  const name = variant === undefined ? ancestor : nameOfVariant(variant)
  if (variant === undefined || name === ancestor) return {}
  return { [name]: { name, variant, parent: ancestor, by: 'release', answers: [], says: 'begun from', race: 0 } }
}

/** Those who enter the race, and who of them may not: a birth that changes more than it may. */
async function enter(board: EvolutionBoard, evolution: Evolution, minds: MakeMind) {
  const { members, course, findings, races, settings, advice } = board
  const said = advice.map((each): Proposal => ({ ...each, by: 'model' }))
  const [tip, ancestor] = [members[course.tip]!, members[course.ancestor]!]
  const race = course.races + 1
  const { entrants, seed } = settings
  const born = propose({ evolution, tip, ancestor, findings, members, races, race, entrants, seed, said })
  const before = evolution.create(minds, tip.variant).contract()
  const broken = born.filter(({ variant }) => {
    try {
      evolution.checkVariant?.(variant)
      const names = (variant.agents ?? []).map(({ name }) => name)
      const joined = names.filter((name) => tip.variant.agents?.some((known) => known.name === name) !== true)
      return joined.length > 0 && birthFaults(before, evolution.create(minds, variant).contract(), joined).length > 0
    } catch {
      return true
    }
  })
  return { members: born, broken: broken.map(({ name }) => name) }
}
