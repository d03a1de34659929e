/** The societies that are killed: one of each shape, all with outside effects, none of whose boards depends on luck. */
import { append, board, custom, end, flow, send, sum, type, upsert, value } from 'troupe'

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const room = board({
  round: sum(),
  log: append<string>(),
  things: upsert<{ id: string; seen: number }>(),
  digest: custom('', (before: string, write: string) => hash(before + write)),
  word: value('start'),
})

/** A short text that any difference in what an agent saw would change. */
function hash(text: string): string {
  let state = 7
  for (const letter of text) state = (state * 31 + letter.codePointAt(0)!) % 1_000_003
  return state.toString(36)
}

const act = (text: string) => ({ type: 'act', text })

/** An agent that sees everything, takes its time, pays for something once, and acts outside. */
const worker = (name: string, ms: number) =>
  room.agent({
    reads: ['round', 'log', 'things', 'digest', 'word'],
    writes: ['log', 'things', 'digest'],
    takes: type<number | undefined>(),
    think: async (view, context) => {
      await sleep(context.random.integer(ms))
      const paid = await context.once('pay', () => context.random.integer(1000))
      await sleep(context.random.integer(ms))
      const text = `${name} ${view.round} ${context.payload ?? ''} ${paid} ${hash(JSON.stringify(view))}`
      return {
        update: { log: [text], things: [{ id: name, seen: view.round }], digest: text },
        effects: [act(`${text} a`), act(`${text} b`)],
      }
    },
  })

const counter = room.agent({
  reads: ['digest'],
  writes: ['round', 'word'],
  think: ({ digest }) => ({ round: 1, word: digest }),
})

const sequential = flow(room, {
  name: 'sequential',
  start: 'a',
  agents: { a: worker('a', 3), b: worker('b', 3), counter },
  routes: { a: 'b', b: 'counter', counter: ({ round }) => (round < 8 ? 'a' : end('done')) },
})

const parallel = flow(room, {
  name: 'parallel',
  start: ['a', 'b', 'c'],
  agents: { a: worker('a', 2), b: worker('b', 6), c: worker('c', 10), d: worker('d', 2), counter },
  routes: {
    a: 'd',
    d: 'counter',
    b: 'counter',
    c: 'counter',
    counter: ({ round }) => (round < 4 ? ['a', 'b', 'c'] : end('done')),
  },
  joins: { counter: ['d', 'b', 'c'] },
})

const fanOut = flow(room, {
  name: 'fan-out',
  start: 'counter',
  agents: { counter, hand: { ...worker('hand', 8), concurrency: 4 }, last: worker('last', 2) },
  routes: {
    counter: ({ round }) => Array.from({ length: 2 + round }, (_, n) => send('hand', n)),
    hand: 'last',
    last: ({ round }) => (round < 4 ? 'counter' : end('done')),
  },
})

const inner = flow(room, {
  name: 'inner',
  start: ['x', 'y'],
  agents: { x: worker('x', 3), y: worker('y', 6), counter },
  routes: { x: 'counter', y: 'counter', counter: ({ round }) => (round % 2 === 0 ? end('up') : ['x', 'y']) },
  joins: { counter: ['x', 'y'] },
})

const nested = flow(room, {
  name: 'nested',
  start: 'office',
  agents: {
    office: room.nest({
      reads: ['round', 'digest'],
      writes: ['log', 'digest'],
      flow: inner,
      input: ({ round }) => ({ round: round * 2 }),
      output: ({ log, digest }) => ({ log, digest }),
    }),
    a: worker('a', 3),
    counter,
  },
  routes: { office: 'counter', a: 'counter', counter: ({ round }) => (round < 3 ? ['office', 'a'] : end('done')) },
})

const asking = flow(room, {
  name: 'asking',
  start: ['a', 'asker'],
  agents: {
    a: worker('a', 6),
    asker: room.agent({
      reads: ['round', 'digest'],
      writes: ['log', 'digest'],
      think: async ({ round, digest }, context) => {
        const paid = await context.once('prepare', () => context.random.integer(100))
        const first = await context.ask<string>(`first ${round} ${digest}?`)
        await sleep(2)
        const second = await context.ask<string>(`second ${paid}?`)
        return { update: { log: [first, second], digest: first + second }, effects: [act(`${first} ${second}`)] }
      },
    }),
    counter,
  },
  routes: { a: 'counter', asker: 'counter', counter: ({ round }) => (round < 5 ? ['a', 'asker'] : end('done')) },
  joins: { counter: ['a', 'asker'] },
})

/** Told of every thought that is over at once, as soon as it begins: what a killed process thought last. */
export const thoughts = { note: (_step: number) => {} }

/** Somebody who thinks at once, about as long as a rule does. */
const thinker = (name: string) =>
  room.agent({
    reads: ['round', 'digest'],
    writes: ['digest'],
    think: ({ round, digest }, { step }) => {
      thoughts.note(step)
      const until = performance.now() + 0.05
      while (performance.now() < until);
      return { digest: `${name} ${round} ${digest}` }
    },
  })

/** Hundreds of steps that share commits, and then somebody who acts outside. */
const atOnce = flow(room, {
  name: 'at-once',
  start: 'x',
  agents: { x: thinker('x'), y: thinker('y'), counter, a: worker('a', 2) },
  routes: {
    x: 'y',
    y: 'counter',
    counter: ({ round }) => (round % 250 === 0 ? 'a' : 'x'),
    a: ({ round }) => (round < 1_000 ? 'x' : end('done')),
  },
  stepLimit: 10_000,
})

export const societies = { sequential, parallel, 'fan-out': fanOut, nested, asking, 'at-once': atOnce }

export type SocietyName = keyof typeof societies

export const answerTo = (question: unknown): string => `answer to ${String(question)}`
