/** Reads the bytes of a story file as a story, or says what else the file is. */
import { TroupeError } from '../../base/errors.ts'
import { openStory, StoryFileError, type Story } from '../zmachine/index.ts'

export function readStory(file: Uint8Array, name: string): Story {
  try {
    return openStory(file)
  } catch (error) {
    if (!(error instanceof StoryFileError)) throw error
    throw new TroupeError('STORY_UNPLAYABLE', `${name} cannot be played. ${error.message}`, { cause: error })
  }
}
