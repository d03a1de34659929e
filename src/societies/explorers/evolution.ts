/** How explorers evolve: how much of a building and of what lies in it they know after a few rounds. */
import type { Evolution, EvolutionTask, Finding } from '../evolution.ts'
import { numberChange } from '../number-change.ts'
import type { Board } from '../paths.ts'
import { createExplorers } from './explorers.ts'
import { explorerNames } from './names.ts'
import { tally } from './tally.ts'

const ROUNDS = 30
const SMOKE_ROUNDS = 5
const SIZES = [16, 20, 24, 28]
const TEAMS = [2, 3, 4]

const tasks: readonly EvolutionTask[] = SIZES.flatMap((size) =>
  TEAMS.map((team): EvolutionTask => {
    const input = (maxSteps: number) => (seed: number) => ({
      world: { size, seed: `evolve/${seed}` },
      explorers: explorerNames(team),
      maxSteps,
    })
    return { name: `${team}-in-${size}`, input: input(ROUNDS), smoke: input(SMOKE_ROUNDS) }
  }),
)

export const evolution: Evolution = {
  says: 'The share of a building that is seen and of things that are found within 30 rounds.',
  tasks: () => tasks,
  score: (board: Board) => {
    const { found, objects, coverage } = tallyOf(board)
    return { score: (coverage + found / Math.max(1, objects)) / 2, counts: { found } }
  },
  changes: [
    {
      name: 'most-unknown-first',
      says: 'goals with much around them that nobody knows look nearer',
      answers: ['much is not seen'],
      adds: { switches: ['most-unknown-first'] },
    },
    {
      name: 'best-view',
      says: 'goes where most is expected to be seen for the rounds it takes, turns of the head counted',
      answers: ['much is not seen', 'things not found'],
      adds: { switches: ['best-view'] },
    },
    numberChange('worth-a-look', 4, 'looks only where much is to be seen', ['much is not seen']),
    numberChange('worth-a-look', 1, 'looks more often', ['things not found']),
    numberChange('others-reach', 10, 'keeps farther from where others go', ['the same cells again']),
    numberChange('others-reach', 3, 'keeps less far from where others go', ['much is not seen']),
    numberChange('detour-per-step', 1, 'goes where others go if it is nearer', ['much is not seen']),
    numberChange('others-nearer', 10, 'leaves to others what they are nearer to', ['the same cells again']),
  ],
  params: {
    'worth-a-look': { usual: 2, steps: [1, 2, 3] },
    'detour-per-step': { usual: 3, steps: [2, 3, 5] },
    'per-known': { usual: 1, steps: [0.5, 1, 1.5] },
    'through-unknown': { usual: 0.75, steps: [0.5, 0.75, 0.9] },
  },
  create: (minds) => createExplorers({ minds }),
  find: (_store, run, board): readonly Finding[] => {
    const { coverage, found, objects, repeatedVisits } = tallyOf(board)
    const last = { run, step: 1 + STAGES * ROUNDS }
    const made = (pattern: string, count: number, cost: number, says: string): Finding => ({
      pattern,
      society: 'explorers',
      runs: [run],
      steps: [{ ...last, says }],
      count,
      cost,
      cause: 'ours',
      says,
    })
    return [
      ...(coverage < 1
        ? [made('much is not seen', 1, 1 - coverage, `${Math.round(coverage * 100)} % of the building was seen`)]
        : []),
      ...(found < objects
        ? [made('things not found', objects - found, (objects - found) / objects, `${found} of ${objects} were found`)]
        : []),
      ...(repeatedVisits > 0
        ? [made('the same cells again', repeatedVisits, Math.min(1, repeatedVisits / 100), 'somebody had been there')]
        : []),
    ]
  },
}

const STAGES = 6

const tallyOf = (board: Board) => tally(board as unknown as Parameters<typeof tally>[0])
