/** The one door from deciding to talking: whether to listen, what to say first, what to ask and what to reply. */
import type { Conversation } from '../../mail/chat/chat.ts'
import type { SpeechAct } from './fact.ts'
import type { HeardRequest, Situation } from './situation.ts'

/** Something one could say. It is put into words only when it is said: finding them takes longer than all the rest. */
export interface Utterance {
  readonly to: string
  /** others who are to hear it as well */
  readonly also?: readonly string[]
  readonly acts: readonly SpeechAct[]
  readonly why: string
  /** nothing where every way to say it was used up today */
  readonly say: () => Said | undefined
}

export interface Said {
  readonly text: string
  /** what was meant, without what could not be said any more */
  readonly acts: readonly SpeechAct[]
}

export interface Talk {
  readonly answer: (
    situation: Situation,
    request: HeardRequest,
  ) => { readonly accept: boolean; readonly words?: string; readonly why: string }
  readonly reply: (situation: Situation, conversation: Conversation) => Utterance | undefined
  /** something to say to one of these people; urgency from 0 to 1 */
  readonly start: (
    situation: Situation,
    to: readonly string[],
  ) => (Utterance & { readonly urgency: number }) | undefined
  /** a question for the fact of a topic */
  readonly ask: (situation: Situation, to: string, topic: string) => Utterance | undefined
  /** a favour: to be brought a thing that they have */
  readonly askFor: (situation: Situation, to: string, thing: string) => Utterance | undefined
}

/** Knows how to be polite and nothing else: for people without a way of talking of their own. */
export const plainTalk: Talk = {
  answer: ({ needs }, { sender }) => {
    const accept = Math.min(needs.food, needs.rest) > 10
    return accept
      ? { accept, why: `${sender} wants to talk, and I have a moment.` }
      : { accept, words: 'I am not well now, later perhaps.', why: 'I have to look after myself first.' }
  },
  reply: ({ self }, { members, speaker }) => {
    const to = members.find((name) => name !== self.name)
    if (to === undefined || speaker !== self.name) return undefined
    return plainly(to, [{ kind: 'greet' }], `It is good to see you, ${to}.`, `I said I would talk to ${to}.`)
  },
  start: ({ needs, random }, to) => {
    if (to.length === 0) return undefined
    const chosen = random.pick(to)
    const text = `Hello ${chosen}, do you have a moment?`
    const urgency = 1 - needs.company / 100
    return { ...plainly(chosen, [{ kind: 'greet' }], text, `I feel like a word with ${chosen}.`), urgency }
  },
  ask: (_, to, topic) => {
    const what = topic.slice(topic.indexOf(':') + 1)
    const text = `${to}, do you know where I can find ${what}?`
    return plainly(to, [{ kind: 'ask', topic }], text, `${to} may know where I can find ${what}.`)
  },
  askFor: ({ self }, to, thing) => {
    const favour = { kind: 'bring', thing, to: self.name } as const
    const text = `${to}, could you let me have the ${thing}?`
    return plainly(to, [{ kind: 'favour', favour }], text, `${to} has the ${thing}.`)
  },
}

function plainly(to: string, acts: readonly SpeechAct[], text: string, why: string): Utterance {
  return { to, acts, why, say: () => ({ text, acts }) }
}
