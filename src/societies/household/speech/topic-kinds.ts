/** The kinds of topics one can ask for, and how each is named in a sentence: `where the brass key is`. */
import { textOf } from './frame-set.ts'
import {
  type Frame,
  type Hearing,
  type Match,
  type Slot,
  type Values,
  fillFrame,
  matchFrame,
  parseFrame,
} from './frame.ts'
import { plainSlot } from './slots.ts'

export interface TopicKind {
  readonly name: string
  readonly values: (kind: string, rest: string) => Values | undefined
  readonly topic: (values: Values, hearing: Hearing) => string
  /** what follows `do you know` and `I do not know` */
  readonly clauses: readonly Frame[]
  readonly questions: readonly string[]
  readonly heard: readonly string[]
}

function topicKind(
  name: string,
  values: TopicKind['values'],
  topic: TopicKind['topic'],
  clauses: readonly string[],
  questions: readonly string[],
  heard: readonly string[] = [],
): TopicKind {
  return { name, values, topic, clauses: clauses.map(parseFrame), questions, heard }
}

const who = (values: Values, { listener }: Hearing) => String(values['person'] ?? listener)
const named = (kind: string, key: string) => (given: string, rest: string) =>
  given === kind && rest !== '' ? { [key]: rest } : undefined

/** Without saying which: what is new, and what somebody likes. */
const anyNews = topicKind(
  'any news',
  (kind, rest) => (kind === 'news' && rest === '' ? {} : undefined),
  () => 'news:',
  ['what is new', 'what is going on', 'what people talk about'],
  ['what is new?', 'is there any news?', 'have you heard anything new?', 'what is going on?', 'any news?'],
  ['what is the news', 'what have you heard', 'heard any news', 'what is happening'],
)
const anyLiking = topicKind(
  'any liking',
  (kind, rest) => (kind === 'likes' && /^[^:]+:$/.test(rest) ? { person: rest.slice(0, -1) } : undefined),
  (values, hearing) => `likes:${who(values, hearing)}:`,
  ['what {person:likes} to do', 'what {person:likes} to do best'],
  ['what {?does:person} like to do?', 'what {?does:person} like best?'],
  ['what {?does:person} like', 'what {?does:person} enjoy', 'what {?does:person} do for fun'],
)
const liking = topicKind(
  'liking',
  (kind, rest) => {
    const [, person, what] = kind === 'likes' ? (/^([^:]+):(.+)$/.exec(rest) ?? []) : []
    return person !== undefined && what !== undefined ? { person, liking: what } : undefined
  },
  (values, hearing) => `likes:${who(values, hearing)}:${textOf(values, 'liking')}`,
  ['whether {person:likes} to {liking}', 'if {person:likes} to {liking}'],
  ['{?does:person} like to {liking}?', '{?is:person} somebody who likes to {liking}?'],
)

export const topicKinds: readonly TopicKind[] = [
  topicKind(
    'thing',
    named('thing', 'thing'),
    (values) => `thing:${textOf(values, 'thing')}`,
    ['where {thing} {is}', 'where to find {thing}', 'where to look for {thing}'],
    [
      'where {is} {thing}?',
      'have you seen {thing}[ anywhere| today|]?',
      'where can I find {thing}?',
      'I am looking for {thing}, have you seen it?',
      'I cannot find {thing}, where could I look?',
      'where should I look for {thing}?',
    ],
    ['I am looking for {thing}', 'I need to find {thing}', 'where did you [see|put|leave] {thing}', 'who has {thing}'],
  ),
  topicKind(
    'person',
    named('person', 'person'),
    (values, hearing) => `person:${who(values, hearing)}`,
    ['where {person:is}', 'where to find {@person}'],
    [
      'where {?is:person}?',
      'have you seen {@person}[ anywhere| today|]?',
      'where can I find {@person}?',
      'I am looking for {@person}, any idea?',
    ],
    ['I am looking for {@person}', 'where did you see {@person}', 'where did {person} go'],
  ),
  topicKind(
    'state',
    named('state', 'thing'),
    (values) => `state:${textOf(values, 'thing')}`,
    ['what state {thing} {is} in', 'how {thing} {is}'],
    ['what state {is} {thing} in?', 'how {is} {thing}?'],
  ),
  anyNews,
  anyLiking,
  liking,
  topicKind(
    'plan',
    named('plan', 'person'),
    (values, hearing) => `plan:${who(values, hearing)}`,
    ['what {person:plans} to do', 'what {person:is} going to do'],
    [
      'what {?is:person} going to do?',
      'what {?does:person} plan to do[ today| later|]?',
      'what {?does:person} mean to do[ today| later|]?',
    ],
    ['what are your plans', 'what are your plans for today', 'do you have any plans', 'any plans for today'],
  ),
  topicKind(
    'mood',
    named('mood', 'person'),
    (values, hearing) => `mood:${who(values, hearing)}`,
    ['how {person:is}', 'how {person:feels}'],
    [
      'how {?is:person}[ today| now|]?',
      'how {?does:person} feel[ today| now|]?',
      'how {?is:person} [getting on|doing]?',
    ],
    [
      'how is it going',
      'how is your day',
      'how is your day going',
      'are you all right',
      'are you okay',
      'are you well',
    ],
  ),
  topicKind(
    'deed',
    named('deed', 'person'),
    (values, hearing) => `deed:${who(values, hearing)}`,
    ['what {person} did', 'what {person:has} been doing'],
    ['what did {person} do[ today|]?', 'what {?has:person} been doing[ today|]?', 'what {?has:person} been up to?'],
    ['what have you done today', 'how was your day'],
  ),
  topicKind(
    'gathering',
    named('gathering', 'id'),
    (values) => `gathering:${textOf(values, 'id')}`,
    ['when the gathering {id} is', 'anything about the gathering {id}'],
    ['when is the gathering {id}?', 'have you heard of the gathering {id}?'],
  ),
  topicKind(
    'news',
    named('news', 'id'),
    (values) => `news:${textOf(values, 'id')}`,
    ['anything about {id}', 'the news about {id}'],
    ['have you heard anything about {id}?', 'what is the news about {id}?'],
    ['is there any news about {id}', 'what have you heard about {id}'],
  ),
]

/** Every way to ask is asked whether it is meant, one after the other: the last answer is kept. */
let last: { readonly topic: string; readonly values: Values | undefined } | undefined

export function valuesOfTopic(topic: string): Values | undefined {
  if (last?.topic !== topic) last = { topic, values: findValues(topic) }
  return last.values
}

function findValues(topic: string): Values | undefined {
  const at = topic.indexOf(':')
  const [given, rest] = [topic.slice(0, at), topic.slice(at + 1)]
  for (const kind of topicKinds) {
    const values = kind.values(given, rest)
    if (values !== undefined) return { ...values, topic: kind.name }
  }
  return undefined
}

export const kindNamed = (values: Values) => topicKinds.find((kind) => kind.name === values['topic'])

/** `{clause}`: `where the brass key is`. */
export const clauseSlot: Slot = {
  write: (values, saying) => {
    const clauses = kindNamed(values)?.clauses ?? []
    const clause = clauses[saying.choose(clauses.length)]
    return clause && fillFrame(clause, values, plainSlot, saying)
  },
  *read(line, at, hearing): Generator<Match> {
    for (const kind of topicKinds)
      for (const clause of kind.clauses)
        for (const { end, values } of matchFrame(clause, line, at, plainSlot, hearing))
          yield { end, values: { ...values, topic: kind.name } }
  },
}
