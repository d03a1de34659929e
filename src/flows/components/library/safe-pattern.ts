/**
 * Patterns (regular expressions) from files: one that could take for ever is refused, and any other is given up when it
 * takes too long on a text, since how long it takes shows only there.
 */
import { createContext, Script } from 'node:vm'
import { growthOf } from '../../patterns/pattern-growth.ts'

const LONGEST_PATTERN = 500
const LONGEST_TEXT = 1_000_000
// most are done in a few; whoever else asks the server waits meanwhile
const MOST_MS = 200
// of looking at a pattern, which somebody may have made so that looking takes long
const MOST_LOOKED_AT = 200_000

export interface Found {
  readonly match: string
  /** what the first group holds, where there is one */
  readonly group?: string
}

export type Search = { readonly found: readonly Found[] } | { readonly why: string }

/** All that a pattern finds in a text, or why it is not searched with it. */
export function searchPattern(pattern: string, text: string): Search {
  const why = whyRefused(pattern, text)
  return why === undefined ? inTime(EVERY, pattern, text) : { why }
}

/** Whether a text begins with what a pattern says, as in Python's `match`; or why that is not tried. */
export function beginsWith(pattern: string, text: string): Search {
  const why = whyRefused(pattern, text)
  return why === undefined ? inTime(FIRST, `^(?:${pattern})`, text) : { why }
}

function whyRefused(pattern: string, text: string): string | undefined {
  const shown = JSON.stringify(pattern.slice(0, 100))
  if (pattern.length > LONGEST_PATTERN) return `The pattern ${shown} has more than ${LONGEST_PATTERN} characters.`
  if (text.length > LONGEST_TEXT) return `The text has more than ${LONGEST_TEXT} characters. Cut it into pieces first.`
  if (!isPattern(pattern)) return `The pattern ${shown} is not valid.`
  return isExponential(pattern) ? `The pattern ${shown} could take for ever.` : undefined
}

export function isPattern(pattern: string): boolean {
  try {
    // pattern: it is only made, to see whether it is one
    void new RegExp(pattern, 'u')
    return true
  } catch {
    return false
  }
}

function isExponential(pattern: string): boolean {
  let left = MOST_LOOKED_AT
  const spend = () => {
    if (--left < 0) throw new Error('too much to look at')
  }
  try {
    return growthOf(pattern, 'u', spend)?.kind === 'exponential'
  } catch {
    return false
  }
}

// nothing of this process is in it but the pattern and the text
const context = createContext(Object.assign(Object.create(null) as Record<string, unknown>, { pattern: '', text: '' }))
const PARTS = `.map((all) => [all[0], all[1]])`
const EVERY = new Script(`JSON.stringify([...text.matchAll(new RegExp(pattern, 'gu'))]${PARTS})`)
const FIRST = new Script(`JSON.stringify([new RegExp(pattern, 'u').exec(text)].filter((all) => all)${PARTS})`)

function inTime(script: Script, pattern: string, text: string): Search {
  Object.assign(context, { pattern, text })
  try {
    const parts = JSON.parse(script.runInContext(context, { timeout: MOST_MS }) as string) as [string, string | null][]
    return { found: parts.map(([match, group]) => ({ match, ...(group !== null && { group }) })) }
  } catch {
    return { why: `The pattern ${JSON.stringify(pattern.slice(0, 100))} takes too long on this text.` }
  } finally {
    Object.assign(context, { pattern: '', text: '' })
  }
}
