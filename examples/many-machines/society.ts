/** A relay: three runners pass a baton, each step takes its time, so that one can watch a worker being killed. */
import { append, board, end, flow, value } from 'troupe'
import { count, society } from 'troupe/societies'

const relay = board({ laps: value(100), stepMs: value(200), lap: value(0), passed: append<string>() })

const runner = (name: string) =>
  relay.agent({
    reads: ['lap', 'stepMs'],
    writes: ['lap', 'passed'],
    think: async ({ lap, stepMs }) => {
      await new Promise((resolve) => setTimeout(resolve, stepMs))
      return { lap: lap + 1, passed: [`${name} ran lap ${lap + 1}`] }
    },
  })

const relayFlow = flow(relay, {
  name: 'relay',
  start: 'ana',
  agents: { ana: runner('Ana'), bo: runner('Bo'), cleo: runner('Cleo') },
  routes: { ana: 'bo', bo: 'cleo', cleo: ({ lap, laps }) => (lap >= laps ? end('the race is over') : 'ana') },
  stepLimit: Infinity,
})

// oxlint-disable-next-line import/no-default-export -- commands and requests name it by its file alone
export default society({
  name: 'relay',
  title: 'Relay',
  says: 'Three runners pass a baton.',
  flow: relayFlow,
  options: [
    count({ path: 'laps', label: 'Laps', default: 100, min: 1, max: 100_000, flag: '--laps' }),
    count({ path: 'stepMs', label: 'Milliseconds a lap', default: 200, min: 0, max: 60_000, flag: '--lap-ms' }),
  ],
  nameOf: ({ laps }) => `A relay of ${laps} laps`,
})
