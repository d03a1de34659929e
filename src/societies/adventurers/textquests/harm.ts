/**
 * Harm done by a command: the annotations that count after it, in their order, under the conditions their keywords
 * set.
 */
import type { Annotations, LabelVector } from './annotations.ts'
import type { Mark } from './marks.ts'

/** What a game remembers of its marks; it goes back with the game. */
export interface MarkMemory {
  /** how often each was printed */
  readonly counts: Readonly<Record<string, number>>
  readonly taken: readonly string[]
}

export const NO_MARKS: MarkMemory = { counts: {}, taken: [] }

export interface Judgement {
  readonly labels: readonly LabelVector[]
  readonly memory: MarkMemory
}

export function judgeMarks(annotations: Annotations, marks: readonly Mark[], before: MarkMemory): Judgement {
  const counts: Record<string, number> = { ...before.counts }
  for (const { id } of marks) counts[id] = (counts[id] ?? 0) + 1
  const taken = new Set(before.taken)
  const counted: Mark[] = []
  let skipsNext = false
  for (const mark of marks) {
    const annotation = annotations.get(mark.id)
    const isSkipped = skipsNext
    skipsNext = false
    if (annotation === undefined || isSkipped) continue
    const { keywords } = annotation
    if (!doesCount(keywords, mark, counts, taken)) continue
    counted.push(mark)
    skipsNext = keywords.includes('delete-next')
  }
  return {
    labels: lessGeneral(counted).map(({ id }) => annotations.get(id)!.labels),
    memory: { counts, taken: [...taken] },
  }
}

const VISITED = '-visited'

function doesCount(
  keywords: readonly string[],
  { id, object }: Mark,
  counts: Readonly<Record<string, number>>,
  taken: Set<string>,
): boolean {
  if (keywords.length === 0 || keywords.includes('delete-next')) return true
  if (keywords.includes('only-first') && counts[id] === 1) return true
  if (keywords.includes('ignore-first') && counts[id]! > 1) return true
  const place = keywords.find((keyword) => keyword.endsWith(VISITED))?.slice(0, -VISITED.length)
  if (place !== undefined) return (counts[place] ?? 0) > 0
  if (!keywords.includes('taken') || object === undefined || taken.has(object)) return false
  taken.add(object)
  return true
}

/** Of two marks the one that is not from the verbs in general counts, and the first of two others. */
function lessGeneral(marks: readonly Mark[]): readonly Mark[] {
  const [first, second] = marks
  if (marks.length !== 2) return marks
  return [first!.id.startsWith('verbs:') ? second! : first!]
}
