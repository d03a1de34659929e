/** The shelf of stories that can be chosen by name: those that come with Troupe and those that were downloaded. */
import { readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { catalogue, ownStories } from './story-catalogue.ts'
import { DOWNLOADS, isStoryName, SHIPPED } from './story-shelf.ts'

export interface StoryOnShelf {
  readonly name: string
  readonly file: string
  readonly from: 'download' | 'troupe'
}

export interface Shelves {
  readonly downloads: string
  readonly shipped: string
}

export const shelves: Shelves = { downloads: DOWNLOADS, shipped: SHIPPED }

/** A name that is on both shelves means the downloaded one. */
export function storiesHere({ downloads, shipped }: Shelves = shelves): StoryOnShelf[] {
  const all = [...storiesIn(downloads, 'download'), ...storiesIn(shipped, 'troupe')]
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at)
}

/** With their titles, ours first: it is played when none is chosen. */
export function shelf(): readonly (StoryOnShelf & { readonly title: string })[] {
  const described = [...ownStories, ...catalogue]
  const isOwn = ({ name }: StoryOnShelf) => ownStories.some((story) => story.name === name)
  return storiesHere()
    .map((story) => ({ ...story, title: described.find(({ name }) => name === story.name)?.title ?? story.name }))
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
}

function storiesIn(folder: string, from: StoryOnShelf['from']): StoryOnShelf[] {
  return namesIn(folder)
    .filter(isStoryName)
    .toSorted()
    .map((file) => ({ name: basename(file, extname(file)), file: join(folder, file), from }))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
