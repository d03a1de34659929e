/** Whoever stressed something is spoken to again, once it has turned up and brought points. */
import { isAlive } from '../../knowledge/kinds.ts'
import { trialKey } from '../../knowledge/trial-key.ts'
import { sayable } from '../../knowledge/wording.ts'
import { nounOf } from '../combine.ts'
import type { Idea } from './idea.ts'

const GAIN = 5
const HEARD = 0.6

export const tellOfFinds: Idea = function* (knowledge) {
  const { objects, people, tried } = knowledge
  const verb = sayable(knowledge, 'talk to', 'greet', 'hello')
  if (verb === undefined) return
  for (const someone of objects.values()) {
    const { name, location } = someone
    if (location === 'gone' || location === 'inventory' || !isAlive(someone)) continue
    const { news } = people.get(nounOf(name)) ?? {}
    const command = `${verb} ${name}`
    const found = news === undefined ? 0 : Math.max(...Object.values(news))
    if (found === 0 || (tried.get(trialKey(location, command))?.step ?? -1) >= found) continue
    const reason = `${name} will want to hear of it`
    yield { command, at: location, gain: GAIN, probability: HEARD, reason, lesson: 'tell of finds' }
  }
}
