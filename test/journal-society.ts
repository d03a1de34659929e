/**
 * The society whose journals are kept for each version (E10): it comes by every kind of record and every merge rule.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  append,
  board,
  chosen,
  custom,
  end,
  flow,
  max,
  merge,
  min,
  remove,
  repeatable,
  send,
  sum,
  type,
  union,
  upsert,
  value,
} from 'troupe'

const survey = board({ room: value<string>(), size: value(0) })
const surveyor = flow(survey, {
  name: 'survey',
  start: 'measure',
  agents: {
    measure: survey.agent({ reads: ['room'], writes: ['size'], think: ({ room }) => ({ size: room.length }) }),
  },
  routes: { measure: end('measured') },
})

const house = board({
  prompt: value<string>(),
  colour: value(''),
  size: value(0),
  notes: append<string>(),
  rooms: union<string>(),
  cost: sum(),
  widest: max(),
  narrowest: min(100),
  prices: merge<number>(),
  lamps: upsert<{ id: string; watts?: number; on?: boolean }>(),
  latest: custom<readonly string[], string>([], (list, write) => [write, ...list].slice(0, 2)),
  rounds: sum(),
})

/** `isBroken` makes an agent fail for good, as if its provider were down. */
export function createHouse({ isBroken }: { isBroken: boolean }) {
  const planner = house.agent({
    reads: ['prompt'],
    writes: ['colour', 'notes', 'lamps', 'prices'],
    think: async ({ prompt }, context) => {
      const plan = await context.once('plan', () => ({ for: prompt, lamps: ['desk', 'hall', 'attic'] }))
      const colour = await context.ask<string>('Which colour?')
      return {
        colour,
        notes: [`${plan.for} in ${colour}`],
        lamps: plan.lamps.map((id) => ({ id, watts: 40 })),
        prices: { desk: 10, hall: 20 },
      }
    },
  })
  const inside = house.nest({
    reads: ['prompt'],
    writes: ['size', 'widest', 'narrowest'],
    flow: surveyor,
    input: ({ prompt }) => ({ room: prompt }),
    output: ({ size }) => ({ size, widest: size, narrowest: size }),
  })
  const quick = house.agent({
    reads: [],
    writes: ['notes', 'latest'],
    think: async (_, { effects }) => ({ notes: [`quick after ${effects.length} effects`], latest: 'quick' }),
  })
  const slow = house.agent({
    reads: ['lamps'],
    writes: ['notes', 'latest', 'lamps'],
    retry: { attempts: 2, backoffMs: 1 },
    think: async ({ lamps }, { attempt }) => {
      await sleep(30)
      if (attempt === 1) throw new Error('not yet')
      return { notes: ['slow'], latest: 'slow', lamps: [remove('attic'), { id: lamps[0]!.id, on: true }] }
    },
  })
  const shy = house.agent({ reads: [], writes: [], think: () => Promise.reject(new Error('too shy')) })
  const painter = house.agent({
    reads: [],
    writes: ['rooms', 'cost'],
    takes: type<{ room: string }>(),
    think: (_, { payload, random }) => {
      if (isBroken) throw new Error('no paint')
      return { rooms: [payload.room], cost: random.integer(10) }
    },
  })
  const critic = house.agent({
    reads: ['rooms', 'rounds'],
    writes: ['prices', 'rounds'],
    think: ({ rounds }, { now }) => ({
      update: { rounds: 1, prices: { hall: remove(), round: rounds, time: now } },
      effects: [
        { type: 'deliver', text: `round ${rounds}` },
        { type: 'note', text: 'delivered' },
        { type: 'deliver', text: 'thanks' },
      ],
      next: rounds < 2 ? ['quick', 'slow'] : end('approved'),
    }),
  })
  return flow(house, {
    name: 'house',
    start: 'planner',
    agents: { planner, inside, quick, slow, shy, painter, critic },
    routes: {
      planner: ['inside', 'quick', 'slow', 'shy'],
      inside: 'critic',
      quick: house.route({
        reads: ['colour'],
        to: ['painter'],
        choose: ({ colour }) => ['north', 'south'].map((side) => send('painter', { room: `${side} ${colour}` })),
      }),
      slow: 'critic',
      shy: 'critic',
      painter: 'critic',
      critic: chosen('quick', 'slow'),
    },
    joins: { critic: ['slow', 'painter'] },
    failures: { shy: 'skip' },
  })
}

export const handlers = {
  deliver: ({ text }: { text: string }) => ({ delivered: text }),
  note: repeatable(() => undefined),
}
