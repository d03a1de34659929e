/** A plan of the scene from above as SVG: walls, doors with the way they open, windows, and what stands there. */
import { pointAlong, wallsOf, type Door, type Opening, type Point, type RoomShell, type Wall } from '../room.ts'
import { WALL_THICKNESS } from '../shell-mesh.ts'
import type { PlacedObject, Scene } from '../scene.ts'
import { placeLabels } from './plan-labels.ts'

const MARGIN_METRES = 0.6
const PIXELS_PER_METRE = 110
const LARGEST_METRES = 1_000

const escapeXml = (text: string): string =>
  text.replaceAll(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll(/[^\n -\ud7ff\ue000-\ufffd]/g, ' ')

const at = (metres: number): string => String(Math.round(metres * 1000) / 1000)
const pointText = ([x, z]: Point): string => `${at(x)},${at(z)}`

export function writePlanSvg(scene: Scene): string {
  const corners = scene.rooms.flatMap(({ outline }) => outline)
  const isDrawable = corners.length > 0 && corners.every(([x, z]) => Math.abs(x) + Math.abs(z) < LARGEST_METRES)
  const [xs, zs] = isDrawable
    ? [corners.map(([x]) => x), corners.map(([, z]) => z)]
    : [
        [0, 1],
        [0, 1],
      ]
  const [left, top] = [Math.min(...xs) - MARGIN_METRES, Math.min(...zs) - MARGIN_METRES]
  const [width, height] = [Math.max(...xs) - left + MARGIN_METRES, Math.max(...zs) - top + MARGIN_METRES]
  const things = scene.objects.filter(({ position }) => Math.abs(position.x) + Math.abs(position.z) < LARGEST_METRES)
  const view = `${at(left)} ${at(top)} ${at(width)} ${at(height)}`
  const size = `width="${Math.round(width * PIXELS_PER_METRE)}" height="${Math.round(height * PIXELS_PER_METRE)}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" ${size} role="img">`,
    `<title>${escapeXml(scene.title.slice(0, 300))}</title>`,
    STYLE,
    ...(isDrawable ? scene.rooms.flatMap(floorOf) : []),
    ...inOrder(things).map(thingOf),
    ...(isDrawable ? scene.rooms.flatMap(shellOf) : []),
    ...placeLabels(things).map(
      ({ x, z, text, size: high }) =>
        `<text x="${at(x)}" y="${at(z)}" font-size="${at(high)}">${escapeXml(text)}</text>`,
    ),
    '</svg>',
    '',
  ].join('\n')
}

const STYLE = `<style>
  svg { background: #fbf8f2; font-family: ui-sans-serif, system-ui, sans-serif }
  .floor { fill: #f3ece0 }
  .wall { fill: #3d3833 }
  .gap { fill: #f3ece0 }
  .glass { fill: #8fb8cf }
  .swing { fill: none; stroke: #b09f8c; stroke-width: 0.015; stroke-dasharray: 0.05 0.04 }
  .thing { fill: #fffdf8; stroke: #6b5f52; stroke-width: 0.014 }
  .flat { fill: #e4d8c4; stroke: #cbbba2 }
  .high { fill: none; stroke: #a3917c; stroke-dasharray: 0.04 0.03 }
  .front { stroke: #c0673a; stroke-width: 0.028; stroke-linecap: round }
  text { fill: #3d3833; text-anchor: middle; dominant-baseline: middle }
  @media (prefers-color-scheme: dark) {
    svg { background: #191613 }
    .floor, .gap { fill: #26211c }
    .wall { fill: #d8cdbf }
    .glass { fill: #4f7f99 }
    .thing { fill: #332c26; stroke: #b3a48f }
    .flat { fill: #3b332a; stroke: #574a3c }
    text { fill: #efe6d8 }
  }
</style>`

const floorOf = ({ outline }: RoomShell): string =>
  `<polygon class="floor" points="${outline.map(pointText).join(' ')}"/>`

function shellOf(room: RoomShell): string[] {
  const walls = wallsOf(room)
  return walls.flatMap((wall) => [
    quad(wall, -WALL_THICKNESS, wall.length + WALL_THICKNESS, 'wall'),
    ...room.doors.filter((door) => door.wall === wall.index).flatMap((door) => doorOf(wall, door)),
    ...room.windows.filter((window) => window.wall === wall.index).map((window) => opening(wall, window, 'glass')),
  ])
}

/** Of a wall: a part along it, as thick as it is. */
function quad(wall: Wall, from: number, to: number, kind: string): string {
  const out = ([x, z]: Point): Point => [x - wall.inward[0] * WALL_THICKNESS, z - wall.inward[1] * WALL_THICKNESS]
  const [one, other] = [pointAlong(wall, from), pointAlong(wall, to)]
  return `<polygon class="${kind}" points="${[one, other, out(other), out(one)].map(pointText).join(' ')}"/>`
}

const opening = (wall: Wall, hole: Opening, kind: string): string =>
  quad(wall, hole.at - hole.width / 2, hole.at + hole.width / 2, kind)

function doorOf(wall: Wall, door: Door): string[] {
  const gap = opening(wall, door, 'gap')
  if (!(door.swing > 0)) return [gap]
  const hinge = pointAlong(wall, door.at - door.width / 2)
  const shut = pointAlong(wall, door.at + door.width / 2)
  const open: Point = [hinge[0] + wall.inward[0] * door.width, hinge[1] + wall.inward[1] * door.width]
  const arc = `M${pointText(hinge)} L${pointText(open)} A${at(door.width)} ${at(door.width)} 0 0 0 ${pointText(shut)}`
  return [gap, `<path class="swing" d="${arc}"/>`]
}

/** What lies flat is under everything, and what hangs over it. */
function inOrder(objects: readonly PlacedObject[]): readonly PlacedObject[] {
  const rank = ({ placement, position }: PlacedObject) =>
    placement === 'flat' ? -1 : placement === 'ceiling' ? 100 : position.y
  return objects.toSorted((one, other) => rank(one) - rank(other))
}

function thingOf({ id, position, rotation, boundingBox, placement }: PlacedObject): string {
  const { width, depth } = boundingBox
  const kind = placement === 'flat' ? 'thing flat' : placement === 'ceiling' ? 'thing high' : 'thing'
  const size = `width="${at(width)}" height="${at(depth)}" rx="0.02"`
  const box = `<rect class="${kind}" x="${at(-width / 2)}" y="${at(-depth / 2)}" ${size}/>`
  const isTurned = placement === 'floor' && width > 0.3
  const front = isTurned ? `<path class="front" d="M${at(-width * 0.2)} ${at(depth / 2)} H${at(width * 0.2)}"/>` : ''
  const place = `translate(${at(position.x)} ${at(position.z)}) rotate(${at(-rotation.y)})`
  return `<g transform="${place}"><title>${escapeXml(id.slice(0, 100))}</title>${box}${front}</g>`
}
