/** Reads warnings: notices and words that tell of danger before anything has happened. */
import { wording } from './wording.ts'

const NOTICE = /\b(?:DO NOT|NEVER|KEEP (?:OFF|OUT|TO|AWAY|CLEAR)|NO [A-Z]{4,})\b/
const DANGER = wording(String.raw`
  \b(?:penalt(?:y|ies)|beware|danger|dangerous|deadly|lethal|fatal|poisonous|forbidden|emergency|improper)\b
  \b(?:keep|stay) (?:off|out|away|clear)\b`)

/** Whether a sentence warns of what it names. */
export const isWarning = (sentence: string): boolean => NOTICE.test(sentence) || DANGER.test(sentence)

// what nearly happened will happen
const NEARLY = wording(String.raw`
  \b(?:warning|danger(?:ous)?|perilous|deadly|suicid\w+|narrowly)\b
  \b(?:nearly|almost) (?:fall|fell|kill|die|drown|lose|lost|slip)\w*
  \bnext time\b|\bjust in time\b|\bbarely in time\b|\bonly just\b
  \b(?:take|pull|snatch|draw|jerk)(?:s|ed)? (?:back )?(?:the|your) (?:hand|foot|fingers?|arm|cuff|head)(?: back)?\b
  \b(?:you|we) (?:leap|jump|spring|start|shrink|recoil|scramble)(?:s|ed)? back\b
  \bthink(?:ing)? better of it\b`)

/** Whether a reply tells that it went well only just. */
export const isNarrowEscape = (text: string): boolean => NEARLY.test(text)
