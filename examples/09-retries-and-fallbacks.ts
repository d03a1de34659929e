/** An agent that fails is tried again with growing pauses; then another thinks in its place. The clock is simulated. */
import { append, board, end, flow, simulatedClock } from 'troupe'

const desk = board({ lines: append<string>() })
const clock = simulatedClock()

const flaky = desk.agent({
  reads: [],
  writes: ['lines'],
  retry: { attempts: 3, backoffMs: 1000 },
  think: (_, { attempt }) => {
    console.log(`  flaky, try ${attempt} at ${clock.now().toFixed(0)} ms`)
    if (attempt < 3) throw new Error('overloaded')
    return { lines: ['flaky made it'] }
  },
})
const broken = desk.agent({
  reads: [],
  writes: ['lines'],
  retry: { attempts: 2, backoffMs: 20_000 },
  think: () => {
    throw new Error('out of order')
  },
})
const careful = desk.agent({ reads: [], writes: ['lines'], think: () => ({ lines: ['careful stepped in'] }) })

const work = flow(desk, {
  start: 'flaky',
  agents: { flaky, broken },
  routes: { flaky: 'broken', broken: end('done') },
  failures: { broken: careful },
})

const run = work.run({}, { clock, seed: 1 })
for await (const { record } of run) {
  if (record.kind !== 'step') continue
  for (const { agent, tries = 1, by } of record.did)
    console.log(`${agent}: ${tries} tries${by === undefined ? '' : `, answered by ${by}`}`)
}
const { board: result } = await run.finished
console.log(result.lines.join(', '))
console.log(`simulated time: ${Math.round(clock.now() / 1000)} s`)

//   flaky, try 1 at 0 ms
//   flaky, try 2 at 752 ms
//   flaky, try 3 at 1911 ms
// flaky: 3 tries
// broken: 2 tries, answered by broken (fallback)
// flaky made it, careful stepped in
// simulated time: 13 s
