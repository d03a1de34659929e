/** Everything that a round of the tools bench measures: subject × variant × calls. */
import { subjectNames, type SubjectName } from './catalogue.ts'
import type { Variant } from './subject.ts'

export type Spec = { subject: SubjectName; variant: Variant; calls: number }

/** Costs are per tool step: a turn of the model and the tool it called. */
export type Sample = { cpuMicros: number; wallMicros: number; peakRssBytes: number; storedBytes: number }

/** The last size of a subject is the one that its ratio is about; growth is ours alone. */
export type Sizes = { steps: number[]; mastra: number[]; growth: number[]; kills: number }

export const sizesFor = (quick: boolean): Sizes =>
  quick
    ? { steps: [20], mastra: [20], growth: [50, 100], kills: 6 }
    : // Mastra writes its whole chat several times a turn: a thousand turns take about ten minutes, the most there is
      { steps: [100, 1_000], mastra: [100, 300], growth: [1_000, 2_000], kills: 24 }

export function sizesOf(subject: SubjectName, { steps, mastra, growth }: Sizes): number[] {
  if (subject === 'mastra') return mastra
  return subject === 'troupe' ? [...new Set([...steps, ...mastra, ...growth])].toSorted((a, b) => a - b) : steps
}

export function plan(sizes: Sizes): Spec[] {
  return subjectNames.flatMap((subject) =>
    sizesOf(subject, sizes).flatMap((calls) => variantsOf(subject).map((variant) => ({ subject, variant, calls }))),
  )
}

/** The peers do the same for both: they do not tell tools that only read from those that change something. */
function variantsOf(subject: SubjectName): Variant[] {
  return subject === 'troupe' ? ['reading', 'effectful'] : ['reading']
}

const MINUTES_FROM = { langgraph: 1_000, mastra: 300 } as const

/** What takes a peer minutes is played in the first round only. */
export const isOnce = ({ subject, calls }: Spec) =>
  (subject === 'langgraph' || subject === 'mastra') && calls >= MINUTES_FROM[subject]
