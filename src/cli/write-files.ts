/** Writes everything that comes out of a run into a folder. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../base/errors.ts'
import type { RunFile } from '../societies/society.ts'
import type { Store } from '../store/store.ts'
import { misuse } from './command.ts'
import type { Screen } from './screen.ts'
import { writeWhole } from './write-whole.ts'

/** The paths of the files, in their order. */
export async function writeFiles(
  files: readonly RunFile[],
  store: Store,
  run: string,
  folder: string,
  screen: Screen,
): Promise<readonly string[]> {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw misuse(`${folder} cannot be written to: ${messageOf(error)}.`)
  }
  const paths: string[] = []
  for (const { name, says, write } of files) {
    const path = join(folder, name)
    await writeWhole(path, write(store, run))
    paths.push(path)
    screen.tell(`${path}   ${screen.paint('dim', says)}`)
  }
  return paths
}
