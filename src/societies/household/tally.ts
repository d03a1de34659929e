/** What came of a household: goals, chats, friendships, counted from what is on the board. */
import { MINUTES_PER_DAY } from '../../worlds/house/house-clock.ts'
import type { HouseholdView } from './draft.ts'
import { beliefKey, subjectOf } from './fact.ts'
import type { PersonFile } from './person.ts'
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
  /** of all pairs of people, how many know each other both ways: see `acquaintancesOf` */
  readonly density: number
}

export function tally(board: HouseholdView): Tally {
  const { people, goals, chats, said } = board
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
    density: densityOf(new Map(people.map((person) => [person.name, acquaintancesOf(person, board)]))),
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

// to have met once is not yet to know somebody
const TALKS_TO_KNOW = 2

/** Whom somebody knows: from before, by having talked twice, or by what they were told of themselves. */
function acquaintancesOf(
  { name, relations: before = {} }: PersonFile,
  { relations, topics, beliefs }: Pick<HouseholdView, 'relations' | 'topics' | 'beliefs'>,
): ReadonlySet<string> {
  const known = new Set(Object.keys(before))
  for (const [other, { chats }] of Object.entries(relations[name] ?? {})) if (chats >= TALKS_TO_KNOW) known.add(other)
  for (const topic of topics[name] ?? []) {
    const subject = subjectOf(topic)
    if (subject !== undefined && beliefs[beliefKey(name, topic)]?.by === subject) known.add(subject)
  }
  return known
}

function densityOf(known: ReadonlyMap<string, ReadonlySet<string>>): number {
  const names = [...known.keys()]
  let mutual = 0
  for (const [place, one] of names.entries())
    for (const other of names.slice(place + 1)) if (known.get(one)!.has(other) && known.get(other)!.has(one)) mutual++
  const pairs = (names.length * (names.length - 1)) / 2
  return pairs === 0 ? 0 : mutual / pairs
}
