/** Explorers in a building: what they see, where they went, and what they tell each other. */
import type { WorldView } from '../../contract.ts'
import { coverageCurve, gridCast, gridFacts, gridMarks } from './measures.ts'
import { GridStory } from './story.tsx'
import { GridThumbnail } from './thumbnail.tsx'
import { GridWorld } from './world.tsx'

export const view: WorldView = {
  World: GridWorld,
  Story: GridStory,
  Thumbnail: GridThumbnail,
  curve: coverageCurve,
  marks: gridMarks,
  facts: gridFacts,
  agents: gridCast,
}
