/** The header of a story file: which byte holds what (Standard, section 11), and what an interpreter writes into it. */
import type { Memory } from './memory.ts'
import type { Version } from './story.ts'

export const HEADER = {
  version: 0x00,
  flags1: 0x01,
  release: 0x02,
  highMemory: 0x04,
  start: 0x06,
  dictionary: 0x08,
  objects: 0x0a,
  globals: 0x0c,
  staticMemory: 0x0e,
  flags2: 0x10,
  serial: 0x12,
  abbreviations: 0x18,
  length: 0x1a,
  checksum: 0x1c,
  interpreterNumber: 0x1e,
  interpreterVersion: 0x1f,
  screenHeight: 0x20,
  screenWidth: 0x21,
  screenWidthUnits: 0x22,
  screenHeightUnits: 0x24,
  fontWidth: 0x26,
  fontHeight: 0x27,
  terminators: 0x2e,
  standard: 0x32,
  alphabet: 0x34,
  extension: 0x36,
  size: 0x40,
} as const

export const TRANSCRIPT_BIT = 1
export const IS_TIME_GAME = 0x02
const CAN_SPLIT_SCREEN = 0x20
const HAS_NO_STATUS_LINE = 0x10
// a text-only interpreter: bold and italic are ignored, fixed pitch is all there is, keys cannot be timed
const FLAGS1_LATER = 0x10
// pictures, undo, mouse, colours, sound, menus: only undo stays
const ASKED_FOR_BUT_MISSING = 0b1_1110_1000
const LIKE_A_DEC_20 = 1
const ENDLESS = 255

/** Written at the start, and again after a restart or a restored game, which may come from another interpreter. */
export function introduceInterpreter(memory: Memory, version: Version, columns: number): void {
  const flags1 = memory.byte(HEADER.flags1)
  if (version === 3) {
    memory.writeByte(HEADER.flags1, (flags1 | CAN_SPLIT_SCREEN) & ~HAS_NO_STATUS_LINE & ~0x40)
    return
  }
  memory.writeByte(HEADER.flags1, (flags1 & 0x02) | FLAGS1_LATER)
  memory.writeWord(HEADER.flags2, memory.word(HEADER.flags2) & ~ASKED_FOR_BUT_MISSING)
  memory.writeByte(HEADER.interpreterNumber, LIKE_A_DEC_20)
  memory.writeByte(HEADER.interpreterVersion, 'T'.charCodeAt(0))
  memory.writeByte(HEADER.screenHeight, ENDLESS)
  memory.writeByte(HEADER.screenWidth, Math.min(columns, 255))
  if (version >= 5) {
    memory.writeWord(HEADER.screenWidthUnits, columns)
    memory.writeWord(HEADER.screenHeightUnits, ENDLESS)
    memory.writeByte(HEADER.fontWidth, 1)
    memory.writeByte(HEADER.fontHeight, 1)
  }
  memory.writeWord(HEADER.standard, 0x0101)
}
