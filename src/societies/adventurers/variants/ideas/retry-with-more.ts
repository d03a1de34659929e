/** What was refused because something was missing is tried again once something has come into our hands. */
import { parseCommand } from '../../knowledge/command.ts'
import { gainedAt } from '../../knowledge/model/changes.ts'
import { pathsIn } from '../../strategy/bid.ts'
import { partsOf } from '../doubts/doubt.ts'
import type { Idea } from './idea.ts'

const GAIN = 5
const HOPE = 0.35
const MOST_TIMES = 3
// said oftener, it was meant for anything
const OWN = 2
const MISSING =
  /\b(?:not all|(?:the )?rest of|other half|missing|incomplete|not enough|lacks?|lacking|no \w+ in|yet)\b/i

export const retryWithMore: Idea = function* (knowledge) {
  const { tried, answers, changes, here } = knowledge
  const gained = gainedAt(changes)
  if (gained < 0) return
  const reached = pathsIn(knowledge)
  for (const [key, { kind, told, step, times }] of tried.entries()) {
    if (step >= gained || times >= MOST_TIMES || (kind !== 'refusal' && kind !== 'nothing' && kind !== 'change'))
      continue
    if (!MISSING.test(told) || (answers.get(told) ?? 0) > OWN) continue
    const { place, command } = partsOf(key)
    const { way, nouns, verb } = parseCommand(command)
    if (way !== undefined || nouns.length === 0 || ASKS.test(verb)) continue
    const at = place === 'inventory' ? here : place
    if (!reached.has(at)) continue
    const reason = 'something was missing, and we have found something since'
    yield { command, at, gain: GAIN, probability: HOPE / times, reason, lesson: 'retry with more' }
  }
}

// whom we ask may want to see it, which is another matter; looks tell the same
const ASKS = /^(?:ask|tell|talk to|greet|hello|give|show|examine|x|look at|read|search|take|get)$/
