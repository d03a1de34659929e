/** What everybody of a household did, counted: goals, chats, and what they did in the house. */
import type { HouseholdView } from './draft.ts'

export interface PersonTally {
  readonly name: string
  readonly goals: { readonly met: number; readonly missed: number; readonly open: number }
  /** chats they asked for, and what became of those */
  readonly chats: {
    readonly asked: number
    readonly accepted: number
    readonly rejected: number
    readonly expired: number
  }
  readonly messages: number
  readonly walked: number
  readonly used: number
  readonly ate: number
}

export function tallyEach({ people, goals, chats, events }: HouseholdView): PersonTally[] {
  const senders = new Map<string, string>()
  const counts = new Map<string, number>()
  const count = (name: string | undefined, what: string) => {
    const key = JSON.stringify([name, what])
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  for (const event of chats) {
    if (event.kind === 'request') {
      senders.set(event.id, event.sender)
      count(event.sender, 'asked')
    } else if (event.kind === 'response') count(senders.get(event.id), event.accepted ? 'accepted' : 'rejected')
    else if (event.kind === 'expired') count(senders.get(event.id), 'expired')
    else if (event.kind === 'message') count(event.sender, 'message')
  }
  for (const { agent_id: name, action } of events) count(name, action.action_type)
  return people.map(({ name }) => {
    const of = (what: string) => counts.get(JSON.stringify([name, what])) ?? 0
    const own = goals[name] ?? []
    const withStatus = (status: string) => own.filter((goal) => goal.status === status).length
    return {
      name,
      goals: { met: withStatus('met'), missed: withStatus('missed'), open: withStatus('open') },
      chats: { asked: of('asked'), accepted: of('accepted'), rejected: of('rejected'), expired: of('expired') },
      messages: of('message'),
      walked: of('go_to'),
      used: of('start_using'),
      ate: of('consume'),
    }
  })
}
