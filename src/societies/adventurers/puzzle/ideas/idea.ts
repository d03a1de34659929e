/** An idea: what the Puzzle Solver proposes besides, where a variant has the switch of that name on. */
import type { Proposal } from '../../protocol.ts'
import type { PuzzleKnowledge } from '../../views.ts'

export type Idea = (knowledge: PuzzleKnowledge) => Iterable<Proposal>
