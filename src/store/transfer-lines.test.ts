import { describe, expect, it } from 'vitest'
import { readTextLines } from './transfer-lines.ts'

const linesOf = async (...pieces: readonly string[]) => {
  const lines: string[] = []
  // a stream gives its text in pieces
  for await (const line of readTextLines(
    (async function* () {
      yield* pieces
    })(),
  ))
    lines.push(line)
  return lines
}

describe('the lines of an exported file', () => {
  it('are the same however the file comes in pieces', async () => {
    for (const pieces of [['one\ntwo\nthree'], ['o', 'ne', '\n', 'two\nth', 'ree', ''], ['one\n', 'two', '\nthree\n']])
      expect(await linesOf(...pieces)).toStrictEqual(['one', 'two', 'three'])
    expect(await linesOf()).toStrictEqual([])
    expect(await linesOf('', '\n\n', 'a')).toStrictEqual(['', '', 'a'])
  })

  it('end at a line feed alone, not at the other line ends that JSON may hold', async () => {
    const record = JSON.stringify({ text: 'a\u2028b\u2029c\u0085d\u000be\rf\ng' })
    expect(await linesOf(`${record}\n${record}`)).toStrictEqual([record, record])
  })
})
