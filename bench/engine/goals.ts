/** What the engine promises, held against what was measured. */
import type { Numbers } from './numbers.ts'

type Goal = {
  says: string
  value: (numbers: Numbers) => number | null
  isMet: (value: number) => boolean
  unit: string
}

const goals: Goal[] = [
  { says: 'loop ≤ 15 µs CPU per step', value: (n) => n.loopMicros, isMet: (v) => v <= 15, unit: ' µs' },
  {
    says: 'loop ≥ 50 × less than LangGraph.js',
    value: (n) => n.loopRatio,
    isMet: (v) => v >= 50,
    unit: ' ×',
  },
  {
    says: 'durable loop ≥ 150 × less than LangGraph.js with its SQLite saver',
    value: (n) => n.durableRatio,
    isMet: (v) => v >= 150,
    unit: ' ×',
  },
  { says: 'fan-out of 100 in ≤ 1.5 ms', value: (n) => n.fanOutMs, isMet: (v) => v <= 1.5, unit: ' ms' },
  { says: 'import of the engine ≤ 15 ms', value: (n) => n.importMs, isMet: (v) => v <= 15, unit: ' ms' },
  {
    says: 'twice the steps ≤ 2.1 × the bytes',
    value: (n) => n.bytesGrowth,
    isMet: (v) => v <= 2.1,
    unit: ' ×',
  },
  {
    says: '≤ 400 bytes per step beside the payload',
    value: (n) => n.bytesPerStep,
    isMet: (v) => v <= 400,
    unit: ' bytes',
  },
]

/** Rows of a table. */
export function judge(numbers: Numbers): string[][] {
  return goals.map(({ says, value, isMet, unit }) => {
    const measured = value(numbers)
    if (measured === null) return [says, '–', 'not measured']
    return [says, `${measured}${unit}`, isMet(measured) ? 'met' : 'not met']
  })
}
