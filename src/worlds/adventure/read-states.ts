/** Reads states: what is said to be open, closed or locked, and so names what to open and what needs a key. */
import { thingNamed } from './read-things.ts'
import type { Vocabulary } from './vocabulary.ts'

const { raw } = String

export interface StateOf {
  /** missing for `it` */
  readonly thing?: string
  readonly state: 'open' | 'closed' | 'locked' | 'unlocked' | 'barred' | 'empty' | 'on' | 'off'
}

const STATES: Readonly<Record<string, StateOf['state']>> = {
  open: 'open',
  ajar: 'open',
  opened: 'open',
  closed: 'closed',
  shut: 'closed',
  locked: 'locked',
  unlocked: 'unlocked',
  bolted: 'barred',
  barred: 'barred',
  sealed: 'barred',
  nailed: 'barred',
  boarded: 'barred',
  stuck: 'barred',
  empty: 'empty',
  on: 'on',
  lit: 'on',
  off: 'off',
}

const SUBJECT = raw`(?:^|[^\p{L}'])((?:[\p{L}'-]{1,20}\s){0,4}?[\p{L}'-]{1,20}),?\s(?:\([^()]{0,30}\)\s)?`
const IS = raw`(?:which |that )?(?:is|are|was|seems?|appears?|stands?|remains?|looks?)\s(?:to be\s)?`
const HOW = raw`(?:(?:now|already|still|wide|just|both|currently|\p{L}{2,12}ly)\s){0,2}`
// behind it the sentence ends or goes on: `open to the public` is another matter
// pattern: the words of the table above
const SAID = new RegExp(
  raw`${SUBJECT}${IS}${HOW}(${Object.keys(STATES).join('|')})(?=$|[.,!;)]|\s(?:and|but|shut|up|from)\b)`,
  'giu',
)
// `the case isn't open` says what it is: closed
const OPPOSITE: Readonly<Partial<Record<string, string>>> = {
  open: 'closed',
  closed: 'open',
  shut: 'open',
  locked: 'unlocked',
  on: 'off',
  lit: 'off',
  off: 'on',
}
// pattern: the words of the table above
const DENIED = new RegExp(
  raw`${SUBJECT}(?:isn['’]t|aren['’]t|is not|are not|was not|wasn['’]t)\s` +
    raw`(?:even\s|currently\s)?(${Object.keys(OPPOSITE).join('|')})(?=$|[.,!;)])`,
  'giu',
)
const OPENABLE =
  raw`(?:door|gate|window|hatch|trapdoor|trap door|` +
  raw`box|chest|lid|drawer|container|safe|cabinet|cupboard|grate|case)`
const ATTRIBUTED = new RegExp(
  raw`\b(?:an?|the|this|your|some)\s(?:[\p{L}'-]{2,20}\s)?(open|closed|locked|sealed)\s` +
    raw`((?:[\p{L}'-]{2,20}\s){0,2}${OPENABLE})\b`,
  'giu',
)
const LONGEST_LINE = 2_000
const IT = /\b(?:it|that|they|this|these|those|both)\s*$/i

export function statesIn(lines: readonly string[], vocabulary: Vocabulary): StateOf[] {
  const states = new Map<string, StateOf>()
  const add = (thing: string | undefined, word: string) => {
    const state = STATES[word.toLowerCase()]!
    states.set(`${thing ?? ''} ${state}`, thing === undefined ? { state } : { thing, state })
  }
  for (const whole of lines) {
    const line = whole.slice(0, LONGEST_LINE)
    const tell = (subject: string, word: string) => {
      const thing = IT.test(subject) ? undefined : thingNamed(subject, vocabulary)
      if (thing !== undefined || IT.test(subject)) add(thing, word)
    }
    for (const [, subject, word] of line.matchAll(SAID)) tell(subject!, word!)
    for (const [, subject, word] of line.matchAll(DENIED)) tell(subject!, OPPOSITE[word!.toLowerCase()]!)
    for (const [, word, subject] of line.matchAll(ATTRIBUTED)) {
      const thing = thingNamed(subject!, vocabulary)
      if (thing !== undefined) add(thing, word!)
    }
  }
  return [...states.values()]
}
