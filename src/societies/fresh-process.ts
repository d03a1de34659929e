/**
 * A measurement in a fresh process: what looks at the memory, or at a processor that is warm, must not find what this
 * one has used already. The process is `troupe evaluate SOCIETY --json` with these words.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export async function inFreshProcess<T>(society: string, words: readonly string[], signal: AbortSignal): Promise<T> {
  const program = process.argv[1]!
  const all = [...process.execArgv, program, 'evaluate', society, '--json', ...words]
  const { stdout } = await promisify(execFile)(process.execPath, all, { signal })
  return JSON.parse(stdout) as T
}
