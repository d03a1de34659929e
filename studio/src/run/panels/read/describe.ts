/** A row of the journal in words: what kind of thing happened, and the beginning of what it was. */
import type { Changes } from '../../../../../src/board/change.ts'
import { describeChange, type Wording } from '../../../../../src/board/describe-change.ts'
import type { Deed } from '../../../../../src/store/record.ts'
import type { Timeline } from '../../../journal/timeline.ts'
import { brief, oneLine, plainly } from './brief.ts'
import { modelCallOf } from './model-calls.ts'
import { deedOf, recordOf, type Row, type RowKind } from './rows.ts'

export const kindNames: Readonly<Record<RowKind, string>> = {
  start: 'start',
  deed: 'did',
  model: 'model call',
  call: 'call',
  ask: 'asks',
  answer: 'answer',
  think: 'thought',
  effect: 'effect',
  fail: 'failed',
  end: 'end',
}

const ROOM = 220

export function describeRow(timeline: Timeline, row: Row): string {
  const deed = deedOf(timeline, row)
  if (deed) return describeDeed(deed)
  const record = recordOf(timeline, row)
  switch (record.kind) {
    case 'start':
      return record.parent
        ? `${record.flow}, forked from ${record.parent.run} at step ${record.parent.step}`
        : `${record.flow}, seed ${record.seed}`
    case 'call': {
      const call = modelCallOf(record)
      return call
        ? oneLine(`${call.mind}: ${call.reply}`, ROOM)
        : oneLine(`${record.name}: ${brief(record.value, ROOM)}`, ROOM)
    }
    case 'ask':
      return plainly(promptIn(record.question) ?? record.question, ROOM)
    case 'answer':
      return plainly(record.answer, ROOM)
    case 'think':
      return record.outcome.skipped === undefined
        ? `${Object.keys(record.outcome.update ?? {}).join(', ') || 'nothing to write'}, kept until the step closes`
        : oneLine(`skipped: ${record.outcome.skipped}`, ROOM)
    case 'effect':
      return `announced: ${record.id}`
    case 'done':
      return `done: ${brief(record.result, ROOM)}`
    case 'fail':
      return oneLine(`${record.code}: ${record.message}`, ROOM)
    case 'end':
      return oneLine(record.reason, ROOM)
    case 'step':
      return 'nobody did anything'
  }
}

/** A person in place of a mind is asked with a prompt. */
function promptIn(question: unknown): string | undefined {
  const { prompt } = (question ?? {}) as { prompt?: unknown }
  return typeof prompt === 'string' ? prompt : undefined
}

function describeDeed({ changes = {}, effects = [], skipped }: Deed): string {
  if (skipped !== undefined) return oneLine(`skipped: ${skipped}`, ROOM)
  const parts = [...describeChanges(changes, ROOM), ...effects.map(({ effect }) => `does ${effect.type}`)]
  return oneLine(parts.join(' · ') || 'changed nothing', ROOM)
}

/**
 * Each field with what became of it: `score = 10`, `mail + …`. Short values get what they need, the others the rest.
 */
export function describeChanges(changes: Changes, room: number): readonly string[] {
  const fields = Object.keys(changes)
  const share = Math.max(24, Math.floor(room / Math.max(1, Math.min(fields.length, 4))))
  const wording = wordingFor(share)
  return fields.map((field) => oneLine(describeChange(changes[field]!, wording, field), share))
}

// more names than this do not fit the line
const NAMED = 8

function wordingFor(room: number): Wording {
  return {
    value: (value) => brief(value, room),
    keysOneByOne: true,
    several: 'number',
    most: NAMED,
    // their names are enough in a list; the details of the row have the rest
    fits: () => false,
  }
}
