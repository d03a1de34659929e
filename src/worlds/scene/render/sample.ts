/** One sample of a picture: what is there, through glass and in mirrors, as the film shows it. */
import { luminanceOf, type Rgb } from '../color/color-space.ts'
import { look, newSeen, type Seen } from './frame-buffer.ts'
import { readLayer } from './layer.ts'
import type { Around } from './shade.ts'
import type { Shot } from './shot.ts'
import { SURROUNDING_CHANNELS } from './surroundings.ts'
import { develop } from './tone.ts'

// metres between a point and one of a layer that still counts as the same surface
const SAME_PLANE = 0.05
// walls that are cut open are drawn as plans draw them
const CUT_SHADE = 0.12
// what a mirror gives back
const SILVER = 0.88

// pixels on a side of what shares the light around it, where it is one triangle
const BLOCK_PIXELS = 2
const EDGE_PIXELS = 3

export interface Film {
  readonly exposure: number
  /** what red, green and blue are multiplied with */
  readonly white: Rgb
}

/** Looks at one sample, through glass where there is some; writes the screen's light and answers the luminance. */
export function createSampler(
  shot: Shot,
  { exposure, white: balance }: Film,
): (x: number, y: number, out: Float32Array) => number {
  const { stage, view, solid, clear, surroundings, lookAround, occlusion, mirror, shade, backdrop } = shot
  const seen: Seen = newSeen()
  const around: Around = { light: new Float32Array(SURROUNDING_CHANNELS), open: 1 }
  const open = new Float32Array(1)
  const color = new Float32Array(3)
  const glass = new Float32Array(3)
  const white = 1 / exposure
  const isAbove = view.forward[1] < -0.3
  const found = new Map<number, Float32Array>()
  const apart = EDGE_PIXELS * shot.samples
  const [columns, rows] = [Math.ceil(solid.width / apart), Math.ceil(solid.height / apart)]
  const asks = shot.isQuick ? () => sideOf(stage.groupOf[seen.triangle]!, seen) : () => seen.triangle
  /** What lies on no surface of the layer, such as an edge of a board, asks once for a few pixels of it. */
  const lookOnce = (x: number, y: number) => {
    const key = (asks() * rows + Math.floor(y / apart)) * columns + Math.floor(x / apart)
    const known = found.get(key)
    if (known !== undefined) return around.light.set(known)
    lookAround(seen, 0, around.light)
    found.set(key, around.light.slice())
  }
  const blocks = createBlocks(solid.width, BLOCK_PIXELS * shot.samples)
  const readAround = (x: number, y: number) => {
    if (blocks.recall(x, y, seen.triangle, around)) return
    if (!readLayer(surroundings, seen, x, y, SAME_PLANE * 2, around.light)) lookOnce(x, y)
    around.open = readLayer(occlusion, seen, x, y, SAME_PLANE, open) ? open[0]! : 0.85
    blocks.keep(x, y, seen.triangle, around)
  }
  const shadeHere = (x: number, y: number, to: Float32Array) => {
    readAround(x, y)
    const { surface, shell, room } = stage.groups[stage.groupOf[seen.triangle]!]!
    const isCut = isAbove && shell === 'walls' && seen.ny > 0.9 && seen.y > room!.height - 0.02
    if (isCut) for (let channel = 0; channel < 3; channel++) to[channel] = (white * CUT_SHADE) / balance[channel]!
    else shade(seen, surface, around, white, to)
    return surface
  }
  const isInMirror = (x: number, y: number): boolean => {
    const triangle = solid.triangle[y * solid.width + x]!
    return mirror !== null && triangle > 0 && stage.groups[stage.groupOf[triangle - 1]!] === mirror.group
  }
  const lookIntoMirror = (x: number, y: number) => {
    if (look(stage, mirror!.view, mirror!.visible, x, y, seen)) {
      if (!readLayer(mirror!.surroundings, seen, x, y, SAME_PLANE * 2, around.light)) lookOnce(x, y)
      around.open = 0.9
      shade(seen, stage.groups[stage.groupOf[seen.triangle]!]!.surface, around, white, color)
    } else {
      backdrop(-seen.ex, -seen.ey, -seen.ez, color)
      for (let channel = 0; channel < 3; channel++) color[channel]! *= white / balance[channel]!
    }
    for (let channel = 0; channel < 3; channel++) color[channel]! *= SILVER
  }
  return (x, y, out) => {
    let luminance = 0
    if (isInMirror(x, y)) {
      lookIntoMirror(x, y)
      luminance = luminanceOf(color[0]!, color[1]!, color[2]!)
    } else if (look(stage, view, solid, x, y, seen)) {
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

/** A side of a part: what looks the same way takes in the same light, nearly, however many triangles it has. */
function sideOf(group: number, { nx, ny, nz }: Seen): number {
  const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)]
  if (ay >= ax && ay >= az) return group * 6 + (ny > 0 ? 0 : 1)
  if (ax >= az) return group * 6 + (nx > 0 ? 2 : 3)
  return group * 6 + (nz > 0 ? 4 : 5)
}

/** What was last read of the layers in each block of a row of blocks: rows come one after the other. */
function createBlocks(width: number, size: number) {
  const columns = Math.ceil(width / size)
  const triangles = new Int32Array(columns).fill(-1)
  const rows = new Int32Array(columns).fill(-1)
  const light = new Float32Array(columns * SURROUNDING_CHANNELS)
  const open = new Float32Array(columns)
  const columnOf = (x: number) => Math.floor(x / size)
  return {
    recall(x: number, y: number, triangle: number, into: Around): boolean {
      const column = columnOf(x)
      if (triangles[column] !== triangle || rows[column] !== Math.floor(y / size)) return false
      const from = column * SURROUNDING_CHANNELS
      for (let channel = 0; channel < SURROUNDING_CHANNELS; channel++) into.light[channel] = light[from + channel]!
      into.open = open[column]!
      return true
    },
    keep(x: number, y: number, triangle: number, around: Around): void {
      const column = columnOf(x)
      triangles[column] = triangle
      rows[column] = Math.floor(y / size)
      light.set(around.light, column * SURROUNDING_CHANNELS)
      open[column] = around.open
    },
  }
}
