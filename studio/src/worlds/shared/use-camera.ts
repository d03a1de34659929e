/**
 * Moves a camera: pointer, wheel, pinch and keys. It follows its focus, or shows all, until somebody takes it in hand.
 */
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { fitAll, follow, panBy, zoomAt, type Box, type Camera, type Size } from './camera.ts'

export interface CameraControl {
  readonly camera: Camera
  readonly size: Size
  /** it goes where the drawing goes */
  readonly isFollowing: boolean
  /** it was moved by hand just now: no easing */
  readonly isHeld: boolean
  readonly zoom: (by: number) => void
  readonly fit: () => void
  readonly follow: () => void
  /** puts this place of the drawing into the middle */
  readonly centre: (x: number, y: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const KEY_PAN = 70
const KEY_ZOOM = 1.25
const WHEEL_SLOWNESS = 320
// a finger that moved less than this has pressed, not dragged
const DRAG = 4

export function useCamera(element: RefObject<HTMLElement | null>, drawing: Box, focus?: Box): CameraControl {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [hand, setHand] = useState<Camera>()
  const [isHeld, setHeld] = useState(false)
  const followed = useRef<Camera>(undefined)
  const isReady = size.width > 0 && size.height > 0
  let camera: Camera = hand ?? { x: 0, y: 0, scale: 1 }
  if (hand === undefined && isReady) {
    camera = focus ? follow(drawing, focus, size, followed.current) : fitAll(drawing, size)
    followed.current = camera
  }
  const latest = useRef({ camera, drawing, size })
  useEffect(() => {
    latest.current = { camera, drawing, size }
  })
  const move = useCallback((change: (camera: Camera) => Camera) => {
    const next = change(latest.current.camera)
    latest.current = { ...latest.current, camera: next }
    setHand(next)
  }, [])
  const middle = (): [number, number] => [latest.current.size.width / 2, latest.current.size.height / 2]

  useEffect(() => {
    const node = element.current
    if (node === null) return
    // it tells the first size as well, when the page has been laid out: to ask for it here would have the browser lay
    // out all the rooms of a village in the middle of their first picture
    const observer = new ResizeObserver(() => setSize({ width: node.clientWidth, height: node.clientHeight }))
    observer.observe(node)
    const stop = listen(node, move, setHeld)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [element, move])

  const zoom = (by: number) => move((now) => zoomAt(now, by, middle()))
  const fit = () => move(() => fitAll(latest.current.drawing, latest.current.size))
  return {
    camera,
    size,
    isFollowing: hand === undefined,
    isHeld,
    zoom,
    fit,
    follow: () => {
      followed.current = undefined
      setHand(undefined)
    },
    centre: (x, y) => move(({ scale }) => ({ scale, x: middle()[0] - x * scale, y: middle()[1] - y * scale })),
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const pan = PANS[event.key]
      if (pan !== undefined) move((now) => panBy(now, pan[0] * KEY_PAN, pan[1] * KEY_PAN))
      else if (event.key === '+' || event.key === '=') zoom(KEY_ZOOM)
      else if (event.key === '-') zoom(1 / KEY_ZOOM)
      else if (event.key === '0') fit()
      else return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

type Point = readonly [number, number]

function listen(
  node: HTMLElement,
  move: (change: (camera: Camera) => Camera) => void,
  setHeld: (isHeld: boolean) => void,
): () => void {
  const fingers = new Map<number, Point>()
  let travelled = 0
  const at = (event: PointerEvent | WheelEvent): Point => {
    const { left, top } = node.getBoundingClientRect()
    return [event.clientX - left, event.clientY - top]
  }
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY
    move((camera) => zoomAt(camera, Math.exp(-Math.max(-120, Math.min(120, step)) / WHEEL_SLOWNESS), at(event)))
  }
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('.stage-tools, .stage-overview')) return
    fingers.set(event.pointerId, at(event))
    travelled = 0
  }
  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (before === undefined) return
    const now = at(event)
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]]
    travelled += Math.hypot(dx, dy)
    if (fingers.size === 1 && travelled < DRAG) return
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId)
    setHeld(true)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, now)
    if (other === undefined) return move((camera) => panBy(camera, dx, dy))
    const by = distance(now, other) / Math.max(1, distance(before, other))
    const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]
    return move((camera) => panBy(zoomAt(camera, by, middle), dx / 2, dy / 2))
  }
  const onUp = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    if (fingers.size === 0) setHeld(false)
  }
  // who dragged the map did not mean the room below the finger
  const onClick = (event: MouseEvent) => {
    if (travelled >= DRAG) event.stopPropagation()
    travelled = 0
  }
  node.addEventListener('wheel', onWheel, { passive: false })
  node.addEventListener('pointerdown', onDown)
  node.addEventListener('pointermove', onMove)
  node.addEventListener('pointerup', onUp)
  node.addEventListener('pointercancel', onUp)
  node.addEventListener('click', onClick, true)
  return () => {
    node.removeEventListener('wheel', onWheel)
    node.removeEventListener('pointerdown', onDown)
    node.removeEventListener('pointermove', onMove)
    node.removeEventListener('pointerup', onUp)
    node.removeEventListener('pointercancel', onUp)
    node.removeEventListener('click', onClick, true)
  }
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)
