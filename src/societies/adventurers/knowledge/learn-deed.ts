/** Learns what our own deed did to things: taken, dropped, put, opened, given away; or it was not there at all. */
import { OVERLOAD } from '../../../worlds/adventure/parser-english.ts'
import { learnAbsent } from './absent.ts'
import { hold } from './hold.ts'
import { find } from './holding.ts'
import { isValuable } from './kinds.ts'
import type { Knowledge } from './knowledge.ts'
import { learnLoad, learnStrength } from './learn-load.ts'
import { callShort, isNamedIn, learnPartly, lose, PARTLY } from './learn-naming.ts'
import { withState } from './learn-states.ts'
import { GOT, learnEach, leaveTheRest, mayHaveGained, TAKEN_FIRST } from './learn-taking.ts'

const TAKES = new Set(['take', 'get', 'remove'])
const NOT_OURS =
  /\byou (?:don'?t|do not|haven'?t|aren'?t|are not|'re not) (?:have|hav|got|hold|holding|carry|carrying)\b/i
const LIFELESS = /\b(?:animate|inanimate|can'?t talk to|doesn'?t (?:answer|respond|reply))\b/i
const LOSES = new Set(['put', 'give', 'throw', 'eat', 'drink', 'insert', 'feed', 'hang'])

/** Whether the last command surely did something. */
export function hasWorked({ reply, situation }: Pick<Knowledge, 'reply' | 'situation'>): boolean {
  const { kind, scoreChange } = situation
  return scoreChange > 0 || kind === 'score' || kind === 'moved' || (kind === 'change' && reply.told !== '')
}

export function learnDeed(knowledge: Knowledge): void {
  const { reply, situation, last, objects, here, step } = knowledge
  if (last === undefined) return
  const [noun] = last.nouns
  if (TAKES.has(last.verb)) learnEach(knowledge)
  else if (noun !== undefined && TAKEN_FIRST.test(reply.before))
    hold(knowledge, TAKEN_FIRST.exec(reply.before)?.[1]?.toLowerCase() ?? noun)
  if (!TAKES.has(last.verb) && mayHaveGained(knowledge)) knowledge.beliefs.set('unsure', String(step))
  const isFull = situation.kind === 'overload' || (TAKES.has(last.verb) && OVERLOAD.test(reply.before))
  if (isFull) learnLoad(knowledge, noun)
  else if (TAKES.has(last.verb) && hasWorked(knowledge)) learnStrength(knowledge)
  // for one thing we put down one thing, or a few; not what we came for
  if (!isFull && last.verb !== 'drop' && (knowledge.beliefs.get('wanted') ?? '') !== '')
    knowledge.beliefs.set('wanted', '')
  if (noun === 'all' && TAKES.has(last.verb)) leaveTheRest(knowledge)
  if (noun === undefined || noun === 'all') return
  const held = find(objects.values(), noun, 'inventory')
  const there = find(objects.values(), noun, here)
  const object = held ?? there
  if (LIFELESS.test(reply.before)) markLifeless(knowledge)
  if (last.verb === 'give' && hasWorked(knowledge)) {
    if (situation.scoreChange <= 0 && RETURNED.test(reply.before)) return
    // who takes it may give us something for it
    knowledge.beliefs.set('unsure', String(step))
    const [, someone] = last.nouns
    if (someone !== undefined) knowledge.beliefs.set(`pleased ${someone.split(' ').at(-1)}`, String(step))
  }
  if (held && NOT_OURS.test(reply.before)) {
    objects.put({ ...held, location: 'gone' })
    return
  }
  if (/^(?:open|enter)$/.test(last.verb) && there && !hasWorked(knowledge) && LOCKED.test(reply.before))
    objects.put({ ...there, properties: withState(there.properties, 'locked') })
  const tool = last.nouns[1] === undefined ? undefined : find(objects.values(), last.nouns[1], 'inventory')
  const known = tool?.name.split(' ').at(-1)
  if (
    situation.kind === 'not-here' &&
    tool &&
    known !== undefined &&
    known !== tool.name &&
    !find(objects.values(), known, here)
  ) {
    objects.put({ ...tool, name: known })
    return
  }
  if (PARTLY.test(reply.before)) {
    learnPartly(knowledge)
    return
  }
  if (situation.kind === 'not-here' && last.nouns.length > 1) {
    const named = last.nouns.filter((name) => isNamedIn(reply.before, name))
    for (const name of named) lose(knowledge, name)
    // neither is named: one of the names has a word too many
    if (named.length === 0) for (const name of last.nouns) callShort(knowledge, name)
    return
  }
  if (situation.kind === 'not-here' && object && last.nouns.length === 1 && !/^ask|^tell/.test(last.verb)) {
    const simple = object.name.split(' ').at(-1)!
    const isTaken = [...objects.values()].some(
      ({ id, location, name }) => id !== object.id && location === object.location && name === simple,
    )
    if (simple !== object.name && !isTaken) {
      // not by that name: perhaps by its noun alone
      knowledge.beliefs.set(`uncalled ${object.name}`, String(step))
      objects.put({ ...object, location: 'gone', properties: [...object.properties, 'unreal'] })
      objects.put({ ...object, id: `${simple}@${here}`, name: simple, lastSeen: step })
      return
    }
    objects.put({ ...object, location: 'gone', properties: [...object.properties, 'unreal'] })
    learnAbsent(knowledge, object.name)
    return
  }
  const isUnclear =
    TAKES.has(last.verb) && situation.scoreChange <= 0 && !GOT.test(reply.before) && !/\btaken\b/i.test(reply.before)
  if (isUnclear && hasWorked(knowledge) && there?.properties.includes('portable'))
    knowledge.beliefs.set('unsure', String(step))
  if (!hasWorked(knowledge) || isUnclear) {
    if (TAKES.has(last.verb) && there && !isFull && /\balready\b/i.test(reply.before)) {
      hold(knowledge, noun)
      return
    }
    if (TAKES.has(last.verb) && there && !isFull) {
      const properties = there.properties.filter((property) => property !== 'portable')
      objects.put({ ...there, properties: [...properties, 'fixed'] })
    }
    return
  }
  if (TAKES.has(last.verb)) {
    hold(knowledge, noun)
    if (situation.scoreChange > 0) knowledge.worth.set(noun, situation.scoreChange)
  } else if (last.verb === 'drop' && held)
    objects.put({ ...held, location: here, properties: [...held.properties, 'dropped'], lastSeen: step })
  else if (LOSES.has(last.verb) && held) {
    const into = last.nouns[1]
    const isPut = last.verb === 'put' && into !== undefined
    // points for a treasure are for keeping it; for anything else they are for what it did there
    const isTreasure = isValuable(held) || (knowledge.worth.get(held.name) ?? 0) > 0
    const isCounted = isPut && situation.scoreChange > 0 && isTreasure
    // what we put somewhere is meant to be there
    const properties = isCounted ? held.properties : [...held.properties, `inside ${into}`, 'dropped']
    objects.put({ ...held, properties, location: isPut && !isCounted ? here : 'gone', lastSeen: step })
    if (isCounted) {
      knowledge.deposit = `${into}@${here}`
      knowledge.beliefs.set(`kept ${noun}`, String(step))
      knowledge.worth.set(noun, (knowledge.worth.get(noun) ?? 0) + situation.scoreChange)
    }
  } else if (object && /^(?:open|unlock|close|lock)$/.test(last.verb)) {
    const state = { open: 'open', unlock: 'unlocked', close: 'closed', lock: 'locked' }[last.verb]!
    const properties = withState(object.properties, state)
    if (state === 'open') knowledge.beliefs.set(`unbarred ${here}`, String(step))
    objects.put({ ...object, properties: state === 'open' ? [...properties, 'opened'] : properties })
    // one thing may go by two names
    const same = object.name.split(' ').at(-1)!
    for (const each of objects.values())
      if (
        each.id !== object.id &&
        each.location === here &&
        SHUT.some((shut) => each.properties.includes(shut)) &&
        each.name.endsWith(same)
      )
        objects.put({ ...each, properties: withState(each.properties, state) })
  }
  if (reply.kind === 'change' && /\b(?:dies|dead|killed|slain|vanish|disappear)/i.test(reply.before) && there)
    objects.put({ ...there, location: 'gone' })
}

const RETURNED =
  /\b(?:back|keep it|keep them|no use|declin\w+|refus\w+|interested|turns? away|no,? thank\w*|what should i)\b|\bno[.,"!]/i
const SHUT = ['closed', 'locked', 'unlocked']
const LOCKED = /\b(?:unlock|locked|padlock\w*|without (?:a|the) key|need (?:a|the) key)\b/i

/** Who does not answer is no one. */
function markLifeless({ last, objects, here, beliefs }: Knowledge): void {
  for (const noun of last!.nouns) {
    const object = find(objects.values(), noun, here)
    if (!object || object.properties.includes('person')) continue
    objects.put({ ...object, properties: [...object.properties, 'lifeless'] })
    beliefs.set(`lifeless ${object.name}`, 'yes')
  }
}
