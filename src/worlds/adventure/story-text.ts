/** The text of a turn as a reader wants it: without the prompt that waits for the next command. */
export function storyText(text: string): string {
  return text
    .replaceAll('\r', '')
    .replace(/\n?>\s*$/, '')
    .replace(/^\s*\n/, '')
    .trimEnd()
}
