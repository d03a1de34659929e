import { expect, it } from 'vitest'
import { code, tinyStory } from '../../../test/zmachine/tiny-story.ts'
import { readStory } from './story-file.ts'

it('a story file becomes a story', () => {
  expect(readStory(tinyStory(3, code.quit), 'tiny.z3')).toMatchObject({ version: 3, release: 7 })
})

it('a file that is none becomes an error with a code that names the file and says what it is', () => {
  const file = Buffer.from(`Glul${'\0'.repeat(80)}`)
  expect(() => readStory(file, 'games/late.ulx')).toThrow(
    expect.objectContaining({ code: 'STORY_UNPLAYABLE' }) as Error,
  )
  expect(() => readStory(file, 'games/late.ulx')).toThrow(/^games\/late\.ulx cannot be played\. This is a Glulx story/)
})
