/** ZSCII, the character set of stories, and Unicode (Standard, section 3.8). */
import { HEADER } from './header.ts'
import type { Memory } from './memory.ts'

export const NEWLINE = 13

/** 155 to 223 unless the story brings a table of its own */
const EXTRA = 'äöüÄÖÜß»«ëïÿËÏáéíóúýÁÉÍÓÚÝàèìòùÀÈÌÒÙâêîôûÂÊÎÔÛåÅøØãñõÃÑÕæÆçÇþðÞÐ£œŒ¡¿'
const FIRST_EXTRA = 155
const MOST_EXTRA = 97

export interface Zscii {
  /** what a code prints as; nothing for codes that are not for output */
  toText(code: number): string
  /** the code of a character (`?` when there is none) */
  fromCharacter(character: string): number
}

export function createZscii(memory: Memory, version: number): Zscii {
  const extra = readExtra(memory, version)
  const codes = new Map([...extra].map((character, index) => [character, FIRST_EXTRA + index]))
  const texts = Array.from({ length: 256 }, (_, code) => {
    if (code === NEWLINE) return '\n'
    if (code === 9) return '\t'
    if (code === 11) return ' '
    if (code >= 32 && code <= 126) return String.fromCharCode(code)
    return extra[code - FIRST_EXTRA] ?? ''
  })
  return {
    toText: (code) => texts[code] ?? '?',
    fromCharacter: (character) => {
      const code = character.codePointAt(0) ?? 0
      if (code >= 32 && code <= 126) return code
      if (character === '\n') return NEWLINE
      return codes.get(character) ?? 63
    },
  }
}

/** The story's own table hangs on the header's extension, which only later stories have. */
function readExtra(memory: Memory, version: number): readonly string[] {
  if (version < 5) return Array.from(EXTRA)
  const extension = memory.word(HEADER.extension)
  if (extension === 0 || extension + 8 > memory.size || memory.word(extension) < 3) return Array.from(EXTRA)
  const table = memory.word(extension + 6)
  if (table === 0 || table >= memory.size) return Array.from(EXTRA)
  const count = Math.min(memory.byte(table), MOST_EXTRA)
  if (table + 1 + 2 * count > memory.size) return Array.from(EXTRA)
  return Array.from({ length: count }, (_, index) => String.fromCharCode(memory.word(table + 1 + 2 * index)))
}
