/** Small societies that the stories of the command line play with. */
import { setTimeout as sleep } from 'node:timers/promises'
import { append, board, end, flow, sum, type, value } from 'troupe'
import { mind } from 'troupe/minds'

const tally = board({ goal: value(5), count: sum(), log: append<string>() })

const counter = tally.agent({
  reads: ['count'],
  writes: ['count', 'log'],
  think: ({ count }, { random }) => ({ count: 1, log: [`${count + 1}: ${random.integer(1000)}`] }),
})
const untilGoal = ({ count, goal }: { count: number; goal: number }) =>
  count >= goal ? end('goal reached') : ('counter' as const)

export const counting = flow(tally, {
  name: 'counting',
  start: 'counter',
  agents: { counter },
  routes: { counter: untilGoal },
})

/** Each step takes a while, and heeds its signal. */
export const slow = flow(tally, {
  name: 'slow',
  start: 'counter',
  agents: {
    counter: tally.agent({
      reads: ['count'],
      writes: ['count'],
      think: async (_, { signal }) => {
        await sleep(Number(process.env['SLOW_MS'] ?? 100), undefined, { signal })
        return { count: 1 }
      },
    }),
  },
  routes: { counter: untilGoal },
})

/** Thinks for ever and hears nothing. */
export const deaf = flow(tally, {
  name: 'deaf',
  start: 'counter',
  agents: {
    counter: tally.agent({ reads: [], writes: ['count'], think: () => sleep(600_000).then(() => ({ count: 1 })) }),
  },
  routes: { counter: untilGoal },
})

const letter = board({ to: value<string>(), draft: value(''), answers: append<string>() })
export const asking = flow(letter, {
  name: 'asking',
  start: 'writer',
  agents: {
    writer: letter.agent({ reads: ['to'], writes: ['draft'], think: ({ to }) => ({ draft: `Dear ${to}` }) }),
    reader: letter.agent({
      reads: ['draft'],
      writes: ['answers'],
      think: async ({ draft }, context) => ({ answers: [String(await context.ask(`Send "${draft}"?`))] }),
    }),
  },
  routes: { writer: 'reader', reader: end('answered') },
})

const outer = board({ names: append<string>() })
/** A society with a society inside, which asks. */
export const nested = flow(outer, {
  name: 'nested',
  start: 'office',
  agents: {
    office: outer.nest({
      reads: [],
      writes: ['names'],
      flow: asking,
      input: () => ({ to: 'Bo' }),
      output: ({ answers }) => ({ names: answers }),
    }),
  },
  routes: { office: end('sent') },
})

/** Does something outside, and fails the first time when told to. */
export const acting = flow(tally, {
  name: 'acting',
  start: 'counter',
  agents: {
    counter: tally.agent({
      reads: ['count'],
      writes: ['count'],
      think: ({ count }) => {
        if (count === 2 && process.env['FAIL']) throw new Error('out of luck')
        return { update: { count: 1 }, effects: [{ type: 'say', text: `number ${count + 1}` }] }
      },
    }),
  },
  routes: { counter: untilGoal },
})

export const handlers = { say: ({ text }: { text: string }) => ({ heard: text }) }

/** Thinks by rules unless somebody says otherwise. */
const hall = board({ moves: append<string>() })
export const scouting = flow(hall, {
  name: 'scouting',
  start: 'scout',
  agents: {
    scout: hall.agent({
      reads: ['moves'],
      writes: ['moves'],
      think: mind({
        prompt: 'You went {moves}. Reply as {"move": "…"}.',
        reply: type<{ move: string }>(),
        rules: () => ({ move: 'wait' }),
        act: ({ move }, _, { by }) => ({ moves: [`${move} by ${by.replace(/^http.*#/, '')}`] }),
      }),
    }),
  },
  routes: { scout: ({ moves }) => (moves.length < 3 ? 'scout' : end('scouted')) },
})
