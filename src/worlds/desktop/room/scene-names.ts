/** The names of the things in a GLB file, as the director writes them: in `extras` of its nodes. */
import { TroupeError } from '../../../base/errors.ts'

const MAGIC = 0x46546c67
const HEADER = 20
const MOST_NAMES = 1000

export function namesInGlb(bytes: Uint8Array, file: string): readonly string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const refuse = (why: string) =>
    new TroupeError('ROOM_BAD_SCENE', `${file} ${why}. Give a GLB file of a scene, as \`troupe direct\` writes it.`)
  if (bytes.length < HEADER || view.getUint32(0, true) !== MAGIC) throw refuse('is no GLB file')
  const length = view.getUint32(12, true)
  if (HEADER + length > bytes.length) throw refuse('is cut off')
  let json: { nodes?: unknown }
  try {
    json = JSON.parse(new TextDecoder().decode(bytes.subarray(HEADER, HEADER + length))) as { nodes?: unknown }
  } catch {
    throw refuse('holds no readable scene')
  }
  const nodes = Array.isArray(json.nodes) ? (json.nodes as { extras?: { name?: unknown; asset?: unknown } }[]) : []
  const names = nodes.flatMap(({ extras }) =>
    typeof extras?.name === 'string' && typeof extras.asset === 'string' ? [extras.name.slice(0, 80)] : [],
  )
  if (names.length === 0) throw refuse('names no things')
  return names.slice(0, MOST_NAMES)
}
