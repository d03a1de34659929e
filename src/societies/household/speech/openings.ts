/** What people say before and after what they mean: `by the way, …`, `Ana, …`, `…, please`. */
import type { SpeechAct } from '../fact.ts'

export type Mood = 'low' | 'even' | 'good'

/** `NAME` is whoever is spoken to. A sentence goes on after it in small letters. */
const always = ['', '', '', 'NAME, ', 'listen, ', 'oh, ', 'well, ']
const byMood: Readonly<Record<Mood, readonly string[]>> = {
  low: ['hm, ', 'ah well, ', 'so, '],
  even: ['you know, ', 'so, ', 'look, '],
  good: ['ah, NAME, ', 'oh, NAME, '],
}
type Kind = SpeechAct['kind'] | 'news'
const byKind: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  tell: ['by the way, ', 'just so you know, ', 'in case you wonder, ', 'if you want to know, ', 'by the way, NAME, '],
  ask: ['excuse me, ', 'excuse me, NAME, ', 'a question: ', 'tell me, ', 'forgive me for asking, '],
  invite: ['by the way, ', 'I hope you are free: ', 'NAME, listen, '],
  favour: ['excuse me, ', 'excuse me, NAME, ', 'I have a wish: ', 'if you have a moment, '],
  unknown: ['sorry, ', 'sorry, NAME, ', 'hm, NAME, '],
}
/** Before these, anything more would sound odd. */
const alone: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  greet: [''],
  thank: [''],
  remark: ['', '', 'oh, ', 'ah, ', 'well, '],
  news: ['', '', 'NAME, ', 'oh, ', 'hey, ', 'oh, NAME, ', 'hey, NAME, ', 'ah, NAME, '],
  decline: ['', '', 'NAME, ', 'sorry, ', 'sorry, NAME, ', 'oh, NAME, ', 'hm, '],
  answerInvitation: ['', '', 'NAME, ', 'oh, ', 'well, ', 'oh, NAME, ', 'well, NAME, '],
  answerFavour: ['', '', 'NAME, ', 'oh, ', 'well, ', 'oh, NAME, ', 'well, NAME, '],
}

export function openingsFor(act: SpeechAct, mood: Mood): readonly string[] {
  const kind = act.kind === 'tell' && act.fact.kind === 'news' ? 'news' : act.kind
  return alone[kind] ?? [...always, ...byMood[mood], ...(byKind[kind] ?? [])]
}

// shorter ones, such as `you` and `so`, nobody hears twice
const LETTERS_HEARD_TWICE = 4
const longWords = (text: string) => text.match(/\p{L}+/gu)?.filter(({ length }) => length >= LETTERS_HEARD_TWICE) ?? []

/** By opening: they are few, and looked at whenever anything is said. */
const longWordsOf = new Map<string, readonly string[]>()

function isSaidAgain(opening: string, sentence: string): boolean {
  let own = longWordsOf.get(opening)
  if (own === undefined) longWordsOf.set(opening, (own = longWords(opening.replace('NAME', '').toLowerCase())))
  if (own.length === 0) return false
  const lower = sentence.toLowerCase()
  return own.some((word) => lower.includes(word)) && longWords(lower).some((word) => own.includes(word))
}

/** With an opening that goes with it, or without: nobody opens twice, or says a word of the opening again at once. */
export function opened(opening: string, sentence: string, opensItself: boolean, listener: string): string {
  if (opening === '') return sentence
  if (opensItself && opening !== 'NAME, ') return sentence
  if (opening.includes('NAME') && sentence.includes(listener)) return sentence
  return isSaidAgain(opening, sentence) ? sentence : opening.replace('NAME', listener) + sentence
}

const words = new Set(
  [...always, ...[byMood, byKind, alone].flatMap((each) => Object.values(each).flat())]
    .flatMap((opening) => opening.toLowerCase().split(/[,:] /))
    .filter((part) => part !== '' && part !== 'name'),
)
/** Heard before what is meant, and never said by rules. */
for (const heard of ['and', 'but', 'also', 'actually', 'ok', 'okay', 'right', 'um', 'now', 'anyway', 'please', 'sure'])
  words.add(heard)
for (const heard of ['guess what', 'i am sorry', 'to be honest', 'of course', 'i see', 'great', 'good', 'i think'])
  words.add(heard)

const PARTS_AT_MOST = 4

/**
 * Where what is meant may begin, in a text in small letters: after each of its openings, which end with a comma or
 * colon. The last is the likeliest.
 */
export function endsOfOpenings(lower: string, isName: (words: string) => boolean): readonly number[] {
  const ends: number[] = []
  let at = 0
  while (ends.length < PARTS_AT_MOST) {
    let end = at
    while (end < lower.length && !',:;!'.includes(lower[end]!)) end++
    const part = lower.slice(at, end)
    if (end >= lower.length || !(words.has(part) || isName(part))) break
    at = end + 1
    while (lower[at] === ' ') at++
    ends.push(at)
  }
  return ends
}

const closings = new Set(['please', 'thanks', 'thank you', 'sorry', 'i am sorry', "i'm sorry", 'by the way', 'too'])

/** Where what is meant ends: before `, please` or the name of whoever is spoken to. */
export function startOfClosing(lower: string, isName: (words: string) => boolean): number {
  let end = lower.length
  for (let count = 0; count < PARTS_AT_MOST; count++) {
    const comma = lower.lastIndexOf(',', end - 1)
    const part = lower.slice(comma + 1, end).trim()
    if (comma <= 0 || !(closings.has(part) || isName(part))) return end
    end = comma
  }
  return end
}
