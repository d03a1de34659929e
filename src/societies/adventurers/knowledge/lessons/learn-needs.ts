/** Learns needs, told by what hindered us: a rope where it goes steeply down, or what the story itself asks for. */
import { mentionsIn } from '../../../../worlds/adventure/read-things.ts'
import type { ThingsDraft } from '../draft.ts'

const HEIGHT =
  /\b(?:drop|precipice|precipitous|cliff|chasm|abyss|shaft|fall|falls|steep|height|neck|jump|plunge|plummet|too (?:high|far down))\b/i
const ASKED = [
  /\b(?:you(?:'d| would|'ll| will)? (?:probably )?(?:need|want|require|lack)|(?:not )?without|if (?:only )?you had|unless you ha(?:d|ve))\s+(?:an?|some|the|any|your)\s+([\w' -]{2,40})/i,
  /\b(?:it|this|that|they|which) (?:needs?|requires?|takes?|calls? for|asks? for)\s+(?:an?|some|the)\s+([\w' -]{2,40})/i,
  /\b(?:you have|you've(?: got)?|there'?s|there is) (?:no|not an?|nothing like an?)\s+([\w' -]{2,40})/i,
  /\byou (?:don't|do not|haven't) (?:have|got)\s+(?:an?|any|the|your)\s+([\w' -]{2,40})/i,
  /\bonly (?:with )?(?:an?|the)\s+([\w' -]{2,40}?) (?:will|would|can|could)\b/i,
]

/** Refused for a reason of its own, on a way or with a thing. */
export function learnNeed(draft: ThingsDraft, place: string, description: string): void {
  const { needs, reply, vocabulary, last } = draft
  const command = last!.text
  const isSteep = last?.way !== undefined && HEIGHT.test(`${reply.before} ${last.way === 'down' ? description : ''}`)
  const want = (noun: string) => {
    // it was with us, and did not help; but to have a rope is not to have tied it
    const isRefuted = needs.get(noun)?.command === command && isHeld(draft, noun) && !(isSteep && noun === 'rope')
    const way = last!.way === undefined ? {} : { way: last!.way }
    needs.set(noun, { place, isSettled: isRefuted, command, ...way })
  }
  if (isSteep) want('rope')
  for (const pattern of ASKED) {
    const [, asked] = pattern.exec(reply.before) ?? []
    const noun = asked === undefined ? undefined : mentionsIn(asked, vocabulary)[0]?.noun
    if (noun !== undefined && !last!.nouns.some((name) => name.endsWith(noun))) return want(noun)
  }
}

const isHeld = ({ objects }: ThingsDraft, noun: string): boolean =>
  [...objects.values()].some(
    ({ name, location }) => location === 'inventory' && (name === noun || name.endsWith(` ${noun}`)),
  )
