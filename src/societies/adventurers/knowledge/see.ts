/** Sees things in a text: what is here, what can be taken, and what is only mentioned. */
import type { ObjectSeen } from '../board.ts'
import { answerOf } from './answers.ts'
import { find, freshThing } from './holding.ts'
import { isAlive, isPlace, kindsOf } from './kinds.ts'
import type { ThingsDraft } from './draft.ts'
import { has, type Mark } from './model/things.ts'
import { GIVES } from './outcome.ts'
import { patternFor } from './names.ts'
import { isAbstract, isFigure, thingIn } from './no-thing.ts'
import { isAnothers, isNameOf, isPersonIn } from './persons.ts'

// something is somewhere: not what passes by or is heard
const LIES =
  /\b(?:is|are|lies?|lying|sits?|sitting|rests?|resting|leans?|hangs?|hanging|stands?|standing|contains?|see|notice|here|propped|hidden|discarded|left|dropped)\b|^\s*(?:an?|some|the|two|three)\s[\w' -]{2,40}$/i
// what such a deed brings to light was not listed before
const REVEALS =
  /^(?:open|look in|look under|look behind|search|move|push|pull|turn|lift|raise|unlock|empty|shake|cut|break|dig)/

/** What a deed that scored names for the first time, it most likely brought to light. */
const isPaidFor = (last: NonNullable<ThingsDraft['last']>, scoreChange: number): boolean =>
  scoreChange > 0 && last.way === undefined && last.nouns.length > 0 && !GIVES.test(last.verb)

const HERE = /\b(?:is|are|lies?|lying|sits?|sitting) here\b|\bhere (?:is|are|lies?|sits?)\b/i

const FEW_WORDS = String.raw`(?:(?:the|an?|some)(?: [\w'-]+){0,3}|\w[\w'-]*(?: [\w'-]+){0,2})`

/** `The golden mask of the kings is here.` */
const isSaidToBeHere = ({ listing }: ThingsDraft['reply'], noun: string): boolean =>
  listing.some(
    (line) =>
      HERE.test(line) &&
      // pattern: letters, digits and spaces of a name, and a dot for any other sign
      new RegExp(`^\\W*${FEW_WORDS}? ?\\b${patternFor(noun)}\\b`, 'i').test(line),
  )

const LOOKS = /^(?:examine|x|search|look(?: at| in| under| behind| on)?)$/

/** What we did to one thing tells of another that is here: so that one matters. */
const isLeadingTo = (reply: ThingsDraft['reply'], last: ThingsDraft['last'], section: string, noun: string): boolean =>
  section === 'reply' &&
  reply.kind !== 'not-here' &&
  last?.nouns.length === 1 &&
  !last.nouns[0]!.includes(noun) &&
  !LOOKS.test(last.verb)

export function see({
  reply,
  here,
  objects,
  step,
  last,
  discovered,
  answers,
  names,
  view,
  situation,
}: ThingsDraft): void {
  const text = view.observation?.text ?? ''
  const contained = new Set(reply.contents.flatMap((contents) => contents.things))
  const isCloser = last !== undefined && (REVEALS.test(last.verb) || isPaidFor(last, situation.scoreChange))
  const isRead = last !== undefined && /^(?:read|examine|x|consult)$/.test(last.verb)
  // what we find when we look closer is part of it
  const isLook = last !== undefined && LOOKS.test(last.verb) && reply.kind !== 'refusal'
  const about = last?.nouns[0]?.split(' ').at(-1)
  // the same words for another thing: it was another name for it
  const isOldNews =
    last !== undefined && last.way === undefined && answers.get(answerOf(reply, last.nouns)) !== undefined
  for (const { name: called, of, spoken, portable: listed, section, isIndefinite, isOwner } of reply.things) {
    const name = thingIn(called)
    if (name === undefined) continue
    const noun = name.slice(name.lastIndexOf(' ') + 1)
    // the water of a bottle of water is no second thing
    if (spoken || of !== undefined || find(objects.values(), name, 'inventory')) continue
    const isListed =
      (listed && reply.listing.some((line) => LIES.test(line) && line.toLowerCase().includes(noun))) ||
      isSaidToBeHere(reply, noun)
    const portable =
      (isListed || contained.has(name) || (isCloser && section === 'reply' && isIndefinite)) && !isPlace(name)
    const before = find(objects.values(), name, here)
    const isNoted = before && isLeadingTo(reply, last, section, noun) && !has(before, 'noted')
    const known: ObjectSeen | undefined = isNoted ? { ...before, properties: [...before.properties, 'noted'] } : before
    if (known && isNoted) objects.put(known)
    if (!known && isAnothers(text, noun)) continue
    if (known) {
      // what was fixed before we did that may have come loose
      const isLoose = isCloser && section === 'reply' && has(known, 'fixed')
      const isNowListed = portable && !has(known, 'portable') && (isLoose || !has(known, 'fixed'))
      const isNowSeen = section !== 'reply' && has(known, 'mentioned')
      if (isNowListed || isNowSeen) {
        const rest = known.properties.filter((each) => each !== 'mentioned' && each !== 'fixed')
        objects.put({ ...known, properties: isNowListed ? [...rest, 'portable'] : rest, lastSeen: step })
        discovered.push(known.id)
      }
      continue
    }
    if (!portable && (isAbstract(name) || isFigure(text, noun))) continue
    // said of the thing itself, in other words
    if (section === 'reply' && (noun === about || isOldNews)) continue
    if (section === 'reply' && reply.kind === 'not-here') continue
    // a person's first name is no second person
    const id = `${name}@${here}`
    if (isNameOf(text, name)) {
      // nor later, when only the name is said
      if (!objects.get(id)) objects.put({ ...freshThing(name, 'gone', step), id, properties: ['unreal', 'alias'] })
      continue
    }
    // who is only written of is elsewhere
    const isPerson = !(section === 'reply' && isRead) && isPersonIn(text, name)
    if (isPerson && isFirstName(objects.values(), name, here)) continue
    // whose something is may be anywhere
    if (isOwner === true && !isPerson && (isAlive({ name, properties: [] }) || kindsOf(name).length === 0)) continue
    // the text speaks of it, and the story knows nothing of it
    const earlier = objects.get(id)
    if (earlier && (has(earlier, 'alias') || (section !== 'listing' && has(earlier, 'unreal')))) continue
    const properties: Mark[] = []
    if (isPerson) properties.push('person')
    else if (names.get(name)?.isLifeless === true) properties.push('lifeless')
    if (portable) properties.push('portable')
    else if (section === 'reply' && !(isLook && isIndefinite)) properties.push('mentioned')
    if (!earlier && !properties.includes('mentioned')) discovered.push(id)
    const part = partOf(reply, name)
    objects.put({ ...freshThing(name, here, step), properties, ...(part !== undefined && { of: part }) })
  }
}

function isFirstName(objects: Iterable<ObjectSeen>, name: string, here: string): boolean {
  for (const object of objects)
    if (object.location === here && has(object, 'person') && object.name.split(' ').includes(name)) return true
  return false
}

/** `leaves`, for a pile of them */
const partOf = ({ things }: ThingsDraft['reply'], name: string): string | undefined =>
  things.find(({ of }) => of === name)?.name
