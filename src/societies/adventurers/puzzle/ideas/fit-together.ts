/** What a thing of ours is said to be for, when we look at it, is tried with it: a gnomon and the sundial. */
import type { Location } from '../../board.ts'
import { isAlive, isAround, isKind, isPlace } from '../../knowledge/kinds.ts'
import type { ObjectSeen } from '../../knowledge/model/things.ts'
import { sayable } from '../../knowledge/wording.ts'
import { nounOf, waysToUse } from '../combine.ts'
import { offer } from '../offer.ts'
import type { Idea } from './idea.ts'

const GAIN = 6
const SAID = 0.35

export const fitTogether: Idea = function* (knowledge) {
  for (const { tool, target } of saidToFit([...knowledge.objects.values()], [...knowledge.places.values()]))
    for (const { verb, joint, toolFirst } of waysToUse(tool, target)) {
      if (sayable(knowledge, verb) === undefined || knowledge.unknownPhrases.has(`${verb} ${joint}`)) continue
      const rest = toolFirst ? `${tool.name} ${joint} ${target.name}` : `${target.name} ${joint} ${tool.name}`
      const deed = { verb, rest, at: target.location, probability: SAID, gain: GAIN, once: true }
      const reason = `${tool.name} is said to have to do with ${target.name}`
      const proposal = offer(knowledge, { ...deed, reason, lesson: 'fit together' })
      if (proposal) yield proposal
    }
}

interface Fitting {
  readonly tool: ObjectSeen
  readonly target: ObjectSeen
}

/** What we carry, and what is fixed somewhere and was named when we looked at the other. */
export function* saidToFit(
  things: readonly ObjectSeen[],
  places: readonly Pick<Location, 'id' | 'description'>[],
): Generator<Fitting> {
  const told = new Map(places.map(({ id, description }) => [id, ` ${description.toLowerCase()}`]))
  const tools = things.filter(
    ({ name, location, about = [] }) => location === 'inventory' && about.length > 0 && !isKind(name, 'writing'),
  )
  for (const target of things) {
    if (tools.length === 0) return
    // a part of what we looked at is told of with it, and not by the place
    if (!isFixed(target) || told.get(target.location)?.includes(` ${nounOf(target.name)}`) !== true) continue
    for (const tool of tools) {
      const noun = nounOf(target.name)
      // another name of the same thing
      const isItself = tool.name.endsWith(noun) || noun.endsWith(nounOf(tool.name))
      // of many it says what there are, not what it is for
      if (noun.endsWith('s')) continue
      if (!isItself && tool.about!.includes(noun)) yield { tool, target }
    }
  }
}

/** What could be taken as well is not made to have something put in it. */
function isFixed(thing: ObjectSeen): boolean {
  const { name, location, properties } = thing
  if (location === 'gone' || location === 'inventory') return false
  if (['portable', 'dropped', 'mentioned', 'unreal'].some((mark) => (properties as readonly string[]).includes(mark)))
    return false
  return !isAlive(thing) && !isAround(name) && !isPlace(name) && !isKind(name, 'money')
}
