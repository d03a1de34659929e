/**
 * The core questions, asked of a real game: each with a place, a thing or a command that the board knows in place of X
 * and Y, and whether the answer has content. What a society says of itself is measured with it.
 */
import type { Board } from '../../paths.ts'
import type { Member } from '../protocol.ts'
import { asking, coreQuestions } from './ask.ts'
import { readAsked } from './read-asked.ts'
import { wordQuestion } from './word-question.ts'

export interface CoreAnswer {
  readonly member: Member
  /** as the specification asks it */
  readonly asks: string
  /** as it was asked here */
  readonly question: string
  /** it was understood, and its metadata say more than those of somebody who has seen nothing of the game */
  readonly hasContent: boolean
}

/** All of them, at one moment. */
export function answerCore(board: Board): CoreAnswer[] {
  const view = readAsked(board)
  return Object.entries(coreQuestions).flatMap(([member, questions]) =>
    questions.map(({ asks }) => {
      const question = wordQuestion(asks, member as Member, view)
      const inquiry = { type: 'question', question } as const
      const { answer, confidence, metadata } = asking.ask(board, member, inquiry)
      const isUnderstood = answer !== '' && confidence > 0 && metadata['question'] === asks
      // whoever knows nothing of the game would answer in the same form
      const ignorant = JSON.stringify(asking.ask(unplayed(board), member, inquiry).metadata)
      const hasContent = isUnderstood && JSON.stringify(metadata) !== ignorant
      return { member: member as Member, asks, question, hasContent }
    }),
  )
}

/** The board before the game: how it was set up, and nothing else. */
const unplayed = ({ mode, maxSteps }: Board): Board => ({ mode, maxSteps })
