import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { createMinds } from '../src/minds/mind.ts'
import { memoryStore } from '../src/store/memory-store.ts'
import { createAdventurers } from '../src/societies/adventurers/adventurers.ts'
import type * as Imagining from '../src/worlds/adventure/search/imagining.ts'
import { storySource } from '../src/societies/adventurers/story-source.ts'
import { root } from './repository.ts'

const FOG_BELL = join(root, 'stories', 'fog-bell.z5')
// a story is read first, on a machine that has other things to do
const PATIENCE = { timeout: 60_000 }

/** The searches that were begun, as long as anybody holds them. */
const begun = vi.hoisted((): WeakRef<object>[] => [])
vi.mock(import('../src/worlds/adventure/search/imagining.ts'), async (importOriginal) => {
  const original: typeof Imagining = await importOriginal()
  return {
    ...original,
    createImagining: (...words) => {
      const made = original.createImagining(...words)
      const advance: Imagining.Imagining['advance'] = (limits) => made.advance(limits)
      begun.push(new WeakRef(advance))
      return { ...made, advance }
    },
  }
})

it('holds what was imagined while the run goes on, and lets go of it after the run was cancelled', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const isHeld = () => {
    collect()
    return begun[0]?.deref() !== undefined
  }
  const imagineAndCancel = async () => {
    const input = { story: storySource(FOG_BELL), worldSeed: 1, mode: 'imagine' as const, imagineSeconds: 600 }
    const run = createAdventurers({ minds: createMinds() }).run(input, { store: memoryStore() })
    await expect.poll(isHeld, PATIENCE).toBe(true)
    expect((await run.cancel()).reason).toBe('cancelled')
  }
  await imagineAndCancel()
  await expect.poll(isHeld, PATIENCE).toBe(false)
}, 180_000)
