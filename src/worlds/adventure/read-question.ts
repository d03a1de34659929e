/** Reads the question a story asks back: a missing noun, which of several, yes or no, or a key to continue. */
import { wording } from './wording.ts'

const { raw } = String

export interface Question {
  readonly asks: 'what' | 'which' | 'yes-no' | 'ending' | 'number'
  readonly text: string
  /** what it offers to choose from: names, or the numbers of a menu */
  readonly options: readonly string[]
  /** what stands behind each number of a menu */
  readonly labels?: readonly string[]
}

const WHICH = /\bwh(?:ich|om?)(?: one)?(?: \p{L}+){0,4} do you mean\b[^?]{0,300}\??/iu
const WHAT = wording(raw`
  \b(?:what|whom?|where|how)\b[^.?!]{0,40} (?:do|would|did|should) you (?:want|like|wish|mean|intend)\b[^?]{0,80}\?
  \bplease (?:be more specific|give one of the answers)\b[^.]{0,40}`)
const ENDING = wording(raw`
  \b(?:would you like|do you want|type|enter|you can) to restart\b
  \brestart\b[^.?!]{0,40}\brestore\b
  \brestore\b[^.?!]{0,40}\bquit\b[^.]{0,60}$`)
const YES_NO = wording(raw`
  \b(?:are you sure\b|do you (?:really )?(?:want|wish|need)\b)[^?]{0,100}\?
  \(?\b(?:y\/n|y or n|yes or no)\b\)?
  \bplease (?:answer|type) ?(?:yes|y)\b`)
const MORE = wording(raw`
  \[?\*{0,3}more\*{0,3}\]?\s{0,8}$
  [\[(*]{1,3}\s?(?:please )?(?:press|hit|strike|type)\b[^\])*]{0,60}\b(?:key|return|enter|space)\b[^\])*]{0,40}[\])*]
  \b(?:press|hit|strike) (?:any key|return|enter|space|the space bar|a key)\b[^.]{0,40}\.{0,3}\s{0,8}$`)

export function questionIn(text: string): Question | undefined {
  const which = WHICH.exec(text)
  if (which) return { asks: 'which', text: which[0], options: optionsIn(which[0]) }
  const ending = ENDING.exec(text)
  if (ending) return { asks: 'ending', text: ending[0], options: [] }
  const what = WHAT.exec(text)
  if (what) return { asks: 'what', text: what[0], options: [] }
  const yesNo = YES_NO.exec(text)
  return yesNo ? { asks: 'yes-no', text: yesNo[0], options: ['yes', 'no'] } : undefined
}

const NUMBERED = /^\s{0,8}[[(]?(\d{1,2})[\])]?[).:]?\s{1,4}(\S.{0,200})$/
const FEWEST = 2
// what may stand below a menu: `Say which?`
const BELOW = 2

/** A menu at the end of a text: lines with numbers, one after the other, and at most a question below them. */
export function menuIn(lines: readonly string[]): Question | undefined {
  const filled = lines.filter((line) => line !== '')
  const options: string[] = []
  const labels: string[] = []
  let below = 0
  for (let at = filled.length - 1; at >= 0; at--) {
    const [, number, label] = NUMBERED.exec(filled[at]!) ?? []
    if (number === undefined || label === undefined) {
      if (options.length > 0 || ++below > BELOW) break
      continue
    }
    options.unshift(number)
    labels.unshift(label)
  }
  const isMenu = options.length >= FEWEST && new Set(options).size === options.length && options.includes('1')
  return isMenu ? { asks: 'number', text: labels.join(' / '), options, labels } : undefined
}

/** Waits for a key before it continues. */
export const asksForMore = (text: string): boolean => MORE.test(text.slice(-400))

/** `the red book, the blue book or the lamp` */
function optionsIn(question: string): string[] {
  const list = question.replace(/^.*?do you mean,?\s*/is, '').replace(/\?.*$/s, '')
  return list
    .split(/,\s*(?:or\s+)?|(?<!\s)\s+or\s+/)
    .map((option) =>
      option
        .trim()
        .replace(/^(?:the|an?|your|some)\s+/i, '')
        .toLowerCase(),
    )
    .filter((option) => option !== '')
}
