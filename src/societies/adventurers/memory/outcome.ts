/** The outcome of the last command, as Memory keeps it. */
import type { ActionRecord } from '../board.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'

const RESULT_LENGTH = 80

export function recordOf({ last, situation, reply, step, view }: Knowledge): ActionRecord | undefined {
  if (last === undefined) return undefined
  const { scoreChange, progressChange, cameFrom, location } = situation
  return {
    step,
    action: last.text,
    location: cameFrom ?? location,
    result: (reply.before || (view.observation?.text ?? '')).replaceAll(/\s+/g, ' ').trim().slice(0, RESULT_LENGTH),
    progressChange,
    scoreChange,
    outcome: outcomeOf(situation),
  }
}

function outcomeOf({ died, kind, scoreChange }: Knowledge['situation']): ActionRecord['outcome'] {
  if (died || scoreChange < 0) return 'harm'
  if (kind === 'refusal' || kind === 'unknown-word' || kind === 'not-here' || kind === 'overload') return 'failure'
  return kind === 'nothing' || kind === 'question' ? 'neutral' : 'success'
}

/** Something we had not seen, held or known before. */
export function isNews({ situation, places, here, discovered }: Knowledge): boolean {
  return situation.progressChange > 0 || discovered.length > 0 || places.get(here)?.visitCount === 1
}

/** `open X`, for counting what works. */
export const patternOf = ({ last }: Knowledge): string | undefined =>
  last === undefined
    ? undefined
    : last.way !== undefined
      ? 'go somewhere'
      : [last.verb, ...last.nouns.map(() => 'X')].join(' ')
