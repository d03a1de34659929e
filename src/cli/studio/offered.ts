/** The societies the studio offers: those that come with Troupe, with every story that is here, and those that are named. */
import type { Societies } from '../../server/catalogue.ts'
import { offerAdventurers } from '../../societies/adventurers/offer.ts'
import { societies } from '../../societies/by-name.ts'
import { storiesHere } from '../find-story.ts'
import { loadSociety } from '../society.ts'
import { catalogue, ownStories } from '../stories/catalogue.ts'

export async function offeredSocieties(files: readonly string[]): Promise<Societies> {
  const named = await Promise.all(files.map(async (file) => loadSociety(file)))
  return {
    ...societies,
    adventurers: async () => ({ ...(await societies['adventurers']!()), studio: offerAdventurers(shelf()) }),
    ...Object.fromEntries(named.map((society) => [society.name, async () => society])),
  }
}

/** Ours first: it is played when none is chosen. */
function shelf() {
  const described = [...ownStories, ...catalogue]
  const stories = storiesHere().map(({ name, file }) => ({
    name,
    file,
    title: described.find((story) => story.name === name)?.title ?? name,
  }))
  const isOwn = ({ name }: { name: string }) => ownStories.some((story) => story.name === name)
  return [...stories.filter(isOwn), ...stories.filter((story) => !isOwn(story))]
}
