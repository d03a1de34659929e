/** Makes the situation of one person from the board: only what they perceive, were told, remember or want. */
import type { Random } from '../../base/random.ts'
import { whomNotToAsk } from '../../mail/chat/may-ask.ts'
import { emptyDesk } from '../../mail/chat/desk.ts'
import { pendingRequests } from '../../mail/chat/request.ts'
import { FIRST_MINUTE, MINUTES_PER_DAY } from '../../worlds/house/house-clock.ts'
import type { HousePerception } from '../../worlds/house/action.ts'
import { isAsleep } from '../../worlds/house/scene.ts'
import type { HousePlan } from '../../worlds/house/plan.ts'
import { chatNow, presenceIn } from '../../worlds/house/presence.ts'
import { readVariant } from '../variant.ts'
import type { Arrival } from './arrive.ts'
import { chatSetup } from './chat-setup.ts'
import type { Draft } from './draft.ts'
import type { PersonFile } from './person.ts'
import type { Situation } from './situation.ts'

/** When the run is over: at six in the morning after the last day. */
export const lastMinuteOf = (days: number): number => FIRST_MINUTE + days * MINUTES_PER_DAY

// as many as one keeps in touch with, however large the village is
const IN_TOUCH_WITH = 8

/** Where people chat from room to room, those one likes best of whom one knows, as far as they are awake. */
function awakeElsewhere(draft: Draft, plan: HousePlan, { name }: PersonFile, here: HousePerception): readonly string[] {
  const { people } = draft.house()
  const isAwake = (other: string) => people[other]?.isActive === true && !isAsleep(plan, people[other], draft.minute)
  return Object.entries(draft.relations(name))
    .filter(([other]) => isAwake(other) && here.people.every((person) => person.name !== other))
    .toSorted(([, one], [, other]) => other.warmth - one.warmth)
    .slice(0, IN_TOUCH_WITH)
    .map(([other]) => other)
}

export function situationOf(
  draft: Draft,
  plan: HousePlan,
  self: PersonFile,
  { perception: here, news }: Pick<Arrival, 'perception' | 'news'>,
  { actionsDone, random }: { readonly actionsDone: number; readonly random: Random },
): Situation {
  const { view, minute } = draft
  const { name } = self
  const house = draft.house()
  const perception =
    view.chatOptions.acrossRooms === true
      ? { ...here, chatable_agents: [...here.chatable_agents, ...awakeElsewhere(draft, plan, self, here)] }
      : here
  const desk = house.chat.desks[name] ?? emptyDesk
  // whoever answers or says what they owe need not know
  let notYet: ReadonlySet<string> | undefined
  const findWhomNotToAsk = () => {
    const setup = chatSetup(view)
    const [presence, now] = [presenceIn(plan, house), chatNow(house, setup)]
    return new Set(whomNotToAsk(house.chat, presence, now, setup, name, perception.chatable_agents))
  }
  const midnight = minute - (minute % MINUTES_PER_DAY)
  const last = draft.decision(name)
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
      acts: draft.statementsOf(request.id).find(({ part }) => part === 'reason')?.acts ?? [],
    })),
    conversations: desk.conversations.filter(({ speaker }) => speaker === name),
    news,
    asked: desk.outgoing,
    get notYet() {
      return (notYet ??= findWhomNotToAsk())
    },
    canTalk: view.talk,
    ...(view.chatOptions.group === true && { groups: true }),
    ...(view.chatOptions.sharedGoals === true && { sharesGoals: true }),
    belief: (topic) => draft.belief(name, topic),
    topics: draft.topics(name),
    relations: draft.relations(name),
    insights: draft.insights(name),
    saidTo: (listener) => draft.saidTo(name, listener, midnight),
    heardFrom: (speaker) => draft.saidTo(speaker, name, 0),
    statementsOf: (chat) => draft.statementsOf(chat),
    ...(whisper !== undefined && { whisper }),
    variant: readVariant(view.variant),
    random,
  }
}
