/**
 * What can be guessed of squares that nobody stood in: which were in view, where walls are, and where a step would
 * lead. Walls are known by running into them, or by sliding along them, and go on a little beyond.
 */
import { BLOCKED, OPEN, type Facing, type Guess, type KindOf, type PlaceKind } from '../explorable.ts'
import type { Pose } from '../grid/pose.ts'
import { bearingOf } from './actions.ts'
import { ACROSS, modulo, numberOf, SECTOR, squareAt, squareOf, viewFrom, wallBetween, type Square } from './squares.ts'

// in strides: what stands farther away is small in a picture, or behind a wall
export const SEEN_FAR = 5
// where something hides the floor, from below the picture on, it stands about so far away
const CLOSE = 2
/** Parts of a step: what is felt of a wall, what counts as hindered by it, and what hardly leads anywhere. */
const FELT = 0.3
const HINDERED = 0.6
const HARDLY = 0.1
// a step is imagined in so many parts, so that it ends at a wall or slides along it
const PARTS = 4
// so many marks to a step
const MARKS = 2
const MARKS_ACROSS = 1e5
const QUARTERS = 4

export interface Measures {
  readonly stride: number
  /** of a square */
  readonly side: number
  readonly wide: number
  readonly turn: number
  /** whether pictures tell how far the floor is free */
  readonly seesFloor?: boolean
}

/** A square that could be seen from another, and the steps from square to square that one looks along. */
interface Glance extends Square {
  readonly bearing: number
  readonly way: readonly (readonly [from: number, to: number])[]
}

export interface DesktopGuess extends Guess<Pose> {
  /** how many squares nobody saw would be in view, as far as walls are known */
  unseenFrom(pose: Pose, yaw: number, kindOf: KindOf): number
}

// what is known does not change while somebody thinks
const remembered = new WeakMap<KindOf, Map<number, boolean>>()

export function guessing(
  { stride, turn, side, wide, seesFloor = false }: Measures,
  canDo: (action: string) => boolean,
): DesktopGuess {
  const glances = glancesIn((SEEN_FAR * stride) / side)

  /** From whichever square it could be seen, if somebody looked this way from there and no wall was between. */
  function wasSeen(place: number, kindOf: KindOf): boolean {
    let all = remembered.get(kindOf)
    if (all === undefined) remembered.set(kindOf, (all = new Map()))
    let was = all.get(place)
    if (was === undefined) all.set(place, (was = isSeen(place, kindOf)))
    return was
  }

  function isSeen(place: number, kindOf: KindOf): boolean {
    if (kindOf(place) !== undefined) return true
    const to = squareOf(place)
    return glances.some((glance) => {
      const from = numberOf({ column: to.column - glance.column, row: to.row - glance.row })
      if (from === undefined) return false
      const view = viewOf(from, glance, kindOf)
      return view !== undefined && reaches(view, glance) && isClear(from, glance.way, kindOf)
    })
  }

  const viewOf = (from: number, { bearing }: Glance, kindOf: KindOf) =>
    kindOf(viewFrom(from, Math.floor(bearing / SECTOR)))

  /** What stands close before somebody hides all but what is closer. */
  const reaches = (view: PlaceKind, { column, row }: Glance) =>
    view !== BLOCKED || Math.hypot(column, row) * side <= CLOSE * stride

  /** To the east and to the south, as parts of a step. */
  function wayOf({ rotation }: Pose, action: string): readonly [east: number, south: number] | undefined {
    const bearing = bearingOf(action)
    if (bearing === undefined || !canDo(action)) return undefined
    const angle = ((rotation.yaw + bearing) * Math.PI) / 180
    return [Math.sin(angle), -Math.cos(angle)]
  }

  return {
    seesFloor,
    wasSeen,
    wallBetween,
    unseenFrom(pose, yaw, kindOf) {
      const here = squareAt(pose.position, side)
      const from = numberOf(here)
      if (from === undefined) return 0
      return glances.filter(({ column, row, bearing, way }) => {
        if (Math.abs(modulo(bearing - yaw + 180, 360) - 180) > wide / 2) return false
        const place = numberOf({ column: here.column + column, row: here.row + row })
        return place !== undefined && !wasSeen(place, kindOf) && isClear(from, way, kindOf)
      }).length
    },
    facings(pose) {
      const count = Math.max(1, Math.round(360 / turn))
      const [left, right] = [canDo('look_left'), canDo('look_right')]
      return Array.from({ length: left || right ? count : 1 }, (_, place): Facing<Pose> => {
        const state = { ...pose, rotation: { ...pose.rotation, yaw: modulo(pose.rotation.yaw + place * turn, 360) } }
        if (place === 0) return { state, rounds: 0 }
        const isRight = right && (!left || place <= count / 2)
        return { state, rounds: isRight ? place : count - place, first: isRight ? 'look_right' : 'look_left' }
      })
    },
    mark({ position: { x, z }, rotation: { yaw } }, steps) {
      // whoever can step to all sides can do so after a quarter of a turn as before
      const round = Math.round(modulo(yaw, steps.length < QUARTERS ? 360 : 90))
      const [across, down] = [x, z].map((value) => Math.round((value / stride) * MARKS))
      return (across! * MARKS_ACROSS + down!) * 360 + round
    },
    prospect(pose, kindOf, through) {
      const here = squareAt(pose.position, side)
      const from = numberOf(here)
      const shown: (readonly [bearing: number, chance: number])[] = []
      for (const glance of from === undefined ? [] : glances) {
        const { column, row, bearing, way } = glance
        const place = numberOf({ column: here.column + column, row: here.row + row })
        if (place === undefined || wasSeen(place, kindOf)) continue
        let chance = reaches(viewOf(from!, glance, kindOf) ?? OPEN, glance) ? 1 : 0
        for (const [one, other] of way) {
          const [at, to] = [from! + one, from! + other]
          if (isLikelyWall(at, to, kindOf)) chance = 0
          else if (kindOf(wallBetween(at, to)) === undefined && (kindOf(at) ?? kindOf(to)) === undefined)
            chance *= through
          if (chance === 0) break
        }
        if (chance > 0) shown.push([bearing, chance])
      }
      return ({ rotation: { yaw } }) =>
        shown.reduce(
          (sum, [bearing, chance]) =>
            Math.abs(modulo(bearing - yaw + 180, 360) - 180) > wide / 2 ? sum : sum + chance,
          0,
        )
    },
    metBetween(before, action, after) {
      const way = wayOf(before, action)
      const here = squareAt(after.position, side)
      const at = numberOf(here)
      if (way === undefined || at === undefined) return []
      const [east, south] = way
      const met = (part: number, went: number, beyond: Square): number[] => {
        if (Math.abs(part) < FELT || (went * Math.sign(part)) / (Math.abs(part) * stride) > HINDERED) return []
        const other = numberOf(beyond)
        return other === undefined ? [] : [wallBetween(at, other)]
      }
      const { column, row } = here
      return [
        ...met(east, after.position.x - before.position.x, { column: column + Math.sign(east), row }),
        ...met(south, after.position.z - before.position.z, { column, row: row + Math.sign(south) }),
      ]
    },
    isBack(action, last) {
      const [one, other] = [bearingOf(action), bearingOf(last)]
      return one !== undefined && other !== undefined && Math.abs(one - other) === 180
    },
    imagine(pose, action, kindOf) {
      const way = wayOf(pose, action)
      if (way === undefined) return pose
      let { x, z } = pose.position
      const isOpen = (toX: number, toZ: number) => {
        const from = numberOf(squareAt({ x, y: 0, z }, side))
        const to = numberOf(squareAt({ x: toX, y: 0, z: toZ }, side))
        if (from === undefined || to === undefined) return false
        if (from === to) return true
        // whoever sees from afar where one can go knows doorways, and what is between two walls is none
        return seesFloor ? !isLikelyWall(from, to, kindOf) : kindOf(wallBetween(from, to)) !== BLOCKED
      }
      for (let part = 0; part < PARTS; part++) {
        const [toX, toZ] = [x + (way[0] * stride) / PARTS, z + (way[1] * stride) / PARTS]
        if (isOpen(toX, z)) x = toX
        if (isOpen(x, toZ)) z = toZ
      }
      const went = Math.hypot(x - pose.position.x, z - pose.position.z)
      return went < HARDLY * stride ? pose : { ...pose, position: { ...pose.position, x, z } }
    },
  }
}

/** All that can be seen from a square, so many squares far; numbers are relative to its own. */
function glancesIn(far: number): readonly Glance[] {
  const reach = Math.floor(far)
  const asides = Array.from({ length: 2 * reach + 1 }, (_, place) => place - reach)
  return asides.flatMap((row) =>
    asides.flatMap((column): Glance[] => {
      const away = Math.hypot(column, row)
      if (away === 0 || away > far) return []
      const bearing = modulo((Math.atan2(column, -row) * 180) / Math.PI, 360)
      return [{ column, row, bearing, way: wayTo(column, row) }]
    }),
  )
}

const numberFrom = (column: number, row: number) => column + ACROSS * row

/** From square to square, around corners by one side after the other. */
function wayTo(column: number, row: number): Glance['way'] {
  const way: [number, number][] = []
  const steps = Math.ceil(Math.hypot(column, row) * PARTS)
  let [atColumn, atRow] = [0, 0]
  for (let step = 1; step <= steps; step++) {
    const [toColumn, toRow] = [Math.round((column * step) / steps), Math.round((row * step) / steps)]
    if (toColumn !== atColumn) way.push([numberFrom(atColumn, atRow), numberFrom(toColumn, atRow)])
    if (toRow !== atRow) way.push([numberFrom(toColumn, atRow), numberFrom(toColumn, toRow)])
    ;[atColumn, atRow] = [toColumn, toRow]
  }
  return way
}

const isClear = (from: number, way: Glance['way'], kindOf: KindOf): boolean =>
  way.every(([one, other]) => !isLikelyWall(from + one, from + other, kindOf))

/** Walls go on beyond where somebody ran into them, but for where somebody went through. */
function isLikelyWall(one: number, other: number, kindOf: KindOf): boolean {
  const known = kindOf(wallBetween(one, other))
  if (known !== undefined) return known === BLOCKED
  if (kindOf(one) !== undefined && kindOf(other) !== undefined) return false
  const along = Math.abs(one - other) === 1 ? ACROSS : 1
  return [-along, along].some((aside) => kindOf(wallBetween(one + aside, other + aside)) === BLOCKED)
}
