/** Two branches of different length think side by side; a join waits for both. */
import { setTimeout as sleep } from 'node:timers/promises'
import { append, board, end, flow, merge } from 'troupe'

const harbour = board({ seen: merge<string>(), log: append<string>() })

// slower than the listener, and declared before it: the order of the log follows the declaration
const lookout = harbour.agent({
  reads: [],
  writes: ['seen', 'log'],
  think: async () => {
    await sleep(20)
    return { seen: { ship: 'two masts' }, log: ['lookout has looked'] }
  },
})
const listener = harbour.agent({
  reads: [],
  writes: ['seen', 'log'],
  think: async () => ({ seen: { signal: 'three bells' }, log: ['listener has listened'] }),
})
const translator = harbour.agent({
  reads: ['seen'],
  writes: ['seen', 'log'],
  think: ({ seen }) => ({ seen: { meaning: `${seen['signal']}: make room` }, log: ['translator has translated'] }),
})
const harbourMaster = harbour.agent({
  reads: ['seen'],
  writes: ['log'],
  think: ({ seen }) => ({ log: [`harbour master knows ${Object.keys(seen).join(', ')}`] }),
})

const watch = flow(harbour, {
  start: ['lookout', 'listener'],
  agents: { lookout, listener, translator, harbourMaster },
  routes: {
    lookout: 'harbourMaster',
    listener: 'translator',
    translator: 'harbourMaster',
    harbourMaster: end('reported'),
  },
  joins: { harbourMaster: ['lookout', 'translator'] },
})

const run = watch.run({})
for await (const { record } of run) {
  if (record.kind !== 'step') continue
  console.log(record.step, record.did.map(({ agent }) => agent).join(' and '), JSON.stringify(record.waiting ?? {}))
}
const { board: result } = await run.finished
console.log(result.log.join('\n'))

// 1 lookout and listener {"harbourMaster":["lookout"]}
// 2 translator {}
// 3 harbourMaster {}
// lookout has looked
// listener has listened
// translator has translated
// harbour master knows ship, signal, meaning
