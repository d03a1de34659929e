/** Needs, told by what hindered us: a rope where it goes steeply down, or what the story itself asks for. */
import { mentionsIn } from '../../../worlds/adventure/read-things.ts'
import { isKind, KINDS, type Kind } from './kinds.ts'
import type { Knowledge } from './knowledge.ts'

const HEIGHT =
  /\b(?:drop|precipice|precipitous|cliff|chasm|abyss|shaft|fall|falls|steep|bones|height|neck|jump|plunge|plummet|too (?:high|far down))\b/i
const ASKED =
  /\b(?:you(?:'d| would|'ll| will)? (?:probably )?need|without|if (?:only )?you had|unless you ha(?:d|ve))\s+(?:an?|some|the|any|your)\s+([\w' -]{2,40})/i
const PREFIX = 'need '

/** Refused for a reason of its own, on a way or with a thing. */
export function learnNeed({ beliefs, reply, vocabulary, last }: Knowledge, place: string, description: string): void {
  const isSteep = last?.way !== undefined && HEIGHT.test(`${reply.before} ${last.way === 'down' ? description : ''}`)
  if (isSteep) beliefs.set(`${PREFIX}rope`, place)
  const [, asked] = ASKED.exec(reply.before) ?? []
  const noun = asked === undefined ? undefined : mentionsIn(asked, vocabulary)[0]?.noun
  if (noun !== undefined) beliefs.set(`${PREFIX}${noun}`, place)
}

/** Whether a thing of that name is what was missing somewhere; tells where. */
export function whereNeeded({ beliefs }: Pick<Knowledge, 'beliefs'>, name: string): string | undefined {
  const noun = name.slice(name.lastIndexOf(' ') + 1)
  for (const [key, place] of beliefs.startingWith(PREFIX)) {
    if (place === '') continue
    const need = key.slice(PREFIX.length)
    if (need === noun || (isKindName(need) && isKind(name, need))) return place
  }
  return undefined
}

const isKindName = (need: string): need is Kind => (KINDS as readonly string[]).includes(need)

/** It helped; false when nothing was needed there. */
export function settleNeed({ beliefs }: Pick<Knowledge, 'beliefs'>, place: string): boolean {
  const settled = beliefs.startingWith(PREFIX).filter(([, at]) => at === place)
  for (const [key] of settled) beliefs.set(key, '')
  return settled.length > 0
}
