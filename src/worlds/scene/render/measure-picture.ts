/** What can be measured of a picture: how bright it is, and how much of each thing is seen. */
import type { Pieces } from '../../../base/pieces.ts'
import { assetOf as libraryAsset } from '../library/index.ts'
import type { Camera, Scene } from '../scene.ts'
import { drawnFor } from './cut-away.ts'
import { stagedScene } from './lit-scene.ts'
import type { Picture } from './picture.ts'
import { lensOf, type Projection } from './projection.ts'
import { createSingle, emptyVisible, rasterize, type Visible } from './rasterize.ts'
import type { AssetSource } from '../thing-parts.ts'
import type { Group, Stage } from './stage.ts'

export interface Brightness {
  /** of what the screen shows, 0 to 1 */
  readonly mean: number
  /** what one pixel in twenty is brighter than, 0 to 1 */
  readonly highlight: number
  /** share of pixels that are white, with nothing left in them */
  readonly burnt: number
  /** share of pixels that are black */
  readonly black: number
}

const WHITE = 250
const BLACK = 8

export function measurePicture({ rgb }: Pick<Picture, 'rgb'>): Brightness {
  let sum = 0
  let burnt = 0
  let black = 0
  const pixels = rgb.length / 3
  const levels = new Uint32Array(256)
  for (let place = 0; place < rgb.length; place += 3) {
    const [red, green, blue] = [rgb[place]!, rgb[place + 1]!, rgb[place + 2]!]
    const level = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    sum += level
    levels[Math.round(level)]!++
    if (Math.min(red, green, blue) >= WHITE) burnt++
    if (Math.max(red, green, blue) <= BLACK) black++
  }
  let highlight = 255
  for (let above = 0; highlight > 0 && above + levels[highlight]! < pixels / 20; highlight--)
    above += levels[highlight]!
  return { mean: sum / 255 / pixels, highlight: highlight / 255, burnt: burnt / pixels, black: black / pixels }
}

export interface Visibility {
  /** how much of its outline is inside the frame, 0 to 1 */
  readonly inFrame: number
  /** how much of what is inside the frame is not hidden by something else, 0 to 1 */
  readonly visible: number
  /** how much of the picture it fills, 0 to 1 */
  readonly share: number
}

export interface VisibilityOptions {
  readonly width?: number
  readonly height?: number
  readonly assetOf?: AssetSource
}

/** How much of each thing a camera sees, by the id of the thing: drawn alone, and among all others. */
export function* visibilityOf(
  scene: Scene,
  camera: Camera,
  { width = 160, height = 100, assetOf = libraryAsset }: VisibilityOptions = {},
): Pieces<ReadonlyMap<string, Visibility>> {
  const stage = yield* stagedScene(scene, assetOf)
  const isDrawn = drawnFor(scene, camera)
  const view = lensOf(camera, width, height)
  const all = emptyVisible(width, height)
  // through glass one sees
  yield* rasterize(stage, view, all, {
    isOneSided: true,
    isDrawn: (group) => group.surface.opacity > 0.5 && isDrawn(group),
  })
  const shown = countById(stage, all)
  const groups = new Map<string, Group[]>()
  for (const group of stage.groups) {
    if (group.object === null) continue
    const own = groups.get(group.object.id)
    if (own) own.push(group)
    else groups.set(group.object.id, [group])
  }
  const alone = createAlone(stage, view)
  const found = new Map<string, Visibility>()
  for (const [place, { id }] of scene.objects.entries()) {
    if (place % THINGS_OF_A_PIECE === 0) yield
    const own = groups.get(id) ?? []
    const { inside, outside } = alone(own)
    // glass things are not in the picture of all: take them as they are
    const isClear = own.every(({ surface }) => surface.opacity <= 0.5)
    const count = isClear ? inside : (shown.get(id) ?? 0)
    found.set(
      id,
      inside === 0
        ? { inFrame: 0, visible: 0, share: 0 }
        : {
            inFrame: inside / (inside + outside),
            visible: Math.min(1, count / inside),
            share: count / (width * height),
          },
    )
  }
  return found
}

// each is drawn alone, with as many triangles as it has
const THINGS_OF_A_PIECE = 20

function countById({ groups, groupOf }: Stage, { triangle }: Visible): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const pixels = new Uint32Array(groups.length)
  for (let place = 0; place < triangle.length; place++) {
    const index = triangle[place]!
    if (index > 0) pixels[groupOf[index - 1]!]!++
  }
  pixels.forEach((count, place) => {
    const id = groups[place]!.object?.id
    if (id !== undefined && count > 0) counts.set(id, (counts.get(id) ?? 0) + count)
  })
  return counts
}

// how much more than the frame is drawn, to see what of a thing is outside of it
const MARGIN = 3

/** Counts pixels of some groups alone: those in the frame, and those around it. */
function createAlone(
  stage: Stage,
  view: Projection,
): (groups: readonly Group[]) => { inside: number; outside: number } {
  const [width, height] = [view.width * MARGIN, view.height * MARGIN]
  const wide: Projection = { ...view, width, height }
  const seen = emptyVisible(width, height)
  const [left, top] = [(width - view.width) / 2, (height - view.height) / 2]
  const draw = createSingle(stage, wide, seen)
  return (groups) => {
    const touched = draw(groups)
    let inside = 0
    let all = 0
    for (let row = touched.top; row <= touched.bottom; row++) {
      const isInRow = row >= top && row < top + view.height
      for (let column = touched.left; column <= touched.right; column++) {
        if (seen.nearness[row * width + column] === 0) continue
        seen.nearness[row * width + column] = 0
        all++
        if (isInRow && column >= left && column < left + view.width) inside++
      }
    }
    return { inside, outside: all - inside }
  }
}
