/** Time as something you can hold: the run's curve, its marks, and a cursor to drag, step and play. */
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Curve, Mark } from '../contract.ts'
import { useRun } from './context.tsx'
import { bucketMarks, bucketNear } from './time-line-buckets.ts'
import { TimeLineControls } from './time-line-controls.tsx'
import { stepByKey } from './time-line-cursor.ts'
import { AREA, Ground } from './time-line-ground.tsx'
import { Hint } from './time-line-hint.tsx'
import { useTimeKeys } from './time-line-keys.ts'
import { placeOf, stepAt, type Scale } from './time-line-scale.ts'
import { stepInWords } from './time-line-words.ts'
import './time-line.css'

export interface TimeLineProps {
  readonly curve: Curve | undefined
  /** ascending */
  readonly marks: readonly Mark[]
  /** what the curve and the marks were made for: it may be a moment behind */
  readonly first: number
  readonly last: number
}

export function TimeLine({ curve, marks, first, last }: TimeLineProps) {
  const { step, goTo, setFollowing, timeline, isFollowing, state } = useRun()
  const track = useRef<HTMLDivElement>(null)
  const width = useWidth(track)
  const scale = useMemo<Scale>(() => ({ first, last, width }), [first, last, width])
  const buckets = useMemo(() => bucketMarks(marks, scale), [marks, scale])
  const [hovered, setHovered] = useState<number>()
  useTimeKeys(marks)

  // the newest step may not be on the line yet: whoever goes to its end means the end
  const go = (to: number) => (to >= last ? setFollowing(true) : goTo(to))
  const placeIn = (event: PointerEvent) => event.clientX - (track.current?.getBoundingClientRect().left ?? 0)
  const hold = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    const place = placeIn(event)
    const top = event.clientY - event.currentTarget.getBoundingClientRect().top
    const near = top > AREA ? bucketNear(buckets, place) : undefined
    go(near?.marks[0]?.step ?? stepAt(place, scale))
    // a mark is pressed, the line is held
    if (near === undefined) event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'mouse') setHovered(placeIn(event))
    if (event.currentTarget.hasPointerCapture(event.pointerId)) go(stepAt(placeIn(event), scale))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepByKey(event.key, event.shiftKey, step, { first, last: timeline.lastStep, isLive: false })
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    goTo(to)
  }
  const here = isFollowing ? width : placeOf(Math.min(step, last), scale)
  return (
    <section className="time-line" aria-label="Time line">
      <TimeLineControls />
      <div
        className="time-line-hold"
        role="slider"
        tabIndex={0}
        aria-label="Step"
        aria-valuemin={first}
        aria-valuemax={Math.max(last, step)}
        aria-valuenow={step}
        aria-valuetext={stepInWords(step, last, curve, marks)}
        onKeyDown={onKeyDown}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerLeave={() => setHovered(undefined)}
      >
        <div className="time-line-track" ref={track}>
          <Ground curve={curve} buckets={buckets} scale={scale} isLive={state === 'live'} />
          <div className="time-line-cursor" style={{ transform: `translateX(${here}px)` }} aria-hidden="true">
            <span className={`time-line-step${here > width - 44 ? ' time-line-step-left' : ''}`}>
              {step.toLocaleString('en')}
            </span>
          </div>
          {hovered !== undefined && <Hint place={hovered} scale={scale} curve={curve} buckets={buckets} />}
        </div>
      </div>
    </section>
  )
}

function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const watched = element.current
    if (watched === null) return
    const observer = new ResizeObserver(() => setWidth(Math.floor(watched.clientWidth)))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return width
}
