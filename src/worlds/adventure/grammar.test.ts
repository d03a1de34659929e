import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasZork, packaged, zork } from '../../../test/zmachine/places.ts'
import { createMachine, openStory } from '../zmachine/index.ts'
import { type Grammar, readGrammar } from './grammar.ts'
import { readVocabulary, type StoryTables } from './vocabulary.ts'

function grammarOf(file: string): Grammar {
  const machine = createMachine(openStory(readFileSync(file)))
  return readGrammar(machine, readVocabulary(machine))!
}

const sentences = (grammar: Grammar, verb: string) => grammar.verbOf(verb)!.lines.map(({ text }) => text)

describe('readGrammar', () => {
  it.runIf(hasZork)("reads Infocom's lines of eight bytes", () => {
    const grammar = grammarOf(zork.story)
    expect(grammar.layout).toBe('infocom-fixed')
    expect(grammar.verbs).toHaveLength(135)
    expect(sentences(grammar, 'put')).toContain('put OBJ in OBJ')
    expect(sentences(grammar, 'unlock')).toEqual(['unlock OBJ with OBJ'])
    expect(sentences(grammar, 'stand')).toEqual(['stand up', 'stand'])
    expect(sentences(grammar, 'turn')).toContain('turn OBJ with OBJ')
    expect(grammar.verbOf('get')).toBe(grammar.verbOf('take'))
    expect(grammar.verbOf('grab')!.verb).toBe('take')
  })

  it.each([
    ['as it is', false, 0],
    ['with empty bytes between its verbs', true, 0],
    ['with a preposition that is in no dictionary', false, 99],
    ['with both', true, 99],
  ])("reads Infocom's table %s", (_kind, isPadded, odd) => {
    const grammar = readGrammar(...short({ isPadded, odd }))!
    expect(grammar.layout).toBe('infocom-variable')
    const all = ['put OBJ', 'put OBJ on OBJ', ...(odd ? [] : ['put on OBJ'])]
    expect(sentences(grammar, 'put')).toEqual(all)
    expect(sentences(grammar, 'wait')).toEqual(['wait'])
    expect(sentences(grammar, 'take')).toEqual(['take OBJ'])
  })

  it('reads a compact dictionary, which has one value a word', () => {
    const grammar = readGrammar(...short({ isPadded: true, odd: 0, isCompact: true }))!
    expect(sentences(grammar, 'put')).toEqual(['put OBJ', 'put OBJ on OBJ', 'put on OBJ'])
  })

  it("reads Infocom's short lines", () => {
    const grammar = grammarOf(packaged('minizork.z3'))
    expect(grammar.layout).toBe('infocom-variable')
    expect(grammar.verbs).toHaveLength(101)
    expect(sentences(grammar, 'put')).toContain('put OBJ in OBJ')
    const drop = grammar.verbOf('drop')!.lines.find(({ text }) => text === 'drop OBJ')!
    expect(drop.tokens).toMatchObject([{ kind: 'noun', held: true, many: true }])
  })

  it('finds the tables of ZILF, which stand somewhere else', () => {
    const grammar = grammarOf(packaged('advent.z3'))
    expect(grammar.verbs).toHaveLength(93)
    expect(sentences(grammar, 'unlock')).toEqual(['unlock OBJ with OBJ'])
    expect(sentences(grammar, 'put')).toContain('put down OBJ')
    // the table has a noun behind `up`, which nobody says
    expect(sentences(grammar, 'pick')).toEqual(['pick OBJ up', 'pick up OBJ'])
  })

  it('reads version 1 of Inform', () => {
    const grammar = grammarOf(packaged('curses.z3'))
    expect(grammar.layout).toBe('inform-1')
    expect(grammar.verbs).toHaveLength(97)
    expect(sentences(grammar, 'insert')).toEqual(['insert OBJ in OBJ', 'insert OBJ into OBJ'])
    expect(sentences(grammar, 'look')).toContain('look up TEXT in OBJ')
  })

  it('reads version 2 of Inform, with words to choose from, and what is reversed', () => {
    const grammar = grammarOf(packaged('advent.z5'))
    expect(grammar.layout).toBe('inform-2')
    expect(grammar.verbs).toHaveLength(113)
    const [give, reversed] = ['give OBJ to OBJ', 'give OBJ OBJ'].map((text) =>
      grammar.verbOf('give')!.lines.find((line) => line.text === text)!,
    )
    expect(give).toMatchObject({ action: reversed!.action, reversed: false, nouns: 2 })
    expect(reversed).toMatchObject({ reversed: true })
    expect(give!.tokens).toMatchObject([{ held: true }, { words: ['to'] }, { creature: true }])
    expect(grammar.verbOf('climb')!.lines.map(({ tokens }) => tokens)).toMatchObject([
      [{ kind: 'noun' }],
      [{ words: ['up', 'over'] }, { kind: 'noun' }],
    ])
  })

  it('reads version 3 of Inform', () => {
    const grammar = readGrammar(...versionThree())!
    expect(grammar.layout).toBe('inform-3')
    expect(sentences(grammar, 'push')).toEqual(['push OBJ', 'push OBJ into OBJ'])
    expect(sentences(grammar, 'look')).toEqual(['look'])
    expect(grammar.verbOf('push')!.lines[1]).toMatchObject({ action: 5, reversed: true })
  })

  it('tells verbs that talk with the program, by flag or by their words', () => {
    const inform = grammarOf(packaged('advent.z5'))
    const infocom = grammarOf(packaged('minizork.z3'))
    for (const word of ['save', 'restore', 'quit', 'verbose', 'score'])
      expect([word, inform.verbOf(word)!.meta, infocom.verbOf(word)!.meta]).toEqual([word, true, true])
    // `undo` is one of its words
    expect(grammarOf(packaged('curses.z3')).verbOf('open')!.meta).toBe(false)
  })

  it('has nothing to say where there is no grammar', () => {
    for (const name of ['praxix.z5', 'etude.z5']) {
      const machine = createMachine(openStory(readFileSync(packaged(name))))
      expect(readGrammar(machine, readVocabulary(machine))).toBeUndefined()
    }
  })

  it('neither throws nor goes on for ever on bytes of chance', () => {
    const tables = fc.record({
      bytes: fc.uint8Array({ minLength: 64, maxLength: 4096 }),
      data: fc.array(fc.array(fc.nat(255), { maxLength: 4 }), { maxLength: 40 }),
      north: fc.nat(255),
      dynamicSize: fc.nat(5000),
    })
    fc.assert(
      fc.property(tables, ({ bytes, data, north, dynamicSize }) => {
        const entries = [...data, [north, 0, 0]].map((values, index) => ({
          word: index === data.length ? 'north' : `w${index}`,
          address: 7 * index,
          data: values,
        }))
        const machine = {
          story: { bytes, dynamicSize },
          dictionary: { entries, wordLength: 6, separators: '' },
        } as unknown as StoryTables
        const grammar = readGrammar(machine, readVocabulary(machine))
        if (grammar) expect(grammar.verbs.length).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })

  it('reads all but a line or two when single bytes of the table are wrong, and never as another layout', () => {
    const machine = createMachine(openStory(readFileSync(packaged('minizork.z3'))))
    const vocabulary = readVocabulary(machine)
    const count = (grammar?: Grammar) => grammar?.verbs.reduce((sum, { lines }) => sum + lines.length, 0) ?? 0
    const whole = count(readGrammar(machine, vocabulary))
    let read = 0
    for (let at = machine.story.dynamicSize; at < machine.story.dynamicSize + 1500; at += 7) {
      const bytes = machine.story.bytes.slice()
      bytes[at] = bytes[at]! ^ 0xff
      const grammar = readGrammar({ ...machine, story: { ...machine.story, bytes } }, vocabulary)
      expect([undefined, 'infocom-variable']).toContain(grammar?.layout)
      if (count(grammar) > whole * 0.95) read++
    }
    // what is left: pointers and counts of lines, which nothing can stand in for
    expect(read).toBeGreaterThan(140)
  })
})

/** A story of two verbs, laid out as compilers since 6.43 may do. */
function versionThree(): Parameters<typeof readGrammar> {
  const bytes = new Uint8Array(256)
  const put = (at: number, ...values: number[]) => bytes.set(values, at)
  put(0x3c, 0x36, 0x2e, 0x34, 0x34)
  put(0x08, 0, 160)
  // two rows; each line: count of tokens in the top five bits, reversed, action
  put(100, 0, 104, 0, 117)
  put(104, 2, 1 << 3, 4, 0x01, 0, (3 << 3) | 4, 5, 0x01, 1, 0x42, 1, 0x01, 0)
  put(117, 1, 0, 9)
  // two prepositions, then the dictionary
  put(154, 0, 2, 0, 180, 0, 190)
  const word = (text: string, address: number, ...data: number[]) => ({ word: text, address, data })
  const entries = [
    word('in', 180, 8, 0, 0),
    word('into', 190, 8, 0, 0),
    word('look', 200, 0x41, 254, 0),
    word('push', 210, 0x41, 255, 0),
  ]
  const machine = {
    story: { bytes, dynamicSize: 100 },
    dictionary: { entries, wordLength: 9, separators: '' },
  } as unknown as StoryTables
  return [machine, readVocabulary(machine)]
}

/** Three verbs in lines of two, four and seven bytes; `odd` is the number of a preposition. */
function short({ isPadded = false, odd = 0, isCompact = false }): Parameters<typeof readGrammar> {
  const ON = 0xfd
  const [none, one, two] = [0, 0x40, 0x80]
  const entries = [
    [1, none, 3],
    [3, one, 7, 0, 0, two, 8, 0, 0, ON & 0x3f, 0, 0, one | ((odd || ON) & 0x3f), 9, 0, 0],
    [1, one, 4, 0, 0],
  ]
  const bytes = new Uint8Array(512)
  let at = 106
  for (const [row, entry] of entries.entries()) {
    if (isPadded && at % 2 === 1) at++
    bytes.set([0, at], 100 + 2 * row)
    bytes.set(entry, at)
    at += entry.length
  }
  const word = (text: string, address: number, flags: number, first: number) => ({
    word: text,
    address,
    data: isCompact ? [flags, first] : [flags, first, 0],
  })
  const dictionary = [
    word('north', 300, 0x13, 31),
    // a preposition is told by no bits of its own
    word('on', 310, 0x08, ON),
    word('put', 320, 0x41, 254),
    word('take', 330, 0x41, 253),
    word('wait', 340, 0x41, 255),
  ]
  const machine = {
    story: { bytes, dynamicSize: 100 },
    dictionary: { entries: dictionary, wordLength: 6, separators: '' },
  } as unknown as StoryTables
  return [machine, readVocabulary(machine)]
}
