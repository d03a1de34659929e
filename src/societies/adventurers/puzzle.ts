/** Puzzle Solver: knows things, and says what to do with them. */
import type { MakeMind } from '../../minds/mind.ts'
import { heldIn } from './knowledge/knowledge.ts'
import { createMember } from './member.ts'
import { proposeDeeds } from './puzzle/propose-deeds.ts'
import { bestFirst } from './strategy/bid.ts'

export function createPuzzle(minds: MakeMind) {
  return createMember(
    {
      name: 'puzzle',
      writes: ['inventory', 'objectsSeen', 'worth', 'deposit'],
      prompt: (view) => JSON.stringify(view.query),
      advise: (knowledge) => {
        const proposals = bestFirst(proposeDeeds(knowledge), knowledge).slice(0, 5)
        const [first] = proposals
        return {
          answer: first ? first.reason : 'Nothing comes to mind.',
          confidence: first?.probability ?? 0.1,
          metadata: first ? { suggestedActions: proposals.slice(0, 3).map(({ command }) => command) } : {},
          proposals,
        }
      },
      remember: (knowledge, view) => {
        const inventory = heldIn(knowledge).map(({ name }) => name)
        return {
          objectsSeen: knowledge.objects.news,
          worth: knowledge.worth.news,
          ...(knowledge.deposit !== view.deposit && { deposit: knowledge.deposit }),
          ...(inventory.join() !== view.inventory.join() && { inventory }),
        }
      },
    },
    minds,
  )
}
