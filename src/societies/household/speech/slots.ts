/** What can stand in a frame: times, states and free words, and all slots by their names. */
import type { Match, Slot, Values } from './frame.ts'
import { asked, is, listenerName, nameAt, object, place, subject, thing, to } from './name-slots.ts'
import { wordAt } from './names-in-line.ts'
import { readSpan, readWhen, spanWords, whenWords } from './times.ts'

const numberAt = (values: Values, key: string) => (typeof values[key] === 'number' ? values[key] : undefined)

const when: Slot = {
  write: (values, { now, clock }) => {
    const time = numberAt(values, 'time')
    return time === undefined ? undefined : whenWords(time, now, clock)
  },
  read: (line, at, { now }) => {
    const found = readWhen(line.lower, at, now)
    return found === undefined ? [] : [{ end: found.end, values: { time: found.minute } }]
  },
}

const span: Slot = {
  write: (values, { now, clock }) => {
    const [from, until] = [numberAt(values, 'from'), numberAt(values, 'until')]
    return from === undefined || until === undefined ? undefined : spanWords(from, until, now, clock)
  },
  read: (line, at, { now }) => {
    const found = readSpan(line.lower, at, now)
    return found === undefined ? [] : [{ end: found.end, values: { from: found.from, until: found.until } }]
  },
}

/** One of those the thing can be in: else `the key is in my heart` would say what state it is in. */
const state: Slot = {
  write: (values) => nameAt(values, 'state'),
  read: (line, at, { words }, values) =>
    words
      .statesOf(nameAt(values, 'thing') ?? '')
      .filter((each) => wordAt(line, at, [each.toLowerCase()]) !== undefined)
      .map((each) => ({ end: at + each.length, values: { state: each } })),
}

const FREE_WORDS_AT_MOST = 30

/** Any words, as few as possible first. */
const free = (key: string, isPossible: (words: string) => boolean = () => true): Slot => ({
  write: (values) => nameAt(values, key),
  *read(line, at): Generator<Match> {
    let words = 0
    for (let end = at + 1; end <= line.text.length && words < FREE_WORDS_AT_MOST; end++) {
      const next = line.text[end]
      if (next !== undefined && next !== ' ' && next !== ',' && next !== ':') continue
      words++
      const value = line.text.slice(at, end)
      if (value.trim() === value && isPossible(value.toLowerCase())) yield { end, values: { [key]: value } }
    }
  },
})

/** Words that no feeling and no past deed begins with. */
const beginnings = new Set(
  (
    'a about afraid all always am an and are at be because been being by can cannot could do does did ' +
    'doing feeling getting ' +
    'from going has have having he her his i if in inside into is it just like likes love loves may mean ' +
    'means might my near need needs never no not of on one only or our plan plans quite rather really shall she ' +
    'should so some someone sorry still sure than that the their there they think thinks this to trying ' +
    'under very want wants we what when where which who why will wish with would you your'
  ).split(' '),
)

const FEELING_WORDS_AT_MOST = 2
const isFeeling = (words: string) =>
  words.split(' ').length <= FEELING_WORDS_AT_MOST &&
  !beginnings.has(words.split(' ')[0]!) &&
  !/[",:;]| (?:today|now)$/.test(words)
/** Of `you know, Ana is well`, nobody knew something. */
const isDeed = (words: string) => /^[^ ,:;]+ /.test(words) && !beginnings.has(words.split(' ')[0]!)

const daytimes = ['good morning', 'good afternoon', 'good evening', 'good day', 'good night']

const daytime: Slot = {
  write: (_, { now }) => {
    const hour = Math.floor((now % 1440) / 60)
    return hour < 12 ? 'good morning' : hour < 18 ? 'good afternoon' : 'good evening'
  },
  read: (line, at) => {
    const end = wordAt(line, at, daytimes)
    return end === undefined ? [] : [{ end, values: {} }]
  },
}

const fixed: Readonly<Record<string, Slot>> = {
  daytime,
  name: listenerName,
  thing,
  is,
  place,
  to,
  when,
  span,
  state,
  mood: free('mood', isFeeling),
  deed: free('deed', isDeed),
  news: {
    write: (values) => nameAt(values, 'news'),
    read: (line, at) =>
      at < line.text.length ? [{ end: line.text.length, values: { news: line.text.slice(at) } }] : [],
  },
}
const people = new Set(['person', 'host', 'holder', 'who', 'other'])

const made = new Map(Object.entries(fixed))

/** By what stands between the braces. */
export function plainSlot(name: string): Slot {
  const known = made.get(name)
  if (known !== undefined) return known
  const slot = makeSlot(name)
  made.set(name, slot)
  return slot
}

function makeSlot(name: string): Slot {
  if (name.startsWith('@')) return object(name.slice(1))
  const [first, second] = name.split(':')
  if (first!.startsWith('?')) return asked(first!.slice(1), second!)
  return people.has(first!) ? subject(first!, second) : free(name)
}
