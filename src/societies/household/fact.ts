/** Facts: what somebody can know, say, ask and be told. Each has a topic; a newer fact of a topic takes its place. */
export type Fact =
  /** a thing is in a room, or in, on or with something */
  | { readonly kind: 'thing'; readonly thing: string; readonly place: string }
  | { readonly kind: 'state'; readonly thing: string; readonly state: string }
  /** where somebody was seen */
  | { readonly kind: 'person'; readonly person: string; readonly place: string }
  /** something that happened or is said in town; `id` is what makes it this one, `text` a whole sentence */
  | { readonly kind: 'news'; readonly id: string; readonly text: string }
  /** a gathering that people can come to; minutes since midnight of the first day */
  | {
      readonly kind: 'gathering'
      readonly id: string
      /** `a Valentine's party` */
      readonly what: string
      readonly host: string
      readonly place: string
      readonly from: number
      readonly until: number
    }
  /** what somebody means to do, as a verb phrase: `read in the garden` */
  | { readonly kind: 'plan'; readonly person: string; readonly text: string; readonly at: number }
  /** what somebody likes to do */
  | { readonly kind: 'likes'; readonly person: string; readonly what: string }
  /** how somebody feels: `hungry`, `well` */
  | { readonly kind: 'mood'; readonly person: string; readonly mood: string }
  /** what somebody did, in the past tense: `had soup in the kitchen` */
  | { readonly kind: 'deed'; readonly person: string; readonly text: string; readonly at: number }

/** Of two facts with one topic only one can hold: `thing:brass key`, `news:mayor`. */
export function topicOf(fact: Fact): string {
  switch (fact.kind) {
    case 'thing':
      return `thing:${fact.thing}`
    case 'state':
      return `state:${fact.thing}`
    case 'person':
      return `person:${fact.person}`
    case 'news':
      return `news:${fact.id}`
    case 'gathering':
      return `gathering:${fact.id}`
    case 'likes':
      return `likes:${fact.person}:${fact.what}`
    case 'plan':
    case 'mood':
    case 'deed':
      return `${fact.kind}:${fact.person}`
  }
}

/** Says the same of the same. */
export function isSameFact(one: Fact, other: Fact): boolean {
  const [first, second] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>]
  for (const key in first) if (first[key] !== second[key]) return false
  for (const key in second) if (!(key in first)) return false
  return true
}

/** What somebody knows, by topic, and the topics they know something of. */
export interface Known {
  readonly belief: (topic: string) => Belief | undefined
  readonly topics: readonly string[]
}

/** Whether they know it. Of a topic that is left open, such as `likes:Ana:`, one fact is enough. */
export function isKnown(topic: string, { belief, topics }: Known): boolean {
  if (!topic.endsWith(':')) return belief(topic) !== undefined
  return topics.some((known) => known.startsWith(topic) && belief(known) !== undefined)
}

/** Whom a topic is about, where they themselves know best: what they like, feel, mean to do or did. */
export function subjectOf(topic: string): string | undefined {
  return /^(?:likes|mood|plan|deed):([^:]+)/.exec(topic)?.[1]
}

/** What one person holds to be so, and how they know. */
export interface Belief {
  readonly fact: Fact
  /** seen with their own eyes, their own doing or wish, or told by somebody */
  readonly source: 'seen' | 'own' | 'told'
  /** who told it */
  readonly by?: string
  /** when they came to know it */
  readonly minute: number
}

/** On the board every belief has a key of its own: `Ana|thing:brass key`. */
export function beliefKey(person: string, topic: string): string {
  let ofPerson = keys.get(person)
  if (ofPerson === undefined) keys.set(person, (ofPerson = new Map()))
  const known = ofPerson.get(topic)
  if (known !== undefined) return known
  if (++keysMade > KEYS_AT_MOST) forgetKeys()
  const key = `${person}|${topic}`
  ofPerson.set(topic, key)
  return key
}

// a turn looks up some hundreds, and to look up a text that was just put together takes several times as long. What
// is kept follows from its names alone, so it may be forgotten at any time
const KEYS_AT_MOST = 300_000
const keys = new Map<string, Map<string, string>>()
let keysMade = 0

function forgetKeys(): void {
  keys.clear()
  keysMade = 0
}

/** What is done by saying something. A sentence can do several. */
export type SpeechAct =
  | { readonly kind: 'tell'; readonly fact: Fact }
  /** asks for the fact of a topic, such as `thing:brass key` */
  | { readonly kind: 'ask'; readonly topic: string }
  /** `other` is somebody who may know */
  | { readonly kind: 'unknown'; readonly topic: string; readonly other?: string }
  | { readonly kind: 'invite'; readonly gathering: Extract<Fact, { kind: 'gathering' }> }
  | { readonly kind: 'answerInvitation'; readonly id: string; readonly comes: boolean }
  /** asks for a thing to be brought, to be met at a place, or to be helped to get a thing */
  | { readonly kind: 'favour'; readonly favour: Favour }
  | { readonly kind: 'answerFavour'; readonly favour: Favour; readonly agrees: boolean }
  | { readonly kind: 'greet' }
  | { readonly kind: 'thank' }
  /** takes notice of what somebody told of themselves or of others */
  | { readonly kind: 'remark'; readonly on: 'plan' | 'deed' | 'likes' | 'mood' }
  /** has no time to talk, and why: a verb phrase such as `eat`, or nothing */
  | { readonly kind: 'decline'; readonly because: string }

export type Favour =
  | { readonly kind: 'bring'; readonly thing: string; readonly to: string }
  | { readonly kind: 'meet'; readonly place: string; readonly at: number; readonly who: string }
  /** to get a thing together with whoever wants it */
  | { readonly kind: 'help'; readonly thing: string; readonly who: string }

/** Everything anybody said, word for word, with what was meant by it. */
export interface Statement {
  /** of the request it belongs to */
  readonly chat: string
  /** the reason given with a request, the words of an answer, or a message */
  readonly part: 'reason' | 'words' | 'message'
  readonly speaker: string
  readonly listeners: readonly string[]
  readonly text: string
  /** what was meant: said by rules, or read from the text of a model or a person */
  readonly acts: readonly SpeechAct[]
  readonly minute: number
  readonly round: number
}
