/** From what a person typed to an answer of the kind that is wanted; or what is wrong with it, in words. */
import type { Parts } from './question-read.ts'
import type { Wanted } from './question-wants.ts'

export type Answered = { readonly answer: unknown } | { readonly fault: string }

/** What typed words could also be, besides text; nothing when they are nothing but text. */
export function meaningOf(text: string): { readonly value: unknown; readonly wants: Wanted } | undefined {
  const words = text.trim()
  try {
    const value: unknown = JSON.parse(words)
    if (typeof value === 'number') return { value, wants: 'number' }
    return typeof value === 'boolean' ? { value, wants: 'boolean' } : { value, wants: 'json' }
  } catch {
    return undefined
  }
}

/** Nobody said what is wanted: text, unless it begins as only JSON does. */
export const likelyWanted = (text: string): Wanted => (/^\s*[[{]/.test(text) ? 'json' : 'text')

export function readAnswer(text: string, wants: Wanted = likelyWanted(text)): Answered {
  const words = text.trim()
  if (words === '') return { fault: 'Type an answer first.' }
  if (wants === 'text') return { answer: words }
  if (wants === 'boolean') return readYesNo(words)
  const meant = meaningOf(words)
  if (wants === 'number')
    return meant?.wants === 'number' ? { answer: meant.value } : { fault: 'A number is wanted, such as 12 or 0.5.' }
  if (meant !== undefined) return { answer: meant.value }
  return /^[[{]/.test(words)
    ? { fault: 'It begins like JSON but is not whole: check its brackets and quotes.' }
    : { fault: 'JSON is wanted: {"name": "value"}, ["a", "b"], 12 or "text".' }
}

function readYesNo(words: string): Answered {
  if (/^(?:y|yes|true)$/i.test(words)) return { answer: true }
  if (/^(?:n|no|false)$/i.test(words)) return { answer: false }
  return { fault: 'Yes or no is wanted.' }
}

/** The parts that were filled in, as one answer. */
export function readParts(typed: Readonly<Record<string, string>>, parts: Parts): Answered {
  const answer: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(typed)) {
    if (text.trim() === '') continue
    const read = readAnswer(text, parts[name])
    if ('fault' in read) return { fault: `${name}: ${read.fault}` }
    answer[name] = read.answer
  }
  return Object.keys(answer).every((name) => name === 'agent')
    ? { fault: 'Fill in at least one part first.' }
    : { answer }
}
