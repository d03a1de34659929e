/** A scene in our own format: what stands on the board of its run, with a version, for programs that read it again. */
import type { Scene } from '../scene.ts'

const SCENE_FORMAT = 'troupe-scene'
const SCENE_VERSION = 1

export function writeSceneJson({ title, rooms, objects, lighting, camera }: Scene): string {
  const scene = {
    format: SCENE_FORMAT,
    version: SCENE_VERSION,
    units: { length: 'metre', angle: 'degree', up: 'y' },
    title,
    rooms,
    objects,
    lighting,
    camera,
  }
  return `${JSON.stringify(scene, null, 2)}\n`
}
