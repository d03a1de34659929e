/** Checks the edits of a fork: only values a game can have, and a story that is on the shelf. */
import type { Board } from '../paths.ts'
import { checkFields } from './read-board.ts'
import { openSource, type StorySource } from './story-source.ts'

export function checkEdit(edit: Board): void {
  if (Object.hasOwn(edit, 'story')) openSource(edit['story'] as StorySource)
  checkFields(edit)
}
