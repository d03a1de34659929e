/** What somebody wants to say, checked. */
import type { ChatSetup } from './chat.ts'

/** Why this cannot be said; `example` shows the command with something said. */
export function whyNotSaid(text: string, { limits }: ChatSetup, example: string): string | undefined {
  if (text.trim() === '') return `Nothing is said. Say something: ${example}.`
  const length = text.trim().length
  return length > limits.length
    ? `At most ${limits.length} characters can be said at once; these are ${length}. Say it in fewer words.`
    : undefined
}
