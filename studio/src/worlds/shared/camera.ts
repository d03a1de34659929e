/** Where one looks at a drawing from: what of it is seen, and how large. Pure; `use-camera.ts` moves it. */
export interface Camera {
  /** the screen's corner in the drawing is at -x / scale, -y / scale */
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Size {
  readonly x: number
  readonly y: number
}

const SMALLEST = 0.08
const LARGEST = 3
// smaller, the names of rooms cannot be read
const READABLE = 0.7
const FOLLOWING = 0.9
// larger looks like a toy
const COMFORTABLE = 1.15
const PADDING = 14
// at the lower rim, for the buttons
const TOOLS = 44
// the middle part of the screen, in which what is followed may move about before the camera does
const CALM = 0.56

const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value))

export function zoomAt(camera: Camera, by: number, [px, py]: readonly [number, number]): Camera {
  const scale = clamp(SMALLEST, camera.scale * by, LARGEST)
  const factor = scale / camera.scale
  return { scale, x: px - (px - camera.x) * factor, y: py - (py - camera.y) * factor }
}

export const panBy = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
})

/** All of a drawing. */
export function fitAll(drawing: Box, screen: Size): Camera {
  const scale = Math.min(
    (screen.width - 2 * PADDING) / Math.max(1, drawing.width),
    (screen.height - TOOLS - 2 * PADDING) / Math.max(1, drawing.height),
  )
  const free = { ...screen, height: screen.height - TOOLS }
  return centred(drawing, free, clamp(SMALLEST, scale, COMFORTABLE))
}

/**
 * All of it where that can be read; else what is followed, and no movement as long as that stays in the middle part.
 */
export function follow(drawing: Box, focus: Box, screen: Size, before?: Camera): Camera {
  const whole = fitAll(drawing, screen)
  if (whole.scale >= READABLE) return whole
  const camera = before !== undefined && before.scale === FOLLOWING ? before : centred(focus, screen, FOLLOWING)
  const shift = (middle: number, size: number) => {
    const [low, high] = [(size * (1 - CALM)) / 2, (size * (1 + CALM)) / 2]
    return middle < low || middle > high ? size / 2 - middle : 0
  }
  const moved = panBy(
    camera,
    shift((focus.x + focus.width / 2) * camera.scale + camera.x, screen.width),
    shift((focus.y + focus.height / 2) * camera.scale + camera.y, screen.height),
  )
  return within(drawing, screen, moved)
}

/** No emptiness beyond the rim where there is something to see on the other side. */
function within(drawing: Box, screen: Size, { x, y, scale }: Camera): Camera {
  const held = (at: number, from: number, length: number, size: number) => {
    const [first, last] = [-from * scale, size - (from + length) * scale]
    return first <= last ? (first + last) / 2 : clamp(last, at, first)
  }
  return {
    scale,
    x: held(x, drawing.x, drawing.width, screen.width),
    y: held(y, drawing.y, drawing.height, screen.height),
  }
}

function centred({ x, y, width, height }: Box, screen: Size, scale: number): Camera {
  return {
    scale,
    x: screen.width / 2 - (x + width / 2) * scale,
    y: screen.height / 2 - (y + height / 2) * scale,
  }
}

/** What of the drawing is on the screen. */
export const seenBy = ({ x, y, scale }: Camera, screen: Size): Box => ({
  x: -x / scale,
  y: -y / scale,
  width: screen.width / scale,
  height: screen.height / scale,
})

// in units of the drawing; so far one can move before something more has to be drawn
const COARSE = 400

/** What is on the screen and around it, in large steps: what lies elsewhere need not be drawn. */
export function areaAround({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.floor(x / COARSE) * COARSE - COARSE, Math.floor(y / COARSE) * COARSE - COARSE]
  const [right, bottom] = [Math.ceil((x + width) / COARSE) * COARSE, Math.ceil((y + height) / COARSE) * COARSE]
  return { x: left, y: top, width: right + COARSE - left, height: bottom + COARSE - top }
}

/** Of such an area, what is surely on the screen, where that is more than a drawing; else the drawing. */
export function sheetAround(area: Box, drawing: Box): Box {
  const margin = 2 * COARSE
  const { x, y, width, height } = area
  const [right, bottom] = [x + width - margin, y + height - margin]
  if (right <= x + margin || bottom <= y + margin) return drawing
  return spanOf(drawing, { x: x + margin, y: y + margin, width: right - x - margin, height: bottom - y - margin })
}

/** The smallest box around both. */
export function spanOf(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}

export const touches = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1
