/** Words that say what a thing is like: its colour, material, size, style, shape and pattern. */
import type { Attributes } from '../../plan.ts'

export type Slot = Exclude<keyof Attributes, 'words'>

const list = (text: string): readonly string[] => text.split(/[\s,]+/).filter((word) => word !== '')

/** What each word means; where it differs from the word itself, after the sign: `wooden=wood`. */
function meanings(text: string): ReadonlyMap<string, string> {
  return new Map(
    list(text).map((entry) => {
      const [word = '', meaning = word] = entry.split('=')
      return [word, meaning.replaceAll('_', ' ')]
    }),
  )
}

const colours = meanings(`
  red blue green yellow orange purple violet pink white black grey gray=grey brown beige cream ivory tan gold
  golden=gold
  silver bronze copper turquoise teal cyan magenta maroon burgundy navy indigo lavender lilac mauve olive lime mint
  coral salmon peach apricot mustard ochre amber crimson scarlet rust terracotta charcoal ebony khaki sand taupe
  aqua emerald jade rose ruby sapphire azure cobalt plum eggplant=purple fuchsia blush champagne chocolate caramel
  off-white=ivory multicolored=multicolour multicoloured=multicolour multi-colored=multicolour colorful=multicolour
  colourful=multicolour rainbow=multicolour reddish=red bluish=blue greenish=green blonde=tan sage=sage_green
  greyish=grey slate=slate_grey pastel=pastel`)

const materials = meanings(`
  wooden=wood wood oak walnut pine birch maple cherry mahogany teak ash cedar beech plywood bamboo rattan wicker
  metal metallic=metal steel iron wrought-iron=iron aluminum=aluminium aluminium brass chrome tin zinc stainless=steel
  stainless-steel=steel glass crystal=glass ceramic porcelain clay=ceramic earthenware=ceramic stoneware=ceramic
  marble granite stone concrete brick quartz slate-stone=stone sandstone=stone plastic acrylic vinyl rubber leather
  suede velvet linen cotton wool woolen=wool woollen=wool silk denim felt fur faux-fur=fur canvas fabric
  upholstered=fabric
  tufted=fabric knitted=wool knit=wool woven=fabric jute sisal burlap=jute straw cork paper cardboard wax foam
  laminate=laminate hardwood=wood softwood=wood timber=wood driftwood=wood mirrored=mirror leatherette=leather
  tile=tiles tiled=tiles carpeted=carpet parquet=wood terrazzo=stone plaster=plaster woodgrain=wood enamel=enamel
  fluffy=wool plush=fabric`)

const sizes = meanings(`
  small tiny=small little=small mini=small miniature=small compact=small petite=small large big=large huge=large
  giant=large massive=large oversized=large enormous=large grand=large spacious=large generous=large tall high=tall
  towering=tall long short low wide broad=wide narrow slim=narrow slender=narrow thin thick deep shallow medium
  medium-sized=medium full-length=tall floor-length=tall half-height=low low-profile=low king king-size=king
  king-sized=king queen queen-size=queen queen-sized=queen double single twin full-size=full full-sized=full
  super-king=king two-seater=two-seater three-seater=three-seater two-seat=two-seater three-seat=three-seater
  four-seater=four-seater one-seater=one-seater single-seat=one-seater single-seater=one-seater extra-large=large
  extra-long=long life-size=large life-sized=large bite-sized=small pocket=small elongated=long`)

const styles = meanings(`
  modern contemporary=modern minimalist minimal=minimalist minimalistic=minimalist scandinavian nordic=scandinavian
  industrial rustic farmhouse=rustic country=rustic vintage antique retro classic traditional=classic
  classical=classic victorian baroque bohemian boho=bohemian mid-century=mid-century midcentury=mid-century
  mid-century-modern=mid-century art-deco=art_deco japanese oriental=japanese zen=japanese tropical coastal
  nautical=coastal mediterranean moroccan gothic luxurious=luxury luxury elegant=elegant futuristic=modern sleek=modern
  ornate=ornate shabby-chic=vintage eclectic=eclectic transitional=classic urban=industrial colonial=classic
  steampunk=industrial`)

const shapes = meanings(`
  round=round circular=round oval=oval elliptical=oval square=square rectangular=rectangular triangular=triangular
  hexagonal=hexagonal octagonal=octagonal l-shaped=l-shaped u-shaped=u-shaped curved=curved cylindrical=cylindrical
  spherical=spherical cubic=cubic semicircular=semicircular half-moon=semicircular kidney-shaped=curved
  heart-shaped=heart star-shaped=star irregular=irregular irregular-shaped=irregular irregularly=irregular
  conical=conical sectional=l-shaped angular=angular arched=arched domed=domed`)

const patterns = meanings(`
  striped=stripes stripes=stripes pinstriped=stripes checked=checks checkered=checks chequered=checks plaid=checks
  tartan=checks gingham=checks patterned=pattern floral=floral flowered=floral geometric=geometric dotted=dots
  polka-dot=dots spotted=dots paisley=paisley persian=persian zigzag=geometric chevron=geometric abstract=abstract
  plain=plain solid=plain quilted=quilted printed=print embroidered=embroidered marbled=marble speckled=dots
  leopard-print=dots zebra=stripes`)

/** In this order: a word that is in two of them counts for the first. */
const slots: readonly (readonly [Slot, ReadonlyMap<string, string>])[] = [
  ['color', colours],
  ['material', materials],
  ['size', sizes],
  ['style', styles],
  ['shape', shapes],
  ['pattern', patterns],
]

export interface Meaning {
  readonly slot: Slot
  readonly value: string
}

const SHADE = /^(?:light|dark|pale|deep|bright|soft|warm|cool|matte|dusty|muted)-/
const ENDING = /-(?:colou?red|tone|toned|toned|shaped|sized|size|framed|finish|finished|legged|topped|style|inspired)$/

/** What a word says of a thing, or null. */
export function meaningOf(word: string): Meaning | null {
  for (const [slot, words] of slots) {
    const value = words.get(word)
    if (value !== undefined) return { slot, value }
  }
  if (!word.includes('-')) return null
  const plain = word.replace(ENDING, '')
  if (plain !== word) return meaningOf(plain)
  // charcoal-gray, brushed-bronze: the last part says what it is
  const last = meaningOf(word.slice(word.lastIndexOf('-') + 1))
  if (last?.slot === 'color')
    return { slot: 'color', value: `${word.slice(0, word.lastIndexOf('-')).replaceAll('-', ' ')} ${last.value}` }
  if (last?.slot === 'material') return last
  const shaded = word.replace(SHADE, '')
  if (shaded === word) return null
  const meaning = meaningOf(shaded)
  return meaning?.slot === 'color' ? { slot: 'color', value: word.replaceAll('-', ' ') } : meaning
}

/** They change the colour that follows: `dark blue`. */
export const shades: ReadonlySet<string> = new Set(list('light dark pale deep bright soft warm cool dusty muted'))

/** Sizes that are part of what a bed is called in a shop. */
export const bedSizes: ReadonlySet<string> = new Set(list('king queen double single twin full'))

/** Adjectives that are also nouns, or look like verbs: they never name a thing by themselves. */
export const adjectives: ReadonlySet<string> = new Set(
  list(`
  adjustable matching extendable foldable folding sliding rolling floating hanging standing freestanding built-in
  wall-mounted ceiling-mounted mounted cozy cosy comfortable comfy soft hard warm cool bright dark light pale deep
  beautiful simple fancy stylish chic unique decorative decorated framed potted leafy lush fresh dried empty full open
  closed old new aged worn weathered distressed polished matte glossy shiny painted lacquered varnished stained
  reclaimed handmade handwoven hand-woven carved sturdy heavy lightweight electric electronic digital smart wireless
  portable movable modular stackable stacked reclining swivel ergonomic padded cushioned quilted folded rolled
  lit glowing scented burning adjoining adjacent central main additional extra identical similar different various
  assorted colorless transparent clear translucent opaque frosted tinted left right front back upper lower top bottom
  raised sunken exposed raw natural artificial fake real elevated narrow-legged slatted paneled panelled louvered
  tripod pedestal nesting two-tier three-tier tiered two-drawer three-drawer double-door two-door three-door oak-framed
  hardcover paperback leather-bound bound gilded gold-framed backless armless high-backed wingback spare personal
  professional commercial domestic royal medieval ancient traditional-style inviting relaxing serene tranquil quiet
  peaceful busy bustling charming whimsical playful dreamy romantic moody airy sunny sunlit dim gloomy cluttered tidy
  neat clean dirty messy organized organised fun lively vibrant neutral earthy monochrome monochromatic subtle bold
  bigger larger smaller taller longer wider lower shorter darker lighter brighter statement accent single-drawer
  overstuffed half-empty half-full pleated draped sheer blackout`),
)
