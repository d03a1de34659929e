/** A toy society for the tests of evolution: one agent whose score is what its variant is worth, and chance. */
import { createRandom } from '../src/base/random.ts'
import { value } from '../src/board/scalar-fields.ts'
import { board } from '../src/define/board.ts'
import { end } from '../src/define/route.ts'
import { flow } from '../src/engine/flow.ts'
import type { Change, Evolution } from '../src/societies/evolution.ts'
import { isOn, paramIn, type Variant } from '../src/societies/variant.ts'

const arena = board({
  task: value<string>(),
  variant: value<Variant>({}),
  score: value(0),
})

/** What each change is worth. */
export const worths: Readonly<Record<string, number>> = { good: 0.12, better: 0.1, bad: -0.1, idle: 0 }
const SPREAD = 0.4

const player = arena.agent({
  reads: ['task', 'variant'],
  writes: ['score'],
  think: ({ task, variant }, { random }) => {
    const chance = createRandom(`${random.next()} ${task} ${JSON.stringify(variant)}`)
    const worth = Object.entries(worths).reduce((sum, [name, each]) => sum + (isOn(variant, name) ? each : 0), 0.4)
    return { score: worth + (chance.next() - 0.5) * SPREAD * paramIn(variant, 'volume', 1) }
  },
})

const watcher = arena.agent({ reads: ['score'], writes: [], think: () => undefined })

/** Whoever has joined watches beside the scribe, and that is worth nothing. */
export function playToy({ agents = [] }: Variant) {
  const names = agents.map(({ name }) => name)
  const watching = Object.fromEntries(['scribe', ...names].map((name) => [name, watcher]))
  const ends = Object.fromEntries(Object.keys(watching).map((name) => [name, end('played')]))
  return flow(arena, {
    name: 'toy',
    start: 'player',
    agents: { player, ...watching },
    routes: { player: ['scribe', ...names], ...ends } as never,
  })
}

export const toyTasks = Array.from({ length: 6 }, (_, place) => `task-${place + 1}`)

export const toy: Evolution = {
  says: 'what a variant is worth',
  tasks: () => toyTasks.map((name) => ({ name, input: () => ({ task: name }) })),
  score: (values) => ({ score: Number(values['score']) }),
  changes: Object.keys(worths).map((name): Change => ({
    name,
    says: name,
    answers: [name === 'bad' ? 'none' : 'low score'],
    adds: { switches: [name] },
  })),
  params: { volume: { usual: 1, steps: [0.9, 1, 1.1] } },
  create: (_, variant) => playToy(variant),
  find: (_, run, values) => {
    const score = Number(values['score'])
    const steps = [{ run, step: 1, says: `scored ${score.toFixed(2)}` }]
    return [
      {
        pattern: 'low score',
        society: 'toy',
        runs: [run],
        steps,
        count: 1,
        cost: 1 - score,
        cause: 'ours',
        says: 'it could be more',
      },
    ]
  },
}

const PROMPT = 'You are a player.\nPlay.'

/** The same, where somebody may join and a prompt may be another: neither is worth anything. */
export const toyWithPeople: Evolution = {
  ...toy,
  changes: [
    ...toy.changes.filter(({ name }) => name !== 'idle'),
    { name: 'line-judge', says: 'a judge joins', answers: ['low score'], adds: { agents: [{ name: 'line-judge' }] } },
    {
      name: 'kind-prompt',
      says: 'the player is asked kindly',
      answers: ['low score'],
      adds: { prompts: { player: PROMPT.replace('Play.', 'Please play.\nThank you.') } },
    },
  ],
  prompts: () => ({ player: PROMPT }),
}
