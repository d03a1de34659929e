/** Navigator: keeps the map, and says where to go. */
import type { MakeMind } from '../../minds/mind.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { createMember } from './member.ts'
import { navigatorPrompt } from './navigator-prompt.ts'
import { markPlace } from './navigator/maze.ts'
import { proposeWays } from './navigator/propose-ways.ts'
import { completenessOf, unexploredIn } from './navigator/unexplored.ts'
import { bestFirst } from './strategy/bid.ts'

const MOST_PROPOSALS = 3

export function createNavigator(minds: MakeMind) {
  return createMember(
    {
      name: 'navigator',
      writes: ['locations', 'connectionGraph', 'unexploredExits', 'mapCompleteness'],
      prompt: navigatorPrompt,
      advise: (knowledge) => {
        const proposals = bestFirst([...markPlace(knowledge), ...proposeWays(knowledge)], knowledge, MOST_PROPOSALS)
        const [first] = proposals
        const unexploredCount = countUnexplored(knowledge)
        const { here } = knowledge
        return {
          answer: first ? `At ${here}; ${unexploredCount} ways unexplored.` : `At ${here}; all is explored.`,
          confidence: first?.probability ?? 0.1,
          metadata: { currentLocation: here, unexploredCount, ...(first && { suggestedAction: first.command }) },
          proposals,
        }
      },
      remember: (knowledge, view) => {
        const exits: Record<string, readonly string[]> = {}
        for (const id of new Set([knowledge.here, knowledge.situation.cameFrom ?? knowledge.here])) {
          const now = unexploredIn(knowledge, id)
          if (now.join() !== (view.unexploredExits[id] ?? []).join()) exits[id] = now
        }
        const completeness = completenessOf(knowledge)
        return {
          locations: knowledge.places.news,
          connectionGraph: knowledge.ways.news,
          unexploredExits: exits,
          ...(completeness !== view.mapCompleteness && { mapCompleteness: completeness }),
        }
      },
    },
    minds,
  )
}

function countUnexplored(knowledge: Knowledge): number {
  let count = 0
  for (const { id } of knowledge.places.values()) count += unexploredIn(knowledge, id).length
  return count
}
