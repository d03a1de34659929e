/** The message after a request was accepted: an answer to what was said, and something of one's own to go with it. */
import type { Conversation } from '../../../mail/chat/chat.ts'
import type { Fact, SpeechAct } from '../fact.ts'
import type { Situation } from '../situation.ts'
import { agreesTo, answerQuestion, comesTo } from './answers.ts'
import { bestTellable, tellableTo } from './tellable.ts'
import { topicOfAct, toldToday } from './told.ts'

export interface Reply {
  readonly acts: readonly SpeechAct[]
  /** a sentence of their own */
  readonly why: string
}

const ANSWERS_AT_MOST = 2

export function replyTo(situation: Situation, conversation: Conversation, heard: readonly SpeechAct[]): Reply {
  const other = conversation.members.find((name) => name !== situation.self.name) ?? conversation.speaker
  const answers = heard.map((act) => answerTo(situation, act, other)).filter((answer) => answer !== undefined)
  const acts = withoutRepeats(answers).slice(0, ANSWERS_AT_MOST)
  const own = somethingOwn(situation, other, [...heard, ...acts])
  const said = own === undefined ? acts : [...acts, own]
  if (said.length > 0) return { acts: said, why: reasonFor(acts, own, other) }
  // there may be more to say after this one
  const asks: readonly SpeechAct[] = conversation.left > 1 ? [{ kind: 'ask', topic: `mood:${other}` }] : []
  return { acts: [{ kind: 'greet' }, ...asks], why: `I have nothing to tell ${other}, but I am glad to see them.` }
}

function answerTo(situation: Situation, act: SpeechAct, other: string): SpeechAct | undefined {
  switch (act.kind) {
    case 'ask':
      return answerQuestion(situation, act.topic, other)
    case 'invite':
      return { kind: 'answerInvitation', id: act.gathering.id, comes: comesTo(situation, act.gathering, other) }
    case 'favour':
      return { kind: 'answerFavour', favour: act.favour, agrees: agreesTo(situation, act.favour, other) }
    case 'tell':
      return noticing(act.fact)
    case 'answerInvitation':
      return act.comes ? { kind: 'thank' } : undefined
    case 'answerFavour':
      return act.agrees ? { kind: 'thank' } : undefined
    case 'greet':
      return { kind: 'greet' }
    default:
      return undefined
  }
}

/** Thanks for news; a word about what somebody told of themselves or of others. */
function noticing({ kind }: Fact): SpeechAct | undefined {
  if (kind === 'news' || kind === 'gathering') return { kind: 'thank' }
  return kind === 'plan' || kind === 'deed' || kind === 'likes' || kind === 'mood'
    ? { kind: 'remark', on: kind }
    : undefined
}

/** One thanks and one greeting are enough, and an answer says more than either. */
function withoutRepeats(acts: readonly SpeechAct[]): readonly SpeechAct[] {
  const isPolite = ({ kind }: SpeechAct) => kind === 'thank' || kind === 'greet' || kind === 'remark'
  const answers = acts.filter((act) => !isPolite(act))
  return answers.length > 0 ? answers : acts.filter(isPolite).slice(0, 1)
}

/** Something that the other has not just spoken of. */
function somethingOwn(situation: Situation, other: string, spoken: readonly SpeechAct[]): SpeechAct | undefined {
  const topics = new Set(spoken.map(topicOfAct))
  const all = tellableTo(situation, other, toldToday(situation, other)).filter(({ topic }) => !topics.has(topic))
  return bestTellable(all, situation)?.act
}

function reasonFor(answers: readonly SpeechAct[], own: SpeechAct | undefined, other: string): string {
  const [first] = answers
  switch (first?.kind) {
    case 'tell':
      return `I know what ${other} asked for.`
    case 'unknown':
      return `I do not know what ${other} asked for.`
    case 'answerInvitation':
      return first.comes ? 'I have time to come.' : 'I cannot come.'
    case 'answerFavour':
      return first.agrees ? `I can do that for ${other}.` : `I cannot do that for ${other}.`
    default:
      return own === undefined ? `I want to be polite to ${other}.` : `There is something I can tell ${other}.`
  }
}
