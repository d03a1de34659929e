/** A run that is over, shown again and again from its beginning, so that a picture of it still lives. */
import type { Api } from '../../api/client.ts'
import { readForebears, readPages } from '../../journal/load.ts'
import { createTimeline } from '../../journal/timeline.ts'
import { SHORTEST_WAIT_MS, type LivingOptions } from './living.ts'

// a longer journal is too much for a picture
const MOST_ENTRIES = 4_000
const ROUND_MS = 45_000
// time to see how it ended
const REST_MS = 5_000

interface ReplayOptions extends Pick<LivingOptions, 'show' | 'whenSeen' | 'wait'> {
  readonly api: Pick<Api, 'journal'>
}

export async function keepReplaying(id: string, { api, show, whenSeen, wait }: ReplayOptions, signal: AbortSignal) {
  const timeline = createTimeline()
  for await (const { entries, head } of readPages(api, id, 1)) {
    if (head > MOST_ENTRIES || signal.aborted) return
    const start = entries[0]?.record
    if (start?.kind === 'start' && start.parent !== undefined)
      for await (const before of readForebears(api, start.parent)) timeline.add(before)
    timeline.add(entries)
  }
  const { firstStep, lastStep } = timeline
  const stride = Math.max(1, Math.ceil(((lastStep - firstStep) * SHORTEST_WAIT_MS) / ROUND_MS))
  await wait(REST_MS, signal)
  for (let step = firstStep; !signal.aborted; step = step >= lastStep ? firstStep : Math.min(lastStep, step + stride)) {
    await whenSeen(signal)
    if (signal.aborted) return
    show({ timeline, step, is: 'replay' })
    await wait(step >= lastStep ? REST_MS : SHORTEST_WAIT_MS, signal)
  }
}
