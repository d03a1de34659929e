/** The scene that stands on a board, for whoever draws, checks or writes it. */
import { isPlaced, type Scene } from '../../worlds/scene/scene.ts'
import type { DirectorView } from './board.ts'

export type SceneFields = Pick<DirectorView, 'userPrompt' | 'rooms' | 'sceneObjects' | 'lightingSetup' | 'cameraSetup'>

export const sceneOf = (view: SceneFields): Scene => ({
  title: view.userPrompt,
  rooms: view.rooms,
  objects: view.sceneObjects.filter(isPlaced),
  lighting: view.lightingSetup,
  camera: view.cameraSetup,
})
