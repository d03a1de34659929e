/** The auction: every proposal of every member, weighed by what it may bring, what it costs and who is trusted now. */
import type { Random } from '../../../base/random.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { vetoOf } from '../memory/veto.ts'
import { specialists, type Member, type Proposal, type Response } from '../protocol.ts'
import { costAmong, pathsIn, stepAlong, worthOf } from './bid.ts'
import { goalOf } from './goals.ts'
import { novelAction } from './novel.ts'
import { trustIn, type Approach } from './trust.ts'

export interface Bid {
  readonly member: Member
  readonly proposal: Proposal
  /** what to type now: the proposal itself, or the first step on the way to it */
  readonly command: string
  readonly worth: number
}

export interface Auction {
  readonly action: string
  readonly reasoning: string
  readonly confidence: number
  readonly winner: Member
  readonly options: readonly string[]
  readonly votes: Readonly<Partial<Record<Member, string>>>
  readonly vetoed: readonly string[]
  /** what we are on the way to */
  readonly pursuit?: string
  readonly lesson?: string
}

const MOST_OPTIONS = 5
const MOST_VETOED = 3
// two bids nearer than that are a tie, which the goal breaks, and then chance
const TIE = 0.01
// a way we have gone before hardly ever fails
const SURE_WAY = 0.9

export interface Hall {
  readonly responses: Readonly<Record<string, Response>>
  /** what we are after */
  readonly goal: string
  readonly approach: Approach
  readonly veto: (command: string) => string | undefined
}

export function runAuction(knowledge: Knowledge, { responses, goal, approach, veto }: Hall, random: Random): Auction {
  const bids = bidsIn(knowledge, { responses, goal, approach }, random)
  const vetoed: string[] = []
  const options = [...new Set(bids.map(({ command }) => command))].slice(0, MOST_OPTIONS)
  const rest = { options, votes: votesIn(responses), vetoed }
  const seen = new Set<string>()
  for (const { member, proposal, command } of bids) {
    if (seen.has(command)) continue
    seen.add(command)
    const why = veto(command)
    if (why !== undefined) {
      if (vetoed.length < MOST_VETOED) vetoed.push(`${command}: ${why}`)
      continue
    }
    if (proposal.at === knowledge.here || proposal.at === '')
      return {
        action: command,
        reasoning: proposal.reason,
        confidence: proposal.probability,
        winner: member,
        ...rest,
        ...(proposal.lesson !== undefined && { lesson: proposal.lesson }),
      }
    const reasoning = `to ${proposal.at}: ${proposal.reason}`
    const pursuit = trialKey(proposal.at, proposal.command)
    return { action: command, reasoning, confidence: SURE_WAY, winner: 'navigator', ...rest, pursuit }
  }
  return { ...novelAction(knowledge, veto, random), winner: 'strategy', ...rest }
}

function bidsIn(knowledge: Knowledge, { responses, goal, approach }: Omit<Hall, 'veto'>, random: Random): Bid[] {
  const paths = pathsIn(knowledge)
  const bids: Bid[] = []
  const cost = costAmong(
    specialists.flatMap((member) => responses[member]?.proposals ?? []),
    knowledge,
  )
  for (const member of specialists) {
    const response = responses[member]
    // who failed has no say
    if (!response || response.error !== undefined) continue
    const trust = trustIn(member, approach)
    for (const proposal of response.proposals) {
      const path = paths.get(proposal.at || knowledge.here)
      if (!path) continue
      const serving = goalOf(proposal.command) === goal ? TIE : 0
      const worth = worthOf(proposal, path.distance, knowledge, cost) * trust + serving + random.next() * TIE
      bids.push({
        member,
        proposal,
        command: path.first === undefined ? proposal.command : stepAlong(path.first, knowledge),
        worth,
      })
    }
  }
  return bids.toSorted((a, b) => b.worth - a.worth)
}

function votesIn(responses: Hall['responses']): Auction['votes'] {
  const votes: Partial<Record<Member, string>> = {}
  for (const member of specialists) {
    const response = responses[member]
    if (!response) continue
    const [first] = response.proposals
    votes[member] = `${first?.command ?? 'nothing'} (${response.confidence.toFixed(2)})`
  }
  return votes
}

/** With Memory's memory of this step. */
export const vetoIn = (knowledge: Knowledge, loop: Parameters<typeof vetoOf>[1]['loop']) => (command: string) =>
  vetoOf(command, { ...knowledge, muted: knowledge.view.muted, loop })
