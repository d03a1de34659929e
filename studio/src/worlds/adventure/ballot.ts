/** Who wanted what in a turn, what Strategy took, what Memory vetoed, and why. Pure. */
import type { DecisionRecord } from '../../../../src/societies/adventurers/board.ts'
import { specialists, type Response } from '../../../../src/societies/adventurers/protocol.ts'
import type { Ballot, BallotOption, Moment } from '../../contract.ts'
import { decisionAt } from './members.ts'

type Responses = Readonly<Record<string, Response>>

// what a member without an idea votes for
const NOTHING = 'nothing'

export function ballotAt(moment: Moment): Ballot {
  const responses = moment.field<Responses>('responses') ?? {}
  const decision = decisionAt(moment)
  return decision === undefined
    ? { isDecided: false, options: firstWishes(responses).map((what) => optionOf(what, 'open', responses)) }
    : { isDecided: true, options: weighed(decision, responses) }
}

function weighed(decision: DecisionRecord, responses: Responses): BallotOption[] {
  const { finalDecision, winner, reasoning, confidence, options, agentVotes, vetoed } = decision
  const chosen = optionOf(finalDecision, 'chosen', responses)
  const refused = vetoed.map((veto) => {
    const [what, why] = vetoIn(veto)
    return { ...optionOf(what, 'vetoed', responses), against: 'memory', why }
  })
  const taken = new Set([finalDecision, ...refused.map(({ what }) => what)])
  const votes = Object.values(agentVotes).map((vote) => vote.replace(/ \([\d.]+\)$/, ''))
  const others = [...new Set([...options, ...votes])].filter((what) => what !== NOTHING && !taken.has(what))
  return [
    // a step on the way to something is the Navigator's, whoever wanted to get there
    { ...chosen, by: chosen.by.length > 0 ? chosen.by : [{ agent: winner, confidence }], why: reasoning },
    ...refused,
    ...others.map((what) => optionOf(what, 'lost', responses)),
  ]
}

function optionOf(what: string, fate: BallotOption['fate'], responses: Responses): BallotOption {
  const wanted = specialists.flatMap((agent) => {
    const proposal = responses[agent]?.proposals.find(({ command }) => command === what)
    return proposal === undefined ? [] : [{ agent, confidence: proposal.probability, reason: proposal.reason }]
  })
  const why =
    wanted.find(({ reason }) => reason !== '')?.reason ?? (wanted.length === 0 ? 'on the way to something' : '')
  return { what, fate, by: wanted.map(({ agent, confidence }) => ({ agent, confidence })), why }
}

/** What each proposes first. */
const firstWishes = (responses: Responses): string[] => [
  ...new Set(specialists.flatMap((agent) => responses[agent]?.proposals[0]?.command ?? [])),
]

/** A veto is written down with its reason: `open door: it was tried 3 times`. */
function vetoIn(veto: string): readonly [what: string, why: string] {
  const at = veto.indexOf(': ')
  return at < 0 ? [veto, ''] : [veto.slice(0, at), veto.slice(at + 2)]
}
