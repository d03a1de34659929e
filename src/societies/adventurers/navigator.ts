/** Navigator: keeps the map, and says where to go. */
import type { MakeMind } from '../../minds/mind.ts'
import { createMember } from './member.ts'
import { unexploredIn } from './navigator/unexplored.ts'
import { proposeWays } from './navigator/propose-ways.ts'
import { bestFirst } from './strategy/bid.ts'

export function createNavigator(minds: MakeMind) {
  return createMember(
    {
      name: 'navigator',
      writes: ['locations', 'connectionGraph', 'unexploredExits', 'mapCompleteness'],
      prompt: (view) => JSON.stringify(view.query),
      advise: (knowledge) => {
        const proposals = bestFirst(proposeWays(knowledge), knowledge).slice(0, 5)
        const [first] = proposals
        const count = [...knowledge.places.values()].reduce(
          (sum, { id }) => sum + unexploredIn(knowledge, id).length,
          0,
        )
        return {
          answer: first
            ? `We are at ${knowledge.here}. Unexplored: ${count}. ${first.reason}.`
            : `We are at ${knowledge.here}; all is explored.`,
          confidence: first?.probability ?? 0.1,
          metadata: {
            currentLocation: knowledge.here,
            unexploredCount: count,
            ...(first && { suggestedAction: first.command }),
          },
          proposals,
        }
      },
      remember: (knowledge, view) => {
        const exits: Record<string, readonly string[]> = {}
        for (const id of [knowledge.here, knowledge.situation.cameFrom]) {
          if (id === undefined) continue
          const now = unexploredIn(knowledge, id)
          if (now.join() !== (view.unexploredExits[id] ?? []).join()) exits[id] = now
        }
        return {
          locations: knowledge.places.news,
          connectionGraph: knowledge.ways.news,
          unexploredExits: exits,
        }
      },
    },
    minds,
  )
}
