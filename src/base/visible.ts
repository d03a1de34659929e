/**
 * Text in which nothing can hide: what steers a terminal, turns the direction of writing or is never shown is written
 * out.
 */

// By what Unicode says of them: control characters, halves of pairs, separators of lines and paragraphs, and whatever
// is not drawn. Tabs and line ends stay, for those who show the text to treat; so do joiners and variation selectors,
// which are parts of letters and emoji: without them ordinary text falls apart.
const HIDDEN =
  /(?![\t\n\p{Join_Control}\p{Variation_Selector}])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
const LONE_SURROGATE = /^\p{Cs}$/u
const REPLACEMENT = '\ufffd'

/** Whether it holds a character that nobody sees; line ends and tabs count, as in a name. */
export function hasHidden(text: string): boolean {
  return /[\t\n]/.test(text) || text.search(HIDDEN) >= 0
}

/** `write` says how a hidden character is shown; `\u001b` when nothing is said. */
export function visible(text: string, write: (code: number) => string = escapeOf): string {
  return text.replaceAll(HIDDEN, (character) =>
    LONE_SURROGATE.test(character) ? REPLACEMENT : write(character.codePointAt(0)!),
  )
}

function escapeOf(code: number): string {
  const digits = code.toString(16).padStart(4, '0')
  return digits.length > 4 ? `\\u{${digits}}` : `\\u${digits}`
}

/** JSON of the very same value, on one line unless it is indented, in which nothing hides either. */
export function visibleJson(value: unknown, indent = 0): string {
  // outside of strings JSON has none of these, and inside they may be written as escapes
  return JSON.stringify(value, null, indent).replaceAll(HIDDEN, (character) =>
    character
      .split('')
      .map((unit) => escapeOf(unit.charCodeAt(0)))
      .join(''),
  )
}
