/** The planned command: what was imagined is done step by step, each proposed by the member it belongs to. */
import { parseCommand } from './knowledge/command.ts'
import type { Proposal, Specialist } from './protocol.ts'

export interface Planned {
  readonly by: Specialist
  readonly proposal: Proposal
}

export interface PlanView {
  readonly plan: readonly string[]
  readonly step: number
  readonly currentLocation: string
}

export function plannedIn({ plan, step, currentLocation }: PlanView): Planned | undefined {
  const command = plan[step]
  if (command === undefined) return undefined
  const by = parseCommand(command).way === undefined ? 'puzzle' : 'navigator'
  const reason = 'it worked when we imagined it'
  return { by, proposal: { command, at: currentLocation, gain: 1, probability: 1, reason, urgent: true } }
}
