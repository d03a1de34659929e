/**
 * Acts as sentences, in the speaker's own way: which frames somebody likes follows from their name, how they open from
 * their mood. Only what would be understood as it is meant is said, and no sentence twice to the same listener.
 */
import { type Random, createRandom } from '../../../base/random.ts'
import type { HousePlan } from '../../../worlds/house/plan.ts'
import type { SpeechAct } from '../fact.ts'
import { type Saying, type Values, fillParts, opensItself } from './frame.ts'
import type { FrameSet, Reading } from './frame-set.ts'
import { type Said, setsFor, slotNamed } from './match-line.ts'
import { type Mood, opened, openingsFor } from './openings.ts'
import { peopleIn } from './people-in.ts'
import { readSaid, readSpeech } from './read.ts'
import { sameWords, sentencesOf } from './sentences.ts'
import { vocabularyOf } from './vocabulary.ts'

export type { Mood } from './openings.ts'

export interface Voice {
  readonly speaker: string
  readonly listener: string
  readonly plan: HousePlan
  readonly mood: Mood
  /** 0 to 1: who is sociable opens with more words */
  readonly sociable?: number
  readonly random: Random
  /** texts already said to that listener today */
  readonly avoid: readonly string[]
  /** minutes since midnight of the first day */
  readonly now: number
}

const TRIES_BY_CHANCE = 24
const TRIES_AT_ALL = 300
/** What nobody understands in so many frames cannot be said. */
const MISUNDERSTOOD_AT_MOST = 8

/** All of the acts in one text, or nothing where one of them can only be said in words that were used already. */
export function say(acts: readonly SpeechAct[], voice: Voice): string | undefined {
  const used = new Set(voice.avoid.flatMap(sentencesInWords))
  const people = peopleIn(acts, voice.plan, voice.speaker, voice.listener)
  const sentences: string[] = []
  for (const act of acts) {
    const sentence = sayOne(act, voice, used, people, sentences.length === 0)
    if (sentence === undefined) return undefined
    for (const words of sentencesInWords(sentence)) used.add(words)
    sentences.push(sentence)
  }
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

/** The same with as many of the acts as can be said, of which the first is one unless it can be said no more. */
export function speak(acts: readonly SpeechAct[], voice: Voice) {
  const shorter = acts.map((_, index) => acts.slice(0, acts.length - index))
  for (const said of acts.length > 1 ? [...shorter, acts.slice(1)] : shorter) {
    const text = say(said, voice)
    if (text !== undefined) return { text, acts: said }
  }
  return undefined
}

function sayOne(
  act: SpeechAct,
  voice: Voice,
  used: ReadonlySet<string>,
  people: readonly string[],
  isFirst: boolean,
): string | undefined {
  const ways = waysToSay(act)
  if (ways.length === 0) return undefined
  const words = vocabularyOf(voice.plan, people)
  const reading = { speaker: voice.speaker, listener: voice.listener, words, now: voice.now, ...knownFrom(act) }
  const openings = isFirst ? openingsFor(act, voice.mood) : ['']
  const { random } = voice
  let misunderstood = 0
  for (let attempt = 0; attempt < TRIES_AT_ALL && misunderstood < MISUNDERSTOOD_AT_MOST; attempt++) {
    const clock = random.next() < 0.5 ? 'digits' : 'words'
    const saying: Saying = { ...reading, clock, choose: (below) => random.integer(below) }
    const { set, values } = random.pick(ways)
    const frame = favourite(set, voice, attempt < TRIES_BY_CHANCE)
    const pieces = fillParts(frame, values, slotNamed, saying)
    if (pieces === undefined) continue
    const filled = pieces.join('') + frame.ending
    const opening = random.next() < 0.35 + (voice.sociable ?? 0.5) / 2 ? random.pick(openings) : ''
    const text = withCapital(opened(opening, filled, opensItself(frame), voice.listener))
    const sentences = sentencesInWords(text)
    if (isAmong(sentences, used)) continue
    if (isUnderstood(text, { set, frame, pieces, filled }, act, reading, sentences.length)) return text
    misunderstood++
  }
  return undefined
}

function isAmong(sentences: readonly string[], used: ReadonlySet<string>): boolean {
  for (const sentence of sentences) if (used.has(sentence)) return true
  return false
}

interface Way {
  readonly set: FrameSet
  readonly values: Values
}

function waysToSay(act: SpeechAct): readonly Way[] {
  const ways: Way[] = []
  for (const set of setsFor(act)) {
    const values = set.values(act)
    if (values !== undefined) ways.push({ set, values })
  }
  return ways
}

/** People have their own order of frames, and keep near its beginning until those are used. */
function favourite(set: FrameSet, { speaker, random }: Voice, isByTaste: boolean) {
  if (!isByTaste) return random.pick(set.frames)
  const order = orderOf(speaker, set)
  return set.frames[order[Math.floor(order.length * random.next() ** 1.6)]!]!
}

const ORDERS_AT_MOST = 20_000
const orders = new Map<string, readonly number[]>()

/** Follows from the name alone, so it may be forgotten at any time. */
function orderOf(speaker: string, set: FrameSet): readonly number[] {
  const key = `${speaker}|${set.name}`
  const known = orders.get(key)
  if (known !== undefined) return known
  const taste = createRandom(key)
  const order = set.frames
    .map((_, index) => ({ index, liking: taste.next() }))
    .toSorted((a, b) => b.liking - a.liking)
    .map(({ index }) => index)
  if (orders.size >= ORDERS_AT_MOST) orders.clear()
  orders.set(key, order)
  return order
}

const TEXTS_AT_MOST = 20_000
const inWords = new Map<string, readonly string[]>()

/** What was said today is looked at whenever something is to be said. Follows from the text alone, as `orderOf`. */
function sentencesInWords(text: string): readonly string[] {
  const known = inWords.get(text)
  if (known !== undefined) return known
  const sentences = sentencesOf(text).map(sameWords)
  if (inWords.size >= TEXTS_AT_MOST) inWords.clear()
  inWords.set(text, sentences)
  return sentences
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What the listener would have to know to read the act back: what it is about, and what it answers. */
function knownFrom(act: SpeechAct): Pick<Reading, 'gatherings' | 'news' | 'answering'> {
  if (act.kind === 'invite') return { gatherings: [act.gathering] }
  if (act.kind === 'tell' && act.fact.kind === 'gathering') return { gatherings: [act.fact] }
  if (act.kind === 'tell' && act.fact.kind === 'news') return { news: [act.fact] }
  if (act.kind !== 'answerInvitation') return {}
  const gathering = { kind: 'gathering', id: act.id, what: '', host: '', place: '', from: 0, until: 0 } as const
  return { answering: [{ kind: 'invite', gathering }] }
}

/**
 * Of what was filled, and not of what was opened: that an opening is taken off again, whatever follows it, is so of all
 * frames and openings, and tests see to it.
 */
function isUnderstood(
  text: string,
  said: Said & { readonly filled: string },
  act: SpeechAct,
  reading: Reading,
  parts: number,
): boolean {
  // news are in somebody's own words, and a frame may hold several sentences
  if (parts !== 1 || reading.news !== undefined) return isReadBack(text, act, reading)
  return isSame(readSaid(said, said.filled, reading), act)
}

function isReadBack(text: string, act: SpeechAct, reading: Reading): boolean {
  const read = readSpeech(text, reading)
  return read.length === 1 && isSame(read[0], act)
}

/** The same value, in whatever order its parts were written. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other || typeof one !== 'object' || typeof other !== 'object') return one === other
  if (one === null || other === null) return false
  const [first, second] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>]
  for (const key in first) if (!Object.hasOwn(second, key) || !isSame(first[key], second[key])) return false
  for (const key in second) if (!Object.hasOwn(first, key)) return false
  return true
}
