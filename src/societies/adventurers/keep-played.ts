/** Keeps a story that was named by its path beside the store: its games can be resumed when the file has moved. */
import { extname, join } from 'node:path'
import { messageOf } from '../../base/errors.ts'
import { findOnShelf, hashOf, isStoryName, PLAYED } from './story-shelf.ts'
import type { StorySource } from './story-source.ts'
import { readStoryFile } from '../../worlds/adventure/read-story-file.ts'
import { keep } from './keep-file.ts'

/** `folder`: of the stories beside the store. What is on the shelf already is not kept twice. */
export function keepPlayed(
  { name, file, sha256 }: StorySource,
  folder: string,
  beside: { readonly warn: (line: string) => void },
): void {
  if (findOnShelf(sha256, name) !== undefined) return
  try {
    const bytes = readStoryFile(file)
    // by its ending it is known for a story
    const ending = isStoryName(file) ? extname(file).toLowerCase() : '.dat'
    if (hashOf(bytes) === sha256) keep(join(folder, PLAYED), `${sha256}${ending}`, bytes)
  } catch (error) {
    beside.warn(
      `No copy of the story could be kept (${messageOf(error)}), so this game can be resumed later only ` +
        'when TROUPE_STORIES names the folder of its file.',
    )
  }
}
