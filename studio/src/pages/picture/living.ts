/**
 * Keeps a small picture of a run up to date by asking for what is new. It does not hold a stream open: a browser
 * allows six connections to a server over all its tabs, and a page of living pictures would use them up.
 */
import type { Api } from '../../api/client.ts'
import type { Timeline } from '../../journal/timeline.ts'
import { addFollowing, timelineFrom } from './board-timeline.ts'

export interface LivingPicture {
  readonly timeline: Timeline
  readonly step: number
  /** `live` goes on, `over` has ended, `replay` shows again what was */
  readonly is: 'live' | 'over' | 'replay'
}

export interface LivingOptions {
  readonly api: Pick<Api, 'run' | 'journal' | 'board'>
  readonly show: (picture: LivingPicture) => void
  /** resolves when somebody looks, at once when somebody does */
  readonly whenSeen: (signal: AbortSignal) => Promise<void>
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}

// about four drawings a second while something happens, ever fewer questions while nothing does
export const SHORTEST_WAIT_MS = 260
const LONGEST_WAIT_MS = 4_000
const PAGE = 500

/** Until the run is over. */
export async function keepLiving(id: string, { api, show, whenSeen, wait }: LivingOptions, signal: AbortSignal) {
  const draw = (drawn: Timeline, isOver: boolean) =>
    show({ timeline: drawn, step: drawn.lastStep, is: isOver ? 'over' : 'live' })
  let pause = SHORTEST_WAIT_MS
  let timeline: Timeline | undefined
  let from = 1
  while (!signal.aborted) {
    await whenSeen(signal)
    if (signal.aborted) return
    try {
      if (timeline === undefined) {
        const { head, step, flow, status } = await api.run(id)
        timeline = timelineFrom(await api.board(id, step), flow)
        from = head + 1
        draw(timeline, status === 'ended')
        if (status === 'ended') return
      }
      const { entries } = await api.journal(id, from, PAGE)
      from = (entries.at(-1)?.seq ?? from - 1) + 1
      const before = timeline.lastStep
      if (addFollowing(timeline, entries)) {
        const isOver = entries.at(-1)?.record.kind === 'end'
        if (timeline.lastStep > before || isOver) draw(timeline, isOver)
        if (isOver) return
        pause = entries.length > 0 ? SHORTEST_WAIT_MS : Math.min(LONGEST_WAIT_MS, pause * 1.5)
      } else timeline = undefined
    } catch {
      // the page around it tells that the server is gone; the picture stays and tries again
      pause = LONGEST_WAIT_MS
    }
    await wait(pause, signal)
  }
}
