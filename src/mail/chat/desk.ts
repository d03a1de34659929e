/** Desks while an operation works on them: those of the state are read, and what changes is kept apart. */
import { ownValue } from '../../base/own-value.ts'
import type { ChatDone, ChatEvent, ChatNews, ChatNow, ChatState, Desk } from './chat.ts'

export const emptyDesk: Desk = {
  incoming: [],
  outgoing: [],
  conversations: [],
  news: [],
  asked: { round: 0, count: 0 },
  notBefore: {},
}

export function deskOf({ desks }: ChatState, person: string): Desk {
  return ownValue(desks, person) ?? emptyDesk
}

/** What one operation reads and writes. Nothing of it is seen by anybody unless the operation succeeds. */
export interface Work {
  readonly now: ChatNow
  readonly events: ChatEvent[]
  readonly desk: (person: string) => Desk
  readonly change: (person: string, part: Partial<Desk>) => void
  readonly tell: (person: string, news: ChatNews) => void
  /** `sent`: how many requests it sent */
  readonly done: (text: string, id?: string, sent?: number) => ChatDone
}

export function workOn(state: ChatState, now: ChatNow): Work {
  type Changing = { -readonly [Part in keyof Desk]: Desk[Part] }
  const changed = new Map<string, Changing>()
  const events: ChatEvent[] = []
  const read = new Map<string, Desk>()
  const desk = (person: string) => {
    let found = changed.get(person) ?? read.get(person)
    if (found === undefined) read.set(person, (found = deskOf(state, person)))
    return found
  }
  const change = (person: string, part: Partial<Desk>) => {
    // a desk changes several times in one operation, and is copied once
    const own = changed.get(person)
    if (own === undefined) changed.set(person, { ...desk(person), ...part })
    else Object.assign(own, part)
  }
  return {
    now,
    events,
    desk,
    change,
    tell: (person, news) => change(person, { news: [...desk(person).news, news] }),
    done: (text, id, sent = 0) => ({
      ok: true,
      text,
      desks: Object.fromEntries(changed),
      count: state.count + sent,
      events,
      ...(id !== undefined && { id }),
    }),
  }
}
