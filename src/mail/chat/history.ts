/** What was said, kept with each person who was in the conversation, and found again by its words. */
import type { ChatLine, ChatSetup } from './chat.ts'
import type { Work } from './desk.ts'
import { HISTORY_LINES } from './limits.ts'

/** Does nothing unless the options keep a history. */
export function keepLine(
  work: Work,
  { options }: ChatSetup,
  members: readonly string[],
  line: Omit<ChatLine, 'to'>,
): void {
  if (options.history !== true) return
  const kept: ChatLine = { ...line, to: members.filter((member) => member !== line.by) }
  for (const member of members) {
    const history = [...(work.desk(member).history ?? []), kept].slice(-HISTORY_LINES)
    work.change(member, { history })
  }
}

/** Lines in which every word of the query occurs, in the text or in a name, the latest first. */
export function searchChats(history: readonly ChatLine[], query: string): readonly ChatLine[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  return history
    .filter(({ text, by, to }) => {
      const content = [text, by, ...to].join('\n').toLowerCase()
      return words.every((word) => content.includes(word))
    })
    .toReversed()
}
