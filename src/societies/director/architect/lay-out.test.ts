import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/pieces.ts'
import { createRandom } from '../../../base/random.ts'
import type { MasterPlan } from '../plan.ts'
import { faultsOfLayout } from './faults-of-layout.ts'
import { fixtureCatalogue as catalogue, fixtureNames, objectsOf, planOf } from './fixture.ts'
import { type Layout, layOut as piecesOfLayOut } from './lay-out.ts'

const layOut = (...given: Parameters<typeof piecesOfLayOut>) => atOnce(piecesOfLayOut(...given))

const lay = (plan: MasterPlan, seed = 1): Layout => layOut({ plan, objects: objectsOf(plan), seed, catalogue })
const placedIn = ({ objects }: Layout) => objects.filter(({ position }) => position !== null).length

describe('a layout', () => {
  it('is sound for any set of things, by the volumes of their meshes', async () => {
    for (let seed = 0; seed < 12; seed++) {
      const random = createRandom(`sets ${seed}`)
      const things: Record<string, number> = {}
      for (let kind = 0; kind < 3 + random.integer(8); kind++) things[random.pick(fixtureNames)] = 1 + random.integer(3)
      const layout = lay(planOf(things), seed)
      expect(await faultsOfLayout(layout, catalogue), JSON.stringify(things)).toEqual([])
      expect(placedIn(layout)).toBe(layout.objects.length)
    }
  }, 180_000)

  it('has the same bytes for the same seed, and others for another', () => {
    const plan = planOf({ bed: 1, nightstand: 2, desk: 1, chair: 1, lamp: 2, rug: 1, plant: 2 })
    expect(JSON.stringify(lay(plan, 7))).toBe(JSON.stringify(lay(plan, 7)))
    expect(JSON.stringify(lay(plan, 7))).not.toBe(JSON.stringify(lay(plan, 8)))
  })
})
