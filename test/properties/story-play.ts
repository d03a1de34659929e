/** A story nobody wrote, played by the whole society: plain, with retries or imagining, everything from the seed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TroupeError } from '../../src/base/errors.ts'
import { createRandom } from '../../src/base/random.ts'
import { createMinds } from '../../src/minds/mind.ts'
import { createAdventurers } from '../../src/societies/adventurers/adventurers.ts'
import { storySource } from '../../src/societies/adventurers/story-source.ts'
import { memoryStore } from '../../src/store/memory-store.ts'
import { mutate, type Original } from './zmachine-stories.ts'

const STEPS = 12
const EXPANSIONS = 2
// of the processor; a game of this length takes a tenth of a second, a story that never ends its turns far longer
const MOST_SECONDS = 60

const society = createAdventurers({ minds: createMinds({ model: 'rules' }) })
const modes = ['plain', 'retry', 'imagine'] as const

export interface BrokenGame {
  readonly name: string
  readonly mode: (typeof modes)[number]
  /** why the game ended; `refused` when the file was no story */
  readonly end: string
  readonly cpuSeconds: number
}

/** Throws when the society breaks, hangs or plays on for ever; the message says which story it was. */
export async function playBroken(seed: number, originals: readonly Original[]): Promise<BrokenGame> {
  const random = createRandom(seed)
  const { name, bytes } = mutate(random, originals)
  const mode = modes[random.integer(modes.length)]!
  const folder = mkdtempSync(join(tmpdir(), 'troupe-broken-'))
  const began = process.cpuUsage()
  const spent = () => {
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1e6
  }
  try {
    const file = join(folder, 'broken.z5')
    writeFileSync(file, bytes)
    const story = storySource(file)
    const input = { story, worldSeed: seed & 0xffff, mode, maxSteps: STEPS, imagineExpansions: EXPANSIONS }
    const { status, reason = '', board } = await society.run(input, { seed, store: memoryStore() }).finished
    if (status !== 'ended') throw new Error(`the game is ${status}`)
    if (board.step > STEPS) throw new Error(`it was played for ${board.step} steps`)
    if (spent() > MOST_SECONDS) throw new Error(`it took ${spent().toFixed(0)} s`)
    return { name, mode, end: reason, cpuSeconds: spent() }
  } catch (error) {
    if (error instanceof TroupeError && error.code.startsWith('STORY_'))
      return { name, mode, end: 'refused', cpuSeconds: spent() }
    throw new Error(`${name}, ${mode}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
