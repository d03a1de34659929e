/** Learns from taking: all of several things, what was taken first, and what stayed. */
import { OVERLOAD } from '../../../../worlds/adventure/parser-english.ts'
import type { ThingsDraft } from '../draft.ts'
import { hold } from '../hold.ts'
import { unmarked } from '../holding.ts'
import { has } from '../model/things.ts'

/** What did not come along with all the others is fixed. */
export function leaveTheRest({ objects, here, situation, reply }: ThingsDraft): void {
  if (situation.kind === 'overload' || OVERLOAD.test(reply.before)) return
  for (const object of objects.values())
    if (object.location === here && has(object, 'portable')) objects.put(unmarked(object, 'portable'))
}

// `(first taking the book)`: so that it could be read
export const TAKEN_FIRST =
  /^\s*\((?:first )?tak(?:en|ing)\b(?: (?:the|an?|some|your) ([\w' -]{2,40}?)(?: (?:out of|off|from)[^)]*)?\))?/i
const OF_EACH = /^\s*([^.:!?"]{2,40}):\s+(\S.*)$/
export const GOT =
  /^\s*\(?(?:taken|you (?:now have|take|pick|get|grab|lift|gather|collect|remove|catch|pocket|snatch)|got (?:it|them|the|an?|your|my)|ok|okay|done|removed)\b/i

/** `lamp: Taken.` */
export function learnEach(draft: ThingsDraft): void {
  for (const line of draft.reply.before.split('\n')) {
    const [, name, result] = OF_EACH.exec(line) ?? []
    if (name === undefined) continue
    const thing = name.toLowerCase().replace(/^(?:the|an?|some)\s+/, '')
    if (GOT.test(result!)) hold(draft, thing)
  }
}

const GAINED =
  /\b(?:(?:bring|fish|pull|draw|dig|haul|pick|lift|prise|pry|scoop) (?:it |them |\w+ )?(?:up|out|off|loose|free)|(?:gives?|hands?|throws?|tosses|passes|offers?|lends?) (?:it to )?you|you (?:catch|receive|obtain|now have|come away with)|(?:drops?|falls?) into your (?:hands?|palm|lap))\b/i

/** Something may have come into our hands, although we did not ask to take it. */
export function mayHaveGained({ reply, last }: Pick<ThingsDraft, 'reply' | 'last'>): boolean {
  // what is only spoken of has not happened
  const happened = reply.before.replaceAll(/["“][^"”]*["”]?/g, '')
  return last !== undefined && last.way === undefined && GAINED.test(happened)
}
