/** What our own deed did to things: taken, dropped, put, opened, given away; or it was not there at all. */
import { heldIn, type Knowledge } from './knowledge.ts'
import { leastWorthy, newValueOf, valueOf } from './worth.ts'
import { OVERLOAD } from '../../../worlds/adventure/parser-english.ts'
import { isValuable } from './kinds.ts'
import { find } from './holding.ts'
import { hold, withState } from './learn-things.ts'

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
  else if (noun !== undefined && TAKEN_FIRST.test(reply.before)) hold(knowledge, noun)
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
  if (last.verb === 'give' && situation.scoreChange > 0) knowledge.beliefs.set('unsure', String(step))
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
    for (const name of last.nouns) callShort(knowledge, name)
    return
  }
  if (situation.kind === 'not-here' && last.nouns.length > 1) {
    for (const name of last.nouns) if (isNamedIn(reply.before, name)) lose(knowledge, name)
    return
  }
  if (situation.kind === 'not-here' && object && last.nouns.length === 1 && !/^ask|^tell/.test(last.verb)) {
    const simple = object.name.split(' ').at(-1)!
    const isTaken = [...objects.values()].some(
      ({ id, location, name }) => id !== object.id && location === object.location && name === simple,
    )
    if (simple !== object.name && !isTaken) {
      // not by that name: perhaps by its noun alone
      objects.put({ ...object, location: 'gone', properties: [...object.properties, 'unreal'] })
      objects.put({ ...object, id: `${simple}@${here}`, name: simple, lastSeen: step })
      return
    }
    objects.put({ ...object, location: 'gone', properties: [...object.properties, 'unreal'] })
    const key = `absent ${object.name}`
    knowledge.beliefs.set(key, String(Number(knowledge.beliefs.get(key) ?? 0) + 1))
    return
  }
  const isUnclear =
    TAKES.has(last.verb) && situation.scoreChange <= 0 && !GOT.test(reply.before) && !/\btaken\b/i.test(reply.before)
  if (isUnclear && hasWorked(knowledge) && there?.properties.includes('portable'))
    knowledge.beliefs.set('unsure', String(step))
  if (!hasWorked(knowledge) || isUnclear) {
    if (TAKES.has(last.verb) && there && !isFull && /\balready\b/i.test(reply.before)) {
      objects.put({ ...there, location: 'gone' })
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
        each.properties.includes('closed') &&
        each.name.endsWith(same)
      )
        objects.put({ ...each, properties: withState(each.properties, state) })
  }
  if (reply.kind === 'change' && /\b(?:dies|dead|killed|slain|vanish|disappear)/i.test(reply.before) && there)
    objects.put({ ...there, location: 'gone' })
}

const LOCKED = /\b(?:unlock|locked|padlock\w*|without (?:a|the) key|need (?:a|the) key)\b/i
const PARTLY = /\bonly understood you as far as\b/i

/** Not by all these words: by its noun alone. */
function callShort({ objects, here }: Knowledge, name: string): void {
  const object = find(objects.values(), name, here) ?? find(objects.values(), name, 'inventory')
  if (object && object.name.includes(' '))
    objects.put({ ...object, name: object.name.slice(object.name.lastIndexOf(' ') + 1) })
}

const isNamedIn = (text: string, name: string): boolean =>
  text.toLowerCase().includes(name.slice(name.lastIndexOf(' ') + 1))

function lose({ objects, here }: Knowledge, name: string): void {
  const held = find(objects.values(), name, 'inventory')
  const object = held ?? find(objects.values(), name, here)
  if (object) objects.put({ ...object, location: 'gone', properties: held ? object.properties : [...object.properties, 'unreal'] }) // prettier-ignore
}

/** Who does not answer is no one. */
function markLifeless({ last, objects, here }: Knowledge): void {
  for (const noun of last!.nouns) {
    const object = find(objects.values(), noun, here)
    if (object && !object.properties.includes('person'))
      objects.put({ ...object, properties: [...object.properties, 'lifeless'] })
  }
}

/** Too much: what is worth less than all we hold is left. */
function learnLoad(knowledge: Knowledge, noun: string | undefined): void {
  const { objects, here, beliefs } = knowledge
  const held = heldIn(knowledge)
  beliefs.set('load', String(held.length))
  const object = noun === undefined ? undefined : find(objects.values(), noun, here)
  if (!object) return
  const least = leastWorthy(knowledge, held)
  const isWorthy = least !== undefined && newValueOf(knowledge, object) > valueOf(knowledge, least)
  const times = object.properties.filter((each) => each === 'too much').length
  const isWanted = isWorthy && times < MOST_ATTEMPTS
  const mark = isWanted ? 'too much' : 'unwanted'
  beliefs.set('wanted', isWanted ? object.name : '')
  objects.put({ ...object, properties: [...object.properties, mark] })
}

const MOST_ATTEMPTS = 4

/** We can carry more than we thought. */
function learnStrength(knowledge: Knowledge): void {
  const { beliefs } = knowledge
  const load = Number(beliefs.get('load') ?? Infinity)
  const count = heldIn(knowledge).length
  if (count >= load) beliefs.set('load', String(count + 1))
}

/** What did not come along with all the others is fixed. */
function leaveTheRest({ objects, here, situation, reply }: Knowledge): void {
  if (situation.kind === 'overload' || OVERLOAD.test(reply.before)) return
  for (const object of objects.values())
    if (object.location === here && object.properties.includes('portable'))
      objects.put({ ...object, properties: object.properties.filter((property) => property !== 'portable') })
}

// `(first taking the book)`: so that it could be read
const TAKEN_FIRST = /^\s*\((?:first )?tak(?:en|ing)\b/i
const OF_EACH = /^\s*([^.:!?"]{2,40}):\s+(\S.*)$/
const GOT =
  /^\s*\(?(?:taken|you (?:now have|take|pick|get|grab|lift|gather|collect|remove|catch|pocket|snatch)|got (?:it|them)|ok|okay|done|removed)\b/i

/** `lamp: Taken.` */
function learnEach(knowledge: Knowledge): void {
  for (const line of knowledge.reply.before.split('\n')) {
    const [, name, result] = OF_EACH.exec(line) ?? []
    if (name === undefined) continue
    const thing = name.toLowerCase().replace(/^(?:the|an?|some)\s+/, '')
    if (GOT.test(result!)) hold(knowledge, thing)
  }
}
