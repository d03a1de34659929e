/** Before the first round: every explorer is put where it comes in. */
import { TroupeError } from '../../base/errors.ts'
import { createGrid } from '../../worlds/grid/grid.ts'
import { expedition } from './board.ts'

export const muster = expedition.agent({
  reads: ['world', 'explorers', 'poses'],
  writes: ['poses', 'agentPositions'],
  think: ({ world, explorers, poses: given }) => {
    const doubled = explorers.find((name, place) => explorers.indexOf(name) !== place)
    if (explorers.length === 0 || doubled !== undefined || explorers.includes('all')) {
      const fault = doubled === undefined ? 'nobody, or somebody called "all"' : `"${doubled}" twice`
      throw new TroupeError('BOARD_INVALID_VALUE', `explorers has ${fault}. Give at least one name, each once.`)
    }
    const { poses } = createGrid({ source: world, agents: explorers }).snapshot()
    const placed = Object.fromEntries(explorers.map((name) => [name, given[name] ?? poses[name]!]))
    const positions = Object.fromEntries(explorers.map((name) => [name, placed[name]!.position]))
    return { poses: placed, agentPositions: positions }
  },
})
