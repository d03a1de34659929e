/** Agents in Minetest, held to the truth that the game writes: what moved, by how much, and which way they look. */
import { createRandom } from '../../../src/base/random.ts'
import { openDesktop } from '../../../src/worlds/desktop/desktop.ts'
import { apart, beginning, csvPoses, reckon } from '../../../src/worlds/desktop/pose.ts'
import { everybodyIsIn, startMinetest, STRIDE, TURN } from './minetest.ts'

export interface GameMeasures {
  readonly actions: number
  /** which part of "did it move?" the pictures answer rightly */
  readonly moved: number
  /** the farthest that a pose was from the truth, as a part of a stride, and in degrees */
  readonly poseError: { readonly part: number; readonly degrees: number }
  /** of poses that are only reckoned: how far off in the end, as a part of the way */
  readonly reckoned: number
  /** of this process in MB, after the first rounds and in the end */
  readonly memory: readonly [number, number]
  readonly files: readonly [number, number]
  readonly seconds: number
}

const ways = [
  'forward',
  'forward',
  'forward',
  'look_left',
  'look_right',
  'move_left',
  'move_right',
  'backward',
] as const
// what a server calls a move; a nudge along a wall is none that anybody sees
const [MOVED, TURNED] = [0.05, 1]
const WARM_ROUNDS = 5

export async function playMinetest(
  folder: string,
  { rounds, names = ['Ada', 'Ben'], seed = 1, until }: Playing,
): Promise<GameMeasures> {
  const game = await startMinetest(folder, names)
  try {
    const desktop = await openDesktop(game.desktop)
    try {
      await everybodyIsIn(game, names)
      const truth = csvPoses(game.truth)
      const random = createRandom(seed)
      const places = await Promise.all(names.map(async (name) => (await truth(name)) ?? beginning))
      const reckonings = [...places]
      const measured = { right: 0, all: 0, part: 0, degrees: 0, way: 0 }
      let [memory, files] = [usedMegabytes(), openFiles()]
      const [began, firstMemory] = [performance.now(), [memory, files]]
      for (let round = 0; round < rounds || performance.now() - began < (until ?? 0); round++) {
        const actions = Object.fromEntries(names.map((name) => [name, random.pick(ways)]))
        const acted = await desktop.act(actions)
        for (const [place, name] of names.entries()) {
          const { pose, changed, trouble } = acted[name]!
          if (trouble && !trouble.isMild) throw new Error(`${name}: ${trouble.name}: ${trouble.says}`)
          // everything is at rest by now, so whatever was told too early shows
          const now = (await truth(name))!
          const { way, degrees } = apart(places[place]!, now)
          const hasMoved = way > MOVED || degrees > TURNED
          const sawIt = changed >= 0.05
          measured.all++
          if (hasMoved === sawIt) measured.right++
          else process.stderr.write(`${name} ${actions[name]}: moved ${way} and ${degrees}°, changed ${changed}\n`)
          const error = apart(pose, now)
          measured.part = Math.max(measured.part, error.way / STRIDE)
          measured.degrees = Math.max(measured.degrees, error.degrees)
          measured.way += way
          if (sawIt) reckonings[place] = reckon(reckonings[place]!, actions[name]!, { stride: STRIDE, turn: TURN })
          places[place] = now
        }
        if (round === WARM_ROUNDS) firstMemory.splice(0, 2, usedMegabytes(), openFiles())
      }
      ;[memory, files] = [usedMegabytes(), openFiles()]
      const drift = names.map((_, place) => apart(reckonings[place]!, places[place]!).way)
      return {
        actions: measured.all,
        moved: measured.right / measured.all,
        poseError: { part: measured.part, degrees: measured.degrees },
        reckoned: drift.reduce((sum, each) => sum + each, 0) / Math.max(1e-9, measured.way),
        memory: [firstMemory[0]!, memory],
        files: [firstMemory[1]!, files],
        seconds: Math.round((performance.now() - began) / 1000),
      }
    } finally {
      await desktop.close()
    }
  } finally {
    await game.stop()
  }
}

interface Playing {
  readonly rounds: number
  readonly names?: readonly string[]
  readonly seed?: number
  /** goes on for so many milliseconds, whatever the rounds */
  readonly until?: number
}

function usedMegabytes(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return Math.round((heapUsed + arrayBuffers) / 1e5) / 10
}

const openFiles = () => process.getActiveResourcesInfo().length
