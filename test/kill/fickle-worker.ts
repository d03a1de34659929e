/** One life of a process whose rules never think the same twice: what it had not committed is other the next time. */
import { openSync, writeSync } from 'node:fs'
import { board, end, flow, sum, value } from 'troupe'
import { sqliteStore } from 'troupe/sqlite'

const [file, thought, steps] = process.argv.slice(2) as [string, string, string]
const last = openSync(thought, 'w')
const room = board({ count: sum(), mood: value('') })
const fickle = room.agent({
  reads: [],
  writes: ['count', 'mood'],
  think: (_, { step }) => {
    writeSync(last, String(step).padStart(8), 0)
    const until = performance.now() + 0.05
    while (performance.now() < until);
    return { count: 1, mood: `${process.pid} ${Math.random()}` }
  },
})
const moods = flow(room, {
  start: 'fickle',
  agents: { fickle },
  routes: { fickle: ({ count }) => (count < Number(steps) ? 'fickle' : end('calm')) },
  stepLimit: Infinity,
})
const store = sqliteStore(file)
process.stdout.write('begun\n')
await ((await store.head('r')) === 0 ? moods.run({}, { store, id: 'r' }) : moods.resume('r', { store })).finished
await store.close()
