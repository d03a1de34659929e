/** Reads a reply without a model: the room, its exits and things, and whether the command did anything. */
import { type Contents, contentsIn } from './read-contents.ts'
import { type Exit, exitsIn, leadsEverywhere } from './read-exits.ts'
import { type Carried, inventoryIn } from './read-inventory.ts'
import { endingIn, type ReplyKind, type Verdict, verdictOn } from './read-kind.ts'
import { layOut, type ReplyLayout } from './read-layout.ts'
import { asksForMore, menuIn, type Question, questionIn } from './read-question.ts'
import { gainIn, type ScoreReport, scoreIn } from './read-score.ts'
import { type StateOf, statesIn } from './read-states.ts'
import { type Thing, thingsIn } from './read-things.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wording } from './wording.ts'

export interface Reply {
  /** what stands before the title of a room; all of it when there is none */
  readonly before: string
  readonly title?: string
  /** what the player is in or on, when the title says so */
  readonly aboard?: string
  readonly description: string
  /** further lines about the room */
  readonly listing: readonly string[]
  readonly exits: readonly Exit[]
  /** ways lead in all directions */
  readonly everywhere: boolean
  readonly things: readonly Thing[]
  readonly contents: readonly Contents[]
  readonly states: readonly StateOf[]
  readonly dark: boolean
  readonly kind: ReplyKind
  /** the words that told the kind; empty when it is only supposed */
  readonly told: string
  readonly question?: Question
  /** waits for a key */
  readonly more: boolean
  /** the word the story does not know, when it names it */
  readonly unknownWord?: string
  readonly inventory?: readonly Carried[]
  readonly score?: ScoreReport
  /** points just won, or lost when negative */
  readonly gained?: number
}

export interface ReadingContext {
  readonly previous?: Pick<Reply, 'title' | 'description'> | undefined
  /** the room in the status line, where the story has one */
  readonly room?: string | undefined
  /** the room that stood there before */
  readonly wasRoom?: string | undefined
  /** the counter of moves stood still, though what was typed should have taken a turn */
  readonly isUncounted?: boolean
}

export function readReply(
  text: string,
  vocabulary: Vocabulary,
  { previous, room, wasRoom, isUncounted = false }: ReadingContext = {},
): Reply {
  const layout = layOut(text, room, wasRoom)
  const { lines, before, title, aboard, description, listing } = layout
  const whole = lines.join('\n')
  const place = description === '' ? listing : [description, ...listing]
  const question = questionIn(lastOf(lines)) ?? menuIn(lines)
  const gained = gainIn(whole)
  const score = scoreIn(whole)
  const inventory = title === undefined ? inventoryIn(lines, vocabulary) : undefined
  const unknownWord = /\bthe word ["“']([^"”']{1,40})["”']/i.exec(whole)?.[1]
  const supposed = kindOf(whole, layout, { question, gained, inventory, score, previous })
  // whatever its words: what takes no turn was not understood, or is not there
  const isBrief = before.join(' ').length <= LONGEST_MESSAGE
  const isParser = isUncounted && isBrief && title === undefined && UNCLEAR.has(supposed.kind) && !NO_ANSWER.test(whole)
  const verdict: Verdict = isParser ? { kind: 'not-here', told: before[0] ?? '' } : supposed
  const sections = [
    ['reply', before],
    ['description', [description]],
    ['listing', listing],
  ] as const
  return {
    before: before.join('\n'),
    ...(title === undefined ? {} : { title }),
    ...(aboard === undefined ? {} : { aboard }),
    description,
    listing,
    exits: exitsIn(place),
    everywhere: leadsEverywhere(place),
    things: thingsIn(sections, vocabulary, ONLY_NAMED.has(verdict.kind)),
    contents: contentsIn(lines, vocabulary),
    states: statesIn(lines, vocabulary),
    dark: isDark(whole, title),
    ...verdict,
    ...(question === undefined ? {} : { question }),
    more: asksForMore(whole),
    ...(unknownWord === undefined ? {} : { unknownWord }),
    ...(inventory === undefined ? {} : { inventory }),
    ...(score === undefined ? {} : { score }),
    ...(gained === undefined ? {} : { gained }),
  }
}

// a question is asked at the end; what was asked before has been answered
const LAST_LINES = 3
const lastOf = (lines: readonly string[]) =>
  lines
    .filter((line) => line !== '')
    .slice(-LAST_LINES)
    .join('\n')

// the story repeats what the player said, which makes nothing present
const ONLY_NAMED: ReadonlySet<ReplyKind> = new Set(['not-here', 'unknown-word', 'question'])

// what takes longer to say is an author's refusal, which need not cost a turn
const LONGEST_MESSAGE = 80

const UNCLEAR: ReadonlySet<ReplyKind> = new Set(['change', 'refusal', 'nothing'])
// the parser knows it and says what it is not
const NO_ANSWER = /\b(?:in)?animate\b|\balready\b|\b(?:noun|nothing) to (?:repeat|take|drop)\b/i

const DARK = wording(String.raw`
  (?:^|[.!?]\s|\n)\s{0,4}it(?:'s| is| has (?:become|gone)| becomes)(?: now)?(?: \w+)? (?:pitch[- ])?(?:black|dark)\b
  \bpitch[- ](?:black|dark)[.,!]
  \btoo dark to\b
  \bcan(?:'t|not) see a thing\b
  \bcan(?:'t|not) see anything(?: in (?:the|this) dark|[.!,])
  \byou are (?:now )?in (?:the dark|(?:total |complete |utter |pitch )?darkness)\b
  \b(?:plunged|left|leaving you) (?:in|into) (?:the dark|(?:total |complete |utter )?darkness)\b`)
// a dark room shows no title
const INTO_THE_DARK =
  /\byou (?:have |'ve )?(?:now )?(?:moved?|entered?|stumbled?|come|came|walked?) into (?:a |the )?(?:dark\b|darkness\b)[^.!]{0,20}/i
const DARK_TITLE = /^(?:in )?(?:the )?dark(?:ness)?$/i

const isDark = (text: string, title: string | undefined) =>
  DARK.test(text) || (title !== undefined && DARK_TITLE.test(title))

interface ReplyParts {
  readonly question: Question | undefined
  readonly gained: number | undefined
  readonly inventory: readonly Carried[] | undefined
  readonly score: ScoreReport | undefined
  readonly previous: ReadingContext['previous']
}

function kindOf(
  whole: string,
  layout: ReplyLayout,
  { question, gained, inventory, score, previous }: ReplyParts,
): Verdict {
  const { before, title, description } = layout
  const ending = endingIn(whole)
  if (ending) return ending
  if (gained !== undefined) return { kind: 'score', told: 'score' }
  const verdict = verdictOn(before)
  if (verdict.kind === 'unknown-word') return verdict
  if (question) return { kind: 'question', told: question.text }
  if (inventory || (score && title === undefined)) return { kind: 'nothing', told: inventory ? 'inventory' : 'score' }
  if (title === undefined) {
    const intoTheDark = INTO_THE_DARK.exec(whole)
    return intoTheDark ? { kind: 'moved', told: intoTheDark[0] } : verdict
  }
  // a room seen before may come by its title alone; only who looks again gets the same description again
  const isSame =
    previous?.title === title &&
    description !== '' &&
    (previous.description === '' || previous.description === description)
  // a refusal with the same room printed again is no move
  if (!isSame) return { kind: 'moved', told: title }
  return before.length > 0 ? verdict : { kind: 'nothing', told: title }
}
