/** A drawing one can move about in: its camera, its buttons, and a small overview when not all of it is in sight. */
import { useEffect, useMemo, useRef, type CSSProperties, type FocusEvent, type ReactNode } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { areaAround, contains, seenBy, type Box } from './camera.ts'
import { useCamera } from './use-camera.ts'
import './stage.css'

interface StageProps {
  /** what is on it, in words */
  readonly label: string
  /** all of the drawing */
  readonly drawing: Box
  /** what is followed */
  readonly focus: Box
  /** all of it is shown at first, however small */
  readonly isWhole?: boolean
  /** the same, very small */
  readonly overview?: ReactNode
  /** another one is followed: whoever had the camera in hand lets go of it */
  readonly followed?: string | undefined
  /** draws what touches an area; the rest is out of sight */
  readonly children: (area: Box, detail: Detail, scale: number) => ReactNode
}

/** How much can be made out. */
export type Detail = 'near' | 'mid' | 'far'

const detailAt = (scale: number): Detail => (scale < 0.3 ? 'far' : scale < 0.66 ? 'mid' : 'near')

/** The same object while the box is the same. */
function useStable({ x, y, width, height }: Box): Box {
  return useMemo(() => ({ x, y, width, height }), [x, y, width, height])
}

export function Stage({ label, drawing, focus, isWhole = false, overview, followed, children }: StageProps) {
  const element = useRef<HTMLDivElement>(null)
  const control = useCamera(element, drawing, isWhole ? undefined : focus)
  const { camera, size, isFollowing, isHeld } = control
  const isReady = size.width > 0
  const detail = detailAt(camera.scale)
  const follow = useRef(control.follow)
  useEffect(() => follow.current(), [followed])
  const seen = seenBy(camera, size)
  const area = useStable(areaAround(seen))
  // whoever goes on by keys is not left behind
  const onFocus = ({ target }: FocusEvent) => {
    if (target === element.current || !(target instanceof SVGElement)) return
    const [inner, outer] = [target.getBoundingClientRect(), element.current!.getBoundingClientRect()]
    if (contains(outer, inner)) return
    const [left, top] = [inner.x + inner.width / 2 - outer.x, inner.y + inner.height / 2 - outer.y]
    control.centre((left - camera.x) / camera.scale, (top - camera.y) / camera.scale)
  }
  const isPart = isReady && !contains(seen, drawing)
  return (
    <div
      ref={element}
      className={`stage${isHeld ? ' is-held' : ''}`}
      role="group"
      aria-label={`${label}. Arrows move it, plus and minus zoom, 0 shows all of it.`}
      tabIndex={0}
      onKeyDown={control.onKeyDown}
      onFocus={onFocus}
      data-detail={detail}
    >
      <svg className="stage-sheet" width="100%" height="100%" aria-hidden={!isReady}>
        {isReady && (
          <g
            className="stage-view"
            style={
              {
                transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`,
                // for what keeps its size, however large the rest is drawn
                '--zoom': camera.scale,
              } as CSSProperties
            }
          >
            {children(area, detail, camera.scale)}
          </g>
        )}
      </svg>
      {isPart && overview !== undefined && (
        <svg
          className="stage-overview"
          viewBox={`${drawing.x} ${drawing.y} ${drawing.width} ${drawing.height}`}
          aria-hidden="true"
          onClick={(event) => {
            const frame = event.currentTarget.getScreenCTM()
            if (frame === null) return
            const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(frame.inverse())
            control.centre(x, y)
          }}
        >
          {overview}
          <rect className="stage-seen" x={seen.x} y={seen.y} width={seen.width} height={seen.height} />
        </svg>
      )}
      <div className="stage-tools">
        <IconButton icon="plus" label="Larger" onClick={() => control.zoom(1.3)} />
        <IconButton icon="minus" label="Smaller" onClick={() => control.zoom(1 / 1.3)} />
        <IconButton icon="fit" label="Show all" onClick={isWhole ? control.follow : control.fit} />
        {!isWhole && (
          <IconButton
            icon="person"
            label="Follow"
            aria-pressed={isFollowing}
            className={isFollowing ? 'is-on' : ''}
            onClick={control.follow}
          />
        )}
      </div>
    </div>
  )
}
