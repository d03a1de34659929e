/** Checks what a mind answers for a member, as seed 1 defines it. Written by hand: few fields need no library. */
import type { Schema } from '../../base/schema.ts'
import type { Proposal } from './protocol.ts'

/** What a mind answers; who it is and whether it failed is added afterwards. */
export interface Advice {
  readonly answer: string
  readonly confidence: number
  readonly metadata: Readonly<Record<string, unknown>>
  readonly proposals: readonly Proposal[]
}

export interface Decision {
  readonly reasoning: string
  readonly action: string
  readonly confidence: number
}

type Loose = Readonly<Record<string, unknown>>
interface Issue {
  readonly message: string
  readonly path: readonly string[]
}

const MOST_PROPOSALS = 12
const LONGEST_COMMAND = 100

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
  return { value: { answer, confidence, metadata, proposals: list } as Advice }
})

export const decisionSchema: Schema<Decision> = checking((reply) => {
  const { reasoning = '', action, confidence = 0.5 } = reply
  const issues = [
    ...isText(reasoning, 'reasoning'),
    ...(isCommand(action) ? [] : [{ message: 'must be one command for the game', path: ['action'] }]),
    ...isShare(confidence, 'confidence'),
  ]
  if (issues.length > 0) return { issues }
  return { value: { reasoning, action: (action as string).trim(), confidence } as Decision }
})

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
    gain: asNumber(gain, 3),
    probability: Math.min(1, Math.max(0, asNumber(probability, 0.5))),
    reason: typeof reason === 'string' ? reason : '',
    ...(urgent === true && { urgent }),
  }
}
