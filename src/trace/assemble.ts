/** A trace: the spans of a run with those of the societies inside it, as one tree. Pure. */
import { isNamedInside, labelOf, nameWithin, placeOf } from '../base/inside-ids.ts'
import type { Entry } from '../store/record.ts'
import { createJournalSpans, type JournalSpans } from './journal-spans.ts'
import type { Span } from './span.ts'

export interface TraceFold {
  readonly root: string
  /** the name of the flow of a run, or of a society inside it */
  flowOf(run: string): string
  /** entries of a run or of a society inside it, in their order; of each journal, from the first */
  add(run: string, entries: readonly Entry[]): void
  /** parents before their children, siblings in the order they began */
  spans(options?: { readonly isUnderWay?: boolean }): readonly Span[]
}

/** Journals folded into spans. The journal of the run itself is `root`; others are placed where their start says. */
export function createTraceFold(root: string): TraceFold {
  const folds = new Map<string, JournalSpans>([[root, createJournalSpans(root)]])
  return {
    root,
    flowOf: (run) => folds.get(run)?.start?.flow ?? '',
    add: (run, entries) => {
      let fold = folds.get(run)
      if (fold === undefined) folds.set(run, (fold = createJournalSpans(run)))
      fold.add(entries)
    },
    spans: ({ isUnderWay = false } = {}) => {
      const spans: Span[] = []
      const inside = Map.groupBy(folds.values(), (fold) => fold.start?.within)
      tell(folds.get(root)!, { folds: inside, isUnderWay, spans })
      return spans
    },
  }
}

/** All journals of a run at once, its own first. */
export function spansOf(
  journals: readonly { readonly run: string; readonly entries: readonly Entry[] }[],
  options: { readonly isUnderWay?: boolean } = {},
): readonly Span[] {
  const [first] = journals
  if (first === undefined) return []
  const fold = createTraceFold(first.run)
  for (const { run, entries } of journals) fold.add(run, entries)
  return fold.spans(options)
}

interface Telling {
  /** by the run they are within */
  readonly folds: ReadonlyMap<string | undefined, readonly JournalSpans[]>
  readonly isUnderWay: boolean
  readonly spans: Span[]
}

function tell(fold: JournalSpans, telling: Telling, around?: Span): void {
  const inside = new Map<string, JournalSpans[]>()
  const isUnderWay = telling.isUnderWay && around?.end === undefined
  let isBegun = false
  for (const each of telling.folds.get(fold.run) ?? []) {
    if (!isNamedInside(each.run, fold.run)) continue
    const { step, agent, branch } = placeOf(nameWithin(each.run, fold.run), fold.agents)
    isBegun ||= step === fold.pendingStep
    const place = `${step}.${labelOf(agent, branch)}`
    const known = inside.get(place)
    if (known) known.push(each)
    else inside.set(place, [each])
  }
  const own = fold.root(isUnderWay)
  const root = { ...within(lasting(own, inside.values(), telling), around), ...(around && { parent: around.key }) }
  telling.spans.push(root)
  // most runs have nothing inside: then the spans are in their order already
  let group: Span[] = []
  const flush = () => {
    const [first, ...children] = group
    group = []
    if (first === undefined) return
    const place = first.kind === 'agent' ? `${first.step}.${labelOf(first.agent, first.branch)}` : ''
    const guests = inside.get(place) ?? []
    inside.delete(place)
    const thought = lasting(first, [guests], telling)
    telling.spans.push(thought)
    for (const child of children) {
      while (guests.length > 0 && guests[0]!.root(false).start < child.start) tell(guests.shift()!, telling, thought)
      telling.spans.push(child)
    }
    for (const guest of guests) tell(guest, telling, thought)
  }
  for (const spans of [fold.closed, fold.pending(isUnderWay, isBegun)]) {
    for (const span of spans) {
      if (span.parent === root.key) flush()
      group.push(around ? within(span, root) : span)
    }
  }
  flush()
  // named as inside a step that has no such thought: a journal from elsewhere may say anything
  for (const guests of inside.values()) for (const guest of guests) tell(guest, telling, root)
}

/** What failed may be resumed, and goes on inside before it is written here: it lasts at least as long as that. */
function lasting<S extends Span>(span: S, guests: Iterable<readonly JournalSpans[]>, telling: Telling): S {
  if (span.isSettled || span.end === undefined) return span
  let { end } = span
  for (const each of guests) for (const guest of each) end = Math.max(end, latestOf(guest, telling))
  return end === span.end ? span : { ...span, end }
}

function latestOf(fold: JournalSpans, telling: Telling): number {
  const inside = (telling.folds.get(fold.run) ?? []).filter((each) => isNamedInside(each.run, fold.run))
  return inside.reduce((latest, each) => Math.max(latest, latestOf(each, telling)), fold.latest)
}

/** Kept within the span around it: a thought that was given up may have written a little longer. */
function within<S extends Span>(span: S, around: Span | undefined): S {
  if (around === undefined) return span
  const { start: from, end: to } = around
  const end = span.end === undefined ? to : Math.max(from, Math.min(span.end, to ?? span.end))
  const start = Math.min(Math.max(span.start, from), end ?? Infinity)
  const isSettled = span.isSettled || around.isSettled
  return { ...span, start, isSettled, ...(end !== undefined && { end }) }
}
