/** An evaluation of somebody's own, for the stories about `troupe evaluate FILE`. Each thought is a line of a log. */
import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { append, board, end, flow, value } from 'troupe'
import { evaluation } from 'troupe/evaluate'

const dice = board({ sides: value(6), wanted: value(4), luck: value(0), rolls: append<number>() })
const thrower = dice.agent({
  reads: ['sides', 'luck'],
  writes: ['rolls'],
  think: async ({ sides, luck }, { random, run, step }) => {
    const { THOUGHTS, SLOW_MS = '0' } = process.env
    if (THOUGHTS) appendFileSync(THOUGHTS, `${run} ${step}\n`)
    await sleep(Number(SLOW_MS))
    return { rolls: [random.integer(sides) + 1 + luck] }
  },
})
const society = flow(dice, {
  name: 'dice',
  start: 'thrower',
  agents: { thrower },
  routes: { thrower: ({ rolls, wanted }) => (rolls.length < wanted ? 'thrower' : end('thrown')) },
})

export const luck = evaluation({
  name: 'dice',
  says: 'Dice beside unlucky dice.',
  society,
  seeds: 3,
  concurrency: 2,
  cases: [
    { name: 'six sides', input: { sides: 6 } },
    { name: 'a hundred sides', input: { sides: 100 } },
  ],
  scorers: { total: ({ board: { rolls } }) => rolls.reduce((sum, roll) => sum + roll, 0) },
  baseline: { name: 'unlucky', input: { luck: -1 } },
})
