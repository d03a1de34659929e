import { describe, expect, it } from 'vitest'
import { createMinds } from '../../minds/mind.ts'
import type { GridLayout } from '../../worlds/grid/layout.ts'
import { createGrid } from '../../worlds/grid/grid.ts'
import { searchableGrid } from '../../worlds/grid/searchable.ts'
import { bestView } from './best-view.ts'
import { createExplorers } from './explorers.ts'
import { tally } from './tally.ts'

const explorers = createExplorers({ minds: createMinds({ choose: { decision: 'rules' } }) })

// a hall to the east behind a door, and a niche to the south beside the one who looks
const world: GridLayout = {
  levels: [
    [
      '###########', //
      '#...#.....#',
      '#...+.....#',
      '#...#.....#',
      '#.#########',
      '#.#########',
      '###########',
    ],
  ],
  objects: [{ name: 'moon', at: [9, 0, 3] }],
  starts: [{ at: [2, 0, 2], yaw: 0 }],
}

function viewAfter(seen: readonly string[] = []) {
  const grid = createGrid({ source: world, agents: ['Ada'] })
  for (const action of seen) grid.perform('Ada', action as never)
  const kinds = new Map(grid.observe('Ada').cells)
  const chart = searchableGrid.chart(world)
  const knowledge = { kind: (place: number) => kinds.get(place) } as never
  return { view: bestView({ chart, knowledge, pose: grid.stateOf('Ada') }, () => 0, 0.75), chart }
}

describe('the best view', () => {
  it('is a turn of the head where much more is expected behind one than ahead', () => {
    const { view } = viewAfter()
    expect(view?.action).toMatch(/^look_/)
    expect(view?.expected).toBeGreaterThan(3)
  })

  it('is none where everything in sight is known', () => {
    const chart = searchableGrid.chart(world)
    const pose = createGrid({ source: world, agents: ['Ada'] }).stateOf('Ada')
    const knowledge = { kind: () => 1 } as never
    expect(bestView({ chart, knowledge, pose }, () => 0, 0.75)).toBeUndefined()
  })

  it('finds everything, and walks through the door for it', async () => {
    const variant = { switches: ['best-view'] }
    const { board, reason } = await explorers.run({ world, explorers: ['Ada'], maxSteps: 40, variant }).finished
    expect(reason).toBe('every object is found')
    expect(tally(board).rounds).toBeLessThan(15)
    expect(board.actionReason['Ada']).toMatch(/new cells/)
  })
})
