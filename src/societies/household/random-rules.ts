/** A mind that does anything that might be done here, by chance, chats included: what rules are measured against. */
import type { HouseAction } from '../../worlds/house/action.ts'
import { commandOf } from './commands.ts'
import type { SpeechAct } from './fact.ts'
import type { Intention, Situation } from './situation.ts'

const HELLO: readonly SpeechAct[] = [{ kind: 'greet' }]

export function decideByChance(situation: Situation): Intention {
  const { random } = situation
  // a kind first: a full shelf would else leave no time for the door
  const kinds = [goTo, handle, useThings, chat, rest].map((list) => list(situation)).filter(({ length }) => length > 0)
  const action = random.pick(random.pick(kinds))
  const isSaid = action.action_type === 'chat' || action.action_type === 'chat_request'
  return { command: commandOf(action), reason: 'By chance.', aim: 'chance', ...(isSaid && { acts: HELLO }) }
}

type Listed = (situation: Situation) => readonly HouseAction[]

const goTo: Listed = ({ perception }) => perception.exits.map((target) => ({ action_type: 'go_to', target }))

const handle: Listed = ({ perception, plan }) => {
  const held = perception.holding.map(({ id }) => id)
  const holders = perception.things.map(({ id }) => id).filter((id) => plan.things.get(id)?.holds)
  const portable = perception.things.filter(({ id }) => plan.things.get(id)?.isPortable)
  return [
    ...portable.map(({ id }): HouseAction => ({ action_type: 'take', target: id })),
    ...held.map((target): HouseAction => ({ action_type: 'drop', target })),
    ...held.flatMap((target) => holders.map((recipient): HouseAction => ({ action_type: 'place', target, recipient }))),
  ]
}

const useThings: Listed = ({ perception, plan, state }) =>
  [...perception.things, ...perception.holding].flatMap(({ id: target, state: now }): HouseAction[] => {
    const file = plan.things.get(target)
    const states = Object.keys(file?.states ?? {}).filter((name) => name !== now)
    return [
      { action_type: 'examine', target },
      ...states.map((name): HouseAction => ({ action_type: 'set_to_state', target, state: name })),
      ...(file?.uses ?? []).map(({ name }): HouseAction => ({ action_type: 'start_using', target, use: name })),
      ...(file?.consumable ? [{ action_type: 'consume', target } as const] : []),
      ...(state.using?.thing === target ? [{ action_type: 'stop_using', target } as const] : []),
    ]
  })

const chat: Listed = ({ self, perception, pending, conversations, notYet, asked, canTalk, random }) => {
  if (!canTalk) return []
  const waitsFor = new Set(asked.map(({ recipient }) => recipient))
  const others = perception.chatable_agents.filter((name) => !notYet.has(name) && !waitsFor.has(name))
  return [
    ...pending.map(({ id }): HouseAction => {
      return { action_type: 'chat_response', request_id: id, accepted: random.next() < 0.5 }
    }),
    ...conversations.flatMap(({ members, speaker }): HouseAction[] => {
      const recipient = members.find((name) => name !== self.name)
      return speaker === self.name && recipient !== undefined
        ? [{ action_type: 'chat', recipient, message: 'Hello.' }]
        : []
    }),
    ...others.map((recipient): HouseAction => ({ action_type: 'chat_request', recipient, message: 'Hello.' })),
  ]
}

const rest: Listed = () => [{ action_type: 'look' }, { action_type: 'noop' }]
