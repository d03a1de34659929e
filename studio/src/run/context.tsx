/** One run at one moment: everything on the run page asks here what to show, and where to go. */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { RunDetail } from '../../../src/server/api.ts'
import { momentOf, type AgentCard, type Moment, type WorldView } from '../contract.ts'
import type { DraftBook } from '../journal/draft-book.ts'
import type { FollowedRun, FollowState } from '../journal/follow.ts'
import type { Timeline } from '../journal/timeline.ts'
import { stepInAddress, useStepInAddress } from './layout-address.ts'
import { plainAgents } from './layout-agents.ts'
import { moveCursor, startCursor, stepOf, type Move } from './time-line-cursor.ts'

export interface RunContext {
  readonly id: string
  readonly detail: RunDetail
  readonly timeline: Timeline
  /** the same object while the step is the same; at the last step a new one whenever entries have come */
  readonly moment: Moment
  readonly step: number
  readonly goTo: (step: number) => void
  /** at the end, and staying there while more comes */
  readonly isFollowing: boolean
  readonly setFollowing: (isFollowing: boolean) => void
  readonly isPlaying: boolean
  /** steps a second */
  readonly speed: number
  /** from here on; of a run that has stopped, at its end, from the beginning */
  readonly play: (speed?: number) => void
  readonly stop: () => void
  readonly setSpeed: (speed: number) => void
  readonly view: WorldView
  readonly agents: readonly AgentCard[]
  /** the agent whose card is open */
  readonly chosen: string | undefined
  readonly choose: (agent: string | undefined) => void
  readonly state: FollowState
  /** it is a file: there is no server to ask, and nothing to do but look */
  readonly isShared: boolean
  /** asks the server again, after something was done */
  readonly refresh: () => void
  /** what models are saying now, here and in societies inside */
  readonly drafts: DraftBook
}

const Context = createContext<RunContext | undefined>(undefined)

export function useRun(): RunContext {
  const run = useContext(Context)
  if (run === undefined) throw new Error('useRun is for what is inside a run page.')
  return run
}

interface RunProviderProps {
  readonly followed: FollowedRun & { readonly refresh: () => void }
  readonly detail: RunDetail
  readonly view: WorldView
  readonly isShared?: boolean
  readonly children: ReactNode
}

export function RunProvider({ followed, detail, view, isShared = false, children }: RunProviderProps) {
  const { id, timeline, state, refresh, drafts } = followed
  const [cursor, setCursor] = useState(() => startCursor(isShared ? undefined : stepInAddress()))
  const [chosen, choose] = useState<string>()
  const isLive = useLatest(state === 'live')
  const extent = useCallback(
    () => ({ first: timeline.firstStep, last: timeline.lastStep, isLive: isLive.current }),
    [timeline, isLive],
  )
  const move = useCallback((to: Move) => setCursor((from) => moveCursor(from, to, extent())), [extent])
  const goTo = useCallback((step: number) => move({ kind: 'go', step }), [move])
  const setFollowing = useCallback((isFollowing: boolean) => move({ kind: 'follow', isFollowing }), [move])
  const play = useCallback((speed?: number) => move({ kind: 'play', speed }), [move])
  const setSpeed = useCallback((wanted: number) => move({ kind: 'speed', speed: wanted }), [move])
  const stop = useCallback(() => move({ kind: 'stop' }), [move])

  const { isFollowing, isPlaying, speed } = cursor
  const step = stepOf(cursor, extent())
  usePlaying(isPlaying ? speed : undefined, move)
  useStepInAddress(isFollowing ? undefined : step, { goTo, setFollowing, isOn: !isShared })

  // a moment that is past does not change any more; the last one still may
  const grown = step === timeline.lastStep ? timeline.version : 0
  // `grown` makes a new one
  const moment = useMemo(() => momentOf(timeline, step), [timeline, step, grown])
  const agents = useMemo(
    () => view.agents?.(moment) ?? plainAgents(moment, detail.agents),
    [view, moment, detail.agents],
  )
  const run = useMemo<RunContext>(
    () => ({
      id,
      detail,
      timeline,
      moment,
      step,
      goTo,
      isFollowing,
      setFollowing,
      isPlaying,
      speed,
      play,
      stop,
      setSpeed,
      view,
      agents,
      chosen,
      choose,
      state,
      isShared,
      refresh,
      drafts,
    }),
    // lists made from the timeline follow its version
    [
      id,
      detail,
      timeline,
      timeline.version,
      moment,
      step,
      goTo,
      isFollowing,
      setFollowing,
      isPlaying,
      speed,
      play,
      stop,
      setSpeed,
      view,
      agents,
      chosen,
      choose,
      state,
      isShared,
      refresh,
      drafts,
    ],
  )
  return <Context value={run}>{children}</Context>
}

interface InnerRunProps {
  readonly timeline: Timeline
  readonly detail: RunDetail
  readonly children: ReactNode
}

/** A society inside the run, shown in its place: the same parts draw it, and there is nowhere to go in it. */
export function InnerRun({ timeline, detail, children }: InnerRunProps) {
  const outer = useRun()
  const step = timeline.lastStep
  const run = useMemo<RunContext>(
    () => ({
      ...outer,
      id: detail.id,
      detail,
      timeline,
      step,
      moment: momentOf(timeline, step),
      goTo: () => {},
      agents: [],
    }),
    [outer, detail, timeline, timeline.version, step],
  )
  return <Context value={run}>{children}</Context>
}

/** Moves on as time goes by; a drawing that takes long skips steps rather than falling behind. */
function usePlaying(speed: number | undefined, move: (move: Move) => void): void {
  useEffect(() => {
    if (speed === undefined) return
    let [frame, owed, before] = [0, 0, performance.now()]
    const turn = (now: number) => {
      owed += (Math.max(0, now - before) / 1000) * speed
      before = now
      const steps = Math.floor(owed)
      owed -= steps
      if (steps > 0) move({ kind: 'advance', steps })
      frame = requestAnimationFrame(turn)
    }
    frame = requestAnimationFrame(turn)
    return () => cancelAnimationFrame(frame)
  }, [speed, move])
}

function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
