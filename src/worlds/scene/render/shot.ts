/** All that is known of a picture before its pixels: what is seen, and what light arrives there. */
import type { Pieces } from '../../../base/pieces.ts'
import type { Camera, Scene } from '../scene.ts'
import { luminanceOf, type Rgb } from '../color/color-space.ts'
import { backdropOf, type Backdrop } from './backdrop.ts'
import { drawnFor, isOutside } from './cut-away.ts'
import { look, newSeen } from './frame-buffer.ts'
import type { Layer } from './layer.ts'
import type { Detail, LitScene } from './lit-scene.ts'
import { mirroredIn, type Mirrored } from './mirror.ts'
import { occlusionOf } from './occlusion.ts'
import { lensOf, type Projection } from './projection.ts'
import { emptyVisible, rasterize, type Visible } from './rasterize.ts'
import { createShader, type Around, type Shader } from './shade.ts'
import type { Stage } from './stage.ts'
import { createLookAround, type LookAround, SURROUNDING_CHANNELS, surroundingsOf } from './surroundings.ts'
import { whiteBalanceOf } from './tone.ts'

/** How finely a picture is looked at: rays of a point of a layer, and pixels between two of its points. */
interface Looking {
  readonly rays: number
  readonly around: number
  readonly occlusion: number
  readonly hasMirror: boolean
}

const looking: Readonly<Record<Detail, Looking>> = {
  fine: { rays: 28, around: 4, occlusion: 2, hasMirror: true },
  quick: { rays: 12, around: 6, occlusion: 3, hasMirror: true },
  draft: { rays: 12, around: 3, occlusion: 2, hasMirror: false },
}

// light changes slowly across a picture: of larger ones, layers have no more points in a row than that
const MOST_POINTS = { around: 160, occlusion: 320 }

export interface Shot {
  readonly stage: Stage
  readonly view: Projection
  readonly solid: Visible
  readonly clear: Visible
  readonly surroundings: Layer
  /** for the few samples that lie on no surface of the layer, such as the edge of a board */
  readonly lookAround: LookAround
  readonly occlusion: Layer
  readonly mirror: (Mirrored & { readonly surroundings: Layer }) | null
  readonly shade: Shader
  readonly backdrop: Backdrop
  readonly samples: 1 | 2
  /** somebody waits for it */
  readonly isQuick: boolean
}

export function* takeShot(
  { stage, direct, indirect }: LitScene,
  scene: Scene,
  camera: Camera,
  width: number,
  height: number,
  samples: 1 | 2,
  detail: Detail,
): Pieces<Shot> {
  const view = lensOf(camera, width, height)
  const isDrawn = drawnFor(scene, camera)
  const solid = emptyVisible(width, height)
  yield* rasterize(stage, view, solid, {
    isOneSided: true,
    isDrawn: (group) => group.surface.opacity >= 1 && isDrawn(group),
  })
  // glass in front of what is solid: the nearest of it
  const clear: Visible = { ...solid, nearness: solid.nearness.slice(), triangle: new Uint32Array(width * height) }
  yield* rasterize(stage, view, clear, {
    isOneSided: true,
    isDrawn: (group) => group.surface.opacity < 1 && isDrawn(group),
  })
  const { rays, around, occlusion, hasMirror } = looking[detail]
  const lookAround = createLookAround(stage, indirect, rays)
  const step = Math.max(around * samples, Math.ceil(width / MOST_POINTS.around))
  const occlusionStep = Math.max(occlusion * samples, Math.ceil(width / MOST_POINTS.occlusion))
  const mirrored = hasMirror ? yield* mirroredIn(stage, view, solid, isDrawn) : null
  return {
    stage,
    view,
    solid,
    clear,
    surroundings: yield* surroundingsOf(stage, view, solid, step, lookAround),
    mirror:
      mirrored === null
        ? null
        : {
            ...mirrored,
            surroundings: yield* surroundingsOf(stage, mirrored.view, mirrored.visible, step, lookAround),
          },
    lookAround,
    occlusion: yield* occlusionOf(stage, view, solid, occlusionStep),
    shade: createShader(direct),
    backdrop: backdropOf(scene.lighting, isOutside(scene, camera)),
    samples,
    isQuick: detail === 'quick',
  }
}

const ROWS_OF_A_PIECE = 16

/** Luminances of a few points of the picture, to take it by (0 where nothing is), and the colour of its light. */
export function* meter({
  stage,
  view,
  solid,
  surroundings,
  shade,
}: Shot): Pieces<{ luminances: Float32Array; white: Rgb }> {
  const { width, height, step, data } = surroundings
  const luminances = new Float32Array(width * height)
  const sums = new Float64Array(3)
  const seen = newSeen()
  const out = new Float32Array(3)
  const around: Around = { light: new Float32Array(SURROUNDING_CHANNELS), open: 0.9 }
  const readRow = (row: number) => {
    for (let column = 0; column < width; column++) {
      const x = Math.min(solid.width - 1, column * step + (step >> 1))
      const y = Math.min(solid.height - 1, row * step + (step >> 1))
      if (!look(stage, view, solid, x, y, seen)) continue
      const place = row * width + column
      around.light.set(data.subarray(place * SURROUNDING_CHANNELS, (place + 1) * SURROUNDING_CHANNELS))
      const { surface } = stage.groups[stage.groupOf[seen.triangle]!]!
      if (surface.glow > 0) continue
      shade(seen, surface, around, 0, out)
      luminances[place] = luminanceOf(out[0]!, out[1]!, out[2]!)
      for (let channel = 0; channel < 3; channel++) sums[channel]! += around.light[channel]!
    }
  }
  for (let row = 0; row < height; row++) {
    readRow(row)
    if (row % ROWS_OF_A_PIECE === 0) yield
  }
  return { luminances, white: whiteBalanceOf(sums[0]!, sums[1]!, sums[2]!) }
}
