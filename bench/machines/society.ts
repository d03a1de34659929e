/** The society that Troupe's workers drive: one agent that looks again and again, at once or after its time. */
import { board, end, flow, value } from '../../dist/index.js'
import { pass, whatIsSaid } from './subject.ts'

const looks = board({ count: value<number>(0), said: value<string>(''), steps: value<number>(0), stepMs: value(0) })

const look = (count: number) => ({ count: count + 1, said: whatIsSaid(count + 1) })

export default flow(looks, {
  name: 'looking',
  start: 'looker',
  agents: {
    looker: looks.agent({
      reads: ['count', 'stepMs'],
      writes: ['count', 'said'],
      think: ({ count, stepMs }) => (stepMs > 0 ? pass(stepMs).then(() => look(count)) : look(count)),
    }),
  },
  routes: { looker: ({ count, steps }) => (count >= steps ? end('looked enough') : 'looker') },
  stepLimit: Infinity,
})
