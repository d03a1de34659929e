/** A director's scene: a room that six members make of a sentence, mend and light. */
import type { WorldView } from '../../contract.ts'
import { ScenesBeside } from './beside.tsx'
import { placedCurve, sceneFacts, sceneMarks } from './measures.ts'
import { members } from './members.ts'
import { SceneStory } from './story.tsx'
import { SceneThumbnail } from './thumbnail.tsx'
import { SceneWorld } from './world.tsx'

export const view: WorldView = {
  World: SceneWorld,
  Story: SceneStory,
  Thumbnail: SceneThumbnail,
  Beside: ScenesBeside,
  curve: placedCurve,
  marks: sceneMarks,
  facts: sceneFacts,
  agents: members,
}
