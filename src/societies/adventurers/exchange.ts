/**
 * Exchanges: a member asks another where it needs to know what only that one knows. What is asked and answered is on
 * the board, so the journal shows it. Who is muted gives no answer.
 */
import type { Knowledge } from './knowledge/knowledge.ts'
import { recollect, type Hearing } from './memory/recollect.ts'
import type { Exchange } from './protocol.ts'
import { pathsIn, type Walking } from './strategy/bid.ts'

const SURE = 0.95
const UNTRIED = 0.8

/** Have we tried this before? Nothing when Memory is muted, or when it has nothing to tell. */
export function askMemory(
  command: string,
  at: string,
  knowledge: Hearing & Pick<Knowledge, 'step' | 'tried' | 'successful' | 'failed'>,
): Exchange | undefined {
  const told = recollect(knowledge, command, at)
  if (told === undefined || (told.times_tried === 0 && told.similar_tried === 0)) return undefined
  const { times_tried: times, success_rate: rate, similar_tried: similar } = told
  const often = times === 0 ? 'Not here' : `${times} times here`
  return {
    step: knowledge.step,
    to: 'memory',
    query: { type: 'question', question: `Have we tried "${command}" before?` },
    response: {
      answer: `${often}; of ${similar} like it ${Math.round((rate ?? 0) * similar)} brought something.`,
      confidence: times > 0 ? SURE : UNTRIED,
      metadata: { ...told },
    },
  }
}

/** How far is it? Nothing when the Navigator is muted, or when we are there. */
export function askNavigator(place: string, knowledge: Hearing & Walking): Exchange | undefined {
  const path = pathsIn(knowledge).get(place)
  if (path?.first === undefined || knowledge.view.muted.includes('navigator')) return undefined
  const { distance, first } = path
  return {
    step: knowledge.step,
    to: 'navigator',
    query: { type: 'question', question: `How do I get from here to ${place}?` },
    response: {
      answer: `${first}; it takes ${distance} ${distance === 1 ? 'step' : 'steps'}.`,
      confidence: SURE,
      metadata: { distance, suggested_action: first },
    },
  }
}
