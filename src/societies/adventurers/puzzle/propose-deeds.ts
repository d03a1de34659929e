/** Proposes deeds for the Puzzle Solver: what cannot wait, then what the things we know of are good for. */
import { trialKey } from '../knowledge/trial-key.ts'
import type { Proposal } from '../protocol.ts'
import { sayAlone } from './alone.ts'
import { carry } from './carry.ts'
import { combine } from './combine.ts'
import { fight } from './fight.ts'
import { followAdvice } from './follow-advice.ts'
import { getIn, getOut } from './get-out.ts'
import { handle } from './handle.ts'
import { keepLight } from './light.ts'
import { meet } from './people.ts'
import { useOwnVerbs } from './own-verbs.ts'
import { dial } from './dial.ts'
import { persist } from './persist.ts'
import { plan } from './plans.ts'
import { remedy } from './remedies.ts'
import { reachOf } from './reach.ts'
import { answerQuestion } from './questions.ts'
import { sayWords } from './say-words.ts'
import { unlock } from './unlock.ts'
import { ideasIn } from './ideas/ideas.ts'
import type { PuzzleKnowledge } from '../views.ts'

/** `isThorough`: also what is not worth the way there. */
export function* proposeDeeds(knowledge: PuzzleKnowledge, isThorough: boolean): Generator<Proposal> {
  const reach = reachOf(knowledge, isThorough)
  yield* answerQuestion(knowledge)
  yield* keepLight(knowledge)
  yield* getOut(knowledge)
  yield* getIn(knowledge)
  yield* fight(knowledge)
  yield* carry(knowledge)
  yield* unlock(knowledge)
  yield* persist(knowledge)
  yield* remedy(knowledge)
  yield* plan(knowledge)
  yield* ideasIn(knowledge)
  yield* followAdvice(knowledge, reach)
  yield* sayWords(knowledge, reach)
  yield* dial(knowledge)
  yield* handle(knowledge, reach)
  yield* meet(knowledge, reach)
  yield* useOwnVerbs(knowledge, reach)
  yield* combine(knowledge, reach, isThorough)
  yield* sayAlone(knowledge)
  yield* takeStock(knowledge)
}

/** What do we carry? At the beginning, and when a reply left it open. */
function* takeStock({ step, vocabulary, load, here, tried }: PuzzleKnowledge): Generator<Proposal> {
  if (!vocabulary.knows('inventory')) return
  const isFirst = step <= FIRST_STEPS && tried.get(trialKey(here, 'inventory')) === undefined
  if (load.isUnsure || isFirst)
    yield { command: 'inventory', at: here, gain: 4, probability: 0.8, reason: 'what do we carry?' }
}

const FIRST_STEPS = 2
