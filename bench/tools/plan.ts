/** Everything that a round of the tools bench measures: subject × variant × calls. */
import { subjectNames, type SubjectName } from './catalogue.ts'
import type { Variant } from './subject.ts'

export type Spec = { subject: SubjectName; variant: Variant; calls: number }

/** Costs are per tool step: a turn of the model and the tool it called. */
export type Sample = { cpuMicros: number; wallMicros: number; peakRssBytes: number; storedBytes: number }

/** The last size is the one that ratios and goals are about; growth is ours alone. */
export type Sizes = { steps: number[]; growth: number[]; kills: number }

export const sizesFor = (quick: boolean): Sizes =>
  quick ? { steps: [20], growth: [50, 100], kills: 6 } : { steps: [100, 1_000], growth: [1_000, 2_000], kills: 24 }

export function plan({ steps, growth }: Sizes): Spec[] {
  const sizes = (subject: SubjectName) => (subject === 'troupe' ? [...new Set([...steps, ...growth])] : steps)
  return subjectNames.flatMap((subject) =>
    sizes(subject).flatMap((calls) => variantsOf(subject).map((variant) => ({ subject, variant, calls }))),
  )
}

/** The peers do the same for both: they do not tell tools that only read from those that change something. */
function variantsOf(subject: SubjectName): Variant[] {
  return subject === 'troupe' ? ['reading', 'effectful'] : ['reading']
}

// Mastra writes its whole chat several times a turn: a thousand turns take minutes
export const isOnce = ({ subject, calls }: Spec) => subject === 'mastra' && calls >= 1_000
