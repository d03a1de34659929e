/** The voices of the members in one decision: their votes, in words for those who watch. */
import type { DecisionRecord } from './board.ts'
import { specialists, type Exchange, type Member, type Proposal, type Response } from './protocol.ts'

export const memberNames: Readonly<Record<Member, string>> = {
  navigator: 'Navigator',
  puzzle: 'Puzzle Solver',
  memory: 'Memory Tracker',
  strategy: 'Strategy',
}

export interface Voice {
  readonly member: Member
  readonly confidence: number
  /** what it would do; nothing when it has no idea */
  readonly command?: string
  readonly says: string
  readonly won: boolean
  /** everything it proposed, as it ranked them */
  readonly proposals: readonly Proposal[]
}

interface Heard {
  /** what members asked each other, by who asked; those of another turn are left out */
  readonly exchanges?: Readonly<Record<string, Exchange>>
  readonly responses: Readonly<Record<string, Response>>
  readonly decision?: DecisionRecord | undefined
}

/** The specialists in their order, then Strategy with what was decided. */
export function voicesOf({ responses, decision, exchanges = {} }: Heard): Voice[] {
  const advice = specialists.flatMap((member) => {
    const response = responses[member]
    return response === undefined ? [] : [voiceOf(member, response, decision, exchanges[member])]
  })
  if (decision === undefined) return advice
  const { finalDecision, confidence, reasoning } = decision
  const own = responses['strategy']?.proposals ?? []
  return [
    ...advice,
    { member: 'strategy', confidence, command: finalDecision, says: reasoning, won: true, proposals: own },
  ]
}

function voiceOf(
  member: Member,
  response: Response,
  decision: DecisionRecord | undefined,
  exchange: Exchange | undefined,
): Voice {
  const { proposals, confidence, answer, error } = response
  const won = decision?.winner === member
  const vote = decision?.agentVotes[member]?.replace(/ \([\d.]+\)$/, '')
  // of the winner it is what was chosen among all it proposed
  const command = won ? decision.finalDecision : (vote ?? proposals[0]?.command)
  const proposal = proposals.find((each) => each.command === command)
  const vetoes = member === 'memory' && decision ? decision.vetoed : []
  const says = [
    ...(error === undefined ? [] : [`its mind failed (${error})`]),
    ...(vetoes.length === 0 ? [] : [`vetoes ${vetoes.join(', ')}`]),
    proposal?.reason || answer,
    ...(exchange === undefined || exchange.step !== decision?.step
      ? []
      : [`asked ${memberNames[exchange.to]}: ${exchange.response.answer}`]),
  ].filter((text) => text !== '')
  const isNothing = command === undefined || command === ''
  return {
    member,
    confidence,
    ...(!isNothing && { command }),
    says: says.join('; '),
    won,
    proposals,
  }
}
