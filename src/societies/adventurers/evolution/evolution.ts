/**
 * How adventurers evolve: the development half of the gym are the tasks, the share of all points is the score, and the
 * catalogue holds rules that are off, agents that may join, and a few numbers.
 */
import { basename } from 'node:path'
import type { Evolution, EvolutionTask } from '../../evolution.ts'
import type { Board } from '../../paths.ts'
import { createAdventurers } from '../adventurers.ts'
import { gymStories, walkthroughPoints } from '../metrics/gym.ts'
import { checkTemplates } from '../prompts/own-prompts.ts'
import { templateOf } from '../prompts/templates.ts'
import { storySource } from '../story-source.ts'
import { changes } from './catalogue.ts'
import { findInGame } from './find.ts'

// at 80 rules about what was done in vain have changed nothing yet; a game of 200 takes a second of the processor
const STEPS = 200
const SMOKE_STEPS = 20

const most = new Map<string, number>()

async function gymTasks(): Promise<readonly EvolutionTask[]> {
  const files = gymStories('development', false)
  return Promise.all(
    files.map(async (file): Promise<EvolutionTask> => {
      const name = basename(file).replace(/\.[^.]+$/, '')
      most.set(name, Math.max(1, (await walkthroughPoints(file)) ?? 1))
      const story = storySource(file)
      const input = (maxSteps: number) => (seed: number) => ({ story, worldSeed: seed, maxSteps, mode: 'plain' })
      return { name, input: input(STEPS), smoke: input(SMOKE_STEPS) }
    }),
  )
}

export const evolution: Evolution = {
  says: `The share of all points in the development half of the gym, in ${STEPS} commands.`,
  tasks: gymTasks,
  score: (board: Board, task) => ({
    score: Math.max(0, Number(board['score'])) / (most.get(task) ?? 1),
    counts: { deaths: Number(board['deaths']) },
  }),
  changes,
  params: {
    'travel-cost': { usual: 1, steps: [0.5, 1, 2] },
    'lead-of-goals': { usual: 1.02, steps: [1, 1.02, 1.2] },
  },
  create: (minds, variant) => createAdventurers({ minds, variant }),
  inputOf: ({ prompts }) => (prompts === undefined ? {} : { prompts }),
  find: findInGame,
  prompts: () => ({
    navigator: templateOf('navigator'),
    puzzle: templateOf('puzzle'),
    memory: templateOf('memory'),
    strategy: templateOf('strategy'),
  }),
  checkVariant: ({ prompts }) => void checkTemplates(prompts),
}
