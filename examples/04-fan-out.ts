/** One agent for each thing to do, with the thing as its payload; the one that fails is skipped. */
import { board, end, flow, merge, send, sum, type, value } from 'troupe'

const survey = board({
  cities: value<readonly string[]>(),
  lengths: merge<number>(),
  total: sum(),
  report: value(''),
})

const planner = survey.agent({ reads: ['cities'], writes: [], think: () => undefined })

const surveyor = survey.agent({
  reads: [],
  writes: ['lengths', 'total'],
  takes: type<string>(),
  think: (_, { payload: city }) => {
    if (city === 'Atlantis') throw new Error('no such city')
    return { lengths: { [city]: city.length }, total: city.length }
  },
})

const reporter = survey.agent({
  reads: ['total'],
  writes: ['report'],
  think: ({ total }) => ({ report: `${total} letters` }),
})

const census = flow(survey, {
  start: 'planner',
  agents: { planner, surveyor, reporter },
  routes: {
    planner: survey.route({
      reads: ['cities'],
      to: ['surveyor'],
      choose: ({ cities }) => cities.map((city) => send('surveyor', city)),
    }),
    surveyor: 'reporter', // all branches of a step meet here
    reporter: end('counted'),
  },
  failures: { surveyor: 'skip' },
})

const run = census.run({ cities: ['Oslo', 'Atlantis', 'Rome'] })
for await (const { record } of run) {
  if (record.kind !== 'step') continue
  for (const { agent, skipped } of record.did) console.log(record.step, agent, skipped ?? 'done')
}
const { board: result } = await run.finished
console.log(JSON.stringify(result.lengths), result.report)

// 1 planner done
// 2 surveyor done
// 2 surveyor no such city
// 2 surveyor done
// 3 reporter done
// {"Oslo":4,"Rome":4} 8 letters
