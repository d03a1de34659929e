/** Persists: what has begun to give is done again, as long as each answer tells of a little more. */
import { hasWorked, PERCEIVES } from '../knowledge/outcome.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import type { Proposal } from '../protocol.ts'
import type { PuzzleKnowledge } from '../views.ts'

const GAIN = 5
const AGAIN = 0.7
const MOST_TIMES = 6
const SAME = 2
const PARTLY =
  /\b(?:a little|slightly|an inch|a bit|part ?way|half ?way|loosen\w*|looser|weaken\w*|crack\w*|wobbl\w*|not (?:quite )?enough|another|almost|nearly|once more|one (?:more|less|\w+ (?:goes|gone|breaks|snaps|parts|gives))|(?:two|three|four|five) (?:more|left|to go)|(?:begin|start)s? to (?:give|move|turn|come|open|loosen|bend|shift))\b/i

export function* persist(knowledge: PuzzleKnowledge): Generator<Proposal> {
  const { last, reply, situation, here, tried } = knowledge
  if (last === undefined || last.way !== undefined || last.nouns.length === 0 || PERCEIVES.test(last.verb)) return
  if (situation.cameFrom !== undefined || situation.died || !PARTLY.test(reply.before)) return
  if (reply.kind !== 'change' && !hasWorked(knowledge)) return
  const trial = tried.get(trialKey(here, last.text))
  if ((trial?.times ?? 0) >= MOST_TIMES || (trial?.same ?? 1) > SAME) return
  yield {
    command: last.text,
    at: here,
    gain: GAIN,
    probability: AGAIN,
    reason: 'it has begun to give',
    lesson: 'persist',
  }
}
