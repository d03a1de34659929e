/** What came of a tool call, as text for protocols that know no more than that. */
import type { ToolOutcome } from '../models/message.ts'

export function outcomeText(outcome: ToolOutcome, output: unknown): string {
  const text = typeof output === 'string' ? output : JSON.stringify(output ?? null)
  return outcome === 'done' ? text : `${outcome}: ${text}`
}
