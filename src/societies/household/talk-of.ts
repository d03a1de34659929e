/** Talk by rules, as whoever decides calls it: what is meant is chosen first, and then put into words. */
import type { SpeechAct } from './fact.ts'
import type { Situation } from './situation.ts'
import type { Talk, Utterance } from './talk-port.ts'
import { answerRequest } from './talk/consent.ts'
import { replyTo } from './talk/reply.ts'
import { wantToTalk } from './talk/topics.ts'
import { sayTo } from './talk/voice.ts'

export const householdTalk: Talk = {
  answer: answerRequest,
  reply(situation, conversation) {
    const [to, ...also] = conversation.members.filter((name) => name !== situation.self.name)
    if (to === undefined) return undefined
    const heard = situation
      .statementsOf(conversation.id)
      .filter(({ speaker, part }) => speaker !== situation.self.name && part !== 'words')
      .at(-1)
    const { acts, why } = replyTo(situation, conversation, heard?.acts ?? [])
    // where every way to say it was used up, a greeting will do
    const say = (meant: readonly SpeechAct[]) => sayTo(situation, to, meant, also)
    return { to, acts, why, say: () => say(acts) ?? say([{ kind: 'greet' }]) }
  },
  start(situation, to) {
    const wish = wantToTalk(situation)
    if (wish === undefined || !to.includes(wish.to)) return undefined
    return { ...utterance(situation, wish.to, wish.acts, wish.why, wish.also), urgency: wish.urgency }
  },
  askFor: (situation, to, thing) =>
    utterance(
      situation,
      to,
      [{ kind: 'favour', favour: { kind: 'bring', thing, to: situation.self.name } }],
      `${to} has the ${thing}, which I need.`,
    ),
  ask: (situation, to, topic) =>
    utterance(situation, to, [{ kind: 'ask', topic }], `${to} may know what I have to find out.`),
}

function utterance(
  situation: Situation,
  to: string,
  acts: readonly SpeechAct[],
  why: string,
  also: readonly string[] = [],
): Utterance {
  return { to, acts, why, say: () => sayTo(situation, to, acts, also), ...(also.length > 0 && { also }) }
}
