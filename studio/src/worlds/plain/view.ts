/** Any world: shown from its board and journal alone. */
import type { Fact, Moment, WorldView } from '../../contract.ts'
import { createMarker } from '../shared/troubles.ts'
import { castOf } from './cast.ts'
import { PlainStory } from './story.tsx'
import { PlainThumbnail } from './thumbnail.tsx'
import { PlainWorld } from './world.tsx'

export const view: WorldView = {
  World: PlainWorld,
  Story: PlainStory,
  Thumbnail: PlainThumbnail,
  // what failed and what was asked is worth a mark in any world
  marks: createMarker(() => {}),
  facts: factsAt,
}

function factsAt({ timeline, step }: Moment): Fact[] {
  const agents = castOf(timeline).length
  const written = timeline.step(step)?.did.reduce((sum, { changes = {} }) => sum + Object.keys(changes).length, 0) ?? 0
  return [
    { value: String(step), note: step === 1 ? 'step' : 'steps', isMain: true },
    { value: String(agents), note: agents === 1 ? 'agent' : 'agents' },
    { value: String(written), note: written === 1 ? 'field written' : 'fields written' },
  ]
}
