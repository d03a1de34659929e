/**
 * A frame: one way to say something, such as `you will find {thing} {place}.` It is filled to speak and matched to
 * understand, so whatever is said in frames can be read back. `[one|other]` is a choice, `{name}` is a slot.
 */
import type { Line } from './sentences.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What stands in the slots of a frame. */
export type Values = Readonly<Record<string, string | number>>

/** Who says it to whom, when, and which names there are. */
export interface Hearing {
  readonly speaker: string
  readonly listener: string
  readonly words: Vocabulary
  /** minutes since midnight of the first day */
  readonly now: number
}

export interface Saying extends Hearing {
  readonly clock: 'digits' | 'words'
  /** a whole number below the given one, by chance */
  readonly choose: (below: number) => number
}

export interface Match {
  readonly end: number
  readonly values: Values
}

export interface Slot {
  /** nothing where it cannot be said */
  readonly write: (values: Values, saying: Saying) => string | undefined
  /** everything that can be read at this place */
  readonly read: (line: Line, at: number, hearing: Hearing, values: Values) => Iterable<Match>
}

type Part = { readonly options: readonly string[]; readonly lower: readonly string[] } | { readonly slot: string }

export interface Frame {
  readonly parts: readonly Part[]
  readonly ending: '' | '.' | '!' | '?'
}

export function parseFrame(source: string): Frame {
  const mark = source.at(-1)
  const ending = mark === '.' || mark === '!' || mark === '?' ? mark : ''
  const body = source.slice(0, source.length - ending.length)
  const parts = [...body.matchAll(/\{([^{}]+)\}|\[([^[\]]+)\]|[^[\]{}]+/g)].map(([whole, slot, choice]): Part => {
    if (slot !== undefined) return { slot }
    const options = choice === undefined ? [whole] : choice.split('|')
    return { options, lower: options.map((option) => option.toLowerCase()) }
  })
  return { parts, ending }
}

/**
 * Whether it comes to what it says only after a comma or a colon: `as far as I know, {thing} {is} {place}.` or `if you
 * need {thing}, look {place}.`
 */
export function opensItself({ parts }: Frame): boolean {
  const hasComma = (part: Part) => 'options' in part && part.options.some((option) => /[,:] /.test(option))
  const [first] = parts
  if (first !== undefined && 'options' in first && first.options.some((option) => /^(?:if|in case) /i.test(option)))
    return parts.some(hasComma)
  const slot = parts.findIndex((part) => 'slot' in part)
  return (slot < 0 ? parts : parts.slice(0, slot)).some(hasComma)
}

/** What was written for each part of a frame, without its ending; nothing where one of the slots cannot be written. */
export function fillParts(
  { parts }: Frame,
  values: Values,
  slots: (name: string) => Slot,
  saying: Saying,
): readonly string[] | undefined {
  const pieces: string[] = []
  for (const part of parts) {
    const written =
      'slot' in part ? slots(part.slot).write(values, saying) : part.options[saying.choose(part.options.length)]
    if (written === undefined) return undefined
    pieces.push(written)
  }
  return pieces
}

/** Nothing where one of the slots cannot be written. */
export function fillFrame(frame: Frame, values: Values, slots: (name: string) => Slot, saying: Saying) {
  const pieces = fillParts(frame, values, slots, saying)
  return pieces && pieces.join('') + frame.ending
}

/** All ways in which a text begins, at this place, as the frame does. */
export function matchFrame(
  frame: Frame,
  line: Line,
  at: number,
  slots: (name: string) => Slot,
  hearing: Hearing,
): readonly Match[] {
  const { parts } = frame
  const [first] = parts
  // nearly all frames begin otherwise than the text, and need no more than this
  if (first !== undefined && 'lower' in first && !isAt(first.lower, line.lower, at)) return []
  // and most that begin with a name lack a word later on
  for (const part of parts) if ('lower' in part && !isAfter(part.lower, line.lower, at)) return []
  const found: Match[] = []
  matchParts(parts, 0, line, { end: at, values: {} }, slots, hearing, found)
  return found
}

function isAt(options: readonly string[], text: string, at: number): boolean {
  for (const option of options) if (text.startsWith(option, at)) return true
  return false
}

function isAfter(options: readonly string[], text: string, at: number): boolean {
  for (const option of options) if (text.includes(option, at)) return true
  return false
}

function matchParts(
  parts: readonly Part[],
  index: number,
  line: Line,
  sofar: Match,
  slots: (name: string) => Slot,
  hearing: Hearing,
  found: Match[],
): void {
  const part = parts[index]
  if (part === undefined) found.push(sofar)
  else if ('slot' in part)
    for (const { end, values } of slots(part.slot).read(line, sofar.end, hearing, sofar.values)) {
      if (!agree(sofar.values, values)) continue
      const next = { end, values: { ...sofar.values, ...values } }
      matchParts(parts, index + 1, line, next, slots, hearing, found)
    }
  else
    for (const option of part.lower)
      if (line.lower.startsWith(option, sofar.end)) {
        const next = { end: sofar.end + option.length, values: sofar.values }
        matchParts(parts, index + 1, line, next, slots, hearing, found)
      }
}

/** Whoever is named twice is the same both times. */
function agree(known: Values, more: Values): boolean {
  for (const key in more) if ((known[key] ?? more[key]) !== more[key]) return false
  return true
}

/** Whether a whole line can be this frame, by its words alone: without reading what stands in the slots. */
export function couldBe({ parts }: Frame, { lower }: Line): boolean {
  for (let index = parts.length - 1; index >= 0; index--) {
    const part = parts[index]!
    if ('slot' in part) continue
    // how it ends says most: all lines of a kind begin in the same few ways
    if (index === parts.length - 1 ? !endsWith(part.lower, lower) : !isAfter(part.lower, lower, 0)) return false
  }
  return true
}

function endsWith(options: readonly string[], text: string): boolean {
  for (const option of options) if (text.endsWith(option)) return true
  return false
}

/**
 * What is read first in a line that was filled in just these pieces, by looking only where they begin. Nothing where it
 * takes more to know: where something could be read in another way before it.
 */
export function matchPieces(
  { parts }: Frame,
  pieces: readonly string[],
  line: Line,
  slots: (name: string) => Slot,
  hearing: Hearing,
): Values | undefined {
  let at = 0
  let values: Values = {}
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index]!
    const end = at + pieces[index]!.length
    if ('slot' in part) {
      let read: Values | undefined
      for (const match of slots(part.slot).read(line, at, hearing, values)) {
        if (match.end === end) read = match.values
        if (match.end >= end || goesOn(parts, index + 1, line, match.end, slots, hearing, values)) break
      }
      if (read === undefined || !agree(values, read)) return undefined
      values = { ...values, ...read }
    } else if (optionAt(part.lower, line.lower, at) !== end - at) return undefined
    at = end
  }
  return at === line.text.length ? values : undefined
}

/** How long the first of them is that is written there. */
function optionAt(options: readonly string[], text: string, at: number): number | undefined {
  return options.find((option) => text.startsWith(option, at))?.length
}

/** Whether what comes next could be read here as well; where a slot follows at once, nobody knows. */
function goesOn(
  parts: readonly Part[],
  index: number,
  line: Line,
  at: number,
  slots: (name: string) => Slot,
  hearing: Hearing,
  values: Values,
): boolean {
  const [next, after] = [parts[index], parts[index + 1]]
  if (next === undefined) return false
  if ('slot' in next) return true
  for (const option of next.lower) {
    if (!line.lower.startsWith(option, at)) continue
    if (after === undefined || !('slot' in after)) return true
    for (const _ of slots(after.slot).read(line, at + option.length, hearing, values)) return true
  }
  return false
}
