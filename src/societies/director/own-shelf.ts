/** Things of somebody's own for the director: the GLB files of the folder that TROUPE_ASSETS names. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf, TroupeError } from '../../base/errors.ts'
import { addOwnAssets } from '../../worlds/scene/library/index.ts'

export interface Shelf {
  /** what the things are called, and their paths */
  readonly names: ReadonlyMap<string, string>
  /** why the folder cannot be used, said when somebody wants to use it */
  readonly fault?: TroupeError
}

const EMPTY: Shelf = { names: new Map() }
const LARGEST_BYTES = 50_000_000

/** Reads the folder once; whatever is in it is found by its path from then on, in every run of this process. */
export async function readShelf(folder = process.env['TROUPE_ASSETS']): Promise<Shelf> {
  if (!folder) return EMPTY
  try {
    const names = readdirSync(folder).filter((name) => /\.glb$/i.test(name))
    const files = names.map((name) => ({ name, bytes: bytesOf(join(folder, name)), ...noteOf(folder, name) }))
    const { readOwnAssets } = await import('../../worlds/scene/own-assets/index.ts')
    const shelf = await readOwnAssets(files)
    addOwnAssets(shelf.assets)
    return { names: shelf.names }
  } catch (error) {
    const why = error instanceof TroupeError ? error.message : `TROUPE_ASSETS cannot be read: ${messageOf(error)}.`
    return { ...EMPTY, fault: new TroupeError('WORLD_BAD_ASSET_FILE', why, { cause: error }) }
  }
}

function bytesOf(file: string): Uint8Array {
  const { size } = statSync(file)
  if (!statSync(file).isFile() || size > LARGEST_BYTES)
    throw new TroupeError('WORLD_BAD_ASSET_FILE', `${file} is no file of at most ${LARGEST_BYTES / 1e6} MB.`)
  return readFileSync(file)
}

/** `chair.json` beside `chair.glb` says what cannot be guessed. */
function noteOf(folder: string, name: string): { readonly note?: string } {
  const file = join(folder, name.replace(/\.glb$/i, '.json'))
  return existsSync(file) ? { note: readFileSync(file, 'utf8') } : {}
}
