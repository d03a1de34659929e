/** The outcome of the last command: whether it surely did something, and whether that is what it was done for. */
import type { Knowledge } from './knowledge.ts'
import { find } from './holding.ts'

type Told = Pick<Knowledge, 'reply' | 'situation'>

/** Whether the last command surely did something. */
export function hasWorked({ reply, situation }: Told): boolean {
  const { kind, scoreChange } = situation
  return scoreChange > 0 || kind === 'score' || kind === 'moved' || (kind === 'change' && reply.told !== '')
}

export const PERCEIVES = /^(?:examine|read|search|look|listen|smell|x)\b/
export const GIVES = /^(?:give|show|ask|tell|talk to)$/

/** Found something nobody knew, or points. */
export const isFind = (situation: Told['situation'], discovered: readonly string[]): boolean =>
  situation.scoreChange > 0 || discovered.length > 0

/**
 * Whether it worked as such a command should: who looks or gives wants to find something, who takes wants to have it.
 */
export function hasServed(
  { reply, situation, last, objects }: Told & Pick<Knowledge, 'last' | 'objects'>,
  discovered: readonly string[],
): boolean {
  if (last === undefined) return false
  if (GIVES.test(last.verb) || PERCEIVES.test(last.verb)) return isFind(situation, discovered)
  if (last.verb === 'take' && last.nouns[0] !== 'all')
    return find(objects.values(), last.nouns[0] ?? '', 'inventory') !== undefined
  return hasWorked({ reply, situation })
}
