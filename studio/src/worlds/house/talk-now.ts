/** What is said and asked at a moment: bubbles where it is said, and envelopes for requests and what became of them. */
import type { Moment } from '../../contract.ts'
import { countBy } from '../../journal/ascending.ts'
import type { ChatStatus } from './chats.ts'
import { chronicleOf } from './chronicle.ts'
import { listOf, own, recordAt, recordOf, textOf } from './read.ts'

export interface Bubble {
  readonly who: string
  readonly text: string
  readonly kind: 'reason' | 'message' | 'words'
  readonly isNew: boolean
}

export interface Envelope {
  readonly id: string
  readonly sender: string
  /** at whom it is */
  readonly recipient: string
  readonly status: ChatStatus
  readonly reason: string
  /** it came, or was answered, in this very step */
  readonly isNew: boolean
}

// so many steps something said stays in the air
const LASTS = 4
// of a thousand people nobody reads every word
const MOST_BUBBLES = 6
const MOST_LOOKED_AT = 400
const MOST_ENVELOPES = 60

export interface Talk {
  readonly bubbles: readonly Bubble[]
  readonly envelopes: readonly Envelope[]
}

/** What whoever is followed says comes first. */
export function talkAt(moment: Moment, people: ReadonlySet<string>, chosen?: string): Talk {
  const { happenings } = chronicleOf(moment.timeline)
  const last = countBy(happenings, moment.step, ({ step }) => step) - 1
  const said = new Map<string, Bubble>()
  const envelopes = new Map<string, Envelope>()
  for (let at = last; at >= 0 && at > last - MOST_LOOKED_AT; at--) {
    const happening = happenings[at]!
    const { step, who, kind } = happening
    if (step <= moment.step - LASTS) break
    const isNew = step === moment.step
    if (kind === 'deed' || kind === 'goal' || kind === 'cools' || kind === 'lapses' || !people.has(who)) continue
    const { chat } = happening
    const speak = (text: string, part: Bubble['kind']) => {
      if (text !== '' && !said.has(who)) said.set(who, { who, text, kind: part, isNew })
    }
    const seal = (status: ChatStatus) => {
      const { id, sender, recipient, reason } = chat
      if (!envelopes.has(id)) envelopes.set(id, { id, sender, recipient, status, reason, isNew })
    }
    if (kind === 'says') speak(happening.text, 'message')
    else if (kind === 'asks') speak(chat.reason, 'reason')
    else if (kind === 'expires') seal('expired')
    else {
      speak(happening.words, 'words')
      seal(happening.accepted ? 'accepted' : 'rejected')
    }
  }
  for (const pending of waitingAt(moment, people)) if (!envelopes.has(pending.id)) envelopes.set(pending.id, pending)
  const first = [...said.values()].toSorted((one, other) => Number(other.who === chosen) - Number(one.who === chosen))
  return { bubbles: first.slice(0, MOST_BUBBLES), envelopes: [...envelopes.values()].slice(0, MOST_ENVELOPES) }
}

/** Requests on somebody's desk, and those that were accepted and wait for what is to be said. */
function* waitingAt(moment: Moment, people: ReadonlySet<string>): Iterable<Envelope> {
  const desks = recordAt(moment, 'desks')
  const { byId } = chronicleOf(moment.timeline).chats
  for (const name of people) {
    const { incoming, conversations } = recordOf(own(desks, name))
    for (const request of listOf(incoming).slice(0, 3)) {
      const { id, sender, message } = recordOf(request)
      if (textOf(id) === '') continue
      const isNew = byId.get(textOf(id))?.step === moment.step
      const [from, reason] = [textOf(sender), textOf(message)]
      yield { id: textOf(id), sender: from, recipient: name, status: 'pending', reason, isNew }
    }
    for (const conversation of listOf(conversations).slice(0, 3)) {
      const chat = byId.get(textOf(recordOf(conversation)['id']))
      if (chat?.recipient !== name) continue
      const { id, sender, reason } = chat
      yield { id, sender, recipient: name, status: 'accepted', reason, isNew: false }
    }
  }
}
