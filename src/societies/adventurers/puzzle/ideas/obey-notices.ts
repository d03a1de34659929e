/** What a notice says is to be done where it hangs is done before we go on. */
import { ordersAt } from '../../variants/orders-here.ts'
import type { Idea } from './idea.ts'

const GAIN = 8
const ORDERED = 0.9

export const obeyNotices: Idea = function* (knowledge) {
  const { here } = knowledge
  for (const { command, isTried } of ordersAt(knowledge, here))
    if (command !== undefined && !isTried)
      yield { command, at: here, gain: GAIN, probability: ORDERED, reason: 'a notice says so', lesson: 'orders' }
}
