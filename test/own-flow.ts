/** A flow of somebody's own with a few exports beside it, for the stories about files. */
import { board, end, flow, sum, value } from 'troupe'

const tally = board({ goal: value(3), isLoud: value(false), count: sum() })

export const counting = flow(tally, {
  name: 'counting',
  start: 'counter',
  agents: { counter: tally.agent({ reads: [], writes: ['count'], think: () => ({ count: 1 }) }) },
  routes: { counter: ({ count, goal }) => (count >= goal ? end('counted') : 'counter') },
})

export const input = { goal: 4, isLoud: false }
export const view = 'grid'
export const measure = (_store: unknown, _run: string, { count }: { count: number }) => ({ counted: count })
export const nameOf = ({ goal }: { goal: number }) => `Up to ${goal}`
