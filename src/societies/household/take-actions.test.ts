import { describe, expect, it } from 'vitest'
import { createMinds } from '../../minds/mind.ts'
import { replayRun } from '../../store/history.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { defaultHouse } from '../../worlds/house/default-house.ts'
import type { household } from './board.ts'
import { castNames, castOf } from './cast/cast.ts'
import type { HouseholdView } from './draft.ts'
import { createHousehold } from './household.ts'
import { decide } from './rules.ts'
import type { Intention, Situation } from './situation.ts'
import { householdTalk } from './talk-of.ts'

/** For each answer to a request: what else happened in its step. */
async function stepsWithAnswers(rules: (situation: Situation) => ReturnType<typeof decide> | Promise<never>) {
  const store = memoryStore()
  const flow = createHousehold({ minds: createMinds({ choose: { turn: 'rules' } }), rules })
  const input = { house: defaultHouse, people: castOf(castNames(5), defaultHouse, 3), days: 1 }
  const { id } = await flow.run(input, { seed: 3, store, steps: 250 }).finished
  const found: { readonly events: number; readonly board: HouseholdView; readonly by: string }[] = []
  let [chats, events] = [0, 0]
  for await (const { board } of replayRun<typeof household.fields>(store, id)) {
    const view = board as HouseholdView
    const answer = view.chats.slice(chats).find((event) => event.kind === 'response')
    if (answer?.kind === 'response')
      found.push({
        events: view.events.length - events,
        board: { ...view, decisions: { ...view.decisions } },
        by: answer.by,
      })
    ;[chats, events] = [view.chats.length, view.events.length]
  }
  return found
}

describe('the actions of a turn', () => {
  it('share a step where rules decide: who answers a request also does what comes then, with reasons', async () => {
    const steps = await stepsWithAnswers((situation) => decide(situation, householdTalk))
    expect(steps.length).toBeGreaterThan(5)
    for (const { board, by } of steps) {
      const { command, reason, before } = board.decisions[by]!
      expect(command).not.toMatch(/^(?:accept|reject) chat/)
      expect(reason).not.toBe('')
      expect(before).toMatchObject([{ command: expect.stringMatching(/^(?:accept|reject) chat req_/), ok: true }])
      expect(before![0]!.reason).not.toBe('')
    }
    expect(
      steps.filter(({ board, by }) => board.decisions[by]!.command.startsWith('chat message')).length,
    ).toBeGreaterThan(2)
  })

  it('have a step each where whoever decides takes their time', async () => {
    const slow = async (situation: Situation) => Promise.resolve(decide(situation, householdTalk))
    const steps = await stepsWithAnswers(slow as never)
    expect(steps.length).toBeGreaterThan(5)
    for (const { board, by, events } of steps) {
      expect(events).toBe(0)
      expect(board.decisions[by]!.command).toMatch(/^(?:accept|reject) chat/)
      expect(board.decisions[by]!.before).toBeUndefined()
    }
  })

  it('take one thought a turn, with chat as without, where whoever decides says at once what comes after answers', async () => {
    const thoughtsATurn = async (decider: (situation: Situation) => Intention, talk: boolean) => {
      let [turns, thoughts] = [0, 0]
      const rules = async (situation: Situation) => {
        thoughts++
        if (situation.actionsDone === 0) turns++
        return Promise.resolve(decider(situation))
      }
      const flow = createHousehold({ minds: createMinds({ choose: { turn: 'rules' } }), rules })
      const input = { house: defaultHouse, people: castOf(castNames(5), defaultHouse, 3), days: 1, talk }
      const { board } = await flow.run(input, { seed: 3, store: memoryStore(), steps: 120 }).finished
      const messages = board.chats.filter(({ kind }) => kind === 'message').length
      return { thoughts: thoughts / turns, messages }
    }
    expect(await thoughtsATurn(inWords, false)).toEqual({ thoughts: 1, messages: 0 })
    const oneByOne = await thoughtsATurn(inWords, true)
    const atOnce = await thoughtsATurn(withWhatFollows, true)
    expect(oneByOne.thoughts).toBeGreaterThan(1.1)
    expect(atOnce.thoughts).toBe(1)
    for (const { messages } of [oneByOne, atOnce]) expect(messages).toBeGreaterThan(5)
  })
})

/** In words, as a model says it: what is meant is read from them. */
function inWords(situation: Situation): Intention {
  const { command, reason } = decide(situation, householdTalk)
  return { command, reason }
}

/** The same with what they would say or do once they have answered. */
function withWhatFollows(situation: Situation): Intention {
  const { action, command, reason } = decide(situation, householdTalk)
  const request = situation.pending.find(
    ({ id }) => action?.action_type === 'chat_response' && id === action.request_id,
  )
  if (action?.action_type !== 'chat_response' || request === undefined) return { command, reason }
  const { self, round, pending, conversations } = situation
  const members = [request.sender, self.name]
  const opened = action.accepted ? [{ id: request.id, members, speaker: self.name, left: 1, round }] : []
  const next = withWhatFollows({
    ...situation,
    pending: pending.filter((each) => each !== request),
    conversations: [...conversations, ...opened],
  })
  return { command, reason, further: [next.command, ...(next.further ?? [])] }
}
