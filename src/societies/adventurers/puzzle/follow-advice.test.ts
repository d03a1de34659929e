import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createMinds } from '../../../minds/mind.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { createAdventurers } from '../adventurers.ts'
import { SHIPPED } from '../story-shelf.ts'
import { storySource } from '../story-source.ts'

it('does what the story says would have to be done, with a thing at hand', async () => {
  const story = storySource(join(SHIPPED, 'gym/development/lot-forty/lot-forty.z5'))
  const society = createAdventurers({ minds: createMinds({ model: 'rules' }) })
  const run = society.run({ story, worldSeed: 31, maxSteps: 80 }, { seed: 31, store: memoryStore() })
  const { board } = await run.finished
  expect(Object.values(board.advice)).toContainEqual(expect.objectContaining({ verb: 'turn', second: '*' }))
  expect(board.commands.filter((command) => command.startsWith('turn iron spindle with')).length).toBeGreaterThan(0)
  expect(board.locations.length).toBeGreaterThan(1)
})
