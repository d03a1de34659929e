/** What was said and found in an expedition, round by round, read from the journal as it grows. */
import type { Message } from '../../../../src/mail/message.ts'
import { EVERYONE } from '../../../../src/mail/message.ts'
import type { Changes } from '../../../../src/board/change.ts'
import { entriesPutBy, itemsPushedBy } from '../../../../src/board/read-change.ts'
import type { GridObject } from '../../../../src/worlds/grid/map.ts'
import type { Timeline } from '../../journal/timeline.ts'

export interface Round {
  readonly round: number
  /** the first step of it in which something happened */
  readonly step: number
  readonly events: readonly Event[]
}

export type Event =
  | { readonly kind: 'found'; readonly step: number; readonly who: string; readonly thing: string }
  | { readonly kind: 'said'; readonly step: number; readonly who: string; readonly to: string; readonly text: string }
  | { readonly kind: 'idle'; readonly step: number; readonly who: string }

interface RoundsSoFar {
  upTo: number
  round: number
  readonly found: Set<string>
  readonly idle: Set<string>
  readonly rounds: { round: number; step: number; events: Event[] }[]
}

const roundsByTimeline = new WeakMap<Timeline, RoundsSoFar>()

/** Rounds in which something was said or found; all of them, whatever the moment. */
export function roundsOf(timeline: Timeline): readonly Round[] {
  let state = roundsByTimeline.get(timeline)
  if (state === undefined)
    roundsByTimeline.set(timeline, (state = { upTo: 0, round: 0, found: new Set(), idle: new Set(), rounds: [] }))
  for (; state.upTo < timeline.entries.length; state.upTo++) {
    const { record } = timeline.entries[state.upTo]!
    if (record.kind !== 'step') continue
    for (const { changes } of record.did) if (changes) hear(state, record.step, changes)
  }
  return state.rounds
}

function hear(state: RoundsSoFar, step: number, changes: Changes): void {
  for (const field of ['seen', 'actionHistory'])
    for (const { round } of itemsPushedBy<{ round: number }>(changes[field])) state.round = Math.max(state.round, round)
  const [first] = itemsPushedBy<{ explorer: string }>(changes['exploredObjects'])
  for (const { name } of itemsPushedBy<GridObject>(changes['objects'])) {
    if (state.found.has(name)) continue
    state.found.add(name)
    add(state, { kind: 'found', step, who: first?.explorer ?? '', thing: name })
  }
  for (const { sender, recipient, message } of itemsPushedBy<Message>(changes['mail']))
    add(state, { kind: 'said', step, who: sender, to: recipient === EVERYONE ? 'all' : recipient, text: message })
  for (const [who, isIdle] of Object.entries(entriesPutBy(changes['idle']))) {
    if (isIdle === true && !state.idle.has(who)) add(state, { kind: 'idle', step, who })
    if (isIdle === true) state.idle.add(who)
    else state.idle.delete(who)
  }
}

function add({ rounds, round }: RoundsSoFar, event: Event): void {
  const last = rounds.at(-1)
  if (last?.round === round) last.events.push(event)
  else rounds.push({ round, step: event.step, events: [event] })
}
