/** What the studio promises, held against what was measured. */
import type { Numbers } from './numbers.ts'

type Goal = { says: string; value: (numbers: Numbers) => number | null; most: number; unit: string }

const goals: Goal[] = [
  { says: 'first load ≤ 90 kB of JavaScript', value: (all) => all.firstLoadGzipKb, most: 90, unit: ' kB' },
  { says: 'no entry lost', value: (all) => all.lost, most: 0, unit: '' },
  { says: 'no entry doubled', value: (all) => all.doubled, most: 0, unit: '' },
  { says: 'runs slowed by ≤ 10 %', value: (all) => all.slowdown && all.slowdown * 100, most: 10, unit: ' %' },
]

/** Rows of a table. */
export function judge(numbers: Numbers): string[][] {
  return goals.map(({ says, value, most, unit }) => {
    const measured = value(numbers)
    if (measured === null) return [says, '–', 'not measured']
    return [says, `${Number(measured.toPrecision(3))}${unit}`, measured <= most ? 'met' : 'not met']
  })
}
