/** What goes out to a terminal: text in which nothing hides, and the codes of our own paint; nothing else. */
import { partsOf } from './paint.ts'
import { harmless } from './text.ts'

/**
 * One line, whatever is in it: a line end inside it is shown, too, so that no text can pass for another line of ours.
 */
export function shownLine(line: string): string {
  const { texts, codes } = partsOf(line)
  return texts.map((text, at) => (at === 0 ? harmless(text) : `\u001b[${codes[at - 1]}m${harmless(text)}`)).join('')
}

/** Text that has lines of its own, such as a story's. */
export function shownText(text: string): string {
  return text.split('\n').map(shownLine).join('\n')
}
