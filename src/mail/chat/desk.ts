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

type Changing = { -readonly [Part in keyof Desk]: Desk[Part] }

/** What one operation reads and writes. Nothing of it is seen by anybody unless the operation succeeds. */
export class Work {
  readonly now: ChatNow
  readonly events: ChatEvent[] = []
  readonly #state: ChatState
  readonly #changed = new Map<string, Changing>()
  readonly #read = new Map<string, Desk>()

  constructor(state: ChatState, now: ChatNow) {
    this.#state = state
    this.now = now
  }

  desk(person: string): Desk {
    const known = this.#changed.get(person) ?? this.#read.get(person)
    if (known !== undefined) return known
    const found = deskOf(this.#state, person)
    this.#read.set(person, found)
    return found
  }

  change(person: string, part: Partial<Desk>): void {
    // a desk changes several times in one operation, and is copied once
    const own = this.#changed.get(person)
    if (own === undefined) this.#changed.set(person, { ...this.desk(person), ...part })
    else Object.assign(own, part)
  }

  tell(person: string, news: ChatNews): void {
    this.change(person, { news: [...this.desk(person).news, news] })
  }

  /** `sent`: how many requests it sent */
  done(text: string, id?: string, sent = 0): ChatDone {
    return {
      ok: true,
      text,
      desks: Object.fromEntries(this.#changed),
      count: this.#state.count + sent,
      events: this.events,
      ...(id !== undefined && { id }),
    }
  }
}
