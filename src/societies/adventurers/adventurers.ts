/**
 * Adventurers play a story: Game does what was decided, StateParser reads what came of it, Navigator, Puzzle Solver and
 * Memory Tracker advise side by side, Strategy decides, and round again.
 */
import { end } from '../../define/route.ts'
import { flow, type Flow } from '../../engine/flow.ts'
import { mind, type MakeMind } from '../../minds/mind.ts'
import { expedition, type Fields } from './board.ts'
import { game } from './game.ts'
import { imagine } from './imagine.ts'
import { createMemory } from './memory.ts'
import { createNavigator } from './navigator.ts'
import { createPuzzle } from './puzzle.ts'
import { randomPlayer } from './random.ts'
import { state } from './state.ts'
import { createStrategy } from './strategy.ts'

export interface AdventurersOptions {
  /** where the minds of the members come from; the settings of this process unless told */
  readonly minds?: MakeMind
  /** `random` picks any command the story might take: what a society must beat */
  readonly player?: 'society' | 'random'
}

type Agents = 'game' | 'state' | 'imagine' | 'navigator' | 'puzzle' | 'memory' | 'strategy'

// said, because what the compiler finds out by itself is a declaration of 120 kB
export function createAdventurers({ minds = mind, player = 'society' }: AdventurersOptions = {}): Flow<Fields, Agents> {
  return flow(expedition, {
    name: 'adventurers',
    start: 'game',
    agents: {
      game,
      state,
      imagine,
      navigator: createNavigator(minds),
      puzzle: createPuzzle(minds),
      memory: createMemory(minds),
      strategy: player === 'random' ? randomPlayer : createStrategy(minds),
    },
    routes: {
      game: 'state',
      state: expedition.route({
        reads: ['observation', 'step', 'maxSteps', 'mode', 'plan', 'imagining'],
        to: ['navigator', 'puzzle', 'memory', 'strategy', 'imagine'],
        choose: ({ observation, step, maxSteps, mode, plan, imagining }) => {
          const over = observation?.over
          if (over !== undefined && (mode !== 'retry' || over === 'won')) return end(over)
          if (step >= maxSteps) return end(over ?? 'out of steps')
          if (mode === 'imagine') {
            if (!imagining.isOver) return 'imagine'
            if (step >= plan.length) return end('the plan is played out')
          }
          return player === 'random' ? 'strategy' : ['navigator', 'puzzle', 'memory']
        },
      }),
      imagine: expedition.route({
        reads: ['imagining', 'plan'],
        to: ['imagine', 'navigator', 'puzzle', 'memory'],
        choose: ({ imagining, plan }) => {
          if (!imagining.isOver) return 'imagine'
          return plan.length === 0 ? end('nothing was imagined that helps') : ['navigator', 'puzzle', 'memory']
        },
      }),
      navigator: 'strategy',
      puzzle: 'strategy',
      memory: 'strategy',
      strategy: 'game',
    },
    // steps end a run; this only stops what cannot happen
    stepLimit: 10_000_000,
  })
}

export const adventurers = createAdventurers()
