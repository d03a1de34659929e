/** A value a person typed for a field: JSON, with what is wrong in words and where. */
import { faultIn } from './act-json-fault.ts'

export type Typed = { readonly value: unknown; readonly note?: string } | { readonly fault: string }

export function readTyped(text: string, before: unknown): Typed {
  if (text.trim() === '') return { fault: 'Nothing is here. Type a value: 12, "text", true, null, [ … ] or { … }.' }
  try {
    const value: unknown = JSON.parse(text)
    const [was, is] = [kindOf(before), kindOf(value)]
    return was === is || before === undefined || before === null
      ? { value }
      : { value, note: `It was ${was}, now it is ${is}. Agents may not expect that.` }
  } catch {
    const sound = text.slice(0, faultIn(text))
    const lines = sound.split('\n')
    const place = `line ${lines.length}, character ${lines.at(-1)!.length + 1}`
    return { fault: `This is not JSON yet: look at ${place}. ${hintFor(text, sound)}`.trim() }
  }
}

/** What people most often get wrong. */
function hintFor(text: string, before: string): string {
  const here = text[before.length]
  if (here === undefined) return 'Something is missing at the end: a quote, a bracket or a brace.'
  if (here === "'") return 'Text is in double quotes, not single ones.'
  if ((here === '}' || here === ']') && /,\s*$/.test(before)) return 'There is a comma too many before it.'
  if (/[\p{Letter}_]/u.test(here)) return 'Names and text are in double quotes: "like this".'
  if (here === '"' && /["\d\]}el]\s*$/.test(before)) return 'A comma is missing before it.'
  return ''
}

function kindOf(value: unknown): string {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  const names: Readonly<Record<string, string>> = {
    object: 'a record',
    string: 'text',
    number: 'a number',
    boolean: 'yes or no',
  }
  return names[typeof value] ?? 'unknown'
}
