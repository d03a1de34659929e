import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hasZork, packaged, zork } from '../../../test/zmachine/places.ts'
import { createMachine, openStory } from '../zmachine/index.ts'
import { readVocabulary, type StoryTables, truncate } from './vocabulary.ts'

const vocabularyOf = (file: string) => readVocabulary(createMachine(openStory(readFileSync(file))))

describe('readVocabulary', () => {
  it("reads Infocom's flags: nouns, verbs, adjectives, prepositions and directions apart", () => {
    const vocabulary = vocabularyOf(packaged('minizork.z3'))
    expect(vocabulary.dialect).toBe('infocom')
    expect(vocabulary.words).toHaveLength(536)
    expect(vocabulary.partsOf('lamp')).toMatchObject({ noun: true, verb: false, adjective: false })
    expect(vocabulary.partsOf('brass')).toMatchObject({ adjective: true, noun: false })
    expect(vocabulary.partsOf('take')).toMatchObject({ verb: true, verbRow: 16 })
    expect(vocabulary.partsOf('under')).toMatchObject({ preposition: true, direction: false })
    expect(vocabulary.partsOf('down')).toMatchObject({ preposition: true, direction: true })
  })

  it("reads Inform's flags: meta verbs, and directions by what English calls so", () => {
    const vocabulary = vocabularyOf(packaged('advent.z5'))
    expect(vocabulary.dialect).toBe('inform')
    expect(vocabulary.partsOf('lamp')).toMatchObject({ noun: true, direction: false })
    expect(vocabulary.partsOf('save')).toMatchObject({ verb: true, meta: true })
    expect(vocabulary.partsOf('take')).toMatchObject({ verb: true, meta: false })
    expect(vocabulary.partsOf('northeast')).toMatchObject({ direction: true, noun: false })
    // flagged as a noun, because the library's own code speaks of it
    expect(vocabulary.partsOf('the')?.noun).toBe(false)
  })

  it('tells an early Inform story, which does not say so, from an Infocom story', () => {
    const vocabulary = vocabularyOf(packaged('curses.z3'))
    expect(vocabulary.dialect).toBe('inform')
    expect(vocabulary.partsOf('northeast')?.direction).toBe(true)
  })

  it('knows stories that ZILF made as of Infocom kind', () => {
    expect(vocabularyOf(packaged('advent.z3')).dialect).toBe('infocom')
  })

  it.runIf(hasZork)('knows a long word by its first letters, as the parser does', () => {
    const vocabulary = vocabularyOf(zork.story)
    expect(vocabulary.knows('inventory')).toBe(true)
    expect(vocabulary.knows('INVENTORIES')).toBe(true)
    expect(vocabulary.knows('invention')).toBe(true)
    expect(vocabulary.knows('inv')).toBe(false)
  })

  it('takes any bytes for flags', () => {
    const entries = Array.from({ length: 256 }, (_, flags) => ({ word: `w${flags}`, address: flags, data: [flags] }))
    const tables = {
      story: { bytes: new Uint8Array(8) },
      dictionary: { entries: [...entries, { word: 'north', address: 0, data: [] }], wordLength: 6, separators: '' },
    }
    expect(readVocabulary(tables as unknown as StoryTables).words).toHaveLength(257)
  })
})

describe('truncate', () => {
  it('counts a letter once, a digit or a sign twice, as the encoding does', () => {
    expect(truncate('Lantern', 6)).toBe('lanter')
    expect(truncate('2-inch', 6)).toBe('2-in')
    expect(truncate("o'clock", 9)).toBe("o'clock")
    expect(truncate('abcde-f', 6)).toBe('abcde')
  })
})
