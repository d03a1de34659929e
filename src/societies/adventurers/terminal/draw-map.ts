/** The map so far for a terminal: around the player, level below level, with the ways that nobody tried yet. */
import type { Paint, Style } from '../../../terminal/paint.ts'
import { createCanvas, type Canvas } from './canvas.ts'
import { levelName, type Chart, type Place } from '../played/chart.ts'
import { offsetOf, type Offset } from '../../../worlds/adventure/compass.ts'
import { drawPlace, UNTRIED } from './draw-place.ts'
import { GAP, stepX, topOf, type Scale } from './map-scale.ts'

interface Room {
  readonly columns: number
  readonly rows: number
  readonly paint: Paint
}

const BOXES: Scale = { wide: 14, lines: 4 }
const NAMES: Scale = { wide: 14, lines: 1 }
const SHORT_NAMES: Scale = { wide: 10, lines: 1 }
// fewer rooms than these beside and below each other say little about the way
const FEWEST = { across: 3, down: 4 }

export function drawMap(chart: Chart, current: string, { columns, rows, paint }: Room): string[] {
  const here = chart.places.get(current) ?? [...chart.places.values()].at(-1)
  if (here === undefined || rows < 1) return Array.from({ length: Math.max(0, rows) }, () => '')
  const scale = chooseScale(chart, columns, rows)
  const canvas = createCanvas()
  drawWays(canvas, chart, scale)
  for (const place of chart.places.values()) drawPlace(canvas, place, place.id === here.id, chart, scale)
  const { x, y } = cornerOf(chart, here, scale, columns, rows)
  if (chart.bands.length > 1) {
    for (const [at, { level, left, top }] of chart.bands.entries())
      canvas.write(Math.max(left * stepX(scale), x), topOf(top, at, scale) - 2, `${levelName(level)} `, 'dim')
  }
  return canvas.show(x, y, columns, rows, paint)
}

function chooseScale(chart: Chart, columns: number, rows: number): Scale {
  const fits = (scale: Scale) => {
    const { width, height } = sizeOf(chart, scale)
    return width <= columns && height <= rows
  }
  const hasRoomFor = ({ wide, lines }: Scale) =>
    columns >= (wide + GAP.across) * FEWEST.across && rows >= (lines + GAP.down) * FEWEST.down
  if (fits(BOXES) || hasRoomFor(BOXES)) return BOXES
  return fits(NAMES) || hasRoomFor(NAMES) ? NAMES : SHORT_NAMES
}

/** With room for what sticks out at the edges. */
function sizeOf({ places, bands }: Chart, scale: Scale) {
  const xs = [...places.values()].map(({ x }) => x)
  const [left, right, last] = [Math.min(...xs), Math.max(...xs), bands.at(-1)!]
  const isStacked = bands.length > 1
  const top = isStacked ? -2 : -1
  return {
    x: left * stepX(scale) - GAP.across,
    y: top,
    width: (right - left) * stepX(scale) + scale.wide + 2 * GAP.across,
    height: topOf(last.bottom, bands.length - 1, scale) + scale.lines + 1 - top,
  }
}

/** All of it in the middle where it fits; else the player in the middle, without empty margins. */
function cornerOf(chart: Chart, here: Place, scale: Scale, columns: number, rows: number) {
  const size = sizeOf(chart, scale)
  const [middleX, middleY] = middleOf(here, scale)
  const fit = (middle: number, room: number, from: number, whole: number) =>
    whole <= room
      ? from - Math.floor((room - whole) / 2)
      : Math.max(from, Math.min(middle - Math.floor(room / 2), from + whole - room))
  return { x: fit(middleX, columns, size.x, size.width), y: fit(middleY, rows, size.y, size.height) }
}

function drawWays(canvas: Canvas, { paths, open }: Chart, scale: Scale): void {
  const straight = paths.filter(({ kind }) => kind === 'straight')
  for (const { from, way, kind } of paths) {
    const offset = offsetOf(way)
    // it leads somewhere that does not lie there
    if (offset !== undefined && kind !== 'straight') drawStub(canvas, from, offset, scale, ['╴', '╵', '·', '·'], 'dim')
  }
  for (const { from, to, way } of straight) drawLine(canvas, from, to, offsetOf(way)!, scale)
  for (const { at, way } of open) {
    const offset = offsetOf(way)
    if (offset !== undefined) drawStub(canvas, at, offset, scale, ['╌', '┆', '⋱', '⋰'], UNTRIED)
  }
}

type Signs = readonly [across: string, down: string, falling: string, rising: string]

const signFor = ([dx, dy]: Offset, [across, down, falling, rising]: Signs) =>
  dy === 0 ? across : dx === 0 ? down : dx === dy ? falling : rising

/** Straight ways run from middle to middle; the rooms are drawn over them. */
function drawLine(canvas: Canvas, from: Place, to: Place, offset: Offset, scale: Scale): void {
  const [dx, dy] = offset
  const [[x1, y1], [x2, y2]] = [middleOf(from, scale), middleOf(to, scale)]
  const sign = signFor(offset, ['─', '│', '╲', '╱'])
  if (dy === 0) for (let x = Math.min(x1, x2); x < Math.max(x1, x2); x++) canvas.write(x, y1, sign, 'dim')
  else if (dx === 0) for (let y = Math.min(y1, y2); y < Math.max(y1, y2); y++) canvas.write(x1, y, sign, 'dim')
  else {
    // only where four rooms meet is room for a slanting one
    for (let { x, y } = from; x !== to.x; x += dx, y += dy) {
      const [edgeX, edgeY] = edgeOf({ ...from, x, y }, offset, scale)
      canvas.write(edgeX + dx, edgeY, sign, 'dim')
    }
  }
}

function drawStub(canvas: Canvas, at: Place, offset: Offset, scale: Scale, signs: Signs, style: Style): void {
  const [x, y] = edgeOf(at, offset, scale)
  const [dx, dy] = offset
  const sign = signFor(offset, signs)
  canvas.write(x, y, sign, style)
  if (dy === 0) canvas.write(x + dx, y, sign, style)
}

function middleOf({ x, y, band }: Place, scale: Scale): readonly [number, number] {
  return [x * stepX(scale) + Math.floor(scale.wide / 2), topOf(y, band, scale) + Math.floor((scale.lines - 1) / 2)]
}

/** The first sign outside of a room in a direction. */
function edgeOf(place: Place, [dx, dy]: Offset, scale: Scale): readonly [number, number] {
  const [middleX, middleY] = middleOf(place, scale)
  const [left, top] = [place.x * stepX(scale), topOf(place.y, place.band, scale)]
  return [
    dx === 0 ? middleX : dx > 0 ? left + scale.wide : left - 1,
    dy === 0 ? middleY : dy > 0 ? top + scale.lines : top - 1,
  ]
}
