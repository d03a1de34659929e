/** All that happened in a household, read from the journal as it grows: deeds, chats, goals, and who grew colder. */
import type { Changes } from '../../../../src/board/change.ts'
import { entriesPutBy, itemsGivenBy, valueSetBy } from '../../../../src/board/read-change.ts'
import { folded } from '../../run/panels/read/folded.ts'
import { createChats, hearChat, isChatEvent, type Chat, type Chats } from './chats.ts'
import { minuteOfRound } from './house-time.ts'
import { finite, isRecord, listOf, own, recordOf, textOf, type Entries } from './read.ts'

export type Happening = { readonly step: number; readonly minute: number; readonly who: string } & (
  | { readonly kind: 'deed'; readonly act: string; readonly text: string }
  | { readonly kind: 'asks'; readonly chat: Chat }
  | { readonly kind: 'answers'; readonly chat: Chat; readonly accepted: boolean; readonly words: string }
  | { readonly kind: 'says'; readonly chat: Chat; readonly to: readonly string[]; readonly text: string }
  | { readonly kind: 'expires'; readonly chat: Chat; readonly why: string }
  | { readonly kind: 'lapses'; readonly chat: Chat; readonly why: string }
  | { readonly kind: 'goal'; readonly text: string; readonly isMet: boolean }
  | { readonly kind: 'cools'; readonly towards: string }
)

export interface Told {
  readonly step: number
  readonly decision: Entries
}

export interface Chronicle {
  round: number
  minutes: number
  readonly happenings: Happening[]
  readonly chats: Chats
  /** by name, ascending */
  readonly decisions: Map<string, Told[]>
  readonly walks: Map<string, { readonly step: number; readonly room: string }[]>
  readonly met: (readonly [step: number, count: number])[]
  readonly statuses: Map<string, string>
  readonly warmth: Map<string, Entries>
}

export const chronicleOf = folded<Chronicle>(
  () => ({
    round: 0,
    minutes: 5,
    happenings: [],
    chats: createChats(),
    decisions: new Map(),
    walks: new Map(),
    met: [],
    statuses: new Map(),
    warmth: new Map(),
  }),
  (into, { record }) => {
    if (record.kind === 'start') hear(into, record.step, record.changes)
    else if (record.kind === 'step') for (const { changes } of record.did) if (changes) hear(into, record.step, changes)
  },
)

function hear(into: Chronicle, step: number, changes: Changes): void {
  into.minutes = finite(valueSetBy(changes['minutesPerTurn'])) ?? into.minutes
  const minute = minuteOfRound(into.round, into.minutes)
  hearWalks(into, step, changes)
  for (const event of itemsGivenBy(changes['events']) ?? []) hearDeed(into, step, minute, event)
  for (const event of itemsGivenBy(changes['chats']) ?? [])
    if (isChatEvent(event)) tellChat(into, step, minute, event, hearChat(into.chats, event, step, minute))
  hearGoals(into, step, minute, changes)
  hearWarmth(into, step, minute, changes)
  for (const [name, decision] of Object.entries(entriesPutBy(changes['decisions'])))
    if (isRecord(decision))
      // of one step: the answer to a request, and what they did then
      for (const each of [...listOf(decision['before']).filter(isRecord), decision])
        pushTo(into.decisions, name, { step, decision: each })
  // whoever ends a round has still acted in it
  into.round = finite(valueSetBy(changes['round'])) ?? into.round
}

function pushTo<T>(lists: Map<string, T[]>, name: string, item: T): void {
  const known = lists.get(name)
  if (known) known.push(item)
  else lists.set(name, [item])
}

function hearWalks({ walks }: Chronicle, step: number, changes: Changes): void {
  for (const [name, state] of Object.entries(entriesPutBy(changes['persons']))) {
    const room = textOf(recordOf(state)['room'])
    if (room !== '' && walks.get(name)?.at(-1)?.room !== room) pushTo(walks, name, { step, room })
  }
}

function hearDeed({ happenings }: Chronicle, step: number, minute: number, event: unknown): void {
  const { agent_id: who, action, description } = recordOf(event)
  const { action_type: act, target } = recordOf(action)
  // what is said is told with its chat
  if (textOf(who) === '' || act === 'chat' || act === 'chat_request' || act === 'chat_response') return
  const text = textOf(description) || `${textOf(act).replaceAll('_', ' ')} ${textOf(target)}`.trim()
  happenings.push({ kind: 'deed', step, minute, who: textOf(who), act: textOf(act), text })
}

function tellChat(
  { happenings }: Chronicle,
  step: number,
  minute: number,
  event: Entries,
  chat: Chat | undefined,
): void {
  if (chat === undefined) return
  const at = { step, minute, chat }
  if (event['kind'] === 'request') happenings.push({ ...at, kind: 'asks', who: chat.sender })
  else if (event['kind'] === 'expired')
    happenings.push({ ...at, kind: 'expires', who: chat.sender, why: textOf(event['why']) })
  else if (event['kind'] === 'lapsed')
    happenings.push({ ...at, kind: 'lapses', who: chat.recipient, why: textOf(event['why']) })
  else if (event['kind'] === 'response') {
    const { by, accepted, words } = event
    happenings.push({ ...at, kind: 'answers', who: textOf(by), accepted: accepted === true, words: textOf(words) })
  } else {
    const { sender: who, recipients: to, text } = chat.messages.at(-1)!
    happenings.push({ ...at, kind: 'says', who, to, text })
  }
}

function hearGoals(into: Chronicle, step: number, minute: number, changes: Changes): void {
  for (const [who, goals] of Object.entries(entriesPutBy(changes['goals'])))
    for (const state of listOf(goals)) {
      const { goal, status } = recordOf(state)
      const { id, text } = recordOf(goal)
      const key = `${who}\n${textOf(id)}`
      const before = into.statuses.get(key)
      if (before === status || (status !== 'open' && status !== 'met' && status !== 'missed')) continue
      into.statuses.set(key, status)
      if (status === 'open') continue
      into.happenings.push({ kind: 'goal', step, minute, who, text: textOf(text), isMet: status === 'met' })
      if (status === 'met') into.met.push([step, (into.met.at(-1)?.[1] ?? 0) + 1])
    }
}

// less than this nobody notices
const COLDER = 0.08

function hearWarmth({ happenings, warmth }: Chronicle, step: number, minute: number, changes: Changes): void {
  for (const [who, relations] of Object.entries(entriesPutBy(changes['relations']))) {
    const [before, now] = [warmth.get(who) ?? {}, recordOf(relations)]
    warmth.set(who, now)
    for (const towards in now) {
      const was = finite(recordOf(own(before, towards))['warmth'])
      const is = finite(recordOf(own(now, towards))['warmth'])
      if (was !== undefined && is !== undefined && was - is > COLDER)
        happenings.push({ kind: 'cools', step, minute, who, towards })
    }
  }
}
