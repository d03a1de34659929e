/** Texts from outside that are made to take long: every reader of them takes time in proportion to their length. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { storyText } from '../src/worlds/adventure/story-text.ts'
import { wrap } from '../src/terminal/wrap.ts'
import { columnsOf, harmless, shorten } from '../src/terminal/text.ts'
import { kindsOf, likelihood } from '../src/lexicon/index.ts'
import { wordsOf as wordsOfGrid } from '../src/worlds/grid/chart.ts'
import { quoteMail } from '../src/mail/quote.ts'
import { readReply as readModelReply } from '../src/minds/read-reply.ts'
import { idOf } from '../src/societies/adventurers/knowledge/names.ts'
import { isAnothers, isNameOf, isPersonIn } from '../src/societies/adventurers/knowledge/persons.ts'
import { readMarks } from '../src/societies/adventurers/textquests/marks.ts'
import { readReport } from '../src/societies/explorers/report.ts'
import { contentsIn } from '../src/worlds/adventure/read-contents.ts'
import { exitsIn, leadsEverywhere } from '../src/worlds/adventure/read-exits.ts'
import { inventoryIn } from '../src/worlds/adventure/read-inventory.ts'
import { endingIn, verdictOn } from '../src/worlds/adventure/read-kind.ts'
import { layOut } from '../src/worlds/adventure/read-layout.ts'
import { asksForMore, questionIn } from '../src/worlds/adventure/read-question.ts'
import { gainIn, scoreIn } from '../src/worlds/adventure/read-score.ts'
import { statesIn } from '../src/worlds/adventure/read-states.ts'
import { mentionsIn, thingNamed } from '../src/worlds/adventure/read-things.ts'
import { readReply } from '../src/worlds/adventure/reading.ts'
import { readStatus } from '../src/worlds/adventure/status.ts'
import { linesOf, sentencesOf, wordsOf } from '../src/worlds/adventure/text-parts.ts'
import { readMind } from '../studio/src/pages/start/read-value.ts'
import { clipText, shortText, visibleText } from '../studio/src/ui/clip-text.ts'
import { bubbleOf, gistOf } from '../studio/src/worlds/grid/gist.ts'
import { oneLine } from '../studio/src/worlds/shared/one-line.ts'
import { paragraphsOf } from '../studio/src/worlds/shared/paragraphs.ts'
import { cpuMs } from './cpu-ms.ts'
import { inventedVocabulary } from './invented-words.ts'

const LENGTH = 50_000
const ENOUGH_MS = 100
// twice the text takes twice the time, or four times when it grows with the square
const MOST_GROWTH = 3

const vocabulary = inventedVocabulary({ nouns: 'lamp sack door', adjectives: 'red', verbs: 'take open' })
const extent = { width: 5, height: 3, depth: 5 }
const schema = z.object({ action: z.string() })
const letter = { sender: 'bo', recipient: 'ana' }

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a story’s reply': (text) => readReply(text, vocabulary),
  'lines of a reply': linesOf,
  'sentences of a line': sentencesOf,
  'words of a line': wordsOf,
  'the layout of a reply': (text) => layOut(text, 'Hall'),
  'what is in what': (text) => contentsIn([text], vocabulary),
  'ways out': (text) => [exitsIn([text]), leadsEverywhere([text])],
  'what is carried': (text) => [
    inventoryIn([text], vocabulary),
    inventoryIn([`You are carrying: ${text}`], vocabulary),
    inventoryIn(['You are carrying:', `  ${text}`], vocabulary),
  ],
  'the kind of a reply': (text) => [endingIn(text), verdictOn([text])],
  questions: (text) => [questionIn(text), questionIn(`Which do you mean, ${text}?`), asksForMore(text)],
  scores: (text) => [scoreIn(text), scoreIn(`Your score is ${text}`), gainIn(text)],
  'the status line': (text) => [text, `Hall  Score ${text}`, `Moves${text}`].map((upper) => readStatus({ upper })),
  'states of things': (text) => statesIn([text], vocabulary),
  'things of a line': (text) => [mentionsIn(text, vocabulary), thingNamed(text, vocabulary)],
  'names of places': idOf,
  'who is meant, and whose it is': (text) => [
    isNameOf(text, 'Joan'),
    isPersonIn(text, 'joan'),
    isAnothers(text, 'lamp'),
  ],
  'marks of TextQuests': (text) => readMarks(text),
  'reports of explorers': (text) => readReport(wordsOfGrid(extent), text),
  'letters in a prompt': (text) => quoteMail([{ ...letter, message: text }]),
  'kinds of words': (text) => [kindsOf(text), likelihood(text, 'creature')],
  'text for a terminal': (text) => [
    harmless(text),
    columnsOf(text),
    shorten(text, 80),
    wrap(text, 80),
    storyText(text),
  ],
  'text for the studio': (text) => [clipText(text, 500), visibleText(text), shortText(text, 80), oneLine(text, 80)],
  'paragraphs of the studio': (text) => paragraphsOf(text, 'Hall'),
  'letters in the studio': (text) => [gistOf(extent as never, text), bubbleOf(text)],
  'who thinks, as typed': (text) => [readMind(text), readMind(`http://${text}`)],
}

const ATTACKS: Readonly<Record<string, string>> = {
  spaces: ' ',
  tabs: '\t',
  newlines: '\n',
  'lines of space': '\n \t',
  'ends of lines of all kinds': '\r\n\u2028',
  dots: '.',
  ellipses: '…',
  dashes: '-',
  underscores: '_',
  slashes: '/',
  hashes: '#:',
  quotes: '"',
  apostrophes: "'",
  'brackets that open': '(',
  'brackets that close': ')',
  'square brackets': '[',
  'brackets in brackets': '((a) ',
  'long words': 'a',
  digits: '7',
  'short words': 'a ',
  commas: ', ',
  'commas without a bracket': ', a (b ',
  'and and and': ' and ',
  'or or or': ' or ',
  finds: 'Found ',
  'finds at places': 'Found a at (',
  scores: 'score ',
  maxima: ' maximum maximum of',
  'things in asides': 'a sack (containing a lamp ',
  'headings without an end': 'the sack contains ',
  'marks without an end': '[ID: a.c:1, PRSO: ',
  'marks within marks': ', PRSI: ',
  'cells without an end': 'Seen floor 0,0,0 ',
  'somebody carrying': 'carrying a lamp ',
  'which of which': 'which one of the ',
  fences: '```\r',
}

function spent(read: (text: string) => unknown, text: string): number {
  const before = cpuMs()
  read(text)
  return cpuMs() - before
}

const textOf = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

describe.each(Object.entries(READERS))('reading %s', (_, read) => {
  it('takes no more than time in proportion, whatever the text', () => {
    const slow = Object.entries(ATTACKS).flatMap(([name, unit]) =>
      // most fail at the end, where something comes that was not expected
      ['', '!'].flatMap((last) => {
        const whole = spent(read, textOf(unit, LENGTH) + last)
        if (whole < ENOUGH_MS) return []
        // the least of several, in turn: another process may have had the caches in between
        const pairs = [1, 2, 3].map(() => ({
          half: spent(read, textOf(unit, LENGTH / 2) + last),
          whole: spent(read, textOf(unit, LENGTH) + last),
        }))
        const half = Math.min(...pairs.map((pair) => pair.half))
        const again = Math.min(whole, ...pairs.map((pair) => pair.whole))
        return again > ENOUGH_MS && again > half * MOST_GROWTH
          ? [`${name}: ${half} ms, ${again} ms for twice as much`]
          : []
      }),
    )
    expect(slow).toEqual([])
  }, 180_000)
})

describe('reading a model’s reply', () => {
  it.each(Object.entries(ATTACKS))('is over soon, even with %s', async (_, unit) => {
    const before = cpuMs()
    await readModelReply(textOf(unit, 49_000), schema)
    // YAML takes its time with many lines, but not with the square of them
    expect(cpuMs() - before).toBeLessThan(5_000)
  })
})
