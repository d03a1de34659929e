/** Where one can stand in the room, on the shell of furnished houses. */
import { BufferAttribute, BufferGeometry, Mesh } from 'three'
import { expect, it } from 'vitest'
import { furnish } from '../../../src/worlds/desktop/room/furnish.ts'
import { pointAlong, wallsOf } from '../../../src/worlds/scene/room.ts'
import { shellParts } from '../../../src/worlds/scene/shell-mesh.ts'
import { createFloor } from './floor.ts'
import type { Stage } from './stage.ts'

const STEP = 0.05

it('every doorway of a house can be walked through', () => {
  const { rooms } = furnish({ seed: 1, rooms: 4 })
  const shell = rooms.flatMap((room) =>
    shellParts(room, rooms).map(({ surface, mesh: { positions, indices } }) => {
      const geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(positions, 3))
      const mesh = new Mesh(geometry.setIndex(new BufferAttribute(indices, 1)))
      mesh.name = surface
      return mesh
    }),
  )
  const floor = createFloor({ things: [], shell } as unknown as Stage)
  const doors = rooms.flatMap((room) =>
    room.doors.map(({ wall, at }) => ({ wall: wallsOf(room)[wall]!, at: pointAlong(wallsOf(room)[wall]!, at) })),
  )
  expect(doors).toHaveLength(4)
  for (const { wall, at } of doors)
    for (let deep = -0.6; deep <= 0.6; deep += STEP)
      expect(
        floor.isFree(at[0] + wall.inward[0] * deep, at[1] + wall.inward[1] * deep),
        `${at[0]}, ${at[1]}, ${deep}`,
      ).toBe(true)
})
