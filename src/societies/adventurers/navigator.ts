/** Navigator: keeps the map, and says where to go. */
import type { MakeMind } from '../../minds/mind.ts'
import { connectionsSaid } from './knowledge/lessons/learn-connections.ts'
import { createMember } from './member.ts'
import { markPlace } from './navigator/maze.ts'
import { proposeWays } from './navigator/propose-ways.ts'
import { completenessOf, unexploredIn } from './navigator/unexplored.ts'
import { navigatorVariables } from './prompts/variables.ts'
import { bestFirst } from './strategy/bid.ts'
import { firstStepOf } from './strategy/vote.ts'
import { navigatorFields, navigatorKnows, type NavigatorKnowledge } from './views.ts'

const MOST_PROPOSALS = 3

export function createNavigator(minds: MakeMind) {
  return createMember(
    {
      name: 'navigator',
      reads: navigatorFields,
      writes: ['connectionGraph', 'unexploredExits', 'mapCompleteness'],
      know: navigatorKnows.know,
      tell: navigatorVariables,
      advise: (knowledge) => {
        const proposals = bestFirst([...markPlace(knowledge), ...proposeWays(knowledge)], knowledge, MOST_PROPOSALS)
        const [first] = proposals
        const unexploredCount = countUnexplored(knowledge)
        const { here } = knowledge
        return {
          answer: first ? `At ${here}; ${unexploredCount} ways unexplored.` : `At ${here}; all is explored.`,
          confidence: first?.probability ?? 0.1,
          metadata: {
            current_location: here,
            unexplored_count: unexploredCount,
            ...(first && { suggested_action: firstStepOf(first, knowledge) }),
          },
          proposals,
        }
      },
      remember: (knowledge, view, { connections }) => {
        const exits: Record<string, readonly string[]> = {}
        for (const id of new Set([knowledge.here, knowledge.situation.cameFrom ?? knowledge.here])) {
          const now = unexploredIn(knowledge, id)
          if (now.join() !== (view.unexploredExits[id] ?? []).join()) exits[id] = now
        }
        const completeness = completenessOf(knowledge)
        return {
          connectionGraph: connectionsSaid(knowledge, connections),
          unexploredExits: exits,
          ...(completeness !== view.mapCompleteness && { mapCompleteness: completeness }),
        }
      },
    },
    minds,
  )
}

function countUnexplored(knowledge: NavigatorKnowledge): number {
  let count = 0
  for (const { id } of knowledge.places.values()) count += unexploredIn(knowledge, id).length
  return count
}
