/**
 * Vetoes with a ground: what a mind that thinks for Memory says must not be done, where the record of the game bears it
 * out. Memory knows what was done and what came of it, so it speaks of what failed here or did harm anywhere, and of
 * whatever we do in a loop. What nobody has tried it cannot know better than others.
 */
import type { ReplyKind } from '../../worlds/adventure/read-kind.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { trialKey } from './knowledge/trial-key.ts'

const FEW = 2
const WORKED: ReadonlySet<ReplyKind> = new Set<ReplyKind>(['moved', 'change', 'score', 'won'])

/** `isLooping`: then what works is part of the trouble, too. In small letters. */
export function groundedVetoes(
  said: readonly unknown[],
  { tried, harmful, here }: Pick<Knowledge, 'tried' | 'harmful' | 'here'>,
  isLooping: boolean,
): ReadonlySet<string> {
  const commands = said.flatMap((each) => (typeof each === 'string' ? [each.trim().toLowerCase()] : []))
  if (commands.length === 0 || isLooping) return new Set(commands)
  const worked = new Set<string>()
  for (const [key, { kind }] of tried.entries()) if (WORKED.has(kind)) worked.add(key.slice(key.indexOf('|') + 1))
  const harmed = new Set([...harmful].map((key) => key.slice(key.lastIndexOf('|') + 1)))
  return new Set(
    commands.filter((command) => {
      const trial = tried.get(trialKey(here, command))
      // one or two that were not tried here are doubted for a reason; more are a habit
      if (trial === undefined && commands.length <= FEW && !worked.has(command)) return true
      return harmed.has(command) || (trial !== undefined && !WORKED.has(trial.kind))
    }),
  )
}
