/** The pending step of a run: what the journal holds of it is used instead of being done again (E5). */
import { FORMAT_VERSION, type AskRecord, type Entry, type Thinking } from './record.ts'

export interface OpenQuestion {
  /** names the question when a run has several open */
  readonly id: string
  readonly run: string
  readonly agent: string
  readonly question: unknown
  /** what was wrong with the answer before */
  readonly fault?: string
}

/** A question with the place its answer belongs to. */
export interface PlacedQuestion extends OpenQuestion {
  readonly slot: number
  readonly key: string
}

export interface Pending {
  /** outcomes by slot */
  readonly outcomes: Map<number, Thinking>
  /** answers of `once`, by slot, attempt and call */
  readonly calls: Map<string, { readonly name: string; readonly value: unknown }>
  /** by slot and key */
  readonly questions: Map<string, PlacedQuestion>
  readonly answers: Map<string, unknown>
  /** announced effects, by slot and place; done ones have their result */
  readonly effects: Map<string, { readonly result?: unknown; readonly done: boolean }>
}

export function nothingPending(): Pending {
  return { outcomes: new Map(), calls: new Map(), questions: new Map(), answers: new Map(), effects: new Map() }
}

export function readPending(run: string, step: number, entries: readonly Entry[]): Pending {
  const pending = nothingPending()
  const callsOf = new Map<number, string[]>()
  for (const { record } of entries) {
    // a thought that nobody waited for any more may have written late: that was for another step
    if (record.step !== step) continue
    switch (record.kind) {
      case 'think':
        pending.outcomes.set(record.slot, record.outcome)
        break
      case 'call':
        {
          const place = `${record.slot}.${record.attempt}.${record.call}`
          pending.calls.set(place, record)
          const known = callsOf.get(record.slot)
          if (known === undefined) callsOf.set(record.slot, [place])
          else known.push(place)
        }
        break
      case 'ask':
        pending.questions.set(`${record.slot}.${record.key}`, placeQuestion(run, record))
        break
      case 'answer':
        pending.answers.set(`${record.slot}.${record.key}`, record.answer)
        pending.questions.delete(`${record.slot}.${record.key}`)
        break
      case 'effect':
        pending.effects.set(`${record.slot}.${record.place}`, { done: false })
        break
      case 'done':
        pending.effects.set(`${record.slot}.${record.place}`, { done: true, result: record.result })
        break
      case 'fail':
        forget(pending, record.slots, callsOf)
        break
      default:
    }
  }
  return pending
}

/** What failed is thought anew: its calls led to the failure, and so did its outcome, unless effects of it are out. */
function forget(
  { calls, outcomes, effects }: Pending,
  slots: readonly number[],
  callsOf: Map<number, readonly string[]>,
): void {
  for (const slot of slots) {
    for (const place of callsOf.get(slot) ?? []) calls.delete(place)
    callsOf.delete(slot)
  }
  if (effects.size === 0) for (const slot of slots) outcomes.delete(slot)
}

/** A question as it is asked in a step of a run, with the id it is answered by. */
export function placeQuestion(run: string, asked: Omit<AskRecord, 'v' | 'kind'>): PlacedQuestion {
  const { step, slot, key, agent, question, fault } = asked
  const id = `${step}.${slot}.${key}`
  return { id, run, agent, question, slot, key, ...(fault !== undefined && { fault }) }
}

export function isNothing({ outcomes, calls, questions, answers, effects }: Pending): boolean {
  return outcomes.size + calls.size + questions.size + answers.size + effects.size === 0
}

/** Is the question in the journal already, and still open? */
export function isAsked({ questions }: Pending, { slot, key, question }: PlacedQuestion): boolean {
  return JSON.stringify(questions.get(`${slot}.${key}`)?.question) === JSON.stringify(question)
}

export function askRecord(step: number, { slot, key, agent, question, fault }: PlacedQuestion): AskRecord {
  return { v: FORMAT_VERSION, kind: 'ask', step, slot, agent, key, question, ...(fault !== undefined && { fault }) }
}
