/** A society that improves itself: a thrower learns to aim, and keeps that because pairs of games prove it. */
import { board, end, flow, memoryStore, value } from 'troupe'
import { evolve, familyOf } from 'troupe/evolve'
import { isOn, type Evolution, type Variant } from 'troupe/societies'

const fair = board({ booth: value<string>(), variant: value<Variant>({}), hits: value(0) })

const thrower = fair.agent({
  reads: ['booth', 'variant'],
  writes: ['hits'],
  think: ({ variant }, { random }) => {
    // aiming helps; shouting does nothing
    const chance = 0.4 + (isOn(variant, 'aim') ? 0.2 : 0)
    return { hits: Array.from({ length: 10 }, () => random.next()).filter((throwing) => throwing < chance).length }
  },
})

const evolution: Evolution = {
  says: 'hits of ten throws',
  tasks: () => ['cans', 'ducks', 'rings', 'balloons'].map((name) => ({ name, input: () => ({ booth: name }) })),
  score: ({ hits }) => ({ score: Number(hits) / 10 }),
  changes: [
    { name: 'shout', says: 'shouts before it throws', answers: ['misses'], adds: { switches: ['shout'] } },
    { name: 'aim', says: 'aims before it throws', answers: ['misses'], adds: { switches: ['aim'] } },
  ],
  params: {},
  create: () =>
    flow(fair, { name: 'thrower', start: 'thrower', agents: { thrower }, routes: { thrower: () => end('thrown') } }),
  find: (_store, run, { hits }) => [
    {
      pattern: 'misses',
      society: 'thrower',
      runs: [run],
      steps: [{ run, step: 1, says: `${Number(hits)} of 10` }],
      count: 10 - Number(hits),
      cost: 1 - Number(hits) / 10,
      cause: 'ours',
      says: 'not every throw hit',
    },
  ],
}

const settings = { pairs: 300, races: 1 }
const { id, board: evolved } = await evolve({
  society: { name: 'thrower' },
  evolution,
  store: memoryStore(),
  settings,
})
const { kin, certified } = familyOf('thrower', [{ run: id, board: evolved }])
for (const { differences, fate, verdict } of kin.filter((each) => each.verdict !== undefined))
  console.log(`${differences.join(', ')}: ${fate}, W ${verdict!.W.toFixed(0)} of ${verdict!.threshold}`)
console.log(`now it does: ${kin.find(({ name }) => name === certified)?.variant.switches?.join(', ')}`)
// + rule aim: certified, W 113 of 40
// now it does: aim
