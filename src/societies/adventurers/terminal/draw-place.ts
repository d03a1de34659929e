/** One room of a map: its title, with arrows for stairs, in a frame where there is space for one. */
import type { Style } from '../../../terminal/paint.ts'
import { columnsOf, harmless, padEnd, shorten } from '../../../terminal/text.ts'
import type { Canvas } from './canvas.ts'
import { stairsOf, type Chart, type Place } from '../played/chart.ts'
import { stepX, topOf, type Scale } from './map-scale.ts'

const HERE: Style = 'green'
export const UNTRIED: Style = 'yellow'

export function drawPlace(canvas: Canvas, place: Place, isHere: boolean, chart: Chart, scale: Scale): void {
  const style: Style | undefined = isHere ? HERE : place.dark ? 'dim' : undefined
  if (scale.lines === 1) drawName(canvas, place, isHere, style, chart, scale)
  else drawBox(canvas, place, isHere, style, chart, scale)
}

function drawName(
  canvas: Canvas,
  place: Place,
  isHere: boolean,
  style: Style | undefined,
  chart: Chart,
  scale: Scale,
): void {
  const stairs = stairsOf(place, chart)
  const arrows = columnsOf(stairs.known + stairs.untried)
  const name = `${isHere ? '●' : ' '}${shorten(harmless(place.title), scale.wide - arrows - 2)}`
  const start = place.x * stepX(scale) + Math.floor((scale.wide - columnsOf(name) - arrows) / 2)
  const y = topOf(place.y, place.band, scale)
  canvas.write(start, y, name, style)
  canvas.write(start + columnsOf(name), y, stairs.known, 'dim')
  canvas.write(start + columnsOf(name + stairs.known), y, `${stairs.untried} `, UNTRIED)
}

function drawBox(
  canvas: Canvas,
  place: Place,
  isHere: boolean,
  style: Style | undefined,
  chart: Chart,
  { wide, ...scale }: Scale,
): void {
  const [left, top] = [place.x * stepX({ wide, ...scale }), topOf(place.y, place.band, { wide, ...scale })]
  const stairs = stairsOf(place, chart)
  const inner = wide - 2
  const frame: Style = isHere ? HERE : 'dim'
  const [topLeft, across, topRight, side, lowLeft, lowRight] = (isHere ? '┏━┓┃┗┛' : '╭─╮│╰╯') as unknown as string[]
  canvas.write(left, top, `${topLeft}${across!.repeat(inner)}${topRight}`, frame)
  for (const [line, text] of twoLines(harmless(place.title), inner).entries()) {
    const centred = padEnd(' '.repeat(Math.floor((inner - columnsOf(text)) / 2)) + text, inner)
    canvas.write(left, top + 1 + line, side!, frame)
    canvas.write(left + 1, top + 1 + line, centred, style)
    canvas.write(left + wide - 1, top + 1 + line, side!, frame)
  }
  canvas.write(left, top + 3, `${lowLeft}${across!.repeat(inner)}${lowRight}`, frame)
  if (isHere) canvas.write(left + 1, top, '●', HERE)
  const end = left + wide - 2
  canvas.write(end - columnsOf(stairs.known + stairs.untried), top + 3, stairs.known, frame)
  canvas.write(end - columnsOf(stairs.untried), top + 3, stairs.untried, UNTRIED)
}

function twoLines(title: string, columns: number): [string, string] {
  const words = title.split(' ')
  let first = words.shift() ?? ''
  while (words.length > 0 && columnsOf(`${first} ${words[0]}`) <= columns) first += ` ${words.shift()}`
  return [shorten(first, columns), shorten(words.join(' '), columns)]
}
