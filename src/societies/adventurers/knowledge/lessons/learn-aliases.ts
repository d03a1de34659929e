/** Learns aliases: the story answers to two names in the same words, or calls the one thing by the other name. */
import type { ObjectSeen } from '../../board.ts'
import { answerOf } from '../answers.ts'
import type { ThingsDraft } from '../draft.ts'
import { find, marked } from '../holding.ts'
import { isAlive } from '../kinds.ts'
import { has } from '../model/things.ts'

// so much is said of nothing but one thing
const OWN_WORDS = 30
const LOOKS = /^(?:examine|x|read|search|look at|look in)$/
const TELLS = /^(?:examine|x|read|search|look at|look in|push|press|pull|turn|move|turn on|talk to|greet|hello)$/

const TALKS = /^(?:talk to|greet|hello)$/

/** After a deed with one thing, before its answer is counted; `from` is where it was done. */
export function learnAlias(draft: ThingsDraft, from: string): void {
  const { last, objects } = draft
  const [name] = last!.nouns
  if (name === undefined || last!.nouns.length > 1) return
  const object = find(objects.values(), name, from)
  if (!object || has(object, 'portable')) return
  const same = sayTheSame(draft, from, name)
  // who answers for another is the other, wherever the name stands
  const isAlias = TALKS.test(last!.verb)
  const drop = (each: ObjectSeen) => {
    const unreal = isAlias ? marked(each, 'unreal', 'alias') : marked(each, 'unreal')
    objects.put({ ...unreal, location: 'gone' })
  }
  if (same !== undefined) drop(isBetter(object, same) ? same : object)
  else if (isCalledOtherwise(draft, from, name)) drop(object)
}

/** More is known of it, or its name says more. */
function isBetter(one: ObjectSeen, other: ObjectSeen): boolean {
  const known = (object: ObjectSeen) => object.properties.filter((each) => STATES.test(each)).length
  const words = ({ name }: ObjectSeen) => name.split(' ').length
  // the paw is the cat's
  if (isAlive(one) !== isAlive(other)) return isAlive(one)
  return other.location !== 'inventory' && known(one) + words(one) > known(other) + words(other)
}

const STATES = /^(?:open|closed|locked|unlocked|obstacle|person|noted)$/

/** The very words that another thing here was answered with. */
function sayTheSame({ last, reply, tried, objects }: ThingsDraft, from: string, name: string): ObjectSeen | undefined {
  if (!TELLS.test(last!.verb) || reply.before.length < OWN_WORDS) return undefined
  // what somebody says may sound like a refusal
  const isHeard = LOOKS.test(last!.verb) || (TALKS.test(last!.verb) && /["“]/.test(reply.before))
  if (reply.kind !== 'change' && !isHeard) return undefined
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
function isCalledOtherwise({ last, reply, answers, objects }: ThingsDraft, from: string, name: string): boolean {
  const [, subject] = SUBJECT.exec(reply.before) ?? []
  if (subject === undefined || reply.kind === 'not-here' || reply.before.toLowerCase().includes(nounOf(name)))
    return false
  const called = subject.toLowerCase()
  // `the board of rules` may stand here as a board
  const other = find(objects.values(), called, from) ?? find(objects.values(), called.split(' of ', 1)[0]!, from)
  if (!other || other.name === name) return false
  return (answers.get(answerOf(reply, last!.nouns)) ?? 0) > 0
}

const SUBJECT =
  /^(?:The|That|Those|Your) ([\w' -]{2,40}?) (?:is|are|was|were|isn't|aren't|can|can't|cannot|won't|don't|doesn't|seems?)\b/

const nounOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1)
