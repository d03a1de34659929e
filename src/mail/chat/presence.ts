/** Who can talk with whom, as far as it depends on who and where they are. */
import type { ChatRefusal, ChatSetup, ChatState, Presence } from './chat.ts'
import { GROUP_SIZE } from './limits.ts'
import { listOf, shown, someOf } from './words.ts'

// longer than any list of names; what is longer is not looked at
const NAMES_LENGTH = 1000

export const refuse = (reason: string): ChatRefusal => ({ ok: false, reason })

/** Whether two could chat now: two different people who exist, are active, and are in one room. */
export function canChat(
  // asked for like by all others, although nothing on a desk matters here
  _state: ChatState,
  presence: Presence,
  setup: ChatSetup,
  one: string,
  other: string,
): { readonly ok: true } | ChatRefusal {
  const reason = whyNotActive(presence, one) ?? whyNotReached(presence, setup, one, other)
  return reason === undefined ? { ok: true } : refuse(reason)
}

/** Why this person can do nothing at all. */
export function whyNotActive(presence: Presence, person: string): string | undefined {
  if (!presence.exists(person)) return unknown(presence, person)
  return presence.isActive(person)
    ? undefined
    : `${person} is asleep or away, and chats with nobody until they are back.`
}

/** Why this person can say nothing to that one now. */
export function whyNotReached(presence: Presence, setup: ChatSetup, one: string, other: string): string | undefined {
  if (!presence.exists(other)) return unknown(presence, other)
  if (one === other) return 'Nobody chats with themselves. Choose somebody else in the room.'
  if (!presence.isActive(other)) return `${other} is asleep or away. Try again later, or choose somebody else.`
  if (setup.options.acrossRooms !== true && !presence.isTogether(one, other)) {
    return `${other} is not in the room with you. Go to where ${other} is, or choose somebody who is here.`
  }
  return undefined
}

/** Whom a text or a list means: one person, or several where group chat is on. */
export function namesOf(
  presence: Presence,
  { options }: ChatSetup,
  recipient: string | readonly string[],
): { readonly ok: true; readonly names: readonly string[] } | ChatRefusal {
  const names = typeof recipient === 'string' ? split(presence, recipient) : [...new Set(recipient)]
  const stranger = names.find((name) => !presence.exists(name))
  if (names.length === 0 || stranger !== undefined) {
    return refuse(unknown(presence, typeof recipient === 'string' && names.length < 2 ? recipient : (stranger ?? '')))
  }
  if (names.length > 1 && options.group !== true) {
    return refuse(`One person at a time: chats in groups are switched off. Choose one of ${listOf(names)}.`)
  }
  if (names.length > GROUP_SIZE) {
    return refuse(`At most ${GROUP_SIZE} people at once; these are ${names.length}. Leave some of them out.`)
  }
  return { ok: true, names }
}

/** `Ana, Bo and Cy`; a person may be called `Salt and Pepper`. */
function split(presence: Presence, text: string): readonly string[] {
  const whole = text.trim()
  if (presence.exists(whole) || whole.length > NAMES_LENGTH) return [whole]
  const parts = whole.split(/,|&|\band\b/).map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}

const unknown = (presence: Presence, name: string) =>
  `There is nobody called ${shown(name)}. There are: ${someOf(presence.names())}. Look to see who is in the room.`
