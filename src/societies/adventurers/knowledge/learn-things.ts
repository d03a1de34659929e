/** What was seen and done teaches where things are: here, carried, or gone. */
import type { ObjectSeen } from '../board.ts'
import type { Knowledge } from './knowledge.ts'
import { answerOf } from './answers.ts'
import { isAnothers, isNameOf, isPersonIn } from './persons.ts'
import { isPlace } from './kinds.ts'
import { find, isInside } from './holding.ts'
import { isSameName, patternFor } from './names.ts'

// something is somewhere: not what passes by or is heard
const LIES =
  /\b(?:is|are|lies?|lying|sits?|sitting|rests?|resting|leans?|hangs?|hanging|stands?|standing|contains?|see|notice|here|propped|hidden|discarded|left|dropped)\b|^\s*(?:an?|some|the|two|three)\s[\w' -]{2,40}$/i
// what such a deed brings to light was not listed before
const REVEALS =
  /^(?:open|look in|look under|look behind|search|move|push|pull|turn|lift|raise|unlock|empty|shake|cut|break|dig)/

// somebody may have what was ours
const STOLEN =
  /\b(?:steals?|stole|stolen|robs?|robbed|snatch\w*|pilfer\w*|pickpocket\w*|relieves? you|relieved you|from your possession|your (?:possessions?|valuables|belongings)|(?:is|are) (?:now )?missing)\b/i

const HERE = /\b(?:is|are|lies?|lying|sits?|sitting) here\b|\bhere (?:is|are|lies?|sits?)\b/i

/** `The golden mask of the kings is here.` */
const isSaidToBeHere = ({ listing }: Knowledge['reply'], noun: string): boolean =>
  listing.some(
    (line) =>
      HERE.test(line) &&
      new RegExp(`^\\W*(?:the|an?|some)?(?: ?[\\w'-]+){0,3} ?\\b${patternFor(noun)}\\b`, 'i').test(line),
  )

const LOOKS = /^(?:examine|x|search|look(?: at| in| under| behind| on)?)$/

export function learnThings(knowledge: Knowledge): void {
  const { reply, situation } = knowledge
  if (situation.died) loseAll(knowledge)
  // another time, another inventory
  if (knowledge.last !== undefined && /^re(?:start|store)\b/.test(knowledge.last.text))
    knowledge.beliefs.set('unsure', String(knowledge.step))
  if (STOLEN.test(reply.before)) knowledge.beliefs.set('unsure', String(knowledge.step))
  if (reply.inventory) learnInventory(knowledge)
  else if (reply.kind !== 'unknown-word' && reply.kind !== 'question') see(knowledge)
  if (reply.question?.asks === 'which') learnOptions(knowledge, reply.question.options)
  learnPacking(knowledge)
  learnStates(knowledge)
  learnContents(knowledge)
}

function see({ reply, here, objects, step, last, discovered, answers, view }: Knowledge): void {
  const text = view.observation?.text ?? ''
  const contained = new Set(reply.contents.flatMap((contents) => contents.things))
  const isCloser = last !== undefined && REVEALS.test(last.verb)
  // what we find when we look closer is part of it
  const isLook = last !== undefined && LOOKS.test(last.verb) && reply.kind !== 'refusal'
  const about = last?.nouns[0]?.split(' ').at(-1)
  // the same words for another thing: it was another name for it
  const isOldNews =
    last !== undefined && last.way === undefined && answers.get(answerOf(reply, last.nouns)) !== undefined
  for (const { name, noun, of, spoken, portable: listed, section, isIndefinite } of reply.things) {
    // the water of a bottle of water is no second thing
    if (spoken || of !== undefined || find(objects.values(), name, 'inventory')) continue
    const isListed = (listed && reply.listing.some((line) => LIES.test(line) && line.toLowerCase().includes(noun))) || isSaidToBeHere(reply, noun) // prettier-ignore
    const portable =
      (isListed || contained.has(name) || (isCloser && section === 'reply' && isIndefinite)) && !isPlace(name)
    const known = find(objects.values(), name, here)
    if (!known && isAnothers(text, noun)) continue
    if (known) {
      const isNowListed = portable && !known.properties.includes('portable') && !known.properties.includes('fixed')
      const isNowSeen = section !== 'reply' && known.properties.includes('mentioned')
      if (isNowListed || isNowSeen) {
        const rest = known.properties.filter((each) => each !== 'mentioned')
        objects.put({ ...known, properties: isNowListed ? [...rest, 'portable'] : rest, lastSeen: step })
        discovered.push(known.id)
      }
      continue
    }
    // said of the thing itself, in other words
    if (section === 'reply' && (noun === about || isOldNews)) continue
    if (section === 'reply' && reply.kind === 'not-here') continue
    // a person's first name is no second person
    if (isNameOf(text, name) || (isPersonIn(text, name) && isFirstName(objects.values(), name, here))) continue
    const id = `${name}@${here}`
    // the text speaks of it, and the story knows nothing of it
    if (section !== 'listing' && objects.get(id)?.properties.includes('unreal')) continue
    const properties = [
      ...(isPersonIn(text, name) ? ['person'] : []),
      ...(portable ? ['portable'] : section === 'reply' && !(isLook && isIndefinite) ? ['mentioned'] : []),
      ...partsOf(reply, name),
    ]
    if (!objects.get(id) && !properties.includes('mentioned')) discovered.push(id)
    objects.put({ id, name, location: here, interactionsTried: [], properties, lastSeen: step })
  }
}

function isFirstName(objects: Iterable<ObjectSeen>, name: string, here: string): boolean {
  for (const object of objects)
    if (object.location === here && object.properties.includes('person') && object.name.split(' ').includes(name))
      return true
  return false
}

/** `Which do you mean, the red button or the blue button?` So there are two. */
function learnOptions({ objects, here, step, last, discovered }: Knowledge, options: readonly string[]): void {
  const asked = find(objects.values(), last?.nouns[0] ?? '', here)
  for (const name of options) {
    const id = `${name}@${here}`
    if (find(objects.values(), name, 'inventory') || objects.get(id)) continue
    objects.put({ id, name, location: here, interactionsTried: [], properties: asked?.properties.filter((each) => each === 'portable') ?? [], lastSeen: step }) // prettier-ignore
    discovered.push(id)
  }
  // what they are called together is none of them
  if (asked && !options.includes(asked.name)) objects.put({ ...asked, location: 'gone', properties: [...asked.properties, 'unreal'] }) // prettier-ignore
}

function learnInventory({ reply, objects, here, step, beliefs }: Knowledge): void {
  const carried = reply.inventory!
  if ((beliefs.get('unsure') ?? '') !== '') beliefs.set('unsure', '')
  for (const object of objects.values()) {
    if (object.location === 'inventory' && !carried.some(({ name }) => isSameName(name, object.name)))
      objects.put({ ...object, location: 'gone' })
  }
  for (const { name, inside } of carried) {
    hold({ objects, here, step }, name)
    const held = find(objects.values(), name, 'inventory')
    // the story's own word for it is understood
    if (held && held.name !== name) objects.put({ ...held, name })
    const object = inside === undefined ? undefined : find(objects.values(), name, 'inventory')
    if (object) objects.put({ ...object, properties: [...object.properties, `inside ${inside}`] })
  }
}

/** After a death nothing is in our hands for certain. */
function loseAll({ objects }: Knowledge): void {
  for (const object of objects.values())
    if (object.location === 'inventory') objects.put({ ...object, location: 'gone' })
}

const PACKED =
  /\((?:first )?putting (?:the |an? |your |some )?([\w' -]{2,40}?) (?:in|into) (?:the |your )?([\w' -]{2,40}?)(?: to make room)?\)/gi

/** `(putting the lamp into the bag to make room)` */
function learnPacking({ objects, reply }: Knowledge): void {
  for (const [, name, bag] of reply.before.matchAll(PACKED)) {
    const object = find(objects.values(), name!.toLowerCase(), 'inventory')
    if (object && !isInside(object.properties))
      objects.put({ ...object, properties: [...object.properties, `inside ${bag!.toLowerCase()}`, 'packed'] })
  }
}

export function hold({ objects, here, step }: Pick<Knowledge, 'objects' | 'here' | 'step'>, name: string): void {
  const held = find(objects.values(), name, 'inventory')
  if (held && !isInside(held.properties)) return
  const known = held ?? find(objects.values(), name, here) ?? find(objects.values(), name, 'gone')
  const fresh: ObjectSeen = { id: `${name}@${here}`, name, location: here, interactionsTried: [], properties: [], lastSeen: step } // prettier-ignore
  const object = known ?? fresh
  const kept = object.properties.filter(
    (each) => each !== 'portable' && each !== 'dropped' && each !== 'packed' && !each.startsWith('inside '),
  )
  objects.put({ ...object, properties: [...kept, 'portable'], location: 'inventory', lastSeen: step })
  // what is in it comes along
  for (const each of objects.values())
    if (each.location === here && each.properties.includes(`inside ${object.name}`))
      objects.put({ ...each, location: 'inventory' })
}

const OPPOSITES: Readonly<Record<string, string>> = {
  open: 'closed',
  closed: 'open',
  locked: 'unlocked',
  unlocked: 'locked',
  on: 'off',
  off: 'on',
}

function learnStates({ reply, objects, here, last }: Knowledge): void {
  for (const { thing, state } of reply.states) {
    const name = thing ?? last?.nouns[0]
    if (name === undefined) continue
    const noun = name.split(' ').at(-1)!
    const object = find(objects.values(), name, here) ?? find(objects.values(), name, 'inventory')
    for (const each of objects.values()) {
      // the story may call it by another name than the text of the room
      const isMeant = each === object || (each.location === here && isSameName(each.name, noun))
      if (isMeant && !each.properties.includes(state))
        objects.put({ ...each, properties: withState(each.properties, state) })
    }
  }
}

/** What is in something goes where that goes, and can be taken out of it. */
function learnContents({ reply, objects, here }: Knowledge): void {
  for (const { holder, things: inside } of reply.contents) {
    const into = find(objects.values(), holder, 'inventory') ?? find(objects.values(), holder, here)
    if (!into) continue
    for (const name of inside) {
      const object = find(objects.values(), name, here) ?? find(objects.values(), name, 'inventory')
      if (!object || object.id === into.id) continue
      const mark = `inside ${into.name}`
      if (!object.properties.includes(mark) || object.location !== into.location)
        objects.put({
          ...object,
          location: into.location,
          properties: [...object.properties.filter((each) => !each.startsWith('inside ')), mark],
        })
    }
  }
}

export function withState(properties: readonly string[], state: string): readonly string[] {
  const rest = properties.filter((property) => property !== state && property !== OPPOSITES[state])
  return [...rest, state]
}

/** `of leaves`, for a pile of them */
function partsOf({ things }: Knowledge['reply'], name: string): string[] {
  const part = things.find(({ of }) => of === name)
  return part ? [`of ${part.name}`] : []
}
