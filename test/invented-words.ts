/** A vocabulary without a story: words of one's own, flagged as Infocom's compiler does it. */
import { readVocabulary, type StoryTables, truncate, type Vocabulary } from '../src/worlds/adventure/vocabulary.ts'

const FLAG = { nouns: 0x80, verbs: 0x41, adjectives: 0x22, directions: 0x13, prepositions: 0x08 } as const

export function inventedVocabulary(words: Partial<Record<keyof typeof FLAG, string>>): Vocabulary {
  const flags = new Map<string, number>()
  const spoken = { directions: 'north south east west up down', ...words }
  for (const [part, list] of Object.entries(spoken)) {
    for (const word of list
      .trim()
      .split(/\s+/)
      .map((text) => truncate(text, 9)))
      flags.set(word, (flags.get(word) ?? 0) | FLAG[part as keyof typeof FLAG])
  }
  const rows = [...flags].map(([word, flag], index) => ({
    word,
    address: 100 + 9 * index,
    data: [flag, 255 - index, 0],
  }))
  const tables = {
    story: { bytes: new Uint8Array(64) },
    dictionary: { entries: rows, wordLength: 9, separators: '.,"' },
  }
  return readVocabulary(tables as unknown as StoryTables)
}
