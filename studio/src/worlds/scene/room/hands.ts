/** Hands on a room: dragging, pinching, the wheel and pressing, told as what they mean. */
export interface Hands {
  /** so many pixels to the right and down */
  readonly onDrag: (right: number, down: number) => void
  /** above 1: nearer */
  readonly onZoom: (by: number) => void
  readonly onPress: (left: number, top: number) => void
}

// a finger that moved less than this has pressed, not dragged
const DRAG_PX = 5
const WHEEL_SLOWNESS = 500

type Point = readonly [number, number]

/** Gives back how to stop. */
export function listenToHands(node: HTMLElement, { onDrag, onZoom, onPress }: Hands): () => void {
  const fingers = new Map<number, Point>()
  let travelled = 0
  const at = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = node.getBoundingClientRect()
    return [clientX - left, clientY - top]
  }
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (fingers.size === 0) travelled = 0
    fingers.set(event.pointerId, at(event))
  }
  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (before === undefined) return
    const now = at(event)
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]]
    travelled += Math.hypot(dx, dy)
    if (travelled < DRAG_PX) return
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, now)
    if (other === undefined) onDrag(dx, dy)
    else onZoom(distance(now, other) / Math.max(1, distance(before, other)))
  }
  const onUp = (event: PointerEvent) => {
    const isLast = fingers.delete(event.pointerId) && fingers.size === 0
    if (isLast && event.type === 'pointerup' && travelled < DRAG_PX) onPress(...at(event))
  }
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY
    onZoom(Math.exp(-Math.max(-120, Math.min(120, step)) / WHEEL_SLOWNESS))
  }
  node.addEventListener('pointerdown', onDown)
  node.addEventListener('pointermove', onMove)
  node.addEventListener('pointerup', onUp)
  node.addEventListener('pointercancel', onUp)
  node.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    node.removeEventListener('pointerdown', onDown)
    node.removeEventListener('pointermove', onMove)
    node.removeEventListener('pointerup', onUp)
    node.removeEventListener('pointercancel', onUp)
    node.removeEventListener('wheel', onWheel)
  }
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)
