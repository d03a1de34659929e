/** Takes a picture of a scene: what is seen, how it is lit, and how bright it is taken, without a browser or GPU. */
import type { Camera, Scene } from '../scene.ts'
import { luminanceOf, type Rgb } from '../texture/color.ts'
import { backdropOf, type Backdrop } from './backdrop.ts'
import { assetOf as libraryAsset } from '../library/index.ts'
import { drawnFor, isOutside } from './cut-away.ts'
import { look, newSeen, type Seen } from './frame-buffer.ts'
import { addGlow } from './glow.ts'
import { readLayer, type Layer } from './layer.ts'
import { litScene, type Detail, type LitScene } from './lit-scene.ts'
import { occlusionOf } from './occlusion.ts'
import { EMPTY_PIXEL, ROOM_PIXEL, type Picture } from './picture.ts'
import { lensOf, type Projection } from './projection.ts'
import { emptyVisible, rasterize, type Visible } from './rasterize.ts'
import { createShader, type Around, type Shader } from './shade.ts'
import type { AssetSource, Group, Stage } from './stage.ts'
import { createLookAround, type LookAround, SURROUNDING_CHANNELS, surroundingsOf } from './surroundings.ts'
import { byteOf, develop, exposureOf, whiteBalanceOf } from './tone.ts'

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

// metres between a point and one of a layer that still counts as the same surface
const SAME_PLANE = 0.05
// walls that are cut open are drawn as plans draw them
const CUT_SHADE = 0.12
const LARGEST_SIDE = 4096

interface Shot {
  readonly stage: Stage
  readonly view: Projection
  readonly solid: Visible
  readonly clear: Visible
  readonly surroundings: Layer
  /** for the few samples that lie on no surface of the layer, such as the edge of a board */
  readonly lookAround: LookAround
  readonly occlusion: Layer
  readonly shade: Shader
  readonly backdrop: Backdrop
  readonly samples: 1 | 2
}

export function renderScene(scene: Scene, camera: Camera, options: RenderOptions): Picture {
  const { detail = 'fine', samples = detail === 'fine' ? 2 : 1, assetOf = libraryAsset } = options
  const [width, height] = [options.width, options.height].map((side) =>
    Math.max(1, Math.min(LARGEST_SIDE, Math.round(side) || 1)),
  ) as [number, number]
  const shot = takeShot(
    litScene(scene, assetOf, detail),
    scene,
    camera,
    width * samples,
    height * samples,
    samples,
    detail,
  )
  const { luminances, white } = meter(shot)
  const exposure = exposureOf(luminances, options.stops ?? scene.lighting?.exposure ?? 0)
  return resolve(shot, scene, width, height, { exposure, white })
}

function takeShot(
  { stage, direct, indirect }: LitScene,
  scene: Scene,
  camera: Camera,
  width: number,
  height: number,
  samples: 1 | 2,
  detail: Detail,
): Shot {
  const view = lensOf(camera, width, height)
  const isDrawn = drawnFor(scene, camera)
  const solid = emptyVisible(width, height)
  rasterize(stage, view, solid, { isOneSided: true, isDrawn: (group) => group.surface.opacity >= 1 && isDrawn(group) })
  // glass in front of what is solid: the nearest of it
  const clear: Visible = { ...solid, nearness: solid.nearness.slice(), triangle: new Uint32Array(width * height) }
  rasterize(stage, view, clear, { isOneSided: true, isDrawn: (group) => group.surface.opacity < 1 && isDrawn(group) })
  const isFine = detail === 'fine'
  const lookAround = createLookAround(stage, indirect, isFine ? 28 : 12)
  return {
    stage,
    view,
    solid,
    clear,
    surroundings: surroundingsOf(stage, view, solid, (isFine ? 4 : 3) * samples, lookAround),
    lookAround,
    occlusion: occlusionOf(stage, view, solid, 2 * samples),
    shade: createShader(direct),
    backdrop: backdropOf(scene.lighting, isOutside(scene, camera)),
    samples,
  }
}

interface Film {
  readonly exposure: number
  /** what red, green and blue are multiplied with */
  readonly white: Rgb
}

/** Luminances of a few points of the picture, to take it by (0 where nothing is), and the colour of its light. */
function meter({ stage, view, solid, surroundings, shade }: Shot): { luminances: Float32Array; white: Rgb } {
  const { width, height, step, data } = surroundings
  const luminances = new Float32Array(width * height)
  const sums = new Float64Array(3)
  const seen = newSeen()
  const out = new Float32Array(3)
  const around: Around = { light: new Float32Array(SURROUNDING_CHANNELS), open: 0.9 }
  for (let row = 0; row < height; row++) {
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
  return { luminances, white: whiteBalanceOf(sums[0]!, sums[1]!, sums[2]!) }
}

function resolve(shot: Shot, scene: Scene, width: number, height: number, film: Film): Picture {
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
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column
      let before = -1
      let bright = 0
      for (let sub = 0; sub < samples * samples; sub++) {
        const x = column * samples + (sub % samples)
        const y = row * samples + (sub >> (samples - 1))
        const at = y * solid.width + x
        // samples of one triangle look alike: the last one stands for the next
        if (
          before < 0 ||
          solid.triangle[at] !== solid.triangle[before] ||
          clear.triangle[at] !== clear.triangle[before]
        ) {
          bright = sample(x, y, shown)
        }
        before = at
        luminance[pixel]! += bright / (samples * samples)
        for (let channel = 0; channel < 3; channel++)
          light[pixel * 3 + channel]! += shown[channel]! / (samples * samples)
      }
      const last = before
      const triangle = (clear.triangle[last]! || solid.triangle[last]!) - 1
      if (triangle >= 0) {
        objects[pixel] = objectOf(stage.groups[stage.groupOf[triangle]!]!)
        depth[pixel] = 1 / clear.nearness[last]!
      }
    }
  }
  addGlow(light, width, height)
  const rgb = new Uint8Array(count * 3)
  for (let index = 0; index < rgb.length; index++) rgb[index] = byteOf(Math.min(1, light[index]!))
  return { width, height, rgb, objects, depth, luminance }
}

/** Looks at one sample, through glass where there is some; writes the screen's light and answers the luminance. */
function createSampler(
  shot: Shot,
  { exposure, white: balance }: Film,
): (x: number, y: number, out: Float32Array) => number {
  const { stage, view, solid, clear, surroundings, lookAround, occlusion, shade, backdrop } = shot
  const seen: Seen = newSeen()
  const around: Around = { light: new Float32Array(SURROUNDING_CHANNELS), open: 1 }
  const open = new Float32Array(1)
  const color = new Float32Array(3)
  const glass = new Float32Array(3)
  const white = 1 / exposure
  const isAbove = view.forward[1] < -0.3
  const shadeHere = (x: number, y: number, to: Float32Array) => {
    if (!readLayer(surroundings, seen, x, y, SAME_PLANE * 2, around.light)) lookAround(seen, 0, around.light)
    around.open = readLayer(occlusion, seen, x, y, SAME_PLANE, open) ? open[0]! : 0.85
    const { surface, shell } = stage.groups[stage.groupOf[seen.triangle]!]!
    if (shell === 'walls' && seen.ny > 0.9 && isAbove) to.fill(white * CUT_SHADE)
    else shade(seen, surface, around, white, to)
    return surface
  }
  return (x, y, out) => {
    let luminance = 0
    if (look(stage, view, solid, x, y, seen)) {
      shadeHere(x, y, color)
      luminance = luminanceOf(color[0]!, color[1]!, color[2]!)
    } else {
      backdrop(-seen.ex, -seen.ey, -seen.ez, color)
      // painted as the film shows it, whatever the light inside
      for (let channel = 0; channel < 3; channel++) color[channel]! *= white / balance[channel]!
    }
    if (clear.triangle[y * clear.width + x]! > 0 && look(stage, view, clear, x, y, seen)) {
      const { opacity } = shadeHere(x, y, glass)
      const share = opacity + (1 - opacity) * 0.04
      for (let channel = 0; channel < 3; channel++)
        color[channel] = color[channel]! * (1 - share) + glass[channel]! * share
    }
    develop(
      color[0]! * exposure * balance[0],
      color[1]! * exposure * balance[1],
      color[2]! * exposure * balance[2],
      out,
    )
    return luminance
  }
}
