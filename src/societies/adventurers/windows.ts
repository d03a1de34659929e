/** Windows on the past that a member is told: the last 10 actions for the map, 20 for repetitions, 50 in a session. */
import type { ActionRecord } from './board.ts'

export const WINDOW = { navigator: 10, memory: 20, session: 50 } as const

function recent(history: readonly ActionRecord[], count: number): readonly ActionRecord[] {
  return history.slice(-count)
}

/** One line an action, oldest first. */
export function tellHistory(history: readonly ActionRecord[], count: number): string {
  const lines = recent(history, count).map(({ step, action, location, result, scoreChange, outcome }) => {
    const points = scoreChange === 0 ? '' : ` (${scoreChange > 0 ? '+' : ''}${scoreChange} points)`
    return `${step}. at ${location}: "${action}" -> ${outcome}${points}: ${oneLine(result)}`
  })
  return lines.join('\n') || 'nothing yet'
}

const LONGEST_RESULT = 160

const oneLine = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > LONGEST_RESULT ? `${line.slice(0, LONGEST_RESULT)}…` : line
}
