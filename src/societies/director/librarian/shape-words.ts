/** What words such as `tall`, `round`, `three-seat` or `120 cm` do to the measures of a thing. */
import type { Family, Parameters } from '../../../worlds/scene/asset.ts'

/** Factors of width, depth and height; `long` and `narrow` are those of the longer and the shorter side. */
interface Stretch {
  readonly all?: number
  readonly width?: number
  readonly depth?: number
  readonly height?: number
  readonly long?: number
  readonly narrow?: number
}

const STRETCHES: ReadonlyMap<string, Stretch> = new Map(
  Object.entries({
    tiny: { all: 0.6 },
    miniature: { all: 0.5 },
    mini: { all: 0.65 },
    compact: { all: 0.8 },
    little: { all: 0.75 },
    small: { all: 0.78 },
    petite: { all: 0.75 },
    big: { all: 1.25 },
    large: { all: 1.25 },
    sizable: { all: 1.2 },
    spacious: { all: 1.25 },
    oversized: { all: 1.4 },
    huge: { all: 1.5 },
    giant: { all: 1.6 },
    massive: { all: 1.5 },
    enormous: { all: 1.6 },
    tall: { height: 1.3 },
    high: { height: 1.25 },
    towering: { height: 1.5 },
    'floor-to-ceiling': { height: 1.35 },
    short: { height: 0.75 },
    low: { height: 0.7 },
    'low-profile': { height: 0.75 },
    long: { long: 1.35 },
    elongated: { long: 1.4 },
    wide: { width: 1.3 },
    broad: { width: 1.3 },
    narrow: { narrow: 0.7 },
    slim: { narrow: 0.75 },
    thin: { narrow: 0.7 },
    slender: { narrow: 0.75 },
    thick: { narrow: 1.3 },
    deep: { depth: 1.25 },
    shallow: { depth: 0.75 },
  } satisfies Record<string, Stretch>),
)

const SHAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    round: 'round',
    rounded: 'round',
    circular: 'round',
    oval: 'oval',
    elliptical: 'oval',
    square: 'square',
    rectangular: 'rectangular',
    oblong: 'rectangular',
    'l-shaped': 'l',
    'l-shape': 'l',
    corner: 'l',
    sectional: 'l',
  }),
)

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const METRES: ReadonlyMap<string, number> = new Map([
  ['m', 1],
  ['meter', 1],
  ['metre', 1],
  ['cm', 0.01],
  ['centimeter', 0.01],
  ['centimetre', 0.01],
  ['mm', 0.001],
  ['inch', 0.0254],
  ['in', 0.0254],
  ['foot', 0.3048],
  ['feet', 0.3048],
  ['ft', 0.3048],
])
// beyond these a thing is no longer what it is called; what is said in metres may go further
const LEAST = 0.4
const MOST = 2.5
const LEAST_MEASURED = 0.1
const MOST_MEASURED = 8

// seats, tables and beds fit people, whatever their size is
const FIT_PEOPLE: ReadonlySet<string> = new Set(['bed', 'seat', 'sofa', 'table', 'desk', 'kitchen', 'bath'])

type Measures = { width: number; depth: number; height: number }

/** The parameters of a thing of this family that these words are said of. Words it does not know change nothing. */
export function shaped(family: Family, named: Parameters, words: readonly string[]): Parameters {
  const usual = { ...family.defaults, ...named }
  const changed: Record<string, number | string | boolean> = { ...named }
  const size: Measures = { width: usual.width, depth: usual.depth, height: usual.height }
  const limits: [number, number] = [LEAST, MOST]
  for (const [place, word] of words.entries()) {
    // `180 cm tall` is not taller than 180 cm
    const stretch = lengthIn(words[place - 1] ?? '') === undefined ? STRETCHES.get(word) : undefined
    if (stretch !== undefined) stretchBy(size, stretch, FIT_PEOPLE.has(family.role))
    const shape = SHAPES.get(word)
    if (shape !== undefined && Object.hasOwn(family.defaults, 'shape')) takeShape(changed, size, shape)
    const counted = /^(\d{1,2}|[a-z]+)-(seat|drawer|door|shelf|tier|arm|panel|light)(?:er|ed)?$/.exec(word)
    if (counted !== null) count(family, changed, size, counted[1]!, counted[2]!)
    const metres = lengthIn(word)
    if (metres !== undefined) {
      measure(size, metres, words[place + 1])
      limits.splice(0, 2, LEAST_MEASURED, MOST_MEASURED)
    }
  }
  if (Object.hasOwn(family.defaults, 'style')) {
    const style = words.find((word) => STYLES.has(word))
    if (style !== undefined) changed['style'] = STYLES.get(style)!
  }
  for (const side of ['width', 'depth', 'height'] as const) {
    const least = usual[side] * limits[0]
    const most = usual[side] * limits[1]
    const length = Math.round(Math.min(most, Math.max(least, size[side])) * 1000) / 1000
    if (length !== usual[side] || Object.hasOwn(named, side)) changed[side] = length
  }
  return changed
}

const STYLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    modern: 'modern',
    contemporary: 'modern',
    minimalist: 'modern',
    scandinavian: 'modern',
    sleek: 'modern',
    classic: 'classic',
    traditional: 'classic',
    victorian: 'classic',
    antique: 'classic',
    vintage: 'classic',
    ornate: 'classic',
    rustic: 'rustic',
    farmhouse: 'rustic',
    country: 'rustic',
    industrial: 'industrial',
  }),
)

function stretchBy(size: Measures, stretch: Stretch, fitsPeople: boolean) {
  const { all = 1, width = 1, depth = 1, height = 1, long = 1, narrow = 1 } = stretch
  const [longer, shorter] = size.width >= size.depth ? (['width', 'depth'] as const) : (['depth', 'width'] as const)
  size.width *= all * width
  size.depth *= all * depth
  size.height *= (fitsPeople ? 1 : all) * height
  size[longer] *= long
  size[shorter] *= narrow
}

function takeShape(changed: Record<string, number | string | boolean>, size: Measures, shape: string) {
  changed['shape'] = shape
  if (shape !== 'round' && shape !== 'square') return
  const side = Math.sqrt(size.width * size.depth)
  size.width = side
  size.depth = side
}

const METRES_PER_SEAT = 0.62
const METRES_OF_ARMS = 0.34
const COUNTS = {
  drawer: 'drawers',
  door: 'doors',
  shelf: 'shelves',
  tier: 'shelves',
  arm: 'arms',
  panel: 'panels',
  light: 'arms',
}

function count(
  family: Family,
  changed: Record<string, number | string | boolean>,
  size: Measures,
  said: string,
  of: string,
) {
  const number = /^\d+$/.test(said) ? Number(said) : NUMBERS.indexOf(said)
  if (number < 1) return
  if (of === 'seat' && family.role === 'sofa') size.width = METRES_OF_ARMS + METRES_PER_SEAT * number
  const parameter = COUNTS[of as keyof typeof COUNTS]
  if (parameter !== undefined && Object.hasOwn(family.defaults, parameter)) changed[parameter] = Math.min(number, 12)
}

/** `1.2m`, `120-cm`, `six-foot`. */
function lengthIn(word: string): number | undefined {
  const found =
    /^(\d{1,4}(?:\.\d{1,3})?|[a-z]+)-?(m|cm|mm|in|ft|foot|feet|inch|met(?:er|re)|centimet(?:er|re))s?$/.exec(word)
  if (found === null) return undefined
  const number = /^\d/.test(found[1]!) ? Number(found[1]) : NUMBERS.indexOf(found[1]!)
  const unit = METRES.get(found[2]!)
  return unit === undefined || number <= 0 ? undefined : number * unit
}

/** What is said of a length without more is said of the longest side on the floor. */
function measure(size: Measures, metres: number, next: string | undefined) {
  if (next === 'tall' || next === 'high') size.height = metres
  else if (next === 'wide') size.width = metres
  else if (next === 'deep') size.depth = metres
  else size[size.width >= size.depth ? 'width' : 'depth'] = metres
}
