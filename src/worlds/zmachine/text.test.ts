import { describe, expect, it } from 'vitest'
import { at, code, tinyStory } from '../../../test/zmachine/tiny-story.ts'
import { createMachine, openStory } from './index.ts'

/** Five-bit characters, three a word; the last word is marked. */
function packed(characters: readonly number[]): number[] {
  const words: number[] = []
  for (let from = 0; from < characters.length; from += 3) {
    const [a = 5, b = 5, c = 5] = characters.slice(from, from + 3)
    words.push((a << 10) | (b << 5) | c | (from + 3 >= characters.length ? 0x8000 : 0))
  }
  return words.flatMap((word) => [word >> 8, word & 0xff])
}

const TEXT = at.code + 0x40
const ABBREVIATION = 0xf00

function decode(characters: readonly number[], abbreviation: readonly number[] = []): string {
  const story = tinyStory(5, code.quit)
  story.set(packed(characters), TEXT)
  // the first abbreviation; its address is counted in words
  story.set([(at.static + 0x20) >> 8, (at.static + 0x20) & 0xff], 0x18)
  story.set([ABBREVIATION >> 9, (ABBREVIATION >> 1) & 0xff], at.static + 0x20)
  story.set(packed(abbreviation), ABBREVIATION)
  return createMachine(openStory(story)).text.decode(TEXT)
}

describe('text', () => {
  it('is read in three alphabets', () => {
    expect(decode([4, 13, 10, 17, 17, 20, 5, 19, 0, 5, 8, 5, 7])).toBe('Hello, 0\n')
  })

  it('spells what no alphabet has by its code', () => {
    expect(decode([5, 6, 1, 0])).toBe(' ')
    expect(decode([5, 6, 2, 0])).toBe('@')
  })

  it('puts abbreviations in, but none within an abbreviation, where it could call itself', () => {
    expect(decode([1, 0, 6], [7, 8])).toBe('bca')
    expect(decode([1, 0, 6], [1, 0, 7])).toBe('ba')
  })

  it('ends where a story has forgotten to end it', () => {
    const story = tinyStory(5, code.quit).fill(0x18, TEXT)
    expect(createMachine(openStory(story)).text.decode(TEXT).length).toBeLessThan(3 * at.end)
  })

  it('follows the abbreviations as a story changes them, and goes back with them, in another machine too', () => {
    const [table, objects] = [0x40, 0x300]
    const change = code.storeWord(table, (ABBREVIATION + 8) >> 1)
    const story = tinyStory(5, [...code.readLine(5), ...change, ...code.readLine(5), ...code.quit])
    story.set([objects >> 8, objects & 0xff], 0x0a)
    story.set([0, table], 0x18)
    story.fill(0, table, table + 192)
    story.set([ABBREVIATION >> 9, (ABBREVIATION >> 1) & 0xff], table)
    story.set(packed([1, 0, 5]), TEXT)
    story.set(packed([6, 6, 6]), ABBREVIATION)
    story.set(packed([7, 7, 7]), ABBREVIATION + 8)
    const [machine, other] = [createMachine(openStory(story)), createMachine(openStory(story))]
    const texts: string[] = []
    const tell = () => texts.push(machine.text.decode(TEXT), other.text.decode(TEXT))
    machine.run()
    other.run()
    tell()
    const before = machine.snapshot()
    machine.run('x')
    tell()
    const after = machine.snapshot()
    machine.restore(before)
    other.restore(after)
    tell()
    machine.restore(after)
    other.restore(before)
    tell()
    expect(texts).toEqual(['aaa', 'aaa', 'bbb', 'aaa', 'aaa', 'bbb', 'bbb', 'aaa'])
  })
})
