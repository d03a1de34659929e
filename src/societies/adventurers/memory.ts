/**
 * Memory Tracker: knows what was tried and what came of it, warns, says no, and when we are stuck says what has worked,
 * what nobody has touched, and how to get out of a loop.
 */
import type { MakeMind } from '../../minds/mind.ts'
import type { LoopDetection } from './board.ts'
import { createMember } from './member.ts'
import { nextOnRoute, routeKnown } from './memory/follow-route.ts'
import { recollect, STUCK } from './memory/recollect.ts'
import { suggest } from './memory/suggest.ts'
import { vetoOf } from './memory/veto.ts'
import { memoryVariables } from './prompts/variables.ts'
import type { Proposal } from './protocol.ts'
import { bestFirst } from './strategy/bid.ts'
import { firstStepOf } from './strategy/vote.ts'
import { memoryFields, memoryKnows, type MemoryKnowledge } from './views.ts'

const MOST_PROPOSALS = 2

export function createMemory(minds: MakeMind) {
  return createMember(
    {
      name: 'memory',
      reads: memoryFields,
      writes: [],
      know: memoryKnows.know,
      tell: memoryVariables,
      advise: (knowledge, view) => {
        const { loopDetection: loop } = view
        const since = knowledge.gameState.stepsSinceProgress
        const recalled = nextOnRoute(routeKnown(view), knowledge, (step) => isAllowed(step, knowledge, loop))
        const ideas = recalled === undefined ? allowed(knowledge, loop, since) : [recalled]
        const proposals = bestFirst(ideas, knowledge, MOST_PROPOSALS)
        const [first] = proposals
        const warning = loop.isLooping
          ? `NO to more of this: we are in a loop (${loop.loopPattern}).`
          : since >= STUCK
            ? `Nothing new for ${since} steps.`
            : 'We are getting on.'
        const about = first && recollect(knowledge, first.command, first.at)
        return {
          answer: first ? `${warning} Try ${first.command}: ${first.reason}.` : warning,
          confidence: loop.isLooping ? 0.95 : since >= STUCK ? 0.7 : 0.5,
          metadata: {
            ...about,
            loop_detected: loop.isLooping,
            steps_since_progress: since,
            ...(first && { suggested_action: firstStepOf(first, knowledge) }),
          },
          proposals,
        }
      },
    },
    minds,
  )
}

/** It does not propose what it would veto. */
function* allowed(knowledge: MemoryKnowledge, loop: LoopDetection, since: number): Generator<Proposal> {
  for (const proposal of suggest(knowledge, loop, since)) if (isAllowed(proposal, knowledge, loop)) yield proposal
}

const isAllowed = (
  { at, command }: Pick<Proposal, 'at' | 'command'>,
  knowledge: MemoryKnowledge,
  loop: LoopDetection,
) => vetoOf(command, { ...knowledge, here: at, muted: [], loop }) === undefined
