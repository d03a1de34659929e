/** Memory Tracker: remembers what was tried and what came of it, sees loops, and says no. */
import type { MakeMind } from '../../minds/mind.ts'
import type { ActionRecord } from './board.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { createMember, type MemberView } from './member.ts'
import { loopIn } from './memory/loop.ts'

const RESULT_LENGTH = 80

export function createMemory(minds: MakeMind) {
  return createMember(
    {
      name: 'memory',
      writes: [
        'actionHistory',
        'tried',
        'luck',
        'unknownWords',
        'harmfulActions',
        'loopDetection',
        'gameState',
        'learned',
        'successfulPatterns',
        'failedPatterns',
      ],
      prompt: (view) => JSON.stringify(view.query),
      advise: (knowledge, view) => {
        const loop = loopIn(recentActions(knowledge, view))
        return {
          answer: loop.isLooping ? `We are going in circles (${loop.loopPattern}).` : 'No loop.',
          confidence: loop.isLooping ? 0.95 : 0.5,
          metadata: { loopDetected: loop.isLooping, stepsSinceProgress: view.gameState.stepsSinceProgress },
          proposals: [],
        }
      },
      remember: (knowledge, view) => {
        const { situation, step } = knowledge
        const record = recordOf(knowledge)
        const stepsSinceProgress =
          situation.progressChange > 0 ? 0 : view.gameState.stepsSinceProgress + (record ? 1 : 0)
        return {
          ...(record && { actionHistory: [record] }),
          tried: knowledge.tried.news,
          luck: knowledge.luck.news,
          unknownWords: [...knowledge.unknownWords].filter((word) => !view.unknownWords.includes(word)),
          harmfulActions: [...knowledge.harmful].filter((action) => !view.harmfulActions.includes(action)),
          loopDetection: loopIn(recentActions(knowledge, view)),
          gameState: { score: view.score, progress: view.score, stepsSinceProgress, currentRunLength: step },
          learned: step,
        }
      },
    },
    minds,
  )
}

function recentActions({ last }: Knowledge, { actionHistory }: MemberView): string[] {
  const actions = actionHistory.slice(-11).map(({ action }) => action)
  return last === undefined ? actions : [...actions, last.text]
}

function recordOf({ last, situation, reply, step, view }: Knowledge): ActionRecord | undefined {
  if (last === undefined) return undefined
  const { kind, died, scoreChange, progressChange, cameFrom, location } = situation
  const isFailure = kind === 'refusal' || kind === 'unknown-word' || kind === 'not-here' || kind === 'overload'
  return {
    step,
    action: last.text,
    location: cameFrom ?? location,
    result: (reply.before || (view.observation?.text ?? '')).slice(0, RESULT_LENGTH),
    progressChange,
    scoreChange,
    outcome: died ? 'harm' : isFailure ? 'failure' : kind === 'nothing' ? 'neutral' : 'success',
  }
}
