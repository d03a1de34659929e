/**
 * An evolution is a run: Historian looks at games, Proposer answers what it found, changes race, the tip is certified,
 * and the Registrar writes down what became of it. Every game is a run inside. What is decided follows from the board
 * alone, so an evolution that was killed comes to the same tree.
 */
import { type } from '../base/schema.ts'
import { chosen, end, send, type Send } from '../define/route.ts'
import { flow } from '../engine/flow.ts'
import type { Finding } from '../societies/evolution.ts'
import type { createAdviser } from './adviser.ts'
import { table, type EvolutionBoard } from './evolution-board.ts'
import { EVOLUTION_FLOW } from './evolution-name.ts'
import { certifyStep } from './line/certify-step.ts'
import { nextPairs, orderOf } from './line/plan-games.ts'
import { isSpent } from './line/spent.ts'
import { raceStep } from './line/race-step.ts'
import { registerStep } from './line/register-step.ts'
import { spreadsOf } from './line/spreads.ts'
import type { Course, Game, Member, PairPlan, Stage } from './model.ts'

// no evolution takes so many
const MOST_STEPS = 1_000_000
// games of the ancestor on each task, to look at and to know how they spread
const FIRST_SURVEY = 2
const LATER_SURVEY = 1

export interface GamePlan extends PairPlan {
  readonly member: Member
  readonly stage: Stage
}

export interface EvolutionWork {
  readonly concurrency: number
  /** nothing when it was interrupted */
  readonly play: (plan: GamePlan, step: number, signal: AbortSignal) => Promise<Game | undefined>
  /** what is found in these games */
  readonly reflect: (games: readonly Game[]) => Promise<Readonly<Record<string, Finding>>>
  /** those who enter the next race; whoever is broken from the beginning is named */
  readonly propose: (board: EvolutionBoard) => Promise<{
    readonly members: readonly Member[]
    readonly broken: readonly string[]
  }>
  /** where a model is chosen for it, it proposes as well */
  readonly adviser: ReturnType<typeof createAdviser>
  /** nothing more may be paid */
  readonly reached: () => string | undefined
}

type Sent = readonly Send<'game', GamePlan>[]

export function evolutionFlow({ concurrency, play, reflect, propose, adviser, reached }: EvolutionWork) {
  const survey = table.agent({
    reads: ['course', 'members', 'tasks', 'settings'],
    writes: ['course'],
    think: ({ course, members, tasks, settings }) => {
      const seeds = course.races === 0 ? FIRST_SURVEY : LATER_SURVEY
      const order = orderOf(tasks, settings.seed)
      const planned = nextPairs(order, course.nextSeed, tasks.length * seeds)
      const next: Course = { ...course, stage: 'survey', planned, nextSeed: course.nextSeed + planned.length }
      return { update: { course: next }, next: gamesOf(members, [course.ancestor], planned, 'survey') }
    },
  })
  const game = table.agent({
    reads: [],
    writes: ['games'],
    takes: type<GamePlan>(),
    concurrency,
    think: async (_, { payload, step, signal }) => {
      const played = await play(payload, step, signal)
      return { games: played === undefined ? {} : { [played.run]: played } }
    },
  })
  const historian = table.agent({
    reads: ['games', 'course', 'tasks', 'pairs'],
    writes: ['findings', 'course'],
    think: async ({ games, course, tasks, pairs }) => {
      const all = Object.values(games)
      const seeds = new Set(course.planned.map(({ seed }) => seed))
      const own = all.filter((each) => each.variant === course.ancestor && seeds.has(each.seed))
      const spreads = spreadsOf(tasks, all, pairs)
      return { findings: await reflect(own), course: { ...course, spreads, cpuMs: cpuOf(all) } }
    },
  })
  const proposer = table.agent({
    reads: [
      'society',
      'settings',
      'tasks',
      'members',
      'findings',
      'games',
      'pairs',
      'races',
      'verdicts',
      'course',
      'advice',
    ],
    writes: ['members', 'course'],
    think: async (view) => {
      const { course, tasks, settings, members } = view
      const { members: born, broken } = await propose(view)
      const entrants = born.map(({ name }) => name).filter((name) => !broken.includes(name))
      const known = { ...members, ...Object.fromEntries(born.map((each) => [each.name, each])) }
      const tip = known[course.tip]!
      const unproven = born.filter(({ name, variant }) => entrants.includes(name) && hasJoined(variant, tip.variant))
      const smoke = unproven.length === 0 ? [] : nextPairs(orderOf(tasks, settings.seed), course.nextSeed, SMOKE_GAMES)
      const entering: Course = {
        ...course,
        races: course.races + 1,
        round: -1,
        entrants,
        broken,
        stage: 'smoke',
        planned: smoke,
        nextSeed: course.nextSeed + smoke.length,
      }
      const played = gamesOf(known, [...unproven.map(({ name }) => name), course.tip], smoke, 'smoke')
      return {
        update: { members: Object.fromEntries(born.map((each) => [each.name, each])), course: entering },
        next: played.length === 0 ? 'race' : played,
      }
    },
  })
  const race = table.agent({
    reads: ['course', 'settings', 'tasks', 'members', 'games', 'pairs'],
    writes: ['course', 'pairs', 'races'],
    think: (view) => {
      const { course, pairs, races, next } = raceStep(view, isSpent(view, reached()))
      const played = gamesOf(view.members, [...course.entrants, course.tip], course.planned, 'race')
      return { update: { course, pairs, races }, next: next === 'game' ? played : next }
    },
  })
  const certify = table.agent({
    reads: ['course', 'settings', 'tasks', 'members', 'games', 'pairs'],
    writes: ['course', 'pairs'],
    think: (view) => {
      const { course, pairs, next } = certifyStep(view, isSpent(view, reached()))
      const played = gamesOf(view.members, [course.tip, course.ancestor], course.planned, 'certify')
      return { update: { course, pairs }, next: next === 'game' ? played : next }
    },
  })
  const registrar = table.agent({
    reads: ['course', 'settings', 'games', 'pairs', 'verdicts', 'members', 'races'],
    writes: ['course', 'verdicts'],
    think: (view) => registerStep(view),
  })
  return flow(table, {
    name: EVOLUTION_FLOW,
    start: 'survey',
    agents: { survey, game, historian, adviser, proposer, race, certify, registrar },
    routes: {
      survey: chosen('game'),
      game: table.route({
        reads: ['course'],
        to: ['historian', 'race', 'certify'],
        choose: ({ course: { stage } }) =>
          stage === 'survey' ? 'historian' : stage === 'certify' ? 'certify' : 'race',
      }),
      historian: 'adviser',
      adviser: 'proposer',
      proposer: chosen('game', 'race'),
      race: chosen('game', 'adviser', 'certify', 'registrar'),
      certify: chosen('game', 'registrar'),
      registrar: table.route({
        reads: ['course', 'settings', 'races', 'verdicts'],
        to: ['survey'],
        choose: (view) => {
          const spent = isSpent(view, reached())
          if (spent !== undefined) return end(spent)
          return view.course.idle >= MOST_IDLE ? end('nothing more was found') : 'survey'
        },
      }),
    },
    stepLimit: MOST_STEPS,
  })
}

const SMOKE_GAMES = 3
// cycles in which nothing was certified
const MOST_IDLE = 4

/** Somebody is there who was not before. */
const hasJoined = ({ agents = [] }: Member['variant'], before: Member['variant']): boolean =>
  agents.some(({ name }) => before.agents?.some((born) => born.name === name) !== true)

const cpuOf = (games: readonly Game[]): number => games.reduce((sum, { cpuMs }) => sum + cpuMs, 0)

/** Task by task, so that what was played can be compared whenever it ends. */
function gamesOf(
  members: Readonly<Record<string, Member>>,
  names: readonly string[],
  planned: readonly PairPlan[],
  stage: Stage,
): Sent {
  return planned.flatMap((pair) =>
    names.flatMap((name) => {
      const member = members[name]
      return member === undefined ? [] : [send('game', { ...pair, member, stage })]
    }),
  )
}
