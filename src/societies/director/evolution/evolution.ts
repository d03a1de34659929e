/** How a director evolves: how much of a sentence is in the room, and how little of the room is wrong. */
import type { Change, Evolution, EvolutionTask, Finding } from '../../evolution.ts'
import { numberChange } from '../../number-change.ts'
import type { Board } from '../../paths.ts'
import { believeBoard } from '../believe.ts'
import { DEFAULT_ITERATIONS } from '../board.ts'
import { createDirector } from '../director.ts'
import { ownPrompts } from '../evaluation/own-prompts.ts'
import { readAnnotated } from '../evaluation/annotation.ts'
import { readCsv } from '../evaluation/csv.ts'
import { measureScene } from '../measure-scene.ts'
import type { Share } from '../verdict.ts'

// every second of our own prompts: the others are for whoever wants to see what carries over
const tasks: readonly EvolutionTask[] = readCsv(ownPrompts)
  .map(readAnnotated)
  .filter((_, place) => place % 2 === 0)
  .map(({ id, prompt }) => {
    const input = (maxIterations: number) => (seed: number) => ({ userPrompt: prompt, seed, maxIterations })
    return { name: `prompt-${id}`, input: input(DEFAULT_ITERATIONS), smoke: input(0) }
  })

const changes: readonly Change[] = [
  numberChange('orders', 12, 'twice as many orders are tried in which a room is furnished', ['relations not met']),
  numberChange('growth', 1.4, 'a room that is too small grows more at once', ['things that clip', 'out of reach']),
  numberChange('taken-cost', 5, 'floor that another thing needs is dearer', ['out of reach', 'out of sight']),
  numberChange('outside-cost', 5, 'floor in front of a thing is dearer', ['out of reach']),
  numberChange('taken-cost', 1.5, 'things may stand closer', ['relations not met']),
]

export const evolution: Evolution = {
  says: 'The mean share of what was asked for that is there, seen and within reach, less what clips or floats.',
  tasks: () => tasks,
  score: (board) => {
    const { shares, wrong, objects } = sceneOf(board)
    const mean = shares.reduce((sum, [, share]) => sum + partOf(share), 0) / Math.max(1, shares.length)
    return { score: Math.max(0, mean - wrong / Math.max(1, objects)), counts: { wrong } }
  },
  changes,
  params: {
    orders: { usual: 6, steps: [4, 6, 9] },
    growth: { usual: 1.2, steps: [1.1, 1.2, 1.3] },
    'taken-cost': { usual: 2.5, steps: [2, 2.5, 3.5] },
  },
  create: (minds) => createDirector({ minds }),
  find: (_store, run, board): readonly Finding[] => {
    const { shares, wrong, step } = sceneOf(board)
    const made = (pattern: string, count: number, cost: number): readonly Finding[] => {
      const says = `${count} ${pattern}`
      const steps = [{ run, step, says }]
      return count === 0 ? [] : [{ pattern, society: 'director', runs: [run], steps, count, cost, cause: 'ours', says }]
    }
    return [
      ...shares.flatMap(([pattern, share]) => made(pattern, share.asked - share.satisfied, 1 - partOf(share))),
      ...made('things that clip', wrong, Math.min(1, wrong / 10)),
    ]
  },
}

const partOf = ({ satisfied, asked }: Share) => (asked === 0 ? 1 : satisfied / asked)

const added = (...shares: readonly Share[]): Share => ({
  satisfied: shares.reduce((sum, { satisfied }) => sum + satisfied, 0),
  asked: shares.reduce((sum, { asked }) => sum + asked, 0),
})

/** What the Critic measured, by what is found where something is missing; only of what was asked for. */
function sceneOf(board: Board) {
  const view = believeBoard(board)
  const { checks, prompt, objects } = measureScene(view)
  const shares: readonly (readonly [string, Share])[] =
    checks === null || prompt === null
      ? [['nothing was made', { satisfied: 0, asked: 1 }]]
      : [
          ['things missing', prompt.counts],
          ['attributes not met', prompt.attributes],
          ['relations not met', added(prompt.objectRelations, prompt.roomRelations)],
          ['out of reach', checks.reachable],
          ['out of sight', checks.visible],
        ]
  const wrong = checks === null ? 0 : checks.collisions + checks.outOfBounds + checks.unsupported
  return { shares, wrong, objects, step: Math.max(1, view.messages.length) }
}
