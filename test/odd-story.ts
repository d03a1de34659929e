/** A story that says what no author would: one reply after the other, whatever is typed. */
import { at, code, tinyStory } from './zmachine/tiny-story.ts'

/** As it is, or thousands of times in a row. */
export type OddReply = string | { readonly text: string; readonly thousands: number }

export const textOf = (reply: OddReply): string =>
  typeof reply === 'string' ? reply : reply.text.repeat(1000 * reply.thousands)

/** The story opens with the first reply; after the last it goes on with the second, or stops. */
export function oddStory(replies: readonly OddReply[], after: 'again' | 'stops' = 'again'): Uint8Array {
  const [opening, ...rest] = replies.map(say) as [number[], ...number[][]]
  const turns = rest.flatMap((reply) => [...hear, ...reply])
  // a jump counts from behind itself, less two
  const offset = (2 - 3 - turns.length) & 0xffff
  const ending = after === 'again' ? [0x8c, offset >> 8, offset & 0xff] : [...hear, ...code.quit]
  const bytes = tinyStory(5, [...opening, ...turns, ...ending])
  bytes.set(dictionaryOf(WORDS), at.static)
  return bytes
}

// what was typed before would count as typed again
const hear = [...code.storeByte(at.text + 1, 0), ...code.readLine(5)]

const WORDS = ['drop', 'east', 'examine', 'inventory', 'lamp', 'look', 'north', 'open', 'south', 'take', 'wait', 'west']

const say = (reply: OddReply): number[] =>
  typeof reply === 'string' ? print(reply) : repeat(repeat(print(reply.text), INNER, 1000), OUTER, reply.thousands)

/** Half of a surrogate pair is printed at a time, and what is no character is printed all the same. */
const print = (text: string): number[] =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).flatMap((unit) =>
    unit === 10 ? [0xbb] : [0xbe, 0x0b, 0x3f, unit >> 8, unit & 0xff],
  )

const [INNER, OUTER] = [0x11, 0x12]

const repeat = (body: readonly number[], counter: number, times: number): number[] => [
  ...store(counter, times),
  ...body,
  ...backUnlessDone(counter, body.length),
]

const store = (variable: number, value: number) => [0xcd, 0x4f, variable, value >> 8, value & 0xff]

/** `dec_chk variable 1`, and back over the body while it is not less. */
function backUnlessDone(variable: number, length: number): number[] {
  const offset = (2 - 5 - length) & 0x3fff
  return [0x04, variable, 1, offset >> 8, offset & 0xff]
}

const LETTERS = 9

/** Inform's layout: six bytes of text, then three of flags. Words of small letters, in the order of the alphabet. */
function dictionaryOf(words: readonly string[]): number[] {
  return [0, LETTERS, words.length >> 8, words.length & 0xff, ...words.flatMap((word) => [...encode(word), 0x81, 0, 0])]
}

function encode(word: string): number[] {
  const units = Array.from({ length: LETTERS }, (_, place) => (place < word.length ? word.charCodeAt(place) - 91 : 5))
  return [0, 3, 6].flatMap((start) => {
    const [first, second, third] = units.slice(start, start + 3) as [number, number, number]
    const packed = (start === 6 ? 0x8000 : 0) | (first << 10) | (second << 5) | third
    return [packed >> 8, packed & 0xff]
  })
}
