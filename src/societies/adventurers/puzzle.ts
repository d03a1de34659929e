/** Puzzle Solver: knows things, and says what to do with them. */
import type { MakeMind } from '../../minds/mind.ts'
import { hasWorked } from './knowledge/outcome.ts'
import { createMember } from './member.ts'
import { askNavigator } from './exchange.ts'
import { puzzleVariables } from './prompts/variables.ts'
import type { Proposal } from './protocol.ts'
import { lessLikelyAgain, proposeLearned, solutionOf } from './puzzle/learned.ts'
import { patternsIn } from './puzzle/patterns.ts'
import { proposeDeeds } from './puzzle/propose-deeds.ts'
import { bestFirst, COST_PER_STEP, costAmong } from './strategy/bid.ts'
import { firstStepOf } from './strategy/vote.ts'
import { puzzleFields, puzzleKnows, type PuzzleKnowledge, type PuzzleView } from './views.ts'

const MOST_PROPOSALS = 3

export function createPuzzle(minds: MakeMind) {
  return createMember(
    {
      name: 'puzzle',
      reads: puzzleFields,
      writes: ['puzzlePatterns', 'itemCombinationsTried', 'successfulSolutions'],
      know: puzzleKnows.know,
      tell: puzzleVariables,
      advise: (knowledge, view) => {
        const near = bestFirst(deedsIn(knowledge, view, false), knowledge, MOST_PROPOSALS)
        // only when little is at hand, what is far and hardly likely
        const isLittle = costAmong(near, knowledge) < COST_PER_STEP
        const proposals = isLittle ? bestFirst(deedsIn(knowledge, view, true), knowledge, MOST_PROPOSALS) : near
        const [first] = proposals
        const type = Object.keys(patternsIn(knowledge))[0]
        return {
          answer: first ? `Try ${first.command}.` : 'Nothing comes to mind.',
          confidence: first?.probability ?? 0.1,
          metadata: {
            ...(type !== undefined && { puzzle_type: type }),
            suggested_actions: proposals.slice(0, 1).map((each) => firstStepOf(each, knowledge)),
          },
          proposals,
          ...askedFor(first, knowledge),
        }
      },
      remember: learnedFrom,
    },
    minds,
  )
}

function* deedsIn(knowledge: PuzzleKnowledge, view: PuzzleView, isThorough: boolean): Generator<Proposal> {
  yield* lessLikelyAgain(proposeDeeds(knowledge, isThorough), view)
  yield* proposeLearned(knowledge, view)
}

/** How far it is, before it is proposed. */
function askedFor(first: Proposal | undefined, knowledge: PuzzleKnowledge) {
  const asked = first && askNavigator(first.at, knowledge)
  return asked ? { asked } : {}
}

/** Combinations tried, solutions found, and the kinds of puzzle that stand before us. */
function learnedFrom(knowledge: PuzzleKnowledge, view: PuzzleView) {
  const { last, situation } = knowledge
  const patterns: Record<string, readonly string[]> = {}
  for (const [kind, helps] of Object.entries(patternsIn(knowledge)))
    if (view.puzzlePatterns[kind] === undefined) patterns[kind] = helps
  const solved = solutionOf(knowledge, view.findings)
  const known = solved === undefined ? [] : (patterns[solved.kind] ?? view.puzzlePatterns[solved.kind] ?? [])
  // what is tried first is what has helped last
  if (solved && !known.includes(solved.solution))
    patterns[solved.kind] = [solved.solution, ...known].slice(0, MOST_HELPS)
  const isSolution =
    last !== undefined &&
    last.way === undefined &&
    (situation.scoreChange > 0 || (hasWorked(knowledge) && SOLVES.test(last.verb)))
  return {
    ...(Object.keys(patterns).length > 0 && { puzzlePatterns: patterns }),
    ...(last !== undefined && last.nouns.length > 1 && { itemCombinationsTried: [[last.verb, ...last.nouns]] }),
    ...(isSolution && { successfulSolutions: { [`${last.verb} ${last.nouns.join(' ')}`.trim()]: last.text } }),
  }
}

const MOST_HELPS = 8

const SOLVES = /^(?:open|unlock|turn|push|pull|move|give|show|tie|cut|dig|put|attack|light|turn on)$/
