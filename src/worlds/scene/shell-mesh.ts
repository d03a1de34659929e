/** The shell of a room as meshes: floor, ceiling, walls with real thickness and holes, windows, doors and skirting. */
import type { Material } from './material.ts'
import type { Mesh } from './mesh/mesh.ts'
import { signedArea, type RoomShell } from './room.ts'
import { doorMeshes, skirtingMesh, windowMeshes } from './shell/opening-mesh.ts'
import { createQuads } from './shell/quads.ts'
import { triangulate } from './shell/triangulate.ts'
import { wallMesh } from './shell/wall-mesh.ts'
import { planWalls } from './shell/wall-plan.ts'

export { WALL_THICKNESS } from './shell/wall-plan.ts'

export type ShellSurface = 'floor' | 'ceiling' | 'walls' | 'skirting' | 'frames' | 'doors' | 'handles' | 'glass'

export interface ShellPart {
  /** `wall-2`, `window-1-glass`; one of its kind in a room */
  readonly name: string
  readonly surface: ShellSurface
  /** the wall it belongs to; null: floor and ceiling */
  readonly wall: number | null
  /** in the world, not around an origin of its own */
  readonly mesh: Mesh
}

/**
 * All parts of a room's shell. Walls are closed meshes outside of the outline; where another of the `rooms` is behind a
 * wall, the two share what is between them, and doors of one go through both. Skirting and door frames stand out of the
 * wall by 12 mm. A room without area has none.
 */
export function shellParts(room: RoomShell, rooms: readonly RoomShell[] = [room]): readonly ShellPart[] {
  if (!isBuildable(room)) return []
  const parts: ShellPart[] = [
    { name: 'floor', surface: 'floor', wall: null, mesh: slab(room, 0, 1) },
    { name: 'ceiling', surface: 'ceiling', wall: null, mesh: slab(room, room.height, -1) },
  ]
  for (const wall of planWalls(room, rooms.filter(isBuildable))) {
    const add = (name: string, surface: ShellSurface, mesh: Mesh) => {
      if (mesh.indices.length > 0) parts.push({ name, surface, wall: wall.index, mesh })
    }
    add(`wall-${wall.index}`, 'walls', wallMesh(wall))
    add(`skirting-${wall.index}`, 'skirting', skirtingMesh(wall))
    for (const [place, hole] of wall.holes.entries()) {
      const { filling } = hole
      if (filling === null) continue
      const name = `${filling.kind}-${wall.index}-${place}`
      if (filling.kind === 'window') {
        const { frame, glass } = windowMeshes(wall, hole)
        add(`${name}-frame`, 'frames', frame)
        add(`${name}-glass`, 'glass', glass)
      } else {
        const { frame, leaf, handle } = doorMeshes(wall, hole, filling.opening)
        add(`${name}-frame`, 'frames', frame)
        add(`${name}-leaf`, 'doors', leaf)
        add(`${name}-handle`, 'handles', handle)
      }
    }
  }
  return parts
}

const plain = (name: string, color: string, roughness: number, more: Partial<Material> = {}): Material => ({
  name,
  color,
  roughness,
  metalness: 0,
  pattern: 'plain',
  ...more,
})

const PAINTED_WOOD = plain('white painted wood', '#eeebe4', 0.45)

const usual: Readonly<Record<ShellSurface, Material>> = {
  floor: { ...plain('oak planks', '#b48a5c', 0.5), pattern: 'planks' },
  ceiling: plain('white paint', '#f4f2ee', 0.95),
  walls: { ...plain('warm white paint', '#e9e4da', 0.95), pattern: 'paper' },
  skirting: PAINTED_WOOD,
  frames: PAINTED_WOOD,
  doors: plain('painted door', '#e6e1d7', 0.5),
  handles: plain('brushed steel', '#b9b7b3', 0.35, { metalness: 1 }),
  glass: plain('clear glass', '#e8f1f2', 0.05, { opacity: 0.08 }),
}

/** What a surface of a room is made of: what was chosen for it, or the usual. */
export function shellMaterial({ surfaces }: Pick<RoomShell, 'surfaces'>, surface: ShellSurface): Material {
  if (surface === 'floor' || surface === 'walls' || surface === 'ceiling') return surfaces?.[surface] ?? usual[surface]
  return usual[surface]
}

const LARGEST = 1000

function isBuildable({ outline, height }: RoomShell): boolean {
  return (
    outline.length >= 3 &&
    outline.every(([x, z]) => Math.abs(x) < LARGEST && Math.abs(z) < LARGEST) &&
    height > 0.01 &&
    height < LARGEST &&
    signedArea(outline) > 1e-6
  )
}

/** Floor or ceiling: the outline, looking up or down. */
function slab({ outline }: RoomShell, height: number, up: 1 | -1) {
  const quads = createQuads()
  for (const [a, b, c] of triangulate(outline)) {
    // x, z and up are left-handed: along the outline, floors would look down
    const [first, second, third] = (up === 1 ? [a, c, b] : [a, b, c]).map((place) => outline[place]!)
    quads.triangle(
      [
        [first![0], height, first![1]],
        [second![0], height, second![1]],
        [third![0], height, third![1]],
      ],
      [0, up, 0],
      [...first!, ...second!, ...third!],
    )
  }
  return quads.build()
}
