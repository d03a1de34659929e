/**
 * A question of a tool with an effect, before it does anything: the call is over with nothing done, the person is asked
 * by the run, and the call is made anew with the answers. All of it is journaled, so nothing is asked or done twice.
 */
import { faultAgainst } from '../base/fits-json-schema.ts'
import { isRecord } from '../base/json-kinds.ts'
import type { Schema } from '../base/schema.ts'

export interface ToolQuestion {
  /** what the person is asked: a text, or a value that whoever shows it knows */
  readonly question: unknown
  /** JSON Schema of the answer; anything when left out. `null` always declines */
  readonly answer?: Readonly<Record<string, unknown>>
}

/** What a call wants to know, as it is journaled. */
export interface ToolAsks {
  readonly questions: Readonly<Record<string, ToolQuestion>>
  /** given back to the tool with the answers */
  readonly state?: unknown
}

/** The answers to what a call asked, by the names of its questions, with the state it gave. */
export interface ToolAnswers {
  readonly answers: Readonly<Record<string, unknown>>
  readonly state?: unknown
}

/** Thrown by a tool that has done nothing yet and must know something first. */
export class AskFirst extends Error {
  override readonly name = 'AskFirst'
  readonly asks: ToolAsks

  constructor(asks: ToolAsks) {
    super('This call asks something first.')
    this.asks = asks
  }
}

/** To throw in `does` of a tool with an effect, before it has done anything; `context.answered` has what came back. */
export function askFirst(questions: ToolAsks['questions'], state?: unknown): AskFirst {
  return new AskFirst({ questions, ...(state !== undefined && { state }) })
}

/** What is journaled of a call that asks; nothing of one that does not. */
export function asksIn(result: unknown): ToolAsks | undefined {
  const asks = isRecord(result) ? result['asks'] : undefined
  return isRecord(asks) && isRecord(asks['questions']) ? (asks as unknown as ToolAsks) : undefined
}

/** An answer that fits, or `null` for none. */
export function answerSchema({ answer }: Pick<ToolQuestion, 'answer'>): Schema {
  return {
    '~standard': {
      version: 1,
      vendor: 'troupe',
      validate(value) {
        const fault = value === null || answer === undefined ? undefined : faultAgainst(answer, value)
        return fault === undefined ? { value } : { issues: [{ message: fault }] }
      },
    },
  }
}
