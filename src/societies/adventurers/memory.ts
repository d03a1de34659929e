/** Memory Tracker: remembers what was tried and what came of it, sees loops, and says no. */
import type { MakeMind } from '../../minds/mind.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { createMember, type MemberView } from './member.ts'
import { memoryPrompt } from './memory-prompt.ts'
import { LOOP_WINDOW, loopIn, type Step } from './memory/loop.ts'
import { isNews, patternOf, recordOf } from './memory/outcome.ts'

// a score or a place that is new counts as progress; so many steps without any and we are stuck
const STUCK = 10

export function createMemory(minds: MakeMind) {
  return createMember(
    {
      name: 'memory',
      writes: [
        'actionHistory',
        'tried',
        'luck',
        'unknownWords',
        'beliefs',
        'answers',
        'harmfulActions',
        'loopDetection',
        'gameState',
        'learned',
        'successfulPatterns',
        'failedPatterns',
      ],
      prompt: memoryPrompt,
      advise: (knowledge, view) => {
        const loop = loopIn(stepsOf(knowledge, view))
        const since = stepsSince(knowledge, view)
        const [best] = Object.entries(view.successfulPatterns).toSorted((a, b) => b[1] - a[1])
        const isStuck = since >= STUCK
        const proven = best === undefined ? '' : ` What works most often: ${best[0]}.`
        return {
          answer: loop.isLooping
            ? `NO to more of this: we are in a loop (${loop.loopPattern}).`
            : isStuck
              ? `Nothing new for ${since} steps; try something else.${proven}`
              : `We are getting on.${proven}`,
          confidence: loop.isLooping ? 0.95 : isStuck ? 0.7 : 0.5,
          metadata: { loopDetected: loop.isLooping, stepsSinceProgress: since },
          proposals: [],
        }
      },
      remember: (knowledge, view) => {
        const { step, situation } = knowledge
        const record = recordOf(knowledge)
        const pattern = patternOf(knowledge)
        const steps = stepsOf(knowledge, view)
        const count = (counts: Readonly<Record<string, number>>) => ({ [pattern!]: (counts[pattern!] ?? 0) + 1 })
        const { died } = situation
        return {
          ...(record && { actionHistory: [record] }),
          ...(record?.outcome === 'success' && { successfulPatterns: count(view.successfulPatterns) }),
          ...((record?.outcome === 'failure' || died) && { failedPatterns: count(view.failedPatterns) }),
          tried: knowledge.tried.news,
          luck: knowledge.luck.news,
          beliefs: knowledge.beliefs.news,
          answers: knowledge.answers.news,
          unknownWords: [...knowledge.unknownWords].filter((word) => !view.unknownWords.includes(word)),
          harmfulActions: [...knowledge.harmful].filter((action) => !view.harmfulActions.includes(action)),
          loopDetection: loopIn(steps),
          gameState: {
            score: view.score,
            progress: view.progress,
            stepsSinceProgress: stepsSince(knowledge, view),
            currentRunLength: step,
          },
          learned: step,
        }
      },
    },
    minds,
  )
}

const stepsSince = (knowledge: Knowledge, { gameState }: MemberView): number =>
  isNews(knowledge) ? 0 : gameState.stepsSinceProgress + (knowledge.last === undefined ? 0 : 1)

/** The last steps; what was new is told by how long ago that was. */
function stepsOf(knowledge: Knowledge, { actionHistory, gameState }: MemberView): Step[] {
  const before = actionHistory.slice(-LOOP_WINDOW)
  const steps = before.map(({ action, location }, index) => ({
    action,
    location,
    isNew: before.length - index > gameState.stepsSinceProgress,
  }))
  const { last, situation, here } = knowledge
  if (last !== undefined)
    steps.push({ action: last.text, location: situation.cameFrom ?? here, isNew: isNews(knowledge) })
  return steps
}
