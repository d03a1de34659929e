/** Speaking: what was said is written down word for word, with what was meant, and whoever accepted has listened. */
import type { HouseAction } from '../../worlds/house/action.ts'
import type { HousePlan } from '../../worlds/house/plan.ts'
import type { Draft } from './draft.ts'
import type { SpeechAct, Statement } from './fact.ts'
import { feel, hear } from './hear.ts'
import { makePromise } from './keep-promises.ts'
import { applyGives, CHAT_GIVES } from './needs.ts'
import { peopleOf } from './people-of.ts'
import { agreeToHelp } from './reach-together.ts'
import { statementsOf } from './said-index.ts'
import type { Situation } from './situation.ts'
import { readSpeech, type Reading } from './speech/read.ts'
import { vocabularyOf } from './speech/vocabulary.ts'
import { rememberSaid } from './talk/memory-texts.ts'
import { undertake } from './talk/undertake.ts'

/** Gives back with whom they talked. */
export function speak(
  draft: Draft,
  plan: HousePlan,
  situation: Situation,
  action: HouseAction,
  meant: readonly SpeechAct[] | undefined,
): readonly string[] {
  const { name } = situation.self
  const say = (part: Statement['part'], chat: string, listeners: readonly string[], text: string) => {
    const acts = meant ?? readSpeech(text, readingFor(draft, plan, name, listeners[0] ?? name, chat))
    draft.say({ chat, part, speaker: name, listeners, text, acts, minute: draft.minute, round: draft.view.round })
    return acts
  }
  switch (action.action_type) {
    case 'chat_request': {
      // each of a group has a request of their own, and hears its reason once
      for (const event of draft.newChats())
        if (event.kind === 'request') say('reason', event.id, [event.recipient], action.message)
      return []
    }
    case 'chat_response': {
      const request = situation.pending.find(({ id }) => id === action.request_id)
      if (request === undefined) return []
      if (action.response_message) say('words', request.id, [request.sender], action.response_message)
      if (!action.accepted) return []
      hear(draft, plan, name, { by: request.sender, text: request.message, acts: request.acts, isFirst: true })
      return [request.sender]
    }
    case 'chat': {
      const messages = draft.newChats().filter((event) => event.kind === 'message')
      for (const message of messages) {
        if (message.kind !== 'message') continue
        const acts = say('message', message.id, message.recipients, action.message)
        for (const listener of message.recipients) {
          tell(draft, plan, name, listener, action.message, acts)
          agreeToHelp(draft, name, acts, { to: listener, chat: message.id })
        }
      }
      draft.setNeeds(name, applyGives(draft.needs(name)!, CHAT_GIVES))
      return messages.flatMap((message) => (message.kind === 'message' ? message.recipients : []))
    }
    default:
      return []
  }
}

/** What one takes upon oneself by saying it, and what one remembers of it. */
function tell(
  draft: Draft,
  plan: HousePlan,
  name: string,
  listener: string,
  text: string,
  acts: readonly SpeechAct[],
): void {
  const { goals, promises } = undertake(acts, {
    self: { name },
    to: listener,
    minute: draft.minute,
    belief: (topic) => draft.belief(name, topic),
    goals: draft.goals(name),
    isRoom: (place) => plan.rooms.has(place),
  })
  if (goals.length > 0) draft.setGoals(name, [...draft.goals(name), ...goals])
  for (const promise of promises) makePromise(draft, promise)
  // the talk was counted when its first words were heard
  feel(draft, name, listener, 0, 0)
  draft.remember(name, rememberSaid({ me: name, other: listener, acts, text, plan }))
}

/** What whoever hears it understands it by: names, what was spoken of, and what was asked before. */
function readingFor(draft: Draft, plan: HousePlan, speaker: string, listener: string, chat: string): Reading {
  const known = [speaker, listener].flatMap((person) =>
    draft.topics(person).flatMap((topic) => {
      const isSpokenOf = topic.startsWith('gathering:') || topic.startsWith('news:')
      const fact = isSpokenOf ? draft.belief(person, topic)?.fact : undefined
      return fact === undefined ? [] : [fact]
    }),
  )
  return {
    speaker,
    listener,
    words: vocabularyOf(plan, peopleOf(draft.view.people).names),
    now: draft.minute,
    gatherings: known.filter((fact) => fact.kind === 'gathering'),
    news: known.filter((fact) => fact.kind === 'news'),
    answering: statementsOf(draft.view.said, chat).flatMap(({ speaker: other, acts }) =>
      other === speaker ? [] : acts,
    ),
  }
}
