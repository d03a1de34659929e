/** The text of a story in paragraphs. Pure. */
import { storyText } from '../../../../src/worlds/adventure/story-text.ts'

export interface Paragraph {
  readonly text: string
  readonly isTitle: boolean
}

// `Landing (in the boat)` is still the landing
const LONGEST_ADDITION = 30
// a text of line ends alone would be more elements than a browser likes
const MOST = 200

/** A line that names the room stands out; the story's own lines and indents stay. */
export function paragraphsOf(text: string, title: string): Paragraph[] {
  const isTitle = (line: string) =>
    title !== '' &&
    line.trim().toLowerCase().startsWith(title.toLowerCase()) &&
    line.trim().length <= title.length + LONGEST_ADDITION
  const parts = storyText(text).split(/\n\s*\n/)
  const few = parts.length <= MOST ? parts : [...parts.slice(0, MOST - 1), parts.slice(MOST - 1).join('\n')]
  return few.flatMap((part) => {
    const [first = '', ...rest] = part.trimEnd().replace(/^\n+/, '').split('\n')
    const hasTitle = isTitle(first)
    const body = (hasTitle ? rest : [first, ...rest]).join('\n')
    return [
      ...(hasTitle ? [{ text: first.trim(), isTitle: true }] : []),
      ...(body.trim() === '' ? [] : [{ text: body, isTitle: false }]),
    ]
  })
}
