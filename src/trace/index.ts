/** Traces, published as `troupe/trace`: spans of a run, read from its journal, as OpenTelemetry names them. */
export { spansOf } from './assemble.ts'
export type { Attributes } from './attributes.ts'
export { otlpOf, type OtlpOptions, type OtlpTrace } from './otlp.ts'
export { sendTrace, type SendOptions } from './send.ts'
export type { Span, SpanError } from './span.ts'
export { traceOf, type Trace, type TraceEvent, type TraceLink, type TraceOptions, type TraceSpan } from './trace.ts'
export { watchTrace, type WatchOptions } from './watch.ts'
