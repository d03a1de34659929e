/** What the largest mirror in a picture shows: the scene as it is seen from behind the mirror. */
import type { Pieces } from '../../../base/pieces.ts'
import type { Projection } from './projection.ts'
import { emptyVisible, rasterize, type Visible } from './rasterize.ts'
import type { Group, Stage } from './stage.ts'

export interface Mirrored {
  /** the mirror: its samples show what this view sees at the same place */
  readonly group: Group
  readonly view: Projection
  readonly visible: Visible
}

type Axis = readonly [number, number, number]

// smaller ones show too little to look into
const LEAST_SHARE = 0.002

export function* mirroredIn(
  stage: Stage,
  view: Projection,
  solid: Visible,
  isDrawn: (group: Group) => boolean,
): Pieces<Mirrored | null> {
  const found = largestMirror(stage, solid)
  if (found === null) return null
  const { group, triangle } = found
  const at = triangle * 9
  const { positions, normals } = stage
  const normal: Axis = [normals[at]!, normals[at + 1]!, normals[at + 2]!]
  const offset = normal[0] * positions[at]! + normal[1] * positions[at + 1]! + normal[2] * positions[at + 2]!
  const dot = (axis: Axis) => axis[0] * normal[0] + axis[1] * normal[1] + axis[2] * normal[2]
  const turned = (axis: Axis, twice: number): Axis => [
    axis[0] - twice * normal[0],
    axis[1] - twice * normal[1],
    axis[2] - twice * normal[2],
  ]
  const mirrored: Projection = {
    ...view,
    eye: turned(view.eye, 2 * (dot(view.eye) - offset)),
    right: turned(view.right, 2 * dot(view.right)),
    up: turned(view.up, 2 * dot(view.up)),
    forward: turned(view.forward, 2 * dot(view.forward)),
  }
  const visible = emptyVisible(solid.width, solid.height)
  // what is behind the mirror, such as its wall, is in the way of a view from behind
  const isBefore = ({ x, y, z, radius }: Group) => dot([x, y, z]) - offset > -radius * 0.5
  const isWall = ({ room, wall }: Group) => {
    const holder = group.object?.heldBy
    return holder?.by === 'wall' && room?.id === holder.room && wall === holder.wall
  }
  yield* rasterize(stage, mirrored, visible, {
    isOneSided: true,
    isDrawn: (other) =>
      other.surface.opacity >= 1 &&
      other.object !== group.object &&
      isDrawn(other) &&
      isBefore(other) &&
      !isWall(other),
  })
  // elsewhere nobody looks into it
  for (let place = 0; place < solid.triangle.length; place++) {
    const seen = solid.triangle[place]!
    if (seen === 0 || stage.groups[stage.groupOf[seen - 1]!] !== group) visible.triangle[place] = 0
  }
  return { group, view: mirrored, visible }
}

function largestMirror(stage: Stage, { triangle }: Visible): { group: Group; triangle: number } | null {
  if (!stage.groups.some(({ surface }) => surface.isMirror)) return null
  const pixels = new Uint32Array(stage.groups.length)
  const triangles = new Map<number, number>()
  for (let place = 0; place < triangle.length; place++) {
    const index = triangle[place]! - 1
    if (index < 0) continue
    const group = stage.groupOf[index]!
    if (!stage.groups[group]!.surface.isMirror) continue
    pixels[group]!++
    triangles.set(index, (triangles.get(index) ?? 0) + 1)
  }
  let best = -1
  pixels.forEach((count, group) => {
    if (count > triangle.length * LEAST_SHARE && (best < 0 || count > pixels[best]!)) best = group
  })
  if (best < 0) return null
  const own = [...triangles].filter(([index]) => stage.groupOf[index] === best)
  return { group: stage.groups[best]!, triangle: own.reduce((most, entry) => (entry[1] > most[1] ? entry : most))[0] }
}
