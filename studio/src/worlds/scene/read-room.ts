/** Rooms as a board that anybody may have written tells them: one that cannot be built is as if it were not there. */
import type { Material } from '../../../../src/worlds/scene/material.ts'
import { signedArea, type Door, type Opening, type Point, type RoomShell } from '../../../../src/worlds/scene/room.ts'
import { finite, isRecord, listOf, own, recordOf, textOf } from '../shared/read-board.ts'

const MOST_CORNERS = 64
const MOST_OPENINGS = 40
const LARGEST_METRES = 200
const LEAST_AREA = 0.01

/** A number of metres that can be drawn. */
export function metres(value: unknown): number | undefined {
  const number = finite(value)
  return number !== undefined && Math.abs(number) <= LARGEST_METRES ? number : undefined
}

export function readRoom(value: unknown): RoomShell | undefined {
  const { id, kind, outline, height, doors, windows, surfaces } = recordOf(value)
  const corners = listOf(outline).slice(0, MOST_CORNERS).map(readPoint)
  const tall = metres(height)
  if (!corners.every((corner) => corner !== undefined) || corners.length < 3 || tall === undefined || tall < 0.1)
    return undefined
  if (typeof id !== 'string' || !(signedArea(corners) > LEAST_AREA)) return undefined
  const holes = (given: unknown) =>
    listOf(given)
      .slice(0, MOST_OPENINGS)
      .flatMap((each) => readOpening(each, corners.length))
  return {
    id,
    kind: textOf(kind) || 'room',
    outline: corners,
    height: tall,
    doors: holes(doors).map(({ opening, given }): Door => ({
      ...opening,
      leadsTo: textOf(given['leadsTo']) || null,
      swing: Math.max(0, metres(given['swing']) ?? 0),
    })),
    windows: holes(windows).map(({ opening }) => opening),
    surfaces: readSurfaces(surfaces),
  }
}

function readPoint(value: unknown): Point | undefined {
  const [x, z] = listOf(value).map(metres)
  return x === undefined || z === undefined ? undefined : [x, z]
}

function readOpening(value: unknown, walls: number) {
  const given = recordOf(value)
  const [at, width, height, sill] = ['at', 'width', 'height', 'sill'].map((name) => metres(given[name]))
  const wall = finite(given['wall'])
  if (at === undefined || wall === undefined || !Number.isInteger(wall) || wall < 0 || wall >= walls) return []
  if (!(width! > 0) || !(height! > 0)) return []
  const opening: Opening = { id: textOf(given['id']), wall, at, width: width!, height: height!, sill: sill ?? 0 }
  return [{ opening, given }]
}

function readSurfaces(value: unknown): RoomShell['surfaces'] {
  const [floor, walls, ceiling] = ['floor', 'walls', 'ceiling'].map((name) => readMaterial(recordOf(value)[name]))
  return floor && walls && ceiling ? { floor, walls, ceiling } : null
}

const within = (value: unknown, low: number, high: number, usual: number): number =>
  Math.max(low, Math.min(high, finite(value) ?? usual))

function readMaterial(value: unknown): Material | undefined {
  if (!isRecord(value) || typeof value['color'] !== 'string') return undefined
  const { name, color, roughness, metalness, pattern, accent, scale, opacity, emission } = value
  return {
    name: textOf(name),
    color,
    roughness: within(roughness, 0, 1, 0.7),
    metalness: within(metalness, 0, 1, 0),
    // whoever paints it knows which patterns there are
    pattern: (textOf(pattern) || 'plain') as Material['pattern'],
    ...(typeof accent === 'string' && { accent }),
    ...(finite(scale) !== undefined && { scale: finite(scale)! }),
    opacity: within(opacity, 0, 1, 1),
    emission: within(emission, 0, 20, 0),
  }
}

const MOST_SLOTS = 60

/** By the slot of the parts of a thing. */
export function readMaterials(value: unknown): Readonly<Record<string, Material>> | null {
  if (!isRecord(value)) return null
  const slots = Object.keys(value).slice(0, MOST_SLOTS)
  const read = slots.flatMap((slot) => {
    const material = readMaterial(own(value, slot))
    return material ? [[slot, material] as const] : []
  })
  return read.length === 0 ? null : Object.fromEntries(read)
}
