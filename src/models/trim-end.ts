/**
 * A text without certain characters at its end. A pattern such as `[.\s]+$` tries again from every character of every
 * run of them: 60,000 dots that are not at the end took it 22 seconds. This looks at the end alone.
 */
export function trimEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text[end - 1]!)) end--
  return text.slice(0, end)
}
