/** The trace of a run, read from its store: spans with ids, names and attributes, ready to be shown or sent. */
import { isNamedInside, outermostOf } from '../base/inside-ids.ts'
import { readEntries, readStart } from '../store/fold.ts'
import type { Store } from '../store/store.ts'
import { insidesOf } from '../store/transfer.ts'
import { tryReading } from '../store/unreadable.ts'
import { createTraceFold, type TraceFold } from './assemble.ts'
import { attributesOf, type Attributes } from './attributes.ts'
import { spanIdOf, traceIdOf } from './ids.ts'
import { keyOfRun, nameOf, type Span, type SpanError } from './span.ts'

export interface TraceOptions {
  /** prompts, replies, arguments, results, questions and answers too */
  readonly contents?: boolean
}

/** The spans of a run and of the societies inside it: parents before their children. */
export interface Trace {
  readonly traceId: string
  readonly run: string
  readonly spans: readonly TraceSpan[]
}

export interface TraceSpan {
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  /** a call of a model is one to a server somewhere */
  readonly kind: 'internal' | 'client'
  /** milliseconds since 1970 */
  readonly start: number
  /** left out while it is open */
  readonly end?: number
  readonly attributes: Attributes
  readonly events: readonly TraceEvent[]
  /** of a fork, to the run it was forked from */
  readonly links: readonly TraceLink[]
  readonly error?: SpanError
}

export interface TraceEvent {
  readonly name: string
  readonly at: number
  readonly attributes: Attributes
}

export interface TraceLink {
  readonly traceId: string
  readonly spanId: string
  readonly attributes: Attributes
}

/** Of a society inside another run, the part of that run's trace: it has the same ids in both. */
export async function traceOf(store: Store, run: string, options: TraceOptions = {}): Promise<Trace> {
  const reader = await openTrace(store, run)
  await reader.read()
  return reader.trace(reader.spans(), options)
}

export interface TraceReader {
  /** reads what was written since, by whomever */
  read(): Promise<void>
  /** as the journals tell them, contents and all */
  spans(): readonly Span[]
  /** some of them, or all, with ids and attributes */
  trace(spans: readonly Span[], options?: TraceOptions): Trace
  /** how many entries of the outermost run were read */
  readonly head: number
  /** the run around all others, whose journal is the last to be written */
  readonly root: string
}

/** A trace that grows: each `read` reads only what is new. */
export async function openTrace(store: Store, run: string): Promise<TraceReader> {
  const root = await rootOf(store, run)
  const fold = createTraceFold(root)
  const heads = new Map<string, number>()
  const readOne = async (id: string) => {
    for await (const entry of readEntries(store, id, (heads.get(id) ?? 0) + 1)) {
      heads.set(id, entry.seq)
      fold.add(id, [entry])
    }
  }
  return {
    root,
    get head() {
      return heads.get(root) ?? 0
    },
    // the run first: what is inside a step was written before that step is closed
    async read() {
      await readOne(root)
      // a society inside that cannot be read does not hide the others
      for (const id of await insidesOf(store, root)) await tryReading(() => readOne(id))
    },
    spans: () => partOf(fold.spans(), run, root),
    trace: (spans, options = {}) => ({ traceId: traceIdOf(root), run, spans: tracedSpans(spans, fold, options) }),
  }
}

/** By what the journals say and not by the id alone: an id that was chosen may look like one inside another. */
async function rootOf(store: Store, run: string): Promise<string> {
  const { within } = await readStart(store, run)
  const root = within === undefined ? run : outermostOf(run)
  const isThere = root !== run && (await store.head(root)) > 0 && (await insidesOf(store, root)).includes(run)
  return isThere ? root : run
}

function partOf(spans: readonly Span[], run: string, root: string): readonly Span[] {
  return run === root ? spans : spans.filter((span) => span.run === run || isNamedInside(span.run, run))
}

function tracedSpans(spans: readonly Span[], fold: TraceFold, { contents = false }: TraceOptions): TraceSpan[] {
  return spans.map((span) => {
    const { key, parent, start, end, error, events = [] } = span
    return {
      spanId: spanIdOf(key),
      ...(parent !== undefined && { parentSpanId: spanIdOf(parent) }),
      name: nameOf(span),
      kind: span.kind === 'model' ? 'client' : 'internal',
      start,
      ...(end !== undefined && { end }),
      attributes: attributesOf(span, { contents, conversation: fold.root, flow: fold.flowOf(span.run) }),
      events: events.map((event) => ({
        name: event.name === 'failed' ? 'exception' : `troupe.${event.name}`,
        at: event.at,
        attributes: {
          ...(event.error && { 'exception.type': event.error.type }),
          ...(event.error?.message !== undefined && { 'exception.message': event.error.message }),
        },
      })),
      links: span.kind === 'workflow' && span.fork ? [linkTo(span.fork)] : [],
      ...(error && { error }),
    }
  })
}

function linkTo({ run, step }: { readonly run: string; readonly step: number }): TraceLink {
  return {
    traceId: traceIdOf(outermostOf(run)),
    spanId: spanIdOf(keyOfRun(run)),
    attributes: { 'troupe.link': 'forked from', 'troupe.run': run, 'troupe.step': step },
  }
}
