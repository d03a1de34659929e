/** Words that have to fit into a box: broken into lines, and cut where nothing else helps. Pure. */
import { clipText, visibleText } from '../../ui/clip-text.ts'

// what nobody looks at is not looked through either
const LONGEST = 400

export const oneLine = (text: string, limit: number): string => {
  const words = visibleText(clipText(text, LONGEST).shown).replace(/\s+/g, ' ').trim()
  const { shown, isClipped } = clipText(words, limit)
  return isClipped ? `${clipText(shown, limit - 1).shown.trimEnd()}…` : shown
}

/** At most `most` lines of at most `width` signs. */
export function inLines(text: string, width: number, most: number): string[] {
  const lines: string[] = ['']
  for (const word of oneLine(text, LONGEST).split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length <= width || lines.at(-1) === '') lines[lines.length - 1] = longer
    else if (lines.length < most) lines.push(word)
    else {
      lines[lines.length - 1] = `${longer}…`.padEnd(width + 1, ' ')
      break
    }
  }
  return lines.map((line) => oneLine(line, width))
}
