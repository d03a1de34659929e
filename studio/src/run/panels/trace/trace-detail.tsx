/** One line about the chosen row: when it began, what it took, who answered, what went wrong. */
import { nameOf, type Span } from '../../../../../src/trace/span.ts'
import { formatCost, formatCount, formatTime } from '../../../../../src/trace/words.ts'
import { shortText } from '../../../ui/clip-text.ts'
import type { TraceRow } from './trace-rows.ts'

const LONGEST = 400

/** `from`: when the run began. */
export function TraceDetail({ row: { span }, from }: { readonly row: TraceRow; readonly from: number }) {
  const took = span.end === undefined ? 'still open' : `took ${formatTime(span.end - span.start)}`
  const facts = [`began after ${formatTime(span.start - from)}`, took, ...factsOf(span)]
  return (
    <p className="trace-detail" dir="auto">
      <b>{shortText(nameOf(span), 100)}</b> {shortText(facts.join(' · '), LONGEST)}
      {span.error && (
        <span className="trace-note-bad">
          {' '}
          {shortText(
            [span.error.type, ...(span.error.message === undefined ? [] : [span.error.message])].join(': '),
            300,
          )}
        </span>
      )}
    </p>
  )
}

function factsOf(span: Span): readonly string[] {
  switch (span.kind) {
    case 'agent':
      return [
        ...(span.mind === undefined ? [] : [`thought by ${span.mind}`]),
        ...(span.tries > 1 ? [`${span.tries} tries`] : []),
        ...(span.by === undefined ? [] : [`${span.by} answered in its place`]),
        ...(span.isAbandoned ? ['given up'] : []),
      ]
    case 'model': {
      const { usage, cost, mind } = span.call
      const cached = usage.cacheReadTokens ?? 0
      return [
        mind,
        `${formatCount(usage.inputTokens)} tokens in${cached > 0 ? `, ${formatCount(cached)} of them cached` : ''}`,
        `${formatCount(usage.outputTokens)} out`,
        ...(cost === undefined ? [] : [formatCost(cost)]),
      ]
    }
    case 'tool':
      return [span.outcome ?? 'not over']
    case 'workflow':
      return span.reason === undefined ? [] : [`ended: ${span.reason}`]
    case 'question':
      return [span.answer === undefined ? 'not answered' : 'answered']
    default:
      return []
  }
}
