/** One journal, many uses: stop and resume, look back, fork with an edit, replay without thinking, and tail. */
import { append, board, end, flow, memoryStore, value } from 'troupe'

let thoughts = 0
const walk = board({ goal: value<number>(), place: value(0), path: append<number>() })
const walker = walk.agent({
  reads: ['place'],
  writes: ['place', 'path'],
  think: ({ place }, { random }) => {
    thoughts++
    const next = place + 1 + random.integer(3)
    return { place: next, path: [next] }
  },
})
const stroll = flow(walk, {
  start: 'walker',
  agents: { walker },
  routes: { walker: ({ place, goal }) => (place >= goal ? end('arrived') : 'walker') },
})
const store = memoryStore()

// pauses after two steps, as it would after run.pause(), run.stop(), Ctrl-C or a crash
const paused = await stroll.run({ goal: 12 }, { store, seed: 7, id: 'morning', steps: 2 }).finished
console.log(`${paused.status} at step ${paused.step}: ${paused.board.path.join(' ')}`)

const resumed = await stroll.resume('morning', { store }).finished
console.log(`${resumed.reason} at step ${resumed.step}: ${resumed.board.path.join(' ')}`)

// the same seed, never interrupted: the same walk
const whole = await stroll.run({ goal: 12 }, { store, seed: 7, id: 'evening' }).finished
console.log(`uninterrupted: ${whole.board.path.join(' ')}`)

const early = await stroll.stateAt('morning', 1, { store })
console.log(`after step 1: ${early.path.join(' ')}`)

const fork = await stroll.fork('morning', { store, id: 'detour', at: 2, edit: { place: 100, goal: 105 } }).finished
console.log(`forked at step 2: ${fork.board.path.join(' ')}`)
const parent = await stroll.stateAt('morning', undefined, { store })
console.log(`its parent still: ${parent.path.join(' ')}`)

const before = thoughts
for await (const { step, board: then, end: ending } of stroll.replay('detour', { store }))
  console.log(`replay ${step}: at ${then.place}${ending ? `, ${ending.reason}` : ''}`)
console.log(`thoughts during the replay: ${thoughts - before}`)

const kinds: string[] = []
for await (const { record } of stroll.tail('morning', { store })) kinds.push(record.kind)
console.log(`tail: ${kinds.join(' ')}`)

// paused at step 2: 3 5
// arrived at step 6: 3 5 8 9 11 14
// uninterrupted: 3 5 8 9 11 14
// after step 1: 3
// forked at step 2: 3 5 103 104 106
// its parent still: 3 5 8 9 11 14
// replay 2: at 100
// replay 3: at 103
// replay 4: at 104
// replay 5: at 106, arrived
// thoughts during the replay: 0
// tail: start step step step step step step end
