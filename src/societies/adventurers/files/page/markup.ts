/** HTML in which nothing that was told or written can be more than text: whatever is put into it is escaped. */
import { harmless } from '../../../../terminal/text.ts'

/** Markup that was made by `html`, and so is safe as it is. */
export interface Markup {
  readonly html: string
}

export type Part = string | number | Markup | readonly Markup[]

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { html: String.raw({ raw: ownOf(strings) }, ...parts.map(write)) }
}

const known = new WeakMap<TemplateStringsArray, readonly string[]>()

/** How our own source is indented is nobody's business; it is the same for every turn of a game. */
function ownOf(strings: TemplateStringsArray): readonly string[] {
  let own = known.get(strings)
  if (own === undefined) known.set(strings, (own = strings.map((text) => text.replaceAll(/\n\s*/g, '\n'))))
  return own
}

/** Of our own making, such as a style sheet: nothing of it may come from a run. */
export function trusted(text: string): Markup {
  return { html: text }
}

export const nothing: Markup = { html: '' }

function write(part: Part): string {
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return escape(part)
  return isList(part) ? part.map(({ html: text }) => text).join('') : part.html
}

const isList = (part: Markup | readonly Markup[]): part is readonly Markup[] => Array.isArray(part)

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Also without what reverses the direction of writing or steers a terminal. */
function escape(text: string): string {
  const lines = text.replaceAll('\r', '').split('\n').map(harmless)
  return lines.join('\n').replaceAll(/[&<>"']/g, (character) => NAMES[character]!)
}
