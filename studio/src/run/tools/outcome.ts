/** What came of a tool call, in a word and a colour: each outcome is told apart by both. */
import { isRecord } from '../../../../src/base/json-kinds.ts'
import type { ToolOutcome } from '../../../../src/models/message.ts'

/** `asks` and `open`: nothing came of it yet. */
export type CallState = ToolOutcome | 'asks' | 'open'

export interface OutcomeWord {
  readonly word: string
  readonly tone: 'plain' | 'accent' | 'good' | 'warn' | 'bad'
  /** what is shown beside it */
  readonly icon: 'check' | 'warn' | 'veto' | 'minus' | 'help' | 'more'
}

export const outcomeWords: Readonly<Record<CallState, OutcomeWord>> = {
  done: { word: 'done', tone: 'good', icon: 'check' },
  faulty: { word: 'failed', tone: 'bad', icon: 'warn' },
  denied: { word: 'denied', tone: 'warn', icon: 'veto' },
  skipped: { word: 'skipped', tone: 'plain', icon: 'minus' },
  unknown: { word: 'nobody knows', tone: 'bad', icon: 'help' },
  asks: { word: 'waits for a yes', tone: 'warn', icon: 'help' },
  open: { word: 'under way', tone: 'accent', icon: 'more' },
}

export const isOutcome = (word: unknown): word is ToolOutcome =>
  typeof word === 'string' && word in outcomeWords && word !== 'asks' && word !== 'open'

/** As a journal has it, which may be anybody's. */
export function readRun(run: unknown): { readonly outcome: ToolOutcome; readonly output: unknown } {
  const { outcome, output } = isRecord(run) ? run : {}
  return { outcome: isOutcome(outcome) ? outcome : 'unknown', output }
}
