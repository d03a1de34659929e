/** Muster, before the first round: every explorer is put where it comes in. */
import { TroupeError } from '../../base/errors.ts'
import { expedition, type Ground } from './board.ts'

export const createMuster = (ground: Ground) =>
  expedition.agent({
    reads: ['world', 'explorers', 'poses', 'looked'],
    writes: ['poses', 'agentPositions'],
    think: ({ world, explorers, poses: given, looked }) => {
      const doubled = explorers.find((name, place) => explorers.indexOf(name) !== place)
      if (explorers.length === 0 || doubled !== undefined || explorers.includes('all')) {
        const fault = doubled === undefined ? 'nobody, or somebody called "all"' : `"${doubled}" twice`
        throw new TroupeError('BOARD_INVALID_VALUE', `explorers has ${fault}. Give at least one name, each once.`)
      }
      const chart = ground.chart(world)
      const { poses } = ground.open(world, explorers).snapshot()
      const placed = Object.fromEntries(explorers.map((name) => [name, given[name] ?? poses[name]!]))
      const positions = Object.fromEntries(explorers.map((name) => [name, chart.spotOf(placed[name]!)]))
      const outside = ground.outside?.(world)
      return {
        update: { poses: placed, agentPositions: positions },
        ...(outside && { effects: [outside.look(explorers, { poses: placed, looked })] }),
      }
    },
  })
