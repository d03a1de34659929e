/** What the machine promises, held against what was measured. */
import type { Numbers } from './report.ts'

type Goal = { says: string; value: keyof Numbers & string; isMet: (value: number) => boolean; unit: string }

const goals: Goal[] = [
  { says: '≥ 15,000 turns per CPU-second', value: 'turnsPerCpuSecond', isMet: (v) => v >= 15_000, unit: '' },
  { says: '≥ 7 × ifvms.js', value: 'ratioIfvms', isMet: (v) => v >= 7, unit: ' ×' },
  { says: 'a snapshot in ≤ 2 µs', value: 'snapshotMicros', isMet: (v) => v <= 2, unit: ' µs' },
  { says: 'a restore in ≤ 1 µs', value: 'restoreMicros', isMet: (v) => v <= 1, unit: ' µs' },
  { says: '≤ 2 KB per snapshot', value: 'bytesPerSnapshot', isMet: (v) => v <= 2048, unit: ' bytes' },
]

/** Rows of a table. */
export function judge(numbers: Numbers): string[][] {
  return goals.map(({ says, value, isMet, unit }) => {
    const measured = numbers[value]
    if (typeof measured !== 'number') return [says, '–', 'not measured']
    return [says, `${measured}${unit}`, isMet(measured) ? 'met' : 'not met']
  })
}
