import { expect, it } from 'vitest'
import { memoryStore } from '../src/index.ts'
import { createAdventurers } from '../src/societies/adventurers/adventurers.ts'
import { storySource } from '../src/societies/adventurers/story-source.ts'
import { exportRun } from '../src/store/transfer.ts'

it('500 turns of a game, with all that was thought, are less than 2.85 MB of records', async () => {
  const store = memoryStore()
  const input = { story: storySource('stories/fog-bell.z5'), worldSeed: 1, maxSteps: 500 }
  const run = createAdventurers().run(input, { seed: 1, store })
  await run.finished
  let bytes = 0
  for await (const line of exportRun(store, run.id, '0.0.0')) bytes += Buffer.byteLength(line)
  expect(bytes).toBeLessThan(2_850_000)
  // 500 turns take ten seconds, and longer beside others
}, 180_000)
