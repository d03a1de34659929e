/** A real game that knows nothing of us: two agents in Minetest. `npm run desktop-test` is the longer version. */
import { expect, it } from 'vitest'
import { temporaryPlaces } from '../places.ts'
import { playMinetest } from './minetest/measure.ts'
import { hasMinetest } from './minetest/minetest.ts'

const place = temporaryPlaces()

it.skipIf(!hasMinetest)(
  'two agents walk and look in Minetest, and know where they are (needs: apt-get install --no-install-recommends ' +
    'minetest minetest-server xvfb libgl1-mesa-dri)',
  async () => {
    const { actions, moved, poseError } = await playMinetest(place('game'), { rounds: 12 })
    expect(actions).toBe(24)
    expect(moved).toBeGreaterThanOrEqual(0.95)
    expect(poseError.part).toBeLessThanOrEqual(0.02)
    expect(poseError.degrees).toBeLessThanOrEqual(2)
  },
  120_000,
)
