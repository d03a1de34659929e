/** Takes a picture of a scene: what is seen, how it is lit, and how bright it is taken, without a browser or GPU. */
import type { Pieces } from '../../../base/pieces.ts'
import { assetOf as libraryAsset } from '../library/index.ts'
import type { Camera, Scene } from '../scene.ts'
import { addGlow } from './glow.ts'
import { litScene, type Detail } from './lit-scene.ts'
import { EMPTY_PIXEL, ROOM_PIXEL, type Picture } from './picture.ts'
import { createSampler, type Film } from './sample.ts'
import { meter, takeShot, type Shot } from './shot.ts'
import type { AssetSource } from '../thing-parts.ts'
import type { Group } from './stage.ts'
import { byteOf, exposureOf } from './tone.ts'

export interface RenderOptions {
  readonly width: number
  readonly height: number
  /** samples along each side of a pixel: 2, or 1 for drafts */
  readonly samples?: 1 | 2
  readonly detail?: Detail
  /** instead of the exposure of the scene's lighting */
  readonly stops?: number
  /** the library, unless told */
  readonly assetOf?: AssetSource
}

const LARGEST_SIDE = 4096

// rows of one piece of the work: some milliseconds of a large picture
const ROWS_OF_A_PIECE = 8

export function* renderScene(scene: Scene, camera: Camera, options: RenderOptions): Pieces<Picture> {
  const { detail = 'fine', samples = detail === 'draft' ? 1 : 2, assetOf = libraryAsset } = options
  const [width, height] = [options.width, options.height].map((side) =>
    Math.max(1, Math.min(LARGEST_SIDE, Math.round(side) || 1)),
  ) as [number, number]
  const shot = yield* takeShot(
    yield* litScene(scene, assetOf, detail),
    scene,
    camera,
    width * samples,
    height * samples,
    samples,
    detail,
  )
  const { luminances, white } = yield* meter(shot)
  const exposure = exposureOf(luminances, options.stops ?? scene.lighting?.exposure ?? 0)
  return yield* resolve(shot, scene, width, height, { exposure, white }, samplesOf(shot))
}

/** Which samples of a pixel are looked at: of four, the two across from each other do where somebody waits. */
function samplesOf({ samples, isQuick }: Shot): readonly number[] {
  if (samples === 1) return [0]
  return isQuick ? [0, 3] : [0, 1, 2, 3]
}

function* resolve(
  shot: Shot,
  scene: Scene,
  width: number,
  height: number,
  film: Film,
  looked: readonly number[],
): Pieces<Picture> {
  const { stage, solid, clear, samples } = shot
  const place = new Map(scene.objects.map((object, index) => [object, index]))
  const objectOf = ({ object }: Group): number => (object === null ? ROOM_PIXEL : (place.get(object) ?? ROOM_PIXEL))
  const count = width * height
  const light = new Float32Array(count * 3)
  const objects = new Int32Array(count).fill(EMPTY_PIXEL)
  const depth = new Float32Array(count).fill(Infinity)
  const luminance = new Float32Array(count)
  const shown = new Float32Array(3)
  const sample = createSampler(shot, film)
  const resolveRow = (row: number) => {
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column
      let before = -1
      let bright = 0
      for (const sub of looked) {
        const x = column * samples + (sub % samples)
        const y = row * samples + (sub >> (samples - 1))
        const at = y * solid.width + x
        // samples of one triangle look alike: the last one stands for the next
        if (
          before < 0 ||
          solid.triangle[at] !== solid.triangle[before] ||
          shot.mirror?.visible.triangle[at] !== shot.mirror?.visible.triangle[before] ||
          clear.triangle[at] !== clear.triangle[before]
        ) {
          bright = sample(x, y, shown)
        }
        before = at
        luminance[pixel]! += bright / looked.length
        for (let channel = 0; channel < 3; channel++) light[pixel * 3 + channel]! += shown[channel]! / looked.length
      }
      const last = before
      const triangle = (clear.triangle[last]! || solid.triangle[last]!) - 1
      if (triangle >= 0) {
        objects[pixel] = objectOf(stage.groups[stage.groupOf[triangle]!]!)
        depth[pixel] = 1 / clear.nearness[last]!
      }
    }
  }
  for (let row = 0; row < height; row++) {
    resolveRow(row)
    if (row % ROWS_OF_A_PIECE === 0) yield
  }
  yield* addGlow(light, width, height)
  yield
  const rgb = new Uint8Array(count * 3)
  for (let index = 0; index < rgb.length; index++) rgb[index] = byteOf(Math.min(1, light[index]!))
  return { width, height, rgb, objects, depth, luminance }
}
