/** Questions of the parser are answered before anything else. */
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Proposal } from '../protocol.ts'

export function* answerQuestion({ reply, here, view, step, last }: Knowledge): Generator<Proposal> {
  const answer = (command: string, reason: string): Proposal => ({
    command,
    at: here,
    gain: 1,
    probability: 0.5,
    reason,
    urgent: true,
  })
  if (view.observation?.wants === 'key') return yield answer(' ', 'a key is wanted')
  const { question } = reply
  if (question === undefined) return
  if (question.asks === 'which' && question.options.length > 0)
    yield answer(question.options[step % question.options.length]!, 'one of these is meant')
  // advice may cost points, and we would not understand it
  else if (question.asks === 'yes-no' && ADVICE.test(question.text) && last?.text !== 'no')
    yield answer('no', 'we find out ourselves')
  else if (question.asks === 'yes-no' && last?.text !== 'yes') yield answer('yes', 'we are asked')
}

const ADVICE = /\b(?:instructions?|hints?|help|introduction|rules|how to play)\b/i
