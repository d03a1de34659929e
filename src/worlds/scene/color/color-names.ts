/** What colours are called in English, and whether a colour may be called so. */
import { distanceOf, labOf, lighter } from './color-space.ts'

const named: readonly (readonly [hex: string, names: string])[] = [
  ['#f7f5f0', 'white'],
  ['#f3ece0', 'off-white, offwhite, ivory, eggshell, alabaster, pearl, bone'],
  ['#efe3c8', 'cream, creamy, vanilla, ecru'],
  ['#d9c8a9', 'beige, sand, sandy, oatmeal'],
  ['#c3a77f', 'tan, fawn, camel, khaki'],
  ['#a68a6d', 'taupe, mushroom'],
  ['#808080', 'grey, gray'],
  ['#9a9a9a', 'ash, ashen, pewter, stone-grey'],
  ['#c9cacb', 'silver, silvery, chrome'],
  ['#4a4d52', 'charcoal, slate, anthracite, graphite, gunmetal'],
  ['#1d1d1f', 'black, ebony, jet, onyx'],
  ['#6b4429', 'brown'],
  ['#4b2e1d', 'chocolate, espresso, coffee, mocha'],
  ['#7b4a2b', 'chestnut, walnut-brown, umber, cinnamon'],
  ['#8a3b2a', 'mahogany, russet, rust, rusty, brick'],
  ['#c0673a', 'copper, terracotta, terra-cotta, sienna'],
  ['#b5793c', 'caramel, cognac, toffee, bronze'],
  ['#c62828', 'red'],
  ['#9b1c31', 'crimson, ruby, cherry, scarlet'],
  ['#6d1a2c', 'burgundy, maroon, wine, oxblood, claret'],
  ['#e8633b', 'coral, vermilion'],
  ['#ef7d1a', 'orange, tangerine, pumpkin'],
  ['#f6b28b', 'peach, apricot, salmon'],
  ['#f4c51d', 'yellow, lemon, canary, sunny'],
  ['#d9a520', 'mustard, ochre, amber, honey, saffron'],
  ['#c9a24a', 'gold, golden, brass-coloured'],
  ['#2e8b3d', 'green'],
  ['#1f4d36', 'emerald, forest, hunter, bottle-green'],
  ['#6f7a3a', 'olive, moss, mossy, army'],
  ['#9caf88', 'sage, eucalyptus, celadon'],
  ['#a6d9b8', 'mint, seafoam, pistachio'],
  ['#a3c940', 'lime, chartreuse'],
  ['#1f8a8c', 'teal, petrol'],
  ['#3fc1c0', 'turquoise, aqua, aquamarine, cyan'],
  ['#2f62b8', 'blue'],
  ['#1f2f57', 'navy, midnight, indigo, denim'],
  ['#2446a8', 'royal, cobalt, sapphire, ultramarine'],
  ['#7fb2e5', 'azure, cornflower, periwinkle'],
  ['#a9cfe8', 'baby-blue, powder, sky, icy'],
  ['#6f3fa0', 'purple, amethyst'],
  ['#4a2145', 'plum, aubergine, eggplant, mulberry'],
  ['#8a5fc7', 'violet'],
  ['#c4b2e0', 'lavender, lilac, mauve, wisteria, orchid'],
  ['#ec6fa3', 'pink, fuchsia, magenta'],
  ['#b9d3e8', 'pastel'],
  ['#f3c2cd', 'blush, rose, rosy, dusty-pink, pastel-pink'],
]

const byName = new Map(named.flatMap(([hex, names]) => names.split(', ').map((name) => [name, hex] as const)))

/** Words before a colour, and by how much they make it lighter. */
const tones: ReadonlyMap<string, number> = new Map([
  ['light', 0.17],
  ['pale', 0.22],
  ['pastel', 0.22],
  ['soft', 0.08],
  ['baby', 0.2],
  ['bright', 0.06],
  ['vivid', 0],
  ['warm', 0],
  ['cool', 0],
  ['muted', 0],
  ['dusty', 0.06],
  ['deep', -0.12],
  ['rich', -0.06],
  ['dark', -0.17],
  ['hot', 0.02],
])

/** The colour of words like `white`, `light blue` or `sage green`; nothing when they name none. */
export function colorNamed(words: string): string | undefined {
  const plain = words.toLowerCase().trim().replaceAll(/\s+/g, ' ')
  const joined = byName.get(plain.replaceAll(' ', '-'))
  if (joined !== undefined) return joined
  const parts = plain.split(/[ -]/)
  const last = parts.at(-1)!.replace(/ish$/, '')
  const base = byName.get(last)
  if (base === undefined) return parts.length > 1 ? colorNamed(parts.slice(0, -1).join(' ')) : undefined
  return parts.slice(0, -1).reduceRight((hex, word) => {
    const tone = tones.get(word)
    if (tone !== undefined) return lighter(hex, tone)
    // `sage green`: the first word says which
    return byName.get(word) ?? hex
  }, base)
}

// farther than this, people no longer call it so
const FARTHEST = 0.2
const FARTHEST_HUE = 20
// of greys, lightness decides
const FARTHEST_GREY = 0.1
const GREY_CHROMA = 0.03

const PASTEL = { lightest: 0.76, leastChroma: 0.015, mostChroma: 0.13 }

/** Whether somebody would call this colour so. */
export function isCalled(hex: string, words: string): boolean {
  if (words.toLowerCase() === 'pastel') {
    const [lightness] = labOf(hex)
    const { chroma } = chromaOf(hex)
    return lightness >= PASTEL.lightest && chroma >= PASTEL.leastChroma && chroma <= PASTEL.mostChroma
  }
  const wanted = colorNamed(words)
  if (wanted === undefined) return false
  const [one, other] = [chromaOf(hex), chromaOf(wanted)]
  const away = distanceOf(hex, wanted)
  if (other.chroma < GREY_CHROMA) return away <= FARTHEST_GREY
  const turn = Math.abs(((one.hue - other.hue + 540) % 360) - 180)
  return away <= FARTHEST && one.chroma >= GREY_CHROMA / 2 && turn <= FARTHEST_HUE
}

function chromaOf(hex: string): { readonly chroma: number; readonly hue: number } {
  const [, a, b] = labOf(hex)
  return { chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI }
}

/** Whether words ask for many colours at once. */
export const isManyColored = (words: string): boolean =>
  /^(?:multi-?colou?r(?:ed)?|colou?rful|rainbow|many-colou?red)$/i.test(words.trim())

/** The nearest single word for a colour. */
export function nameOfColor(hex: string): string {
  let [best, least] = ['grey', Infinity]
  for (const [other, names] of named) {
    const away = distanceOf(hex, other)
    if (away < least) [best, least] = [names.split(',')[0]!, away]
  }
  return best
}
