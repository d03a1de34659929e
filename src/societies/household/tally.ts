/** What came of a household: goals, chats, friendships, counted from what is on the board. */
import { MINUTES_PER_DAY } from '../../worlds/house/house-clock.ts'
import type { HouseholdView } from './draft.ts'
import { sameWords, sentencesOf } from './speech/sentences.ts'

export interface Tally {
  readonly goals: { readonly met: number; readonly missed: number; readonly open: number }
  readonly chats: {
    readonly asked: number
    readonly accepted: number
    readonly rejected: number
    readonly expired: number
    readonly messages: number
  }
  /** accepted of those that were answered or expired */
  readonly acceptance: number
  /** who never said anything to anybody */
  readonly silent: readonly string[]
  /** sentences that somebody said to the same person twice within a day */
  readonly repeats: number
  /** of all pairs of people, how many know each other both ways */
  readonly density: number
}

export function tally({ people, goals, chats, said, relations }: HouseholdView): Tally {
  const all = Object.values(goals).flat()
  const countOf = (status: string) => all.filter((goal) => goal.status === status).length
  const asked = chats.filter(({ kind }) => kind === 'request').length
  const responses = chats.filter((event) => event.kind === 'response')
  const accepted = responses.filter((event) => event.kind === 'response' && event.accepted).length
  const expired = chats.filter(({ kind }) => kind === 'expired').length
  const speakers = new Set(said.map(({ speaker }) => speaker))
  return {
    goals: { met: countOf('met'), missed: countOf('missed'), open: countOf('open') },
    chats: {
      asked,
      accepted,
      rejected: responses.length - accepted,
      expired,
      messages: chats.filter(({ kind }) => kind === 'message').length,
    },
    acceptance: asked === 0 ? 0 : accepted / asked,
    silent: people.map(({ name }) => name).filter((name) => !speakers.has(name)),
    repeats: countRepeats(said),
    density: densityOf(
      people.map(({ name }) => name),
      (one, other) => relations[one]?.[other] !== undefined,
    ),
  }
}

/** Sentences that somebody said to the same person twice in a day, in whatever text they stood. */
function countRepeats(said: HouseholdView['said']): number {
  const heard = new Set<string>()
  let repeats = 0
  for (const { speaker, listeners, text, minute } of said)
    for (const listener of listeners)
      for (const sentence of sentencesOf(text)) {
        const key = JSON.stringify([speaker, listener, Math.floor(minute / MINUTES_PER_DAY), sameWords(sentence)])
        if (heard.has(key)) repeats++
        heard.add(key)
      }
  return repeats
}

function densityOf(names: readonly string[], knows: (one: string, other: string) => boolean): number {
  let mutual = 0
  for (let one = 0; one < names.length; one++)
    for (let other = one + 1; other < names.length; other++)
      if (knows(names[one]!, names[other]!) && knows(names[other]!, names[one]!)) mutual++
  const pairs = (names.length * (names.length - 1)) / 2
  return pairs === 0 ? 0 : mutual / pairs
}
