/** People: what somebody spoke of, wants, looks like, and when we pleased them. */
import type { Lookup } from '../lookup.ts'
import type { Overlay } from '../overlay.ts'

export interface Person {
  /** the step in which they first spoke */
  readonly spoke?: number
  /** nouns they said, the latest last */
  readonly said?: readonly string[]
  readonly wants?: readonly string[]
  /** nouns of what they asked to be told */
  readonly asks?: readonly string[]
  /** nouns they said in capitals, as authors write what to ask about */
  readonly stressed?: readonly string[]
  /** nouns in what is told of how they look */
  readonly looks?: readonly string[]
  /** the last step in which they took something we gave */
  readonly pleased?: number
  /** by noun, the step in which something turned up that they had stressed */
  readonly news?: Readonly<Record<string, number>>
}

type Words = 'said' | 'stressed' | 'asks' | 'wants' | 'looks'

const MOST_WORDS_KEPT = 12

export function addWords(people: Overlay<Person>, someone: string, kind: Words, nouns: readonly string[]): void {
  const person = people.get(someone) ?? {}
  const before = person[kind] ?? []
  const all = withNouns(before, nouns)
  if (all.join('|') !== before.join('|')) people.set(someone, { ...person, [kind]: all })
}

/** The latest of them, each once. */
export const withNouns = (before: readonly string[], nouns: readonly string[]): readonly string[] =>
  [...new Set([...before, ...nouns])].slice(-MOST_WORDS_KEPT)

interface Indifferent {
  readonly indifference: Lookup<Readonly<Record<string, number>>>
}

/** How often somebody or something has given the same answer to that verb, whatever we did it with. */
export function timesIndifferent({ indifference }: Indifferent, noun: string, verb: string): number {
  const byVerb = indifference.get(noun)
  return byVerb !== undefined && Object.hasOwn(byVerb, verb) ? byVerb[verb]! : 0
}
