/** Turns one planned measurement into a sample, in fresh processes and with a folder that is gone afterwards. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runFresh } from '../fresh-process.ts'
import { catalogue } from './catalogue.ts'
import { measureColdStart } from './cold-start.ts'
import type { Sample, Spec } from './plan.ts'

const child = join(import.meta.dirname, 'child.ts')

export async function measure({ subject, task, size }: Spec, signal: AbortSignal): Promise<Sample> {
  if (task === 'coldStart') return measureColdStart(catalogue[subject].imports!, size, signal)
  const folder = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  try {
    return await runFresh<Sample>(child, [subject, task, String(size), folder], signal)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
