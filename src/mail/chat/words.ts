/** Names and texts as they are put into a sentence. */
import { visible } from '../../base/visible.ts'

// enough to recognise what somebody typed, too little to flood whoever reads it
const SHOWN_CHARACTERS = 60
const SHOWN_NAMES = 12

/** `Ana, Bo and Cy` */
export function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? 'nobody'
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/**
 * The words of others, on one line between quotation marks. They can neither end their quotation nor begin a line of
 * their own, so nobody can put words into somebody else's mouth.
 */
export function quoted(text: string): string {
  return `'${onOneLine(text).replaceAll("'", '’')}'`
}

/** A name that may be anything, because nobody has it. */
export function shown(name: string): string {
  const line = onOneLine(name.slice(0, SHOWN_CHARACTERS + 1))
  return line.length > SHOWN_CHARACTERS ? `"${line.slice(0, SHOWN_CHARACTERS)}…"` : `"${line}"`
}

/** The first few of many names. */
export function someOf(names: readonly string[]): string {
  if (names.length <= SHOWN_NAMES) return listOf(names)
  return `${names.slice(0, SHOWN_NAMES).join(', ')} and ${names.length - SHOWN_NAMES} more`
}

const onOneLine = (text: string) => visible(text.replaceAll(/\s/g, ' '))
