/**
 * Checks what a mind answers for a member, as seeds 1 and 3 define it, and makes proposals of what it suggests. Written
 * by hand: few fields need no library.
 */
import type { Schema } from '../../base/schema.ts'
import { parseCommand } from './knowledge/command.ts'
import { specialists, type Exchange, type Proposal, type Specialist } from './protocol.ts'

/** What a mind answers; who it is and whether it failed is added afterwards. */
export interface Advice {
  readonly answer: string
  readonly confidence: number
  readonly metadata: Readonly<Record<string, unknown>>
  readonly proposals: readonly Proposal[]
  /** what it asked another member before it spoke */
  readonly asked?: Exchange
  /** of the Navigator: ways it read out of the text, from place to place */
  readonly connections?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface Decision {
  readonly reasoning: string
  readonly action: string
  readonly confidence: number
  /** of a model: what it is after, and how much each specialist convinced it */
  readonly goal?: string
  readonly specialistVotes?: Readonly<Partial<Record<Specialist, number>>>
}

type Loose = Readonly<Record<string, unknown>>
interface Issue {
  readonly message: string
  readonly path: readonly string[]
}

const MOST_PROPOSALS = 12
const LONGEST_COMMAND = 100
const LONGEST_GOAL = 80
// what a suggestion may bring, when nobody says; and how much less sure the next one of a list is
const USUAL_GAIN = 3
const NEXT_BEST = 0.8

export const adviceSchema: Schema<Advice> = checking((reply) => {
  const { answer, confidence, metadata = {}, proposals = [] } = reply
  const issues = [
    ...isText(answer, 'answer'),
    ...isShare(confidence, 'confidence'),
    ...(isRecord(metadata) ? [] : [{ message: 'must be an object', path: ['metadata'] }]),
    ...(Array.isArray(proposals) ? [] : [{ message: 'must be a list', path: ['proposals'] }]),
    ...(Array.isArray(proposals) ? proposals : []).flatMap((proposal, place) => proposalIssues(proposal, place)),
  ]
  if (issues.length > 0) return { issues }
  const list = (proposals as readonly Loose[]).slice(0, MOST_PROPOSALS).map(asProposal)
  const said = suggestionsIn(reply, metadata as Loose, answer as string, confidence as number)
  const connections = connectionsIn(reply['map_update'] ?? (metadata as Loose)['map_update'])
  return {
    value: {
      answer,
      confidence,
      metadata,
      proposals: list.length > 0 ? list : said,
      ...(connections && { connections }),
    } as Advice,
  }
})

export const decisionSchema: Schema<Decision> = checking((reply) => {
  const { reasoning = '', final_action: final, action = final, confidence = 0.5 } = reply
  const issues = [
    ...isText(reasoning, 'reasoning'),
    ...(isCommand(action) ? [] : [{ message: 'must be one command for the game', path: ['final_action'] }]),
    ...isShare(confidence, 'confidence'),
  ]
  if (issues.length > 0) return { issues }
  const goal = reply['current_goal']
  const specialistVotes = votesIn(reply['specialist_votes'])
  return {
    value: {
      reasoning,
      action: (action as string).trim(),
      confidence,
      ...(typeof goal === 'string' && goal.trim() !== '' && { goal: goal.trim().slice(0, LONGEST_GOAL) }),
      ...(specialistVotes && { specialistVotes }),
    } as Decision,
  }
})

/** `suggested_action` or `suggested_actions`, in the metadata or beside it: done here and now, as sure as it says. */
function suggestionsIn(reply: Loose, metadata: Loose, answer: string, confidence: number): Proposal[] {
  const said = ['suggested_action', 'suggested_actions'].flatMap((key) => [metadata[key], reply[key]].flat())
  const commands = [...new Set(said.filter(isCommand).map((command) => plain((command as string).trim())))]
  return commands.slice(0, MOST_PROPOSALS).map((command, place) => ({
    command,
    at: '',
    gain: USUAL_GAIN,
    probability: confidence * NEXT_BEST ** place,
    reason: answer,
    isSaid: true,
  }))
}

/** `go north` and `north` are one way. */
const plain = (command: string): string => parseCommand(command).way ?? command

const MOST_PLACES = 40
const MOST_WAYS = 20
const LONGEST_NAME = 100

function connectionsIn(update: unknown): Advice['connections'] {
  const connections = isRecord(update) ? update['connections'] : undefined
  if (!isRecord(connections)) return undefined
  const read = Object.entries(connections)
    .slice(0, MOST_PLACES)
    .flatMap(([place, ways]) => {
      if (!isRecord(ways) || place.length > LONGEST_NAME) return []
      const known = Object.entries(ways)
        .filter(([way, to]) => typeof to === 'string' && to.length <= LONGEST_NAME && way.length <= LONGEST_NAME)
        .slice(0, MOST_WAYS)
        .map(([way, to]) => [plain(way), to as string] as const)
      return known.length === 0 ? [] : [[place, Object.fromEntries(known)] as const]
    })
  return read.length === 0 ? undefined : Object.fromEntries(read)
}

/** A number for each, or a text that ends with one: `go north (0.8)`. */
function votesIn(given: unknown): Decision['specialistVotes'] {
  if (!isRecord(given)) return undefined
  const votes: Partial<Record<Specialist, number>> = {}
  for (const member of specialists) {
    const said = given[member]
    const vote = typeof said === 'string' ? Number(/([01](?:\.\d{1,6})?)\D{0,3}$/.exec(said)?.[1] ?? Number.NaN) : said
    if (typeof vote === 'number' && vote >= 0 && vote <= 1) votes[member] = vote
  }
  return Object.keys(votes).length === 0 ? undefined : votes
}

function checking<T>(
  check: (reply: Loose) => { readonly value: T } | { readonly issues: readonly Issue[] },
): Schema<T> {
  return {
    '~standard': { version: 1, vendor: 'troupe', validate: (value) => check(isRecord(value) ? value : {}) },
  }
}

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown, name: string): Issue[] =>
  typeof value === 'string' ? [] : [{ message: 'must be text', path: [name] }]

const isShare = (value: unknown, name: string): Issue[] =>
  typeof value === 'number' && value >= 0 && value <= 1 ? [] : [{ message: 'must be 0 to 1', path: [name] }]

const isCommand = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_COMMAND && !/[\n\r]/.test(value)

function proposalIssues(proposal: unknown, place: number): Issue[] {
  const path = ['proposals', String(place)]
  if (!isRecord(proposal)) return [{ message: 'must be an object', path }]
  return isCommand(proposal['command'])
    ? []
    : [{ message: 'must be one command for the game', path: [...path, 'command'] }]
}

const asNumber = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise

/** A model may leave out all but the command: it means here and now. */
function asProposal({ command, at, gain, probability, reason, urgent }: Loose): Proposal {
  return {
    command: (command as string).trim(),
    at: typeof at === 'string' ? at : '',
    gain: asNumber(gain, USUAL_GAIN),
    probability: Math.min(1, Math.max(0, asNumber(probability, 0.5))),
    reason: typeof reason === 'string' ? reason : '',
    isSaid: true,
    ...(urgent === true && { urgent }),
  }
}
