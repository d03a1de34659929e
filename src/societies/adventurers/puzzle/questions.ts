/** Questions are answered before anything else: which of several, yes or no, a line of a menu, a key. */
import { trialKey } from '../knowledge/trial-key.ts'
import type { Proposal } from '../protocol.ts'
import type { PuzzleKnowledge } from '../views.ts'

export function* answerQuestion(knowledge: PuzzleKnowledge): Generator<Proposal> {
  const { reply, here, view, step, last, luck } = knowledge
  const answer = (command: string, reason: string, lesson?: string): Proposal => ({
    command,
    at: here,
    gain: 1,
    probability: 0.5,
    reason,
    urgent: true,
    ...(lesson !== undefined && { lesson }),
  })
  const { question } = reply
  if (view.observation?.wants === 'key') return yield answer(keyFor(knowledge), 'a key is wanted')
  if (question === undefined) return
  if (question.asks === 'number') {
    // what was never said first, then what was said least; saying nothing last of all
    const lines = question.options.map((option, place) => {
      const lesson = `say ${question.labels?.[place] ?? option}`.slice(0, LONGEST_LESSON)
      const times = luck.get(lesson)?.tries ?? 0
      return { option, lesson, times: times + (LEAVES.test(lesson) ? RELUCTANCE : 0) }
    })
    const best = lines.toSorted((one, other) => one.times - other.times)[0]!
    return yield answer(best.option, 'one of these can be said', best.lesson)
  }
  // answered once; asked again, we meant something else
  const hasAnswered = last !== undefined && question.options.includes(last.text)
  if (question.asks === 'which' && question.options.length > 0 && !hasAnswered)
    yield answer(question.options[step % question.options.length]!, 'one of these is meant')
  // advice may cost points, and we would not understand it; and nobody leaves a game that goes on
  else if (question.asks === 'yes-no' && DECLINED.test(question.text) && last?.text !== 'no')
    yield answer('no', 'we find out ourselves')
  else if (question.asks === 'yes-no' && last?.text !== 'yes' && last?.text !== 'no')
    yield answer('yes', 'we are asked')
}

const LONGEST_LESSON = 60
const RELUCTANCE = 2
const LEAVES = /^say \W*(?:say nothing|nothing|leave|goodbye|never ?mind|quit|exit|return|back|end)\b/i

const DECLINED =
  /\b(?:instructions?|hints?|help|introduction|rules|how to play|quit|leave|stop|end|give up|restart|start (?:over|again)|abandon|exit)\b/i

const KEYS = [' ', 'q', '\u001B', '\n', '1', 'n']

/** A space, as long as that shows something new; then the keys by which menus are left. */
function keyFor({ step, last, tried, here }: PuzzleKnowledge): string {
  const stuck = last === undefined ? 0 : (tried.get(trialKey(here, last.text))?.same ?? 0)
  return stuck < 2 ? ' ' : KEYS[step % KEYS.length]!
}
