/** The pictures of a run, as files named by their hashes: the journal keeps the hash, and the folder the picture. */
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from './eye.ts'

/** Made beside them by whoever wants everything to stop, from any process of this computer. */
export const STOP_FILE = 'STOP'

export const pictureFile = (folder: string, sha256: string): string => join(folder, `${sha256}.png`)

export function openShelf(folder: string) {
  const made = mkdir(folder, { recursive: true })
  const kept = new Map<string, Promise<void>>()
  const write = async (picture: Picture) => {
    await made
    const file = pictureFile(folder, picture.sha256)
    if (existsSync(file)) return
    const draft = `${file}.${process.pid}.part`
    await writeFile(draft, await picture.png())
    await rename(draft, file)
  }
  return {
    /** The same picture is kept once, and is whole or not there. */
    keep(picture: Picture): Promise<void> {
      let keeping = kept.get(picture.sha256)
      if (keeping === undefined) kept.set(picture.sha256, (keeping = write(picture)))
      return keeping
    },
  }
}
