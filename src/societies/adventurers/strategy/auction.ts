/** The auction: every proposal of every member, weighed by what it may bring, what it costs and who is trusted now. */
import type { Random } from '../../../base/random.ts'
import type { Goal, Standing } from '../board.ts'
import type { StrategyKnowledge } from '../views.ts'
import { trialKey } from '../knowledge/trial-key.ts'
import { vetoOf } from '../memory/veto.ts'
import { specialists, type Member, type Proposal, type Response } from '../protocol.ts'
import { paramIn, type Born, type BornName } from '../../variant.ts'
import { cautionIn, heardOfBorn, trustInBorn } from '../variants/heard.ts'
import { costAmong, pathsIn, stepAlong, worthOf } from './bid.ts'
import { calibrated } from './calibrate.ts'
import { goalOf, goalsFor } from './goals.ts'
import { novelAction } from './novel.ts'
import { voteFor } from './vote.ts'
import { trustIn, type Approach } from './trust.ts'

export interface Bid {
  readonly member: Member | BornName
  readonly proposal: Proposal
  /** what to type now: the proposal itself, or the first step on the way to it */
  readonly command: string
  readonly worth: number
  /** of a model: how sure it said it was */
  readonly said?: number
}

export interface Auction {
  readonly action: string
  readonly reasoning: string
  readonly confidence: number
  /** how sure the model said it was whose advice this is */
  readonly said?: number
  readonly winner: Member | BornName
  readonly options: readonly string[]
  readonly votes: Readonly<Record<string, string>>
  readonly vetoed: readonly string[]
  readonly goals: readonly Goal[]
  readonly goalChange?: string
  /** what we are on the way to */
  readonly pursuit?: string
  readonly lesson?: string
}

const MOST_OPTIONS = 5
const MOST_VETOED = 3
// two bids nearer than that are a tie, which the goal breaks, and then chance
const TIE = 0.01
// how much more what serves the goal is worth
const LEAD = 1.02
// who proposes more is not heard more
const MOST_HEARD = 3
// who wants all of that wants nothing in particular
const MOST_MEANT = 8

export interface Hall {
  readonly responses: Readonly<Record<string, Response>>
  /** what we are after, first of all */
  readonly goals: readonly Goal[]
  readonly approach: Approach
  /** what came of each member's advice so far */
  readonly standing: Readonly<Record<string, Standing>>
  readonly veto: Veto
}

/** Why it must not be done; `towards` is where a walk is meant to lead. */
export type Veto = (command: string, towards?: string) => string | undefined

export function runAuction(
  knowledge: StrategyKnowledge,
  { responses, goals, approach, standing, veto }: Hall,
  random: Random,
): Auction {
  const offered = bidsIn(knowledge, { responses, approach, standing }, random)
  const { goals: led, change } = goalsFor(offered, goals, knowledge)
  const bids = leading(led[0]!.goal, offered, knowledge)
  const vetoed: string[] = []
  const options = [...new Set(bids.map(({ command }) => command))].slice(0, MOST_OPTIONS)
  const rest = {
    options,
    votes: votesIn(responses, bids, knowledge),
    vetoed,
    goals: led,
    ...(change !== undefined && { goalChange: change }),
  }
  const seen = new Set<string>()
  for (const { member, proposal, command, said } of bids) {
    const { at, probability: confidence, reason, lesson } = proposal
    const isHere = at === knowledge.here || at === ''
    const key = isHere ? command : `${command} ${at}`
    if (seen.has(key)) continue
    seen.add(key)
    const why = veto(command, isHere ? undefined : at)
    if (why !== undefined) {
      if (vetoed.length < MOST_VETOED) vetoed.push(`${command}: ${why}`)
      continue
    }
    // a walk is credited to whoever wants to get there
    const chosen = { action: command, confidence, ...(said !== undefined && { said }), winner: member, ...rest }
    if (isHere) return { ...chosen, reasoning: reason, ...(lesson !== undefined && { lesson }) }
    return { ...chosen, reasoning: `to ${at}: ${reason}`, pursuit: trialKey(at, proposal.command) }
  }
  return { ...novelAction(knowledge, veto, random), winner: 'strategy', ...rest }
}

function bidsIn(
  knowledge: StrategyKnowledge,
  { responses, approach, standing }: Omit<Hall, 'veto' | 'goals'>,
  random: Random,
): Bid[] {
  const paths = pathsIn(knowledge)
  const bids: Bid[] = []
  const born = bornIn(knowledge)
  const caution = cautionIn(responses, born)
  const cost =
    paramIn(knowledge.view.variant, 'travel-cost', 1) *
    costAmong(
      [...specialists, ...born.map(({ name }) => name)].flatMap((member) => responses[member]?.proposals ?? []),
      knowledge,
    )
  const voices = [
    ...specialists.map((member) => ({ member, trust: trustIn(member, approach), hears: heardOf })),
    ...born.map((each) => ({
      member: each.name,
      trust: trustInBorn(standing[each.name]),
      hears: (proposals: readonly Proposal[]) => heardOfBorn(each, proposals),
    })),
  ]
  for (const { member, trust, hears } of voices) {
    const response = responses[member]
    // who failed has no say
    if (!response || response.error !== undefined) continue
    for (const offered of hears(response.proposals)) {
      const proposal = calibrated(offered, standing[member])
      const path = paths.get(proposal.at || knowledge.here)
      if (!path) continue
      const trusted = worthOf(proposal, path.distance, knowledge, cost) * trust
      const factor = caution(proposal)
      const worth = (trusted > 0 ? trusted * factor : trusted / factor) + random.next() * TIE
      bids.push({
        member,
        proposal,
        command: path.first === undefined ? proposal.command : stepAlong(path.first, knowledge),
        worth,
        ...(offered.isSaid && { said: offered.probability }),
      })
    }
  }
  return bids.toSorted((a, b) => b.worth - a.worth)
}

const bornIn = ({ view }: StrategyKnowledge): readonly Born[] => view.variant.agents ?? []

/** A model may say as much as it likes; the first of it counts, and of very much nothing. */
const heardOf = (proposals: readonly Proposal[]): readonly Proposal[] => {
  let said = 0
  const isFlood = proposals.filter(({ isSaid }) => isSaid).length > MOST_MEANT
  return proposals.filter(({ isSaid }) => !isSaid || (!isFlood && ++said <= MOST_HEARD))
}

/** What serves the goal goes before what is hardly worth more. */
function leading(goal: string, bids: readonly Bid[], knowledge: StrategyKnowledge): readonly Bid[] {
  const lead = paramIn(knowledge.view.variant, 'lead-of-goals', LEAD)
  const led = bids.map((each) => {
    const isServing = each.worth > 0 && goalOf(each.proposal, knowledge) === goal
    return isServing ? { ...each, worth: each.worth * lead + TIE } : each
  })
  return led.toSorted((a, b) => b.worth - a.worth)
}

/** What each wants most of all now. */
function votesIn(responses: Hall['responses'], bids: readonly Bid[], knowledge: StrategyKnowledge): Auction['votes'] {
  const votes: Record<string, string> = {}
  for (const member of [...specialists, ...bornIn(knowledge).map(({ name }) => name)]) {
    const response = responses[member]
    if (!response) continue
    const best = bids.find((each) => each.member === member)
    votes[member] = voteFor(best?.proposal, response.confidence, knowledge)
  }
  return votes
}

/** With Memory's memory of this step. */
export const vetoIn =
  (knowledge: StrategyKnowledge, loop: Parameters<typeof vetoOf>[1]['loop']): Veto =>
  (command, towards) =>
    vetoOf(command, { ...knowledge, muted: knowledge.view.muted, loop }, towards)
