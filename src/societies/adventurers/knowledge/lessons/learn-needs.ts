/** Learns needs, told by what hindered us: a rope where it goes steeply down, or what the story itself asks for. */
import { mentionsIn } from '../../../../worlds/adventure/read-things.ts'
import type { ThingsDraft } from '../draft.ts'

const HEIGHT =
  /\b(?:drop|precipice|precipitous|cliff|chasm|abyss|shaft|fall|falls|steep|bones|height|neck|jump|plunge|plummet|too (?:high|far down))\b/i
const ASKED =
  /\b(?:you(?:'d| would|'ll| will)? (?:probably )?need|without|if (?:only )?you had|unless you ha(?:d|ve))\s+(?:an?|some|the|any|your)\s+([\w' -]{2,40})/i

/** Refused for a reason of its own, on a way or with a thing. */
export function learnNeed({ needs, reply, vocabulary, last }: ThingsDraft, place: string, description: string): void {
  const isSteep = last?.way !== undefined && HEIGHT.test(`${reply.before} ${last.way === 'down' ? description : ''}`)
  if (isSteep) needs.set('rope', { place, isSettled: false })
  const [, asked] = ASKED.exec(reply.before) ?? []
  const noun = asked === undefined ? undefined : mentionsIn(asked, vocabulary)[0]?.noun
  if (noun !== undefined) needs.set(noun, { place, isSettled: false })
}
