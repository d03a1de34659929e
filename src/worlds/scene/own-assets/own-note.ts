/** What is said of somebody's own thing in a file beside it: `{"front": "-z", "height": 0.9}`. */
import { TroupeError } from '../../../base/errors.ts'
import type { Support } from '../asset.ts'
import type { Placement } from '../scene.ts'

export type Side = '+x' | '-x' | '+z' | '-z'

export interface OwnNote {
  /** what it is called besides its file's name */
  readonly names?: readonly string[]
  /** which side of the file's model is its front */
  readonly front?: Side
  /** in metres; what is left out keeps its proportion */
  readonly width?: number
  readonly depth?: number
  readonly height?: number
  readonly placement?: Placement
  /** in metres of the finished thing: middle of its bottom at the origin, front to +z */
  readonly supports?: readonly Support[]
}

const SIDES: readonly string[] = ['+x', '-x', '+z', '-z'] satisfies Side[]
const PLACEMENTS: readonly string[] = ['floor', 'wall', 'ceiling', 'top', 'flat'] satisfies Placement[]
const KINDS: readonly string[] = ['top', 'shelf', 'inside', 'seat'] satisfies Support['kind'][]
const MOST_METRES = 25
const MOST_NAMES = 50
const MOST_SUPPORTS = 50

export const badAsset = (file: string, why: string) =>
  new TroupeError('WORLD_BAD_ASSET_FILE', `“${file.slice(0, 80)}” cannot be used as a thing of a scene. ${why}`)

/** Checked; what is not known to it is refused, as it would silently do nothing. */
export function readNote(file: string, text: string): OwnNote {
  let note: unknown
  try {
    note = JSON.parse(text)
  } catch {
    throw badAsset(file, 'It is no JSON.')
  }
  if (!isRecord(note)) throw badAsset(file, 'It is no JSON object.')
  for (const [key, value] of Object.entries(note)) {
    const why = complaint(key, value)
    if (why !== undefined) throw badAsset(file, why)
  }
  const { supports, ...rest } = note
  const read = rest as OwnNote
  return supports === undefined ? read : { ...read, supports: (supports as RawSupport[]).map(readSupport) }
}

interface RawSupport {
  readonly name?: string
  readonly kind?: Support['kind']
  readonly x?: number
  readonly y: number
  readonly z?: number
  readonly width: number
  readonly depth: number
  readonly clearHeight?: number
}

const readSupport = (raw: RawSupport, place: number): Support => ({
  name: raw.name ?? `surface ${place + 1}`,
  kind: raw.kind ?? 'top',
  at: { x: raw.x ?? 0, y: raw.y, z: raw.z ?? 0 },
  width: raw.width,
  depth: raw.depth,
  clearHeight: raw.clearHeight ?? Infinity,
})

function complaint(key: string, value: unknown): string | undefined {
  switch (key) {
    case 'names': {
      const isFine =
        Array.isArray(value) && value.length <= MOST_NAMES && value.every((name) => typeof name === 'string')
      return isFine ? undefined : `Its names are no list of up to ${MOST_NAMES} texts.`
    }
    case 'front':
      return isOneOf(value, SIDES) ? undefined : `Its front is none of ${SIDES.join(', ')}.`
    case 'placement':
      return isOneOf(value, PLACEMENTS) ? undefined : `Its placement is none of ${PLACEMENTS.join(', ')}.`
    case 'width':
    case 'depth':
    case 'height':
      return isLength(value) && value > 0 ? undefined : `Its ${key} is no number of metres up to ${MOST_METRES}.`
    case 'supports': {
      const isFine = Array.isArray(value) && value.length <= MOST_SUPPORTS && value.every(isSupport)
      return isFine ? undefined : 'Its supports are no list of surfaces with y, width and depth in metres.'
    }
    default:
      return `It says “${key.slice(0, 40)}”; known are names, front, width, depth, height, placement and supports.`
  }
}

function isSupport(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { name, kind, x = 0, y, z = 0, width, depth, clearHeight = 1 } = value
  if (name !== undefined && typeof name !== 'string') return false
  if (kind !== undefined && !isOneOf(kind, KINDS)) return false
  const isPositive = [width, depth, clearHeight].every((length) => isLength(length) && length > 0)
  return isPositive && [x, y, z].every((length) => isLength(length))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isOneOf = (value: unknown, known: readonly string[]) => typeof value === 'string' && known.includes(value)
const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= MOST_METRES
