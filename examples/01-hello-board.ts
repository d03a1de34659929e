/** Two agents share a board and take turns until one of them is content. */
import { append, board, end, flow, value } from 'troupe'

const page = board({ topic: value<string>(), verses: append<string>(), done: value(false) })
const poet = page.agent({
  reads: ['topic', 'verses'],
  writes: ['verses'],
  think: ({ topic, verses }) => ({ verses: [`${topic}, verse ${verses.length + 1}`] }),
})
const critic = page.agent({ reads: ['verses'], writes: ['done'], think: ({ verses }) => ({ done: verses.length > 2 }) })
const poem = flow(page, {
  start: 'poet',
  agents: { poet, critic },
  routes: { poet: 'critic', critic: ({ done }) => (done ? end('long enough') : 'poet') },
})

const { board: result, reason, step } = await poem.run({ topic: 'The lamp' }).finished
console.log(`${result.verses.join('\n')}\n${reason}, after ${step} steps`)

// The lamp, verse 1
// The lamp, verse 2
// The lamp, verse 3
// long enough, after 6 steps
