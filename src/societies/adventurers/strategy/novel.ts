/**
 * A novel action, when nobody has a better idea: a way nobody went, a way back, a word of help, or a look at
 * something.
 */
import { COMPASS } from '../../../worlds/adventure/english.ts'
import type { Random } from '../../../base/random.ts'
import type { StrategyKnowledge } from '../views.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { unexploredIn } from '../navigator/unexplored.ts'
import { pathsIn } from './bid.ts'

interface Idea {
  readonly action: string
  readonly reasoning: string
  readonly confidence: number
}

const FAINT = 0.1

export function novelAction(
  knowledge: StrategyKnowledge,
  veto: (command: string) => string | undefined,
  random: Random,
): Idea {
  for (const [action, reasoning] of ideas(knowledge, random))
    if (veto(action) === undefined) return { action, reasoning, confidence: FAINT }
  return { action: 'look', reasoning: 'nobody has a better idea', confidence: FAINT }
}

function* ideas(knowledge: StrategyKnowledge, random: Random): Generator<readonly [string, string]> {
  const { here, ways, objects, tried, vocabulary, step } = knowledge
  const open = unexploredIn(knowledge, here)
  if (open.length > 0) yield [random.pick(open), 'a way nobody went']
  for (const [id, { first }] of pathsIn(knowledge))
    if (first !== undefined && unexploredIn(knowledge, id).length > 0)
      yield [first, `back to ${id}, where ways are open`]
  for (const word of ['help', 'hint'])
    if (vocabulary.knows(word) && !tried.get(trialKey(here, word))) yield [word, 'perhaps the story helps']
  for (const { name, location } of objects.values())
    if (location === here && !tried.get(trialKey(here, `examine ${name}`)))
      yield [`examine ${name}`, 'nobody has looked at it']
  const known = Object.keys(ways.get(here) ?? {})
  if (known.length > 0) yield [known[(step + random.integer(known.length)) % known.length]!, 'anywhere else']
  for (const way of COMPASS) if (vocabulary.knows(way)) yield [way, 'out of here, whatever we were told']
  if (vocabulary.knows('wait')) yield ['wait', 'something may happen']
}
