/**
 * Adventurers play a story: Game does what was decided, StateParser reads what came of it, each specialist learns from
 * it what is its own to know (things, the map, deeds), then Navigator, Puzzle Solver and Memory Tracker advise side by
 * side, Strategy decides, and round again.
 */
import { end } from '../../define/route.ts'
import { flow, type Flow } from '../../engine/flow.ts'
import { mind, type MakeMind } from '../../minds/mind.ts'
import { expedition, type Fields } from './board.ts'
import { game } from './game.ts'
import { imagine } from './imagine.ts'
import { deeds } from './deeds.ts'
import { createMemory } from './memory.ts'
import { createNavigator } from './navigator.ts'
import { map } from './map.ts'
import { createPuzzle } from './puzzle.ts'
import { things } from './things.ts'
import { randomPlayer } from './random.ts'
import { state } from './state.ts'
import { createStrategy } from './strategy.ts'
import type { Born, Variant } from '../variant.ts'
import { createNewborn } from './variants/newborn.ts'

export interface AdventurersOptions {
  /** where the minds of the members come from; the settings of this process unless told */
  readonly minds?: MakeMind
  /** `random` picks any command the story might take: what a society must beat */
  readonly player?: 'society' | 'random'
  /** who has joined; what else a variant says is read from the board */
  readonly variant?: Variant
}

type Agents = 'game' | 'state' | 'imagine' | 'things' | 'map' | 'deeds' | 'navigator' | 'puzzle' | 'memory' | 'strategy'

// said, because what the compiler finds out by itself is a declaration of 120 kB
export function createAdventurers({ minds = mind, player = 'society', variant = {} }: AdventurersOptions = {}): Flow<
  Fields,
  Agents
> {
  const born = variant.agents ?? []
  // the compiler knows those who are always there
  const names = born.map(({ name }) => name) as unknown as readonly 'navigator'[]
  // each thinks beside the specialists and is heard by Strategy; whoever fails is left out
  const each = <T>(value: (agent: Born) => T) => Object.fromEntries(born.map((agent) => [agent.name, value(agent)]))
  return flow(expedition, {
    name: 'adventurers',
    start: 'game',
    agents: {
      game,
      state,
      imagine,
      things,
      map,
      deeds,
      navigator: createNavigator(minds),
      puzzle: createPuzzle(minds),
      memory: createMemory(minds),
      strategy: player === 'random' ? randomPlayer : createStrategy(minds),
      ...each((agent) => createNewborn(agent, minds)),
    },
    routes: {
      game: 'state',
      state: expedition.route({
        reads: ['observation', 'step', 'maxSteps', 'mode', 'plan', 'imagining'],
        to: ['things', 'strategy', 'imagine'],
        choose: ({ observation, step, maxSteps, mode, plan, imagining }) => {
          const over = observation?.over
          if (over !== undefined && (mode !== 'retry' || over === 'won')) return end(over)
          if (step >= maxSteps) return end(over ?? 'out of steps')
          if (mode === 'imagine') {
            if (!imagining.isOver) return 'imagine'
            if (step >= plan.length) return end('the plan is played out')
          }
          return player === 'random' ? 'strategy' : 'things'
        },
      }),
      imagine: expedition.route({
        reads: ['imagining', 'plan'],
        to: ['imagine', 'things'],
        choose: ({ imagining, plan }) => {
          if (!imagining.isOver) return 'imagine'
          return plan.length === 0 ? end('nothing was imagined that helps') : 'things'
        },
      }),
      // the map and the deeds are about things, so things are learned first
      things: ['map', 'deeds'],
      map: ['navigator', 'puzzle', 'memory', ...names],
      deeds: ['navigator', 'puzzle', 'memory', ...names],
      navigator: 'strategy',
      puzzle: 'strategy',
      memory: 'strategy',
      strategy: 'game',
      ...each(() => 'strategy' as const),
    },
    failures: each(() => 'skip' as const),
    // steps end a run; this only stops what cannot happen
    stepLimit: 10_000_000,
  })
}

export const adventurers = createAdventurers()
