/** Parses a command: the verb, and what it is done to and with. */
import { DIRECTION_OF } from '../../../worlds/adventure/english.ts'

export interface Command {
  readonly text: string
  /** with its particle: `turn on`, `look under` */
  readonly verb: string
  readonly nouns: readonly string[]
  /** a direction, in full */
  readonly way?: string
}

const PARTICLES = new Set('on off up down in out under behind at through over to into around about'.split(' '))
const BETWEEN = /\s(?:with|in|into|on|onto|to|from|at|about|for|under|behind|through|against|using)\s/
const ARTICLE = /^(?:the|an?|my|some)\s/

export function parseCommand(command: string): Command {
  const text = command.trim().toLowerCase()
  const [first = '', second = '', ...rest] = text.split(/\s+/)
  const way = DIRECTION_OF.get(text) ?? (first === 'go' && rest.length === 0 ? DIRECTION_OF.get(second) : undefined)
  if (way !== undefined) return { text, verb: 'go', nouns: [], way }
  const hasParticle = PARTICLES.has(second)
  const verb = hasParticle ? `${first} ${second}` : first
  const phrase = ` ${(hasParticle ? rest : [second, ...rest]).join(' ')} `
  const nouns = phrase
    .split(BETWEEN)
    .map((noun) => noun.trim().replace(ARTICLE, ''))
    .filter((noun) => noun !== '')
  return { text, verb, nouns }
}
