/** The map of a game as a drawing: rooms by the compass, levels below each other, and what was never tried. */
import { levelName, stairsOf, type Chart, type Path, type Place } from '../../played/chart.ts'
import { offsetOf, type Offset } from '../../../../worlds/adventure/compass.ts'
import type { Turn } from '../../played/turn.ts'
import { html, nothing, type Markup } from './markup.ts'

const ROOM = { wide: 116, high: 46 }
const STEP = { x: 152, y: 84 }
const BAND_HIGH = 44
const MARGIN = 36
const STUB = 18

export function drawChart(chart: Chart, turns: readonly Turn[]): Markup {
  const places = [...chart.places.values()]
  if (places.length === 0) return html`<p class="empty">No room was told of.</p>`
  const firsts = firstVisits(turns)
  const firstOf = ({ id }: Place) => firsts.get(id) ?? 0
  const xs = places.map(({ x }) => x)
  const left = Math.min(...xs)
  const isStacked = chart.bands.length > 1
  const corner = ({ x, y, band }: Pick<Place, 'x' | 'y' | 'band'>): readonly [number, number] => [
    MARGIN + (x - left) * STEP.x,
    MARGIN + y * STEP.y + (isStacked ? (band + 1) * BAND_HIGH : 0),
  ]
  const middle = (place: Place): readonly [number, number] => {
    const [x, y] = corner(place)
    return [x + ROOM.wide / 2, y + ROOM.high / 2]
  }
  const last = places.reduce((lowest, place) => (place.y > lowest.y ? place : lowest))
  const width = (Math.max(...xs) - left) * STEP.x + ROOM.wide + 2 * MARGIN
  const height = corner(last)[1] + ROOM.high + MARGIN

  // stairs are arrows at the rooms: lines from level to level would cross everything
  const ways = onceEach(chart.paths.filter(({ kind }) => kind !== 'stairs')).map(({ from, to, kind }) => {
    const [[x1, y1], [x2, y2]] = [middle(from), middle(to)]
    const first = Math.max(firstOf(from), firstOf(to))
    return html`<path
      class="way ${kind}"
      data-first="${first}"
      d="${kind === 'straight' ? `M${x1} ${y1}L${x2} ${y2}` : curve(x1, y1, x2, y2)}"
    />`
  })
  const untried = chart.open.map(({ at, way }) => {
    const offset = offsetOf(way)
    if (offset === undefined) return nothing
    const [x, y] = edge(middle(at), offset)
    const far = offset[0] !== 0 && offset[1] !== 0 ? STUB * 0.75 : STUB
    return html`<path
      class="untried"
      data-first="${firstOf(at)}"
      d="M${x} ${y}l${offset[0] * far} ${offset[1] * far}"
    />`
  })
  const levels = chart.bands.map(({ level, left: first, top }, band) => {
    const [x, y] = corner({ x: first, y: top, band })
    const seen = Math.min(...places.filter((place) => place.level === level).map(firstOf))
    return html`<text class="level" data-first="${seen}" x="${x}" y="${y - 20}">${levelName(level)}</text>`
  })
  const rooms = places.map((place, at) => drawRoom(place, at, corner(place), firstOf(place), chart))
  return html`<svg
    class="chart"
    width="${width}"
    height="${height}"
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-label="The map of ${places.length} rooms"
  >
    <g>${ways}${untried}</g>
    ${isStacked ? levels : []}${rooms}
  </svg>`
}

function drawRoom(place: Place, at: number, [x, y]: readonly [number, number], first: number, chart: Chart): Markup {
  const lines = twoLines(place.title)
  const start = y + ROOM.high / 2 + (lines.length === 1 ? 4 : -3)
  const texts = lines.map((line, row) => html`<text x="${x + ROOM.wide / 2}" y="${start + row * 14}">${line}</text>`)
  const stairs = stairsOf(place, chart)
  return html`<g class="room${place.dark ? ' dark' : ''}" data-place="${at}" data-first="${first}"
    ><title>${place.title}</title
    ><rect x="${x}" y="${y}" width="${ROOM.wide}" height="${ROOM.high}" rx="8" />${texts}<text
      class="stairs"
      x="${x + ROOM.wide - 7}"
      y="${y + ROOM.high - 6}"
      >${stairs.known}<tspan class="untried">${stairs.untried}</tspan></text
    ></g
  >`
}

function firstVisits(turns: readonly Turn[]): Map<string, number> {
  const firsts = new Map<string, number>()
  for (const { location, turn } of turns) if (!firsts.has(location)) firsts.set(location, turn)
  return firsts
}

/** There and back is one line; a straight one where either of them is. */
function onceEach(paths: readonly Path[]): Path[] {
  const kept = new Map<string, Path>()
  for (const path of paths) {
    const key = [path.from.id, path.to.id].toSorted().join('\n')
    if (path.kind === 'straight' || !kept.has(key)) kept.set(key, path)
  }
  return [...kept.values()]
}

function curve(x1: number, y1: number, x2: number, y2: number): string {
  const [dx, dy] = [x2 - x1, y2 - y1]
  // bent to one side, so that it does not run through what lies between
  return `M${x1} ${y1}Q${(x1 + x2) / 2 - dy * 0.18} ${(y1 + y2) / 2 + dx * 0.18} ${x2} ${y2}`
}

function edge([x, y]: readonly [number, number], [dx, dy]: Offset): readonly [number, number] {
  return [x + (dx * ROOM.wide) / 2, y + (dy * ROOM.high) / 2]
}

const LONGEST_LINE = 17

function twoLines(title: string): string[] {
  const words = title.split(' ')
  const lines = ['']
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length <= LONGEST_LINE || lines.at(-1) === '') lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const [first = '', ...more] = lines
  const second = more.join(' ')
  const cut = (line: string) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line)
  return second === '' ? [cut(first)] : [cut(first), cut(second)]
}
