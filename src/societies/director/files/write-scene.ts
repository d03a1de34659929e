/** The files that come out of a run of the director, made from its board when somebody asks for them. */
import { pause } from '../../../base/pause.ts'
import { inTurns } from '../../../base/pieces.ts'
import { stateAt } from '../../../store/history.ts'
import type { Store } from '../../../store/store.ts'
import { writeBlenderScript } from '../../../worlds/scene/files/blender.ts'
import { writeGlb } from '../../../worlds/scene/files/glb.ts'
import { writeMtl, writeObj } from '../../../worlds/scene/files/obj.ts'
import { writePlanSvg } from '../../../worlds/scene/files/plan-svg.ts'
import { encodePng } from '../../../worlds/scene/files/png.ts'
import { writeSceneJson } from '../../../worlds/scene/files/scene-json.ts'
import { writeSceneState } from '../../../worlds/scene/files/scene-state.ts'
import { cameraAbove } from '../../../worlds/scene/render/camera-above.ts'
import { renderScene, type RenderOptions } from '../../../worlds/scene/render/render-scene.ts'
import type { Camera, Scene } from '../../../worlds/scene/scene.ts'
import type { FilePart } from '../../society.ts'
import { believeBoard } from '../believe.ts'
import { sceneOf } from '../scene-of.ts'
import type { SceneFile } from '../scene-file.ts'
import { reportFile } from './report-file.ts'

const LARGE = { width: 1280, height: 800 }
const SMALL = { width: 640, height: 400 }
// drawn in half a second; a heavy scene in a process that has drawn nothing yet within a second
const AWAITED: RenderOptions = { width: 416, height: 260, detail: 'quick' }

/** `isAwaited`: pictures are smaller, with coarser light, because somebody waits for them. */
export async function* writeScene(
  as: SceneFile,
  store: Store,
  run: string,
  isAwaited = false,
): AsyncGenerator<FilePart> {
  const board = believeBoard(await stateAt(store, run))
  const scene = sceneOf(board)
  switch (as) {
    case 'glb':
      return yield await writeGlb(scene)
    case 'preview':
      return yield await picture(scene, scene.camera?.main, isAwaited ? AWAITED : LARGE)
    case 'view-1':
      return yield await picture(scene, scene.camera?.views[0], isAwaited ? AWAITED : SMALL)
    case 'view-2':
      return yield await picture(scene, scene.camera?.views[1], isAwaited ? AWAITED : SMALL)
    case 'above':
      return yield await picture(scene, cameraAbove(scene.rooms), isAwaited ? AWAITED : SMALL)
    case 'plan':
      return yield writePlanSvg(scene)
    case 'json':
      return yield writeSceneJson(scene)
    case 'scene-state':
      return yield writeSceneState(scene)
    case 'obj':
      return yield* inParts(writeObj(scene))
    case 'mtl':
      return yield* inParts(writeMtl(scene))
    case 'blender':
      return yield writeBlenderScript(scene)
    case 'report':
      return yield reportFile(board)
  }
}

// letters and lines between two pauses
const PART = { letters: 200_000, lines: 40 }

/** A long text, with pauses between its parts. */
async function* inParts(lines: Iterable<string>): AsyncGenerator<string> {
  let part = ''
  let count = 0
  for (const line of lines) {
    part += line
    if (part.length < PART.letters && ++count % PART.lines !== 0) continue
    if (part !== '') yield part
    part = ''
    await pause()
  }
  if (part !== '') yield part
}

/** A view that nobody framed is taken from above. */
async function picture(scene: Scene, camera: Camera | undefined, options: RenderOptions): Promise<Uint8Array> {
  const { rgb, width, height } = await inTurns(renderScene(scene, camera ?? cameraAbove(scene.rooms), options))
  return await encodePng({ width, height, data: rgb })
}
