/** The room in 3D. Loaded only where a scene is looked at: it brings the library and what draws it. */
import { useEffect, useRef, useState } from 'react'
import { useMedia } from '../../../ui/media.ts'
import { oneLine } from '../../shared/one-line.ts'
import type { SceneNow } from '../scene-at.ts'
import type { Wrong } from '../wrong.ts'
import { createRoom, type Room3d, type Spot } from './create-room.ts'
import type { Mode } from './eye.ts'
import { listenToHands } from './hands.ts'
import './room.css'
import { useEye, useLatest, type SharedLooking } from './use-eye.ts'

export interface RoomViewProps {
  readonly scene: SceneNow
  readonly mode: Mode
  /** which of its cameras is looked through */
  readonly camera: number
  readonly picked: string | undefined
  readonly wrong: Wrong
  readonly onPick: (id: string | undefined) => void
  /** rooms that are turned and walked through together */
  readonly looking?: SharedLooking
  /** it cannot be drawn here, or no longer */
  readonly onFail: () => void
}

const hints: Readonly<Record<Mode, string>> = {
  orbit: 'Arrows turn it, plus and minus zoom, 0 shows all of it.',
  walk: 'W, A, S and D or the arrows walk; drag to look round, press the floor to go there.',
  camera: 'As the camera sees it.',
  above: 'From above.',
}

export function RoomView({ scene, mode, camera, picked, wrong, onPick, onFail, looking }: RoomViewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const room = useRef<Room3d>(undefined)
  const [spots, setSpots] = useState<readonly Spot[]>([])
  const [isDrawn, setDrawn] = useState(false)
  const [free, setFree] = useState({ width: 0, height: 0 })
  const eye = useEye(scene, mode, camera, looking)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const isDark = useMedia('(prefers-color-scheme: dark)')
  const latest = useLatest({ eye, mode, isStill, onPick, onFail })

  useEffect(() => {
    const node = frame.current!
    const sheet = canvas.current!
    const lost = () => latest.current.onFail()
    try {
      room.current = createRoom({
        canvas: sheet,
        isStill: () => latest.current.isStill,
        onDrawn: (next) => {
          setDrawn(true)
          setSpots((before) => (isSame(before, next) ? before : next))
        },
      })
    } catch {
      lost()
      return
    }
    sheet.addEventListener('webglcontextlost', lost)
    const observer = new ResizeObserver(() => setFree({ width: node.clientWidth, height: node.clientHeight }))
    observer.observe(node)
    const stop = listenToHands(sheet, {
      onDrag: (right, down) => latest.current.eye.drag(right, down),
      onZoom: (by) => latest.current.eye.zoom(by),
      onPress: (left, top) => {
        const { thing, floor } = room.current!.pointAt(left, top)
        if (thing === undefined && floor !== undefined && latest.current.mode === 'walk')
          latest.current.eye.goTo(...floor)
        else latest.current.onPick(thing)
      },
    })
    return () => {
      stop()
      observer.disconnect()
      sheet.removeEventListener('webglcontextlost', lost)
      room.current?.dispose()
      room.current = undefined
    }
  }, [latest])

  useEffect(() => room.current?.show({ scene, picked, wrong }), [scene, picked, wrong, isDark])
  const { width, height } = mode === 'camera' ? framed(free) : free
  const isReady = width > 0 && height > 0
  useEffect(() => {
    if (isReady) room.current?.resize(width, height)
  }, [width, height, isReady])
  const pose = isReady ? eye.pose(width / height) : undefined
  const poseKey = JSON.stringify(pose)
  useEffect(() => {
    if (pose) room.current?.look(pose)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another object of the same numbers is the same pose
  }, [poseKey])

  const { rooms, placed } = scene
  const what = `The scene in 3D: ${rooms.length} ${rooms.length === 1 ? 'room' : 'rooms'}, ${placed.length} things.`
  return (
    <div
      ref={frame}
      className="room-frame"
      role="group"
      aria-label={`${what} ${hints[mode]}`}
      tabIndex={0}
      onKeyDown={eye.onKeyDown}
      data-mode={mode}
      aria-busy={!isDrawn}
    >
      <div className="room-picture" style={{ width, height }}>
        <canvas ref={canvas} className="room-canvas" aria-hidden="true" />
        {spots.map(({ id, left, top, isSeen }) => {
          const issue = wrong.get(id)
          if (!isSeen || issue === undefined) return null
          const words = oneLine(issue.description, 200)
          return (
            <button
              key={id}
              type="button"
              className={`room-badge is-${issue.severity}`}
              style={{ left, top }}
              title={words}
              aria-label={`${words} Show its record`}
              onClick={() => onPick(id)}
            >
              !
            </button>
          )
        })}
      </div>
    </div>
  )
}

const isSame = (one: readonly Spot[], other: readonly Spot[]): boolean => JSON.stringify(one) === JSON.stringify(other)

// as wide as the pictures that come out of a run
const FRAMED = 1.6

function framed({ width, height }: { readonly width: number; readonly height: number }) {
  const wide = Math.min(width, height * FRAMED)
  return { width: Math.round(wide), height: Math.round(wide / FRAMED) }
}
