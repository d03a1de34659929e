/** The Puzzle Solver learns: what the last reply and our own deed tell of things, people, light and load. */
import { expedition } from './board.ts'
import { draftOf, learningFields, newsOf, thingFields, type LearningView, type ThingsDraft } from './knowledge/draft.ts'
import { learnAboard } from './knowledge/lessons/learn-aboard.ts'
import { learnAdvice } from './knowledge/lessons/learn-advice.ts'
import { learnConsequences } from './knowledge/lessons/learn-consequences.ts'
import { learnDeed } from './knowledge/lessons/learn-deed.ts'
import { learnEnemy } from './knowledge/lessons/learn-enemy.ts'
import { learnEquipped } from './knowledge/lessons/learn-equipped.ts'
import { learnFaced } from './knowledge/lessons/learn-faced.ts'
import { learnFinds } from './knowledge/lessons/learn-finds.ts'
import { learnHints } from './knowledge/lessons/learn-hints.ts'
import { learnInteractions } from './knowledge/lessons/learn-interactions.ts'
import { learnLight } from './knowledge/lessons/learn-light.ts'
import { learnMoney } from './knowledge/lessons/learn-money.ts'
import { learnNumbers } from './knowledge/lessons/learn-numbers.ts'
import { learnRisks } from './knowledge/lessons/learn-risks.ts'
import { learnTelling } from './knowledge/lessons/learn-telling.ts'
import { learnThings } from './knowledge/lessons/learn-things.ts'
import { beforeOf, rollBack } from './knowledge/roll-back.ts'
import { learnWords } from './knowledge/lessons/learn-words.ts'
import { inWorld } from './world-of.ts'

/** In this order, for the reasons given. */
const lessons: readonly ((draft: ThingsDraft) => void)[] = [
  // how it looked when we did something to it, before what is told of it now
  learnFaced,
  // what is here, before what our deed did to it
  learnThings,
  learnDeed,
  // a lamp burns only in our hands, so after what was taken and dropped
  learnLight,
  learnHints,
  // by now it is known what they said
  learnFinds,
  learnAdvice,
  learnWords,
  learnNumbers,
  learnMoney,
  // what we look at is known by now
  learnTelling,
  learnRisks,
  learnAboard,
  // who is here decides who is against us
  learnEnemy,
  learnEquipped,
  // what the answer means, now that all it names is known
  learnConsequences,
  // last, because the names of things may have changed
  learnInteractions,
]

const learnedThings = (view: LearningView, run: string): ThingsDraft => {
  const draft = draftOf(view, run)
  rollBack(draft, view)
  for (const lesson of lessons) lesson(draft)
  return draft
}

export const things = expedition.agent({
  reads: [...learningFields],
  writes: [...thingFields],
  think: inWorld((view, { run }) => {
    const draft = learnedThings(view, run)
    const before = view.mode === 'retry' ? beforeOf(draft, view) : undefined
    return { ...newsOf(draft, view), ...(before && { before: [before] }) }
  }),
})
