/** Where one can stand: on a floor, away from walls, and not in a thing. */
import { Box3, Raycaster, Vector3 } from 'three'
import type { Stage } from './stage.ts'

const BODY_METRES = 0.25
const STEP_METRES = 0.5
// what is flat is walked over, what hangs higher walked under
const LOWEST = 0.12
const HIGHEST = 1.8
// also in a scene without a ceiling
const LEAST_HIGHEST_EYE = 1.8

export interface Floor {
  isFree(x: number, z: number): boolean
  readonly spots: readonly (readonly [x: number, z: number])[]
  /** the middle of each room */
  readonly middles: readonly (readonly [x: number, z: number])[]
  readonly highestEye: number
}

export function createFloor({ things, shell }: Stage): Floor {
  const bodies = things.map(({ box }) => box).filter((box) => box.max.y > LOWEST && box.min.y < HIGHEST)
  const floors = shell.filter((mesh) => /floor/i.test(mesh.name))
  const house = floors.reduce((all, mesh) => all.expandByObject(mesh), new Box3())
  const ceiling = shell.reduce((all, mesh) => all.expandByObject(mesh), new Box3()).max.y
  const ray = new Raycaster()
  const compass = Array.from({ length: 8 }, (_, place) => (place * Math.PI) / 4)
  const walls = shell.filter((mesh) => !floors.includes(mesh))
  const nearWall = (x: number, z: number) =>
    compass.some((angle) => {
      ray.set(new Vector3(x, 1, z), new Vector3(Math.sin(angle), 0, Math.cos(angle)))
      ray.far = BODY_METRES
      return ray.intersectObjects(walls, false).length > 0
    })
  const hasFloor = (x: number, z: number) => {
    ray.set(new Vector3(x, 1, z), new Vector3(0, -1, 0))
    ray.far = 2
    return floors.length === 0 || ray.intersectObjects([...shell], false).length > 0
  }
  // in a doorway the floors of two rooms end as far apart as the wall is thick: less than a body is stepped over
  const overFloor = (x: number, z: number) =>
    hasFloor(x, z) ||
    (hasFloor(x - BODY_METRES, z) && hasFloor(x + BODY_METRES, z)) ||
    (hasFloor(x, z - BODY_METRES) && hasFloor(x, z + BODY_METRES))
  const isFree = (x: number, z: number) =>
    x > house.min.x &&
    x < house.max.x &&
    z > house.min.z &&
    z < house.max.z &&
    !bodies.some((box) => isNear(box, x, z)) &&
    overFloor(x, z) &&
    !nearWall(x, z)
  const spots: (readonly [number, number])[] = []
  for (let x = house.min.x + STEP_METRES / 2; x < house.max.x; x += STEP_METRES)
    for (let z = house.min.z + STEP_METRES / 2; z < house.max.z; z += STEP_METRES)
      if (isFree(x, z)) spots.push([round(x), round(z)])
  const middles = floors.map((mesh) => {
    const { x, z } = new Box3().setFromObject(mesh).getCenter(new Vector3())
    return [x, z] as const
  })
  return { isFree, spots, middles, highestEye: Math.max(LEAST_HIGHEST_EYE, ceiling - 0.3) }
}

const isNear = ({ min, max }: Box3, x: number, z: number) =>
  x > min.x - BODY_METRES && x < max.x + BODY_METRES && z > min.z - BODY_METRES && z < max.z + BODY_METRES

const round = (metres: number) => Math.round(metres * 100) / 100
