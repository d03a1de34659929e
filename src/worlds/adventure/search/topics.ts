/**
 * Topics: what can be asked about, looked up, said or dialled; the words and numbers that the story's own texts speak
 * of.
 */
import type { Act, Acts } from './acts.ts'
import type { Memory } from './memory.ts'
import type { Proposed, Scoped } from './pairs.ts'
import type { Things } from './things.ts'

export interface Topics {
  /** A text may speak of something. */
  readonly read: (text: string) => void
  propose(scoped: readonly Scoped[], most: number): Proposed[]
}

/** How far one sentence about one thing has come through all that is spoken of. */
interface Talk {
  words: number
  numbers: number
  /** the first tries; when the parser refuses them all, so it does the rest */
  readonly probes: Act[]
}

const AT_ONCE = 6
const PROBES = 2
// every dial has these
const SMALL_NUMBERS = 11
const MOST_TOPICS = 400

export function createTopics(memory: Memory, things: Things, acts: Acts): Topics {
  const read = new Set<string>()
  const words = new Set<number>()
  const numbers = new Set<number>(Array.from({ length: SMALL_NUMBERS }, (_, number) => things.number(number)))
  const talks = new Map<number, Talk>()
  const MOST_PATTERNS = 512
  const MOST_THINGS = 4096

  const talkOf = (room: number, pattern: number, noun: number): Talk => {
    const key = (room * MOST_PATTERNS + pattern) * MOST_THINGS + noun
    let talk = talks.get(key)
    if (talk === undefined) talks.set(key, (talk = { words: 0, numbers: 0, probes: [] }))
    return talk
  }
  const nextTopics = (talk: Talk, isSomeone: boolean): number[] => {
    const many = talk.probes.length < PROBES ? PROBES : AT_ONCE
    const found = [...words].slice(talk.words, talk.words + many)
    talk.words += found.length
    if (isSomeone || found.length >= many) return found
    const dialled = [...numbers].slice(talk.numbers, talk.numbers + many)
    talk.numbers += dialled.length
    return [...found, ...dialled]
  }

  return {
    read: (text) => {
      if (acts.topical.length === 0 || read.has(text) || words.size > MOST_TOPICS) return
      read.add(text)
      for (const thing of things.mentioned(text, [])) words.add(thing)
      for (const [digits] of text.matchAll(/\b\d{1,4}\b/g)) numbers.add(things.number(Number(digits)))
    },
    propose: (scoped, most) => {
      const proposed: Proposed[] = []
      for (const { pattern, topicAt, isSomeone, isAlone } of acts.topical)
        for (const at of scoped) {
          const { here, held } = at.scope
          for (const noun of isAlone ? [0] : isSomeone ? here : [...here, ...held]) {
            if (proposed.length >= most) return proposed
            const room = held.includes(noun) ? 0 : at.place.room
            const talk = talkOf(room, pattern, noun)
            const isRefused = talk.probes.length > 0 && talk.probes.every((act) => memory.isGivenUp(at.place.room, act))
            if (isRefused) continue
            for (const topic of nextTopics(talk, isSomeone)) {
              const [first, second] = isAlone ? [topic, 0] : topicAt === 0 ? [topic, noun] : [noun, topic]
              const act = { pattern, first, second }
              if (talk.probes.length < PROBES) talk.probes.push(act)
              proposed.push({ ...at, act })
            }
          }
        }
      return proposed
    },
  }
}
