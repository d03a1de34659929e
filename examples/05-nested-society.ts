/** A society can be one agent of another: a council asks a jury of its own for a verdict. */
import { append, board, end, flow, listRuns, memoryStore, sum, value } from 'troupe'

// the society inside, with its own board
const table = board({ plan: value<string>(), votes: append<boolean>(), rounds: sum() })
const juror = (likes: string) =>
  table.agent({ reads: ['plan'], writes: ['votes'], think: ({ plan }) => ({ votes: [plan.includes(likes)] }) })
const speaker = table.agent({ reads: ['votes'], writes: ['rounds'], think: () => ({ rounds: 1 }) })
const jury = flow(table, {
  name: 'jury',
  start: ['baker', 'gardener', 'smith'],
  agents: { baker: juror('bread'), gardener: juror('tree'), smith: juror('bridge'), speaker },
  routes: { baker: 'speaker', gardener: 'speaker', smith: 'speaker', speaker: end('voted') },
})

// the society around it sees one agent
const town = board({ plans: value<readonly string[]>(), accepted: append<string>(), seen: sum() })
const council = flow(town, {
  name: 'council',
  start: 'judge',
  agents: {
    judge: town.nest({
      reads: ['plans', 'seen'],
      writes: ['accepted', 'seen'],
      flow: jury,
      input: ({ plans, seen }) => ({ plan: plans[seen] ?? '' }),
      output: ({ plan, votes }, reason) => {
        const yes = votes.filter(Boolean).length
        console.log(`${reason}: ${yes} of ${votes.length} for "${plan}"`)
        return { seen: 1, accepted: yes >= 2 ? [plan] : [] }
      },
    }),
  },
  routes: { judge: ({ plans, seen }) => (seen < plans.length ? 'judge' : end('all judged')) },
})

const store = memoryStore()
const plans = ['a bridge with a tree on it', 'free bread']
const { board: result } = await council.run({ plans }, { store, id: 'spring' }).finished
console.log(`accepted: ${result.accepted.join(', ')}`)
for (const { id, flow: name, step, within } of await listRuns(store))
  console.log(`${id}: ${name}, ${step} steps${within === undefined ? '' : `, within ${within}`}`)

// voted: 2 of 3 for "a bridge with a tree on it"
// voted: 1 of 3 for "free bread"
// accepted: a bridge with a tree on it
// spring: council, 2 steps
// spring/1.judge: jury, 2 steps, within spring
// spring/2.judge: jury, 2 steps, within spring
