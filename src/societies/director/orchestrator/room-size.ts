/** How large a room is, where somebody says it: `4 by 5 metres`, `12 x 15 ft`, `20 square metres`, `3 m high`. */
import type { Token } from './tokens.ts'

export interface RoomSize {
  readonly width: number | null
  readonly depth: number | null
  readonly height: number | null
}

const METRES: ReadonlyMap<string, number> = new Map([
  ['m', 1],
  ['metre', 1],
  ['metres', 1],
  ['meter', 1],
  ['meters', 1],
  ['cm', 0.01],
  ['centimetres', 0.01],
  ['centimeters', 0.01],
  ['ft', 0.3048],
  ['foot', 0.3048],
  ['feet', 0.3048],
  ["'", 0.3048],
  ['inches', 0.0254],
  ['inch', 0.0254],
  ['yards', 0.9144],
  ['sqm', 1],
  ['m2', 1],
  ['sqft', 0.3048],
])
// smaller is no room, and larger no scene
const LEAST_METRES = 1
const MOST_METRES = 60
// a room of so many square metres is a little longer than wide
const LONGER_THAN_WIDE = 1.25
// without a unit, a number above this is in feet
const PROBABLY_FEET = 9
const FOOT = 0.3048

export interface FoundSize extends RoomSize {
  /** tokens that said it, and need no further reading */
  readonly used: ReadonlySet<number>
}

/** What a sentence says of the size of its room; lengths of things are left alone. */
export function readRoomSize(tokens: readonly Token[]): FoundSize | null {
  const used = new Set<number>()
  let found = null as RoomSize | null
  for (let at = 0; at < tokens.length; at++) {
    const size = readArea(tokens, at) ?? readSides(tokens, at) ?? readHeight(tokens, at)
    if (size === null) continue
    found = {
      width: found?.width ?? size.width,
      depth: found?.depth ?? size.depth,
      height: found?.height ?? size.height,
    }
    for (let place = at; place < at + size.length; place++) used.add(place)
    at += size.length - 1
  }
  return found === null ? null : { ...found, used }
}

type Reading = (RoomSize & { readonly length: number }) | null

const within = (metres: number): number => Math.min(MOST_METRES, Math.max(LEAST_METRES, Math.round(metres * 100) / 100))
const valueOf = (token: Token | undefined): number | null =>
  token !== undefined && /^\d{1,5}(?:[.,]\d{1,4})?$/.test(token.word) ? Number(token.word.replace(',', '.')) : null

function readArea(tokens: readonly Token[], at: number): Reading {
  const value = valueOf(tokens[at])
  if (value === null) return null
  const word = (offset: number): string => tokens[at + offset]?.word ?? ''
  const isSquare = word(1) === 'square' || word(1) === 'sq'
  const unit = METRES.get(isSquare ? word(2) : word(1))
  const isRaised =
    !isSquare && (word(2) === '²' || word(1) === 'sqm' || word(1) === 'sqft' || (word(2) === '2' && word(1) === 'm'))
  if (unit === undefined || (!isSquare && !isRaised)) return null
  const depth = Math.sqrt((value * unit * unit) / LONGER_THAN_WIDE)
  const length = isSquare ? 3 : word(1).startsWith('sq') ? 2 : 3
  return { width: within(depth * LONGER_THAN_WIDE), depth: within(depth), height: null, length }
}

function readSides(tokens: readonly Token[], at: number): Reading {
  const sides: number[] = []
  let place = at
  let unit: number | null = null
  while (sides.length < 3) {
    const value = valueOf(tokens[place])
    if (value === null) break
    sides.push(value)
    place++
    const own = METRES.get(tokens[place]?.word ?? '')
    if (own !== undefined) {
      unit = own
      place++
    }
    const joint = tokens[place]?.word
    if (joint !== 'by' && joint !== 'x' && joint !== '×') break
    if (valueOf(tokens[place + 1]) === null) break
    place++
  }
  const [width, depth, height] = sides
  if (width === undefined || depth === undefined) return null
  const factor = unit ?? (Math.max(width, depth) > PROBABLY_FEET ? FOOT : 1)
  return {
    width: within(width * factor),
    depth: within(depth * factor),
    height: height === undefined ? null : within(height * factor),
    length: place - at,
  }
}

function readHeight(tokens: readonly Token[], at: number): Reading {
  const value = valueOf(tokens[at])
  const unit = METRES.get(tokens[at + 1]?.word ?? '')
  if (value === null || unit === undefined) return null
  const next = tokens[at + 2]?.word ?? ''
  const isCeiling =
    next.startsWith('ceiling') || (next === 'high' && /^(?:ceiling|room|wall)/.test(tokens[at + 3]?.word ?? ''))
  const isSquareSide = next === 'wide' || next === 'square'
  if (isCeiling) return { width: null, depth: null, height: within(value * unit), length: 2 }
  return isSquareSide && /^(?:room|space)/.test(tokens[at + 3]?.word ?? '')
    ? { width: within(value * unit), depth: next === 'square' ? within(value * unit) : null, height: null, length: 3 }
    : null
}
