/** Result files of TextQuests: a folder for each run of the benchmark, as TextQuests lays them out. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../../base/errors.ts'
import type { Result } from '../../societies/adventurers/textquests/result.ts'
import { misuse } from '../command.ts'

/** `OUT/RUN_ID/run_N/MODEL`, with the first N that is free. */
export function makeResultFolder(out: string, runId: string, model: string): string {
  let index = 0
  while (existsSync(join(out, runId, `run_${index}`))) index++
  const folder = join(out, runId, `run_${index}`, model)
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw misuse(`--out names a folder that cannot be made: ${messageOf(error)}.`)
  }
  return folder
}

export function writeResult(folder: string, result: Result): string {
  const file = join(folder, `${result.game_name}.json`)
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
  return file
}
