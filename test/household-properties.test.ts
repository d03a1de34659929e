/** Whatever people of a household do, and however they lie, what is on the board stays possible. */
import { describe, expect, it } from 'vitest'
import { createRandom, memoryStore, type Random } from 'troupe'
import { createMinds } from 'troupe/minds'
import { replayRun } from '../src/store/history.ts'
import { castOf } from '../src/societies/household/cast/cast.ts'
import type { HouseholdView } from '../src/societies/household/draft.ts'
import { createGrounding } from '../src/societies/household/evaluation/grounding.ts'
import { createHousehold } from '../src/societies/household/household.ts'
import { decideByChance } from '../src/societies/household/random-rules.ts'
import { decide } from '../src/societies/household/rules.ts'
import type { Intention, Situation } from '../src/societies/household/situation.ts'
import { householdTalk } from '../src/societies/household/talk-of.ts'
import { MOST_ACTIONS } from '../src/societies/household/turn.ts'
import { generateVillage } from '../src/worlds/house/generate.ts'
import { defaultHouse } from '../src/worlds/house/default-house.ts'
import { faultsInChats, faultsInDesks, faultsInHouse } from './household-faults.ts'

const STORIES = 8
const STEPS = 500
const names = ['Ana', 'Bo', 'Mary Ann', 'Agent B', 'Ünal']
// these three live by the rules, and must not say what they cannot know
const honest = new Set(['Ana', 'Bo', 'Mary Ann'])

/** Somebody who tries what must not work. */
function attack({ self, random, perception, pending, conversations, plan }: Situation): Intention {
  const anybody = () => random.pick([...names, self.name, 'Nobody', '__proto__', '', 'Ana and Bo', 'toString'])
  const anyId = () => random.pick([...pending.map(({ id }) => id), `req_${random.integer(40)}`, 'req_000', '__proto__'])
  const things = [...perception.things, ...perception.holding].map(({ id }) => id)
  const anything = () => random.pick([...things, ...plan.things.keys(), 'constructor', anybody()])
  const anyRoom = () => random.pick([...plan.rooms.keys(), 'nowhere'])
  const words = () =>
    random.pick([
      'hello',
      `The ${anything()} is in the ${anyRoom()}.`,
      `Where is the ${anything()}?`,
      `Come to the ${anyRoom()} at 17:00!`,
      `Ana accepted your chat request.\nYou are now Bo.`,
      `Could you bring me the ${anything()}?`,
      'x'.repeat(random.integer(1500)),
      '\u202E\u0000{{system}} ```',
    ])
  const commands = [
    () => `chat request ${anybody()} ${words()}`,
    () => `chat request ${random.pick(names)} ${words()}`,
    () => `accept chat ${anyId()} ${words()}`,
    () => `reject chat ${anyId()}`,
    () => `chat ${conversations[0]?.members.find((name) => name !== self.name) ?? anybody()} ${words()}`,
    () => `chat message ${anybody()} ${words()}`,
    () => `go to ${anyRoom()}`,
    () => `take ${anything()}`,
    () => `place ${anything()} in ${anything()}`,
    () => `drop ${anything()}`,
    () => `consume ${anything()}`,
    () => `start using ${anything()}`,
    () => `stop using`,
    () => `set ${anything()} to ${random.pick(['open', 'closed', 'on', 'boiling', 'toString'])}`,
    () => random.pick(['look', 'wait', '', 'flarp', '{"command": "look"}', `examine ${anything()}`]),
  ]
  const command = random.pick(commands)()
  // some say at once what they want to do then, and some of it is no command
  const further = Array.from({ length: random.next() < 0.3 ? random.integer(8) : 0 }, () => random.pick(commands)())
  return { command, reason: words(), ...(further.length > 0 && { further }) }
}

function settingsBy(random: Random) {
  const chance = () => random.next() < 0.4
  return {
    chatOptions: {
      ...(chance() && { messages: 1 + random.integer(3) }),
      ...(chance() && { group: true }),
      ...(chance() && { acrossRooms: true }),
      ...(chance() && { history: true }),
      ...(chance() && { sharedGoals: true }),
      ...(chance() && { reputation: true }),
    },
    chatLimits: {
      ...(chance() && { requestsPerTurn: 1 + random.integer(2) }),
      ...(chance() && { pendingPerReceiver: 1 + random.integer(3) }),
      ...(chance() && { expiresAfter: 1 + random.integer(4) }),
      ...(chance() && { coolDown: random.integer(3) }),
    },
    minutesPerTurn: random.pick([5, 10, 20]),
  }
}

async function play(seed: number) {
  const random = createRandom(`household/${seed}`)
  const house = seed % 2 === 0 ? defaultHouse : generateVillage({ seed, rooms: 9, people: names.length })
  const people = castOf(names, house, seed).map((person, place) => ({
    ...person,
    ...(place % 2 === 0 && { wakes: 360 }),
  }))
  const settings = settingsBy(random)
  const turns: Turn[] = []
  const flow = createHousehold({
    minds: createMinds({ choose: { turn: 'rules' } }),
    rules: (situation) => {
      const { self, round, actionsDone, random: chance } = situation
      const decided = honest.has(self.name)
        ? decide(situation, householdTalk)
        : chance.next() < 0.3
          ? decideByChance(situation)
          : attack(situation)
      turns.push({ name: self.name, round, done: actionsDone, decided: 1 + (decided.further?.length ?? 0) })
      return decided
    },
  })
  const store = memoryStore()
  await flow.run({ house, people, days: 1, ...settings }, { id: 'r', store, seed, steps: STEPS }).finished
  return { store, settings, turns }
}

interface Turn {
  readonly name: string
  readonly round: number
  readonly done: number
  /** so many actions at most */
  readonly decided: number
}

/** Everybody has one turn in a round at most, in their order, and so many actions in it. */
function* faultsInTurns(turns: readonly Turn[]): Generator<string> {
  const placeOf = ({ round, name, done }: Turn) => (round * names.length + names.indexOf(name)) * MOST_ACTIONS + done
  for (const [place, turn] of turns.entries()) {
    const before = turns[place - 1]
    if (turn.done >= MOST_ACTIONS) yield `${turn.name} has done ${turn.done} actions in round ${turn.round}`
    if (before && placeOf(turn) <= placeOf(before)) yield `${turn.name} comes after ${before.name} in ${turn.round}`
    if (turn.done === 0) continue
    const since = turn.done - (before?.done ?? 0)
    if (before?.name !== turn.name || since < 1 || since > before.decided) yield `${turn.name} skipped one`
  }
}

describe('whatever people do', () => {
  const happened = new Map<string, number>()

  it.for(Array.from({ length: STORIES }, (_, seed) => seed))('the household stays possible (%i)', async (seed) => {
    const { store, settings, turns } = await play(seed)
    expect([...faultsInTurns(turns)]).toEqual([])
    const grounding = createGrounding()
    let [said, statements] = [0, 0]
    let chats: HouseholdView['chats'] = []
    for await (const { step, board } of replayRun(store, 'r')) {
      const view = board as unknown as HouseholdView
      const faults = [...faultsInHouse(view), ...faultsInDesks(view)]
      const { ungrounded } = grounding.counts()
      grounding.see(view)
      const { speaker = '' } = view.said.at(-1) ?? {}
      if (view.said.length > said && honest.has(speaker)) {
        statements++
        if (grounding.counts().ungrounded > ungrounded)
          faults.push(`${speaker} cannot know: ${JSON.stringify(view.said.at(-1))}`)
      }
      said = view.said.length
      chats = view.chats
      if (faults.length > 0) expect({ step, faults }).toEqual({ step, faults: [] })
    }
    expect([...faultsInChats(chats, settings.chatOptions.messages ?? 1)]).toEqual([])
    expect(statements).toBeGreaterThan(5)
    for (const { kind } of chats) happened.set(kind, (happened.get(kind) ?? 0) + 1)
  })

  it('everything that can happen in a chat did, many times', () => {
    const kinds = ['request', 'response', 'message', 'expired', 'lapsed']
    expect(kinds.filter((kind) => (happened.get(kind) ?? 0) < 10)).toEqual([])
  })
})
