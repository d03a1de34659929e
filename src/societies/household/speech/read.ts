/**
 * What is meant by a text, of a rule, a model or a person. Who said it is an argument: no text can change it, and what
 * a text says others said is told by whoever says so.
 */
import type { SpeechAct } from '../fact.ts'
import type { Reading } from './frame-set.ts'
import { readLoosely } from './loose.ts'
import { type Said, matchLine, matchSaid } from './match-line.ts'
import { knownNews, newsOf } from './news-of.ts'
import { endsOfOpenings, startOfClosing } from './openings.ts'
import { type Line, lineOf, sentencesOf, smallLetters } from './sentences.ts'

export type { Reading } from './frame-set.ts'

const NEWS_AT_MOST = 3

export function readSpeech(text: string, reading: Reading): readonly SpeechAct[] {
  const acts: SpeechAct[] = []
  const seen = new Set<string>()
  let news = 0
  for (const sentence of sentencesOf(text))
    for (const act of readSentence(sentence, reading)) {
      const key = JSON.stringify(act)
      if (seen.has(key)) continue
      if (act.kind === 'tell' && act.fact.kind === 'news' && ++news > NEWS_AT_MOST) continue
      seen.add(key)
      acts.push(act)
    }
  return acts.map((act) => asInvitation(act, text, reading))
}

/** What a single sentence means by the first frame that it is as a whole; nothing where it is none. */
export function readSaid(said: Said, sentence: string, reading: Reading): SpeechAct | undefined {
  const act = matchSaid(said, lineOf(sentence), reading)
  return act && asInvitation(act, sentence, reading)
}

const wishesToSee = /\b(?:come|came|join|invited?|attend|make it|see you there)\b/i

/** A host who tells of the gathering and hopes that somebody comes has invited them. */
function asInvitation(act: SpeechAct, text: string, { speaker }: Reading): SpeechAct {
  if (act.kind !== 'tell' || act.fact.kind !== 'gathering' || act.fact.host !== speaker) return act
  return wishesToSee.test(text) ? { kind: 'invite', gathering: act.fact } : act
}

function readSentence(sentence: string, reading: Reading): readonly SpeechAct[] {
  const known = knownNews(sentence, reading.news)
  if (known !== undefined) return [{ kind: 'tell', fact: known }]
  const whole = lineOf(sentence)
  const first = matchLine(whole, reading)
  if (first !== undefined) return [first]
  const acts: SpeechAct[] = []
  const { line, yes, earlier } = withoutPolitenesses(whole, reading, acts)
  const answered = readAnswer(yes ?? line, reading)
  const found = line.text === '' ? undefined : firstMeant([line, longForms(line), ...earlier], reading)
  if (found !== undefined) return [...acts, ...(yes === undefined ? [] : answered), found].filter(isFirstOfItsKind)
  if (answered.length > 0) return [...acts, ...answered]
  const parts = readParts(longForms(line), reading)
  if (parts.length > 0) return [...acts, ...parts]
  return isStatement(line)
    ? [...acts, { kind: 'tell', fact: newsOf(`${line.text}${line.ending || '.'}`, reading) }]
    : acts
}

function firstMeant(lines: readonly Line[], reading: Reading): SpeechAct | undefined {
  for (const line of lines) {
    const act = matchLine(line, reading)
    if (act !== undefined) return act
  }
  return undefined
}

const joints = /, (?:and|but|so|because|which|who) |[;,—–] |, /
const PARTS_AT_MOST = 6

/** Part by part, where a sentence says several things; all of it where only its names can be made out. */
function readParts(line: Line, reading: Reading): readonly SpeechAct[] {
  const parts = line.text.split(joints).slice(0, PARTS_AT_MOST)
  // `Bo said, I am hungry` says nothing of whoever says so
  if (parts.length > 1 && !/["]|\b(?:said|says|told|tells|asked|asks|wrote|thinks)\b/.test(line.lower)) {
    const acts = parts.map((text, index) => {
      const ending = index === parts.length - 1 ? line.ending : ''
      return matchLine({ text: text.trim(), lower: smallLetters(text.trim()), ending }, reading)
    })
    const found = acts.filter((act) => act !== undefined)
    if (found.length > 0) return found
  }
  const loose = readLoosely(line, reading)
  return loose === undefined ? [] : [loose]
}

/** `Yes, I will bring it` is one answer and not two. */
const isFirstOfItsKind = (act: SpeechAct, index: number, acts: readonly SpeechAct[]) =>
  !act.kind.startsWith('answer') || acts.findIndex(({ kind }) => kind === act.kind) === index

const part = (line: Line, start: number, end = line.text.length): Line => {
  const text = line.text.slice(start, end).trim()
  return { text, lower: smallLetters(text), ending: line.ending }
}

const politePattern = /^(hello|hi|hey|good (?:morning|afternoon|evening|day)|thanks|thank you)\b[^,:;!]{0,40}[,:;!] ?/
const yesPattern = /^(yes|yeah|no|sure|of course|certainly|gladly|sorry|unfortunately)\b[,:;! ]{1,3}/

/**
 * Takes greetings, thanks and names off, and notes what they are. `earlier`: with the last of several openings, for
 * `I am sorry, I have to go` is meant as a whole.
 */
function withoutPolitenesses(
  line: Line,
  reading: Reading,
  acts: SpeechAct[],
): { readonly line: Line; readonly yes?: Line; readonly earlier: readonly Line[] } {
  const isName = (words: string) => {
    const name = reading.words.find(words)
    return name !== undefined && reading.words.kindOf(name) === 'person'
  }
  let rest = line
  const polite = politePattern.exec(rest.lower)
  if (polite !== null) {
    acts.push({ kind: polite[1]!.startsWith('thank') ? 'thank' : 'greet' })
    rest = part(rest, polite[0].length)
  }
  const ends = endsOfOpenings(rest.lower, isName)
  const earlier = ends.length < 2 ? [] : [part(rest, ends.at(-2)!)]
  rest = part(rest, ends.at(-1) ?? 0)
  rest = part(rest, 0, startOfClosing(rest.lower, isName))
  const yes = yesPattern.exec(rest.lower)
  return yes === null ? { line: rest, earlier } : { line: part(rest, yes[0].length), yes: rest, earlier }
}

const noWords = /\b(?:no|not|cannot|can't|won't|couldn't|unfortunately|afraid|sorry|busy|another time|rather not)\b/
const yesWords =
  /\b(?:yes|yeah|yep|sure|of course|certainly|gladly|absolutely|definitely|with pleasure|okay|ok|love to|like to|i will|i'll|i can|happy to|glad to|see you there|be there|sounds (?:good|great|lovely|fun)|count me in|deal|agreed)\b/

/** A yes or a no to what was asked in this chat. */
function readAnswer(line: Line, { answering = [] }: Reading): readonly SpeechAct[] {
  const isNo = noWords.test(line.lower)
  if (line.ending === '?' || (!isNo && !yesWords.test(line.lower))) return []
  for (const act of answering) {
    if (act.kind === 'invite') return [{ kind: 'answerInvitation', id: act.gathering.id, comes: !isNo }]
    if (act.kind === 'favour') return [{ kind: 'answerFavour', favour: act.favour, agrees: !isNo }]
  }
  return []
}

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bi'm\b/gi, 'I am'],
  [/\b(i|you|we|they)'ve\b/gi, '$1 have'],
  [/\b(i|you|we|they|he|she|it)'ll\b/gi, '$1 will'],
  [/\b(i|you|we|they|he|she)'d\b/gi, '$1 would'],
  [/\b(you|we|they)'re\b/gi, '$1 are'],
  [/\b(where|what|who|how|it|that|there|here|he|she)'s\b/gi, '$1 is'],
  [/\blet's\b/gi, 'let us'],
  [/\bcan't\b/gi, 'cannot'],
  [/\bwon't\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|could|would|should|have|has)n't\b/gi, '$1 not'],
]

function longForms(line: Line): Line {
  let text = line.text
  for (const [short, long] of shortForms) text = text.replace(short, long)
  return { text, lower: smallLetters(text), ending: line.ending }
}

const STATEMENT_WORDS = 4
/** What people say to be polite is no news. */
const smallTalk =
  /^(?:i would love to|i would like to talk|i want to (?:talk|chat|ask)|let us|let me|see you|take care|have a|nice to|good to|glad to|can we|may we|could we|shall we|i will|i hope|do not worry|never mind|no problem|you are welcome|thank|sounds)\b/

function isStatement(line: Line): boolean {
  if (line.ending === '?' || line.text.split(' ').length < STATEMENT_WORDS) return false
  return /\p{L}{2}/u.test(line.text) && !smallTalk.test(longForms(line).lower)
}
