/** Puzzle Solver: knows things, and says what to do with them. */
import type { MakeMind } from '../../minds/mind.ts'
import { heldIn, type Knowledge } from './knowledge/knowledge.ts'
import { hasWorked } from './knowledge/learn-deed.ts'
import { createMember, type MemberView } from './member.ts'
import { puzzlePrompt } from './puzzle-prompt.ts'
import { patternsIn } from './puzzle/patterns.ts'
import { proposeDeeds } from './puzzle/propose-deeds.ts'
import { bestFirst, COST_PER_STEP, costAmong } from './strategy/bid.ts'

const MOST_PROPOSALS = 3

export function createPuzzle(minds: MakeMind) {
  return createMember(
    {
      name: 'puzzle',
      writes: [
        'inventory',
        'objectsSeen',
        'worth',
        'deposit',
        'puzzlePatterns',
        'itemCombinationsTried',
        'successfulSolutions',
      ],
      prompt: puzzlePrompt,
      advise: (knowledge) => {
        const near = bestFirst(proposeDeeds(knowledge, false), knowledge, MOST_PROPOSALS)
        // only when little is at hand, what is far and hardly likely
        const isLittle = costAmong(near, knowledge) < COST_PER_STEP
        const proposals = isLittle ? bestFirst(proposeDeeds(knowledge, true), knowledge, MOST_PROPOSALS) : near
        const [first] = proposals
        const type = Object.keys(patternsIn(knowledge))[0]
        return {
          answer: first ? `Try ${first.command}.` : 'Nothing comes to mind.',
          confidence: first?.probability ?? 0.1,
          metadata: {
            ...(type !== undefined && { puzzleType: type }),
            suggestedActions: proposals.slice(0, 1).map(({ command }) => command),
          },
          proposals,
        }
      },
      remember: (knowledge, view) => {
        const inventory = heldIn(knowledge).map(({ name }) => name)
        return {
          objectsSeen: knowledge.objects.news,
          worth: knowledge.worth.news,
          ...(knowledge.deposit !== view.deposit && { deposit: knowledge.deposit }),
          ...(inventory.join() !== view.inventory.join() && { inventory }),
          ...learnedFrom(knowledge, view),
        }
      },
    },
    minds,
  )
}

/** Combinations tried, solutions found, and the kinds of puzzle that stand before us. */
function learnedFrom(knowledge: Knowledge, view: MemberView) {
  const { last, situation } = knowledge
  const patterns = Object.entries(patternsIn(knowledge)).filter(([kind]) => view.puzzlePatterns[kind] === undefined)
  const isSolution =
    last !== undefined &&
    last.way === undefined &&
    (situation.scoreChange > 0 || (hasWorked(knowledge) && SOLVES.test(last.verb)))
  return {
    ...(patterns.length > 0 && { puzzlePatterns: Object.fromEntries(patterns) }),
    ...(last !== undefined && last.nouns.length > 1 && { itemCombinationsTried: [[last.verb, ...last.nouns]] }),
    ...(isSolution && { successfulSolutions: { [`${last.verb} ${last.nouns.join(' ')}`.trim()]: last.text } }),
  }
}

const SOLVES = /^(?:open|unlock|turn|push|pull|move|give|show|tie|cut|dig|put|attack|light|turn on)$/
