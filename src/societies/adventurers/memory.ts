/**
 * Memory Tracker: knows what was tried and what came of it, warns, says no, and when we are stuck says what has worked,
 * what nobody has touched, and how to get out of a loop.
 */
import type { MakeMind } from '../../minds/mind.ts'
import type { LoopDetection } from './board.ts'
import { createMember } from './member.ts'
import { groundedAdvice } from './memory/grounded-advice.ts'
import { nextOnRoute, routeKnown } from './memory/follow-route.ts'
import { recollect, STUCK } from './memory/recollect.ts'
import { suggest } from './memory/suggest.ts'
import { vetoOf, type VetoView } from './memory/veto.ts'
import { spokenWarning, warningsFor } from './memory/warn.ts'
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
      ground: groundedAdvice,
      advise: (knowledge, view) => {
        const { loopDetection: loop } = view
        const since = knowledge.gameState.stepsSinceProgress
        const recalled = nextOnRoute(routeKnown(view), knowledge, allowing(knowledge, loop))
        const ideas = recalled === undefined ? allowed(knowledge, loop, since) : [recalled]
        const proposals = bestFirst(ideas, knowledge, MOST_PROPOSALS)
        const [first] = proposals
        const warnings = warningsFor(knowledge)
        const warned = [
          ...(loop.isLooping ? [`NO to more of this: we are in a loop (${loop.loopPattern}).`] : []),
          ...(since >= STUCK && !loop.isLooping ? [`Nothing new for ${since} steps.`] : []),
          spokenWarning(warnings) ?? 'Nothing was tried here in vain.',
        ]
        const about = first && recollect(knowledge, first.command, first.at)
        return {
          answer: [...warned, ...(first ? [`Try ${first.command}: ${first.reason}.`] : [])].join(' '),
          // as long as we are getting on, it is as sure as of what it would try
          confidence: loop.isLooping ? 0.95 : since >= STUCK ? 0.7 : (first?.probability ?? 0.5),
          metadata: {
            ...about,
            loop_detected: loop.isLooping,
            steps_since_progress: since,
            ...(warnings.length > 0 && { warnings }),
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
  const isGood = allowing(knowledge, loop)
  for (const proposal of suggest(knowledge, loop, since)) if (isGood(proposal)) yield proposal
}

/** Asked of hundreds of ideas, most of them for a few places. */
function allowing(knowledge: MemoryKnowledge, loop: LoopDetection) {
  const views = new Map<string, VetoView>()
  return ({ at, command }: Pick<Proposal, 'at' | 'command'>): boolean => {
    let view = views.get(at)
    if (view === undefined) views.set(at, (view = { ...knowledge, here: at, muted: [], loop }))
    return vetoOf(command, view) === undefined
  }
}
