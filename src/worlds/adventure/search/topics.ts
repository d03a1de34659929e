/**
 * Topics: what can be asked about, looked up, said or dialled; the words and numbers that the story's own texts speak
 * of.
 */
import type { Act, Acts, Topical } from './acts.ts'
import { setIn } from './maps.ts'
import type { Memory } from './memory.ts'
import type { Proposed, Scoped } from './pairs.ts'
import type { Things } from './things.ts'

export interface Topics {
  /** A text may speak of something. */
  readonly read: (text: string) => void
  /** What was told about a topic that did nothing. */
  readonly heard: (room: number, act: Act, reply: string) => void
  propose(scoped: readonly Scoped[], most: number): Proposed[]
}

/** How far one sentence about one thing has come through all that is spoken of. */
interface Talk {
  words: number
  numbers: number
  /** the first tries; when the parser refuses them all, so it does the rest */
  readonly probes: Act[]
  /** how far it has counted, when nothing else is left to say */
  counted: number
  reply?: string
}

const AT_ONCE = 6
const PROBES = 2
// every dial has these
const SMALL_NUMBERS = 11
const MOST_TOPICS = 400
// a dial is turned through all its numbers, if somebody has told how far they go
const MOST_NUMBERS = 1000
const COUNTED_AT_ONCE = 40

export function createTopics(memory: Memory, things: Things, acts: Acts): Topics {
  const read = new Set<string>()
  const words = new Set<number>()
  const numbers = new Set<number>(Array.from({ length: SMALL_NUMBERS }, (_, number) => things.number(number)))
  const talks = new Map<number, Talk>()
  let highest = 0
  const MOST_PATTERNS = 512
  const MOST_THINGS = 4096

  const talkOf = (room: number, pattern: number, noun: number): Talk => {
    const key = (room * MOST_PATTERNS + pattern) * MOST_THINGS + noun
    let talk = talks.get(key)
    if (talk === undefined) talks.set(key, (talk = { words: 0, numbers: 0, probes: [], counted: SMALL_NUMBERS }))
    return talk
  }
  // numbers come to an end sooner than words do
  const ordered = acts.topical.toSorted((one, other) => Number(other.isNumber) - Number(one.isNumber))
  /** which talks were answered with the same words: those of one are the author's own */
  const answeredSo = new Map<string, Set<Talk>>()
  const hasOwnWords = ({ reply }: Talk) => reply !== undefined && answeredSo.get(reply)!.size === 1
  const count = (talk: Talk): number[] => {
    const from = talk.counted
    talk.counted = Math.min(from + COUNTED_AT_ONCE, highest + 1)
    return Array.from({ length: Math.max(0, talk.counted - from) }, (_, more) => things.number(from + more))
  }
  const nextTopics = (talk: Talk, { isSomeone, isNumber }: Topical): number[] => {
    const many = talk.probes.length < PROBES ? PROBES : AT_ONCE
    const found = isNumber ? [] : [...words].slice(talk.words, talk.words + many)
    talk.words += found.length
    if (isSomeone || found.length >= many) return found
    if (isNumber && talk.numbers >= numbers.size && hasOwnWords(talk)) return count(talk)
    const dialled = [...numbers].slice(talk.numbers, talk.numbers + many)
    talk.numbers += dialled.length
    return [...found, ...dialled]
  }

  /** What the author has words of his own for comes first, then what was never tried, then what was tried least. */
  const rankOf = (talk: Talk, { isNumber }: Topical) => {
    if (isNumber && hasOwnWords(talk)) return -1
    return talk.words + talk.numbers
  }
  const openTalks = (scoped: readonly Scoped[]) =>
    scoped.flatMap((at) =>
      ordered.flatMap((topical) => {
        const { here, held } = at.scope
        const nouns = topical.isAlone ? [0] : topical.isSomeone ? here : [...here, ...held]
        return nouns.flatMap((noun) => {
          const room = held.includes(noun) ? 0 : at.place.room
          const talk = talkOf(room, topical.pattern, noun)
          const isRefused = talk.probes.length > 0 && talk.probes.every((act) => memory.isGivenUp(at.place.room, act))
          return isRefused ? [] : [{ at, topical, noun, talk, rank: rankOf(talk, topical) }]
        })
      }),
    )

  return {
    read: (text) => {
      if (acts.topical.length === 0 || read.has(text) || words.size > MOST_TOPICS) return
      read.add(text)
      for (const thing of things.mentioned(text, [])) words.add(thing)
      for (const [digits] of text.matchAll(/\b\d{1,4}\b/g)) {
        numbers.add(things.number(Number(digits)))
        if (Number(digits) < MOST_NUMBERS) highest = Math.max(highest, Number(digits))
      }
    },
    heard: (room, { pattern, first, second }, reply) => {
      const topical = acts.topical.find((each) => each.pattern === pattern)
      if (topical === undefined) return
      const noun = topical.isAlone ? 0 : topical.topicAt === 0 ? second : first
      const talk = talkOf(room, pattern, noun)
      talk.reply ??= `${pattern} ${reply}`
      setIn(answeredSo, talk.reply).add(talk)
    },
    propose: (scoped, most) => {
      const proposed: Proposed[] = []
      let left = most
      for (const { at, topical, noun, talk } of openTalks(scoped).toSorted((one, other) => one.rank - other.rank)) {
        if (left <= 0) break
        const { pattern, topicAt, isAlone } = topical
        for (const topic of nextTopics(talk, topical)) {
          const [first, second] = isAlone ? [topic, 0] : topicAt === 0 ? [topic, noun] : [noun, topic]
          const act = { pattern, first, second }
          if (talk.probes.length < PROBES) talk.probes.push(act)
          proposed.push({ ...at, act })
          left--
        }
      }
      return proposed
    },
  }
}
