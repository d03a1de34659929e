/** Makes the situation of one person from the board: only what they perceive, were told, remember or want. */
import type { Random } from '../../base/random.ts'
import { whyNotAsk } from '../../mail/chat/may-ask.ts'
import { emptyDesk } from '../../mail/chat/desk.ts'
import { pendingRequests } from '../../mail/chat/request.ts'
import { FIRST_MINUTE, MINUTES_PER_DAY } from '../../worlds/house/house-clock.ts'
import { perceive } from '../../worlds/house/perceive.ts'
import type { HousePlan } from '../../worlds/house/plan.ts'
import { chatNow, presenceIn } from '../../worlds/house/presence.ts'
import type { Arrival } from './arrive.ts'
import { chatSetup } from './chat-setup.ts'
import type { Draft } from './draft.ts'
import type { PersonFile } from './person.ts'
import { saidTo, statementsOf } from './said-index.ts'
import type { Situation } from './situation.ts'

/** When the run is over: at six in the morning after the last day. */
export const lastMinuteOf = (days: number): number => FIRST_MINUTE + days * MINUTES_PER_DAY

export function situationOf(
  draft: Draft,
  plan: HousePlan,
  self: PersonFile,
  { news }: Arrival,
  { actionsDone, random }: { readonly actionsDone: number; readonly random: Random },
): Situation {
  const { view, minute } = draft
  const { name } = self
  const house = draft.house()
  const perception = perceive(plan, house, name)
  const desk = house.chat.desks[name] ?? emptyDesk
  const presence = presenceIn(plan, house)
  const setup = chatSetup(view)
  const now = chatNow(house, setup)
  const midnight = minute - (minute % MINUTES_PER_DAY)
  const last = view.decisions[name]
  const whisper = view.whispers[name]
  return {
    self,
    state: house.people[name]!,
    plan,
    perception: view.talk ? perception : { ...perception, chatable_agents: [] },
    minute,
    round: view.round,
    minutesPerTurn: view.minutesPerTurn,
    lastMinute: lastMinuteOf(view.days),
    actionsDone,
    needs: draft.needs(name)!.levels,
    goals: draft.goals(name),
    plans: draft.plan(name),
    ...(last && { last }),
    pending: pendingRequests(house.chat, name).map((request) => ({
      ...request,
      acts: statementsOf(view.said, request.id).find(({ part }) => part === 'reason')?.acts ?? [],
    })),
    conversations: desk.conversations.filter(({ speaker }) => speaker === name),
    news,
    asked: desk.outgoing,
    notYet: new Set(
      perception.chatable_agents.filter(
        (other) => whyNotAsk(house.chat, presence, now, setup, name, other) !== undefined,
      ),
    ),
    canTalk: view.talk,
    ...(view.chatOptions.sharedGoals === true && { sharesGoals: true }),
    belief: (topic) => draft.belief(name, topic),
    topics: draft.topics(name),
    relations: draft.relations(name),
    insights: draft.insights(name),
    saidTo: (listener) => saidTo(view.said, name, listener, midnight),
    heardFrom: (speaker) => saidTo(view.said, speaker, name, 0),
    statementsOf: (chat) => statementsOf(view.said, chat),
    ...(whisper !== undefined && { whisper }),
    random,
  }
}
