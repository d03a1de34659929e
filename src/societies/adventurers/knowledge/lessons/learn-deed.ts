/**
 * Learns what our own deed did to things: taken, dropped, put, opened, given away; or it was not there at all. Each
 * lesson is about one kind of answer; the first that has understood it ends the list.
 */
import type { ObjectSeen } from '../../board.ts'
import { OVERLOAD } from '../../../../worlds/adventure/parser-english.ts'
import type { Command } from '../command.ts'
import { doubtHands, type ThingsDraft } from '../draft.ts'
import { hold } from '../hold.ts'
import { find, marked, unmarked } from '../holding.ts'
import { didClose, didLose, didTake, hasDied } from './learn-effect.ts'
import { learnLoad, learnStrength } from './learn-load.ts'
import { callShort, isNamedIn, learnPartly, lose, PARTLY } from './learn-naming.ts'
import { inState } from './learn-states.ts'
import { GOT, learnEach, leaveTheRest, mayHaveGained, TAKEN_FIRST } from './learn-taking.ts'
import { learnAbsent } from '../model/naming.ts'
import { has } from '../model/things.ts'
import { hasWorked } from '../outcome.ts'

const TAKES = new Set(['take', 'get', 'remove'])
const NOT_OURS =
  /\byou (?:don'?t|do not|haven'?t|aren'?t|are not|'re not) (?:have|hav|got|hold|holding|carry|carrying)\b/i
const LIFELESS = /\b(?:animate|inanimate|can'?t talk to|doesn'?t (?:answer|respond|reply))\b/i

/** What was done, and to what. */
export interface Deed {
  readonly last: Command
  readonly noun: string
  readonly takes: boolean
  /** our hands were too full for it */
  readonly isFull: boolean
  readonly held: ObjectSeen | undefined
  readonly there: ObjectSeen | undefined
}

/** True when the answer is understood, and nothing else is to be learned from it. */
type Lesson = (draft: ThingsDraft, deed: Deed) => boolean

/** In this order, for the reasons given. */
const lessons: readonly Lesson[] = [
  // who is no person cannot have been given anything
  learnLifeless,
  // what somebody takes from us may be answered with something else: before we think it is gone
  learnGift,
  // whatever else we did with it, it is not in our hands
  learnNotOurs,
  learnLocked,
  // a name with a word too many is no missing thing, so names come before absence
  learnToolByNoun,
  learnWording,
  learnWhichIsAbsent,
  learnAbsence,
  // only what worked had an effect
  learnFailure,
]

const effects: readonly Lesson[] = [didTake, didLose, didClose]

export function learnDeed(draft: ThingsDraft): void {
  const { last } = draft
  if (last === undefined) return
  const deed = beginDeed(draft, last)
  if (deed === undefined) return
  if (lessons.some((lesson) => lesson(draft, deed))) return
  effects.some((effect) => effect(draft, deed))
  hasDied(draft, deed)
}

const GETS = /^(?:buy|purchase|steal|borrow|rent|hire|swap|trade|pluck|gather|catch)$/

/** What came into our hands on the way, and how full they are; the deed itself when it was done to one thing. */
function beginDeed(draft: ThingsDraft, last: Command): Deed | undefined {
  const { reply, situation, objects, here } = draft
  const [noun] = last.nouns
  const takes = TAKES.has(last.verb)
  if (takes) learnEach(draft)
  else if (noun !== undefined && TAKEN_FIRST.test(reply.before))
    hold(draft, TAKEN_FIRST.exec(reply.before)?.[1]?.toLowerCase() ?? noun)
  if (!takes && (mayHaveGained(draft) || (GETS.test(last.verb) && situation.kind === 'change'))) doubtHands(draft)
  const isFull = situation.kind === 'overload' || (takes && OVERLOAD.test(reply.before))
  if (isFull) learnLoad(draft, noun)
  else if (takes && hasWorked(draft)) learnStrength(draft)
  // for one thing we put down one thing, or a few; not what we came for
  if (!isFull && last.verb !== 'drop' && draft.load.wanted !== '') draft.load = { ...draft.load, wanted: '' }
  if (noun === 'all' && takes) leaveTheRest(draft)
  if (noun === undefined || noun === 'all') return undefined
  const held = find(objects.values(), noun, 'inventory')
  return { last, noun, takes, isFull, held, there: find(objects.values(), noun, here) }
}

/** Who does not answer is no one. */
function learnLifeless({ reply, objects, here, names }: ThingsDraft, { last }: Deed): boolean {
  if (!LIFELESS.test(reply.before)) return false
  for (const noun of last.nouns) {
    const object = find(objects.values(), noun, here)
    if (!object || has(object, 'person')) continue
    objects.put(marked(object, 'lifeless'))
    names.set(object.name, { ...names.get(object.name), isLifeless: true })
  }
  return false
}

const RETURNED =
  /\b(?:back|keep it|keep them|no use|declin\w+|refus\w+|interested|turns? away|no,? thank\w*|what should i)\b|\bno[.,"!]/i

/** Who takes it may give us something for it. */
function learnGift(draft: ThingsDraft, { last }: Deed): boolean {
  const { situation, reply, people, step } = draft
  if (last.verb !== 'give' || !hasWorked(draft)) return false
  if (situation.scoreChange <= 0 && RETURNED.test(reply.before)) return true
  doubtHands(draft)
  const someone = last.nouns[1]?.split(' ').at(-1)
  if (someone !== undefined) people.set(someone, { ...people.get(someone), pleased: step })
  return false
}

function learnNotOurs({ reply, objects }: ThingsDraft, { held }: Deed): boolean {
  if (!held || !NOT_OURS.test(reply.before)) return false
  objects.put({ ...held, location: 'gone' })
  return true
}

const LOCKED = /\b(?:unlock|locked|padlock\w*|without (?:a|the) key|need (?:a|the) key)\b/i

function learnLocked(draft: ThingsDraft, { last, there }: Deed): boolean {
  if (there && /^(?:open|enter)$/.test(last.verb) && !hasWorked(draft) && LOCKED.test(draft.reply.before))
    draft.objects.put(inState(there, 'locked'))
  return false
}

/** What we did it with is not here: by that name, perhaps by its noun alone. */
function learnToolByNoun({ objects, situation, here }: ThingsDraft, { last }: Deed): boolean {
  const tool = last.nouns[1] === undefined ? undefined : find(objects.values(), last.nouns[1], 'inventory')
  const simple = tool?.name.split(' ').at(-1)
  if (situation.kind !== 'not-here' || !tool || simple === undefined || simple === tool.name) return false
  if (find(objects.values(), simple, here)) return false
  objects.put({ ...tool, name: simple })
  return true
}

function learnWording(draft: ThingsDraft): boolean {
  if (!PARTLY.test(draft.reply.before)) return false
  learnPartly(draft)
  return true
}

/** One of two is not here. */
function learnWhichIsAbsent(draft: ThingsDraft, { last }: Deed): boolean {
  if (draft.situation.kind !== 'not-here' || last.nouns.length < 2) return false
  const named = last.nouns.filter((name) => isNamedIn(draft.reply.before, name))
  for (const name of named) lose(draft, name)
  // neither is named: one of the names has a word too many
  if (named.length === 0) for (const name of last.nouns) callShort(draft, name)
  return true
}

/** Not here at all; or not by that name, and perhaps by its noun alone. */
function learnAbsence(draft: ThingsDraft, { last, held, there }: Deed): boolean {
  const { objects, situation, here, step, names } = draft
  const object = held ?? there
  if (situation.kind !== 'not-here' || !object || last.nouns.length !== 1 || /^ask|^tell/.test(last.verb)) return false
  objects.put({ ...marked(object, 'unreal'), location: 'gone' })
  const simple = object.name.split(' ').at(-1)!
  const isTaken = [...objects.values()].some(
    ({ id, location, name }) => id !== object.id && location === object.location && name === simple,
  )
  if (simple === object.name || isTaken) learnAbsent(draft, object.name)
  else {
    names.set(object.name, { ...names.get(object.name), isUncalled: true })
    objects.put({ ...object, id: `${simple}@${here}`, name: simple, lastSeen: step })
  }
  return true
}

/** `You already have that`: by another name, most likely; otherwise we know it when we see what we carry. */
function learnOurs(draft: ThingsDraft, there: ObjectSeen): void {
  const { objects } = draft
  const noun = there.name.split(' ').at(-1)!
  const isKnown = [...objects.values()].some(
    ({ name, location }) => location === 'inventory' && name.split(' ').at(-1) === noun,
  )
  objects.put({ ...marked(there, 'unreal', 'alias'), location: 'gone' })
  if (!isKnown) doubtHands(draft)
}

/** It did nothing, or nobody knows what: what could not be taken is fixed, unless it is ours already. */
function learnFailure(draft: ThingsDraft, { takes, there, isFull }: Deed): boolean {
  const { reply, situation, objects } = draft
  const isUnclear = takes && situation.scoreChange <= 0 && !GOT.test(reply.before) && !/\btaken\b/i.test(reply.before)
  if (isUnclear && hasWorked(draft) && there && has(there, 'portable')) doubtHands(draft)
  if (hasWorked(draft) && !isUnclear) return false
  if (takes && there && !isFull) {
    if (/\balready\b/i.test(reply.before)) learnOurs(draft, there)
    else objects.put(marked(unmarked(there, 'portable'), 'fixed'))
  }
  return true
}
