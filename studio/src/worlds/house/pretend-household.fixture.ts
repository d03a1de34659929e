/**
 * A household that only pretends, for tests of its view: people walk about, ask, answer, talk and reach goals by
 * chance, and the board holds what a real one would. Everybody has a turn in a round: a step each, or all in one.
 */
import { type } from '../../../../src/base/schema.ts'
import type { Context } from '../../../../src/define/agent.ts'
import { chosen, end, send } from '../../../../src/define/route.ts'
import { flow } from '../../../../src/engine/flow.ts'
import { createMinds, type MakeMind } from '../../../../src/minds/mind.ts'
import { household } from '../../../../src/societies/household/board.ts'
import { memoryStore } from '../../../../src/store/memory-store.ts'
import type { HouseFile } from '../../../../src/worlds/house/house-file.ts'
import { createTimeline, type Timeline } from '../../journal/timeline.ts'
import { smallHouse } from './pretend-house.fixture.ts'
import { pretendPeople, settleIn } from './pretend-people.fixture.ts'
import { carryOut, intend, TURN_READS, TURN_WRITES, type Turn, type Seen } from './pretend-turn.fixture.ts'

export interface PretendOptions {
  readonly people: number
  readonly rounds: number
  readonly house?: HouseFile
  /** a whole round is one step */
  readonly isQuick?: boolean
  readonly minutesPerTurn?: number
}

/** What only pretends needs no `days`: it says how many rounds there are, and whether a step is a whole one. */
export const pretendInput = ({
  people,
  rounds,
  house = smallHouse,
  isQuick = false,
  minutesPerTurn = 5,
}: PretendOptions) => ({
  minutesPerTurn,
  house,
  people: pretendPeople(people, house),
  days: isQuick ? -rounds : rounds,
})

export function createPretendHousehold(minds: MakeMind = createMinds()) {
  const turn = household.agent({
    reads: TURN_READS,
    writes: TURN_WRITES,
    takes: type<Turn>(),
    think: minds({
      prompt: ({ results }: Seen, { payload: { person } }: Context<Turn>) => ({
        system: `You are ${person} and live in this house with others. Reply with one command: go to ROOM, chat …`,
        prompt: `${results[person] ?? 'It is early, and the house is quiet.'} What do you do?`,
      }),
      who: ({ payload }: Context<Turn>) => payload.person,
      rules: (view: Seen, { payload, random }: Context<Turn>) => intend(view, payload.person, random),
      act: (command: string, view: Seen, _, { payload: { person }, random, step }: Context<Turn>) => {
        const names = view.people.map(({ name }) => name)
        const isQuick = view.days < 0
        const place = names.indexOf(person)
        const isLast = place === names.length - 1
        const round = view.round + (isLast ? 1 : 0)
        const update = { ...carryOut(view, person, command, { random, step }), ...(isLast && { round }) }
        if (view.round + 1 >= Math.abs(view.days) && (isLast || isQuick))
          return { update, next: end('the day is over') }
        return { update, next: send('turn', { person: isQuick ? person : names[(place + 1) % names.length]! }) }
      },
    }),
  })
  const begin = household.agent({
    reads: ['house', 'people'],
    writes: ['persons', 'things', 'rooms', 'needs', 'goals', 'plans', 'relations', 'topics', 'beliefs'],
    think: ({ house, people }) => settleIn(house, people),
  })
  return flow(household, {
    name: 'pretend',
    start: 'begin',
    agents: { begin, turn },
    routes: {
      begin: household.route({
        reads: ['people', 'days'],
        to: ['turn'],
        choose: ({ people, days }) =>
          (days < 0 ? people : people.slice(0, 1)).map(({ name }) => send('turn', { person: name })),
      }),
      turn: chosen('turn'),
    },
    stepLimit: 1_000_000,
  })
}

export async function pretendTimeline(options: PretendOptions): Promise<Timeline> {
  const store = memoryStore()
  await createPretendHousehold().run(pretendInput(options), { seed: 1, store }).finished
  const timeline = createTimeline()
  timeline.add(await store.read((await store.runs())[0]!, 1, 1_000_000))
  return timeline
}
