/** Whether a journal is whole: its entries and its steps are numbered without a gap, and none is there twice. */
import type { Entry } from 'troupe'

/** One sentence for each thing that is wrong. */
export function findGaps(run: string, entries: readonly Entry[]): string[] {
  const steps = entries.flatMap(({ record }) => (record.kind === 'step' ? [record.step] : []))
  const found: string[] = []
  if (entries[0]?.record.kind !== 'start') found.push(`${run} does not begin with its start`)
  for (const [what, numbers] of [
    ['entry', entries.map(({ seq }) => seq)],
    ['step', steps],
  ] as const)
    for (const [place, number] of numbers.entries()) {
      const wanted = place + 1
      if (number === wanted) continue
      const isAgain = numbers.indexOf(number) < place
      found.push(`${run} has ${what} ${number} ${isAgain ? 'twice' : `where ${wanted} should be`}`)
      // all that follow are out of place as well
      break
    }
  return found
}
