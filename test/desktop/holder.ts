/** A process that holds a key for long, to be killed in the middle: node holder.ts DISPLAY WINDOW. */
import { startHand } from '../../src/worlds/desktop/hand/client.ts'

const [display = '', window = ''] = process.argv.slice(2)
const hand = await startHand({
  display,
  window: Number(window),
  keys: ['w'],
  limits: { holdMs: 60_000, perSecond: 10, total: 10 },
  stop: {},
})
await hand.stroke({ keys: ['w'], holdMs: 60_000 })
