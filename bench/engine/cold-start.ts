/** What a first import costs, told by the middle one of several fresh processes. */
import { join } from 'node:path'
import { runFresh } from '../fresh-process.ts'
import { median } from '../statistics.ts'
import type { Sample } from './plan.ts'

type Import = Pick<Sample, 'cpuMicros' | 'wallMicros' | 'peakRssBytes'>

const child = join(import.meta.dirname, 'cold-start-child.mjs')

export async function measureColdStart(imports: string, times: number, signal: AbortSignal): Promise<Sample> {
  const entry = import.meta.resolve(imports)
  const found: Import[] = []
  for (let at = 0; at < times; at++) found.push(await runFresh<Import>(child, [entry], signal))
  const middle = (key: keyof Import) => median(found.map((one) => one[key]))
  return {
    cpuMicros: middle('cpuMicros'),
    wallMicros: middle('wallMicros'),
    peakRssBytes: middle('peakRssBytes'),
    storedBytes: 0,
  }
}
