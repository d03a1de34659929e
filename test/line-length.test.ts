/** Line length: no line of code is longer than 120 columns, because longer ones are cut off beside another file. */
import { describe, expect, it } from 'vitest'
import { listFiles, readText } from './repository.ts'

const LONGEST_LINE = 120

/** Files that may hold longer lines, and why. One that no longer does is taken off the list. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/lexicon/data.ts': 'made by scripts/build-lexicon.ts, and packed',
  'src/lexicon/hypernym-data.ts': 'made by scripts/build-hypernyms.ts, and packed',
  'src/societies/director/evaluation/own-prompts.ts': 'a table as spreadsheets write it, a prompt to a line',
  'src/worlds/adventure/parser-english.ts': 'patterns inside a text, one to a line',
  'test/studio/in-page.ts': 'a regular expression inside a program that is sent to a page',
  'examples/02-room.ts': 'ends with what it prints, as it prints it',
  'examples/10-journal.ts': 'ends with what it prints, as it prints it',
}

/** A regular expression that has a line to itself cannot be broken; an address neither. */
const UNBREAKABLE = [/^\s*\/(?![/*]).*\/[a-z]*,?$/, /^\s*(?:\/\/|\*) https?:\/\/\S+$/]

const isCode = (file: string) => /\.tsx?$/.test(file) && !file.startsWith('test/fixtures/')
// in characters: a pair of surrogates is one
const isTooLong = (line: string) =>
  Array.from(line).length > LONGEST_LINE && !UNBREAKABLE.some((pattern) => pattern.test(line))

function longLinesOf(text: string): number[] {
  return text.split(/\r?\n/).flatMap((line, place) => (isTooLong(line) ? [place + 1] : []))
}

const long = listFiles()
  .filter(isCode)
  .map((file) => ({ file, lines: longLinesOf(readText(file)) }))
  .filter(({ lines }) => lines.length > 0)

describe('lines of code', () => {
  it(`are no longer than ${LONGEST_LINE} characters`, () => {
    const wrong = long.filter(({ file }) => !Object.hasOwn(ALLOWED, file))
    expect(wrong.flatMap(({ file, lines }) => lines.map((line) => `${file}:${line}`))).toEqual([])
  })

  it('are longer only in files that have a reason, and in all of those', () => {
    expect(Object.keys(ALLOWED).filter((allowed) => !long.some(({ file }) => file === allowed))).toEqual([])
  })

  it('are measured in characters, and may be one regular expression or one address', () => {
    const wide = 'x'.repeat(LONGEST_LINE)
    expect(longLinesOf(`${wide}\n${wide}x\r\n${'🎭'.repeat(LONGEST_LINE)}`)).toEqual([2])
    expect(longLinesOf(`  /${wide}/iu,\n// https://example.com/${wide}`)).toEqual([])
    expect(longLinesOf(`// ${wide}\n/** ${wide} */\nconst text = /${wide}/`)).toEqual([1, 2, 3])
  })
})
