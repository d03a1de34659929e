/** Redacts a text that comes in pieces: it is passed on word by word, so that a key cannot slip through in pieces. */
import { redact } from './keys.ts'

// longer ones are no words and no keys
const LONGEST_WORD = 400
const WORD = /[\w*.-]/

/** Gives what is whole so far; the last word waits for what comes after it. */
export function redactWords(): (piece: string) => string {
  let tail = ''
  return (piece) => {
    const told = tail + piece
    const whole = told.length - lastWord(told)
    tail = told.slice(whole)
    return whole === 0 ? '' : redact(told.slice(0, whole))
  }
}

/** How much at the end is a word that may go on. */
function lastWord(text: string): number {
  let length = 0
  while (length < text.length && length < LONGEST_WORD && WORD.test(text[text.length - 1 - length]!)) length++
  return length < LONGEST_WORD ? length : 0
}
