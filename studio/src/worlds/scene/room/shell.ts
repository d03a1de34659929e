/** Floors, walls and ceilings. What stands between the viewer and a room is not shown, but still keeps the sun out. */
import {
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  type Color,
  type Material as AnyMaterial,
  type Vector3,
} from 'three'
import { wallsOf, type RoomShell } from '../../../../../src/worlds/scene/room.ts'
import { shellMaterial, shellParts } from '../../../../../src/worlds/scene/shell-mesh.ts'
import { repeatOf } from '../../../../../src/worlds/scene/texture/pattern.ts'
import { geometryOf } from './geometry.ts'
import type { Materials } from './materials.ts'

/** Draws nothing and hides nothing. */
const UNSEEN = new MeshBasicMaterial({ colorWrite: false, depthWrite: false })

interface ShellPiece {
  readonly mesh: Mesh
  readonly seen: AnyMaterial
  readonly room: RoomShell
  /** of which wall; null: floor or ceiling */
  readonly wall: number | null
  readonly isCeiling: boolean
}

export interface Shell {
  readonly group: Group
  /** the floors, for whoever wants to know where a finger points to */
  readonly floors: readonly Mesh[]
  /** what is outside of the windows */
  setSky(colour: Color): void
  /** leaves out what would hide the rooms from there; says which: `room/2`, `room/ceiling` */
  cutAway(eye: Vector3): ReadonlySet<string>
  dispose(): void
}

export function buildShell(rooms: readonly RoomShell[], materials: Materials): Shell {
  const group = new Group()
  // nothing stands outside: panes are as bright as the sky behind them would be
  const panes = new MeshBasicMaterial({ transparent: true, opacity: 0.9, side: DoubleSide })
  const pieces = rooms.flatMap((room) =>
    shellParts(room, rooms).map(({ surface, wall, mesh }): ShellPiece => {
      const material = shellMaterial(room, surface)
      const seen = surface === 'glass' ? panes : materials.of(material)
      const made = new Mesh(geometryOf([mesh], repeatOf(material)), seen)
      made.castShadow = surface !== 'glass'
      made.receiveShadow = true
      made.userData['isFloor'] = surface === 'floor'
      group.add(made)
      return { mesh: made, seen, room, wall, isCeiling: surface === 'ceiling' }
    }),
  )
  return {
    group,
    floors: pieces.flatMap(({ mesh }) => (mesh.userData['isFloor'] === true ? [mesh] : [])),
    setSky: (colour) => void panes.color.copy(colour),
    cutAway(eye) {
      const hidden = hiddenFrom(rooms, eye)
      for (const { mesh, seen, room, wall, isCeiling } of pieces) {
        const isHidden = hidden.has(`${room.id}/${isCeiling ? 'ceiling' : wall}`)
        mesh.material = isHidden ? UNSEEN : seen
      }
      return hidden
    },
    dispose() {
      for (const { mesh } of pieces) mesh.geometry.dispose()
      panes.dispose()
    },
  }
}

function hiddenFrom(rooms: readonly RoomShell[], { x, y, z }: Vector3): ReadonlySet<string> {
  const hidden = new Set<string>()
  for (const room of rooms) {
    if (y > room.height) hidden.add(`${room.id}/ceiling`)
    for (const { index, from, inward } of wallsOf(room))
      if (!((x - from[0]) * inward[0] + (z - from[1]) * inward[1] > 0)) hidden.add(`${room.id}/${index}`)
  }
  return hidden
}
