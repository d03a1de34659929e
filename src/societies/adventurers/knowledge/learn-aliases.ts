/** Learns aliases: the story answers to two names in the same words, or calls the one thing by the other name. */
import type { ObjectSeen } from '../board.ts'
import { answerOf } from './answers.ts'
import { find } from './holding.ts'
import type { Knowledge } from './knowledge.ts'

// so much is said of nothing but one thing
const OWN_WORDS = 30
const LOOKS = /^(?:examine|x|read|search|look at|look in)$/
const TELLS = /^(?:examine|x|read|search|look at|look in|push|press|pull|turn|move|turn on|talk to|greet|hello)$/

const TALKS = /^(?:talk to|greet|hello)$/
export const ALIAS = 'alias'

/** After a deed with one thing, before its answer is counted; `from` is where it was done. */
export function learnAlias(knowledge: Knowledge, from: string): void {
  const { last, objects } = knowledge
  const [name] = last!.nouns
  if (name === undefined || last!.nouns.length > 1) return
  const object = find(objects.values(), name, from)
  if (!object || object.properties.includes('portable')) return
  const same = sayTheSame(knowledge, from, name)
  // who answers for another is the other, wherever the name stands
  const marks = TALKS.test(last!.verb) ? ['unreal', ALIAS] : ['unreal']
  const drop = (each: ObjectSeen) =>
    objects.put({ ...each, location: 'gone', properties: [...each.properties, ...marks] })
  if (same !== undefined) drop(isBetter(object, same) ? same : object)
  else if (isCalledOtherwise(knowledge, from, name)) drop(object)
}

/** More is known of it, or its name says more. */
function isBetter(one: ObjectSeen, other: ObjectSeen): boolean {
  const known = (object: ObjectSeen) => object.properties.filter((each) => STATES.test(each)).length
  const words = ({ name }: ObjectSeen) => name.split(' ').length
  return other.location !== 'inventory' && known(one) + words(one) > known(other) + words(other)
}

const STATES = /^(?:open|closed|locked|unlocked|obstacle|person|noted)$/

/** The very words that another thing here was answered with. */
function sayTheSame({ last, reply, tried, objects }: Knowledge, from: string, name: string): ObjectSeen | undefined {
  if (!TELLS.test(last!.verb) || reply.before.length < OWN_WORDS) return undefined
  if (reply.kind !== 'change' && !LOOKS.test(last!.verb)) return undefined
  for (const place of [from, 'inventory']) {
    const prefix = `${place}|${last!.verb} `
    for (const [key, { told }] of tried.entries()) {
      if (!key.startsWith(prefix)) continue
      const other = key.slice(prefix.length)
      if (other === name || answerOf(reply, [other]) !== told) continue
      // a form of words that goes with any name is nobody's own
      if (told.includes('*') && !reply.before.toLowerCase().includes(other)) continue
      const same = find(objects.values(), other, place)
      if (same !== undefined && same.name !== name) return same
    }
  }
  return undefined
}

/** `The barrels are not something you can open.`, we are told of the pump; and of other things the same. */
function isCalledOtherwise({ last, reply, answers, objects }: Knowledge, from: string, name: string): boolean {
  const [, subject] = SUBJECT.exec(reply.before) ?? []
  if (subject === undefined || reply.kind === 'not-here' || reply.before.toLowerCase().includes(nounOf(name)))
    return false
  const other = find(objects.values(), subject.toLowerCase(), from)
  if (!other || other.name === name) return false
  return (answers.get(answerOf(reply, last!.nouns)) ?? 0) > 0
}

const SUBJECT =
  /^(?:The|That|Those|Your) ([\w' -]{2,40}?) (?:is|are|was|were|isn't|aren't|can|can't|cannot|won't|don't|doesn't|seems?)\b/

const nounOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1)
