/** Is halving better than luck? Two guessers on the same numbers and seeds, with intervals, in pairs. */
import { append, board, end, flow, value } from 'troupe'
import { evaluate } from 'troupe/evaluate'

const game = board({ secret: value<number>(), low: value(1), high: value(100), guesses: append<number>() })

/** Guesses, hears whether it was too low or too high, and guesses again: at most seven times. */
function guesser(name: string, choose: (low: number, high: number, chance: number) => number) {
  const player = game.agent({
    reads: ['low', 'high', 'secret'],
    writes: ['low', 'high', 'guesses'],
    think: ({ low, high, secret }, { random }) => {
      const guess = choose(low, high, random.next())
      return { guesses: [guess], ...(guess < secret ? { low: guess + 1 } : { high: guess }) }
    },
  })
  return flow(game, {
    name,
    start: 'player',
    agents: { player },
    routes: { player: ({ guesses, secret }) => (guesses.at(-1) === secret ? end('found') : 'player') },
    stepLimit: 7,
  })
}

const report = await evaluate({
  name: 'guessing',
  society: guesser('halving', (low, high) => Math.floor((low + high) / 2)),
  baseline: guesser('luck', (low, high, chance) => low + Math.floor(chance * (high - low + 1))),
  cases: [4, 8, 15, 23, 33, 42, 58, 64, 71, 83, 90, 99].map((secret) => ({
    name: `number ${secret}`,
    input: { secret },
  })),
  seeds: 10,
  scorers: {
    found: ({ reason }) => reason === 'found',
    guesses: ({ board: { guesses } }) => guesses.length,
  },
})

const { found, guesses } = report.scorers
for (const [name, { society, baseline, difference }] of Object.entries({ found, guesses })) {
  const { mean, low, high, pairs, wins, ties, losses } = difference!
  console.log(`${name}: ${society!.mean.toFixed(2)} beside ${baseline!.mean.toFixed(2)}`)
  console.log(`  ${mean.toFixed(2)} more [${low!.toFixed(2)}, ${high!.toFixed(2)}] in ${pairs} pairs`)
  console.log(`  more in ${wins}, as many in ${ties}, fewer in ${losses}`)
}
const { society } = report.scorers.found.cases['number 42']!
console.log(`42 was found in ${society!.mean * society!.n} of ${society!.n} games`)
// found: 1.00 beside 0.46
//   0.54 more [0.41, 0.68] in 120 pairs
//   more in 65, as many in 55, fewer in 0
// guesses: 6.50 beside 6.27
//   0.23 more [-0.17, 0.62] in 120 pairs
//   more in 32, as many in 55, fewer in 33
// 42 was found in 10 of 10 games
