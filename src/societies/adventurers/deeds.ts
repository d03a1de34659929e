/** The Memory Tracker learns: what was done, what came of it, how often, and whether we go in circles. */
import { expedition } from './board.ts'
import { knowing } from './knowledge/knowledge.ts'
import { learnTrials, renameTrials, type TrialsDraft } from './knowledge/lessons/learn-trials.ts'
import { overlay } from './knowledge/overlay.ts'
import { loopIn } from './memory/loop.ts'
import { recordOf } from './memory/outcome.ts'
import { learnPatterns, type PatternsDraft } from './memory/patterns.ts'
import { stepsOf, stepsSince } from './memory/recent.ts'
import { inWorld } from './world-of.ts'

const known = knowing('places', 'objects', 'discovered')

export const deeds = expedition.agent({
  reads: [
    ...known.reads,
    'tried',
    'luck',
    'answers',
    'unknownWords',
    'harmfulActions',
    'actionHistory',
    'successfulPatterns',
    'failedPatterns',
    'gameState',
    'loopDetection',
    'score',
    'progress',
  ],
  writes: [
    'tried',
    'luck',
    'answers',
    'unknownWords',
    'harmfulActions',
    'actionHistory',
    'successfulPatterns',
    'failedPatterns',
    'gameState',
    'loopDetection',
  ],
  think: inWorld((view, { run }) => {
    const draft: TrialsDraft & PatternsDraft = {
      ...known.know(view, run),
      tried: overlay(view.tried),
      luck: overlay(view.luck),
      answers: overlay(view.answers),
      unknownWords: new Set(view.unknownWords),
      harmful: new Set(view.harmfulActions),
      successful: overlay(view.successfulPatterns),
      failed: overlay(view.failedPatterns),
    }
    for (const { from, to } of view.findings.renamed) renameTrials(draft, from, to)
    learnTrials(draft)
    // an answer that was given before tells that nothing has come of it, so after the answers
    learnPatterns(draft)
    const record = recordOf(draft)
    const loop = loopIn(stepsOf(draft, view))
    return {
      ...(record && { actionHistory: [record] }),
      successfulPatterns: draft.successful.news,
      failedPatterns: draft.failed.news,
      tried: draft.tried.news,
      luck: draft.luck.news,
      answers: draft.answers.news,
      unknownWords: [...draft.unknownWords].filter((word) => !view.unknownWords.includes(word)),
      harmfulActions: [...draft.harmful].filter((action) => !view.harmfulActions.includes(action)),
      ...((loop.isLooping || view.loopDetection.isLooping) && { loopDetection: loop }),
      gameState: {
        score: view.score,
        progress: view.progress,
        stepsSinceProgress: stepsSince(draft, view),
        currentRunLength: draft.step,
      },
    }
  }),
})
