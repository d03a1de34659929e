/** Plurals of nouns, regular and not. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `children child|people person|men man|women woman|feet foot|teeth tooth|mice mouse|geese goose|oxen ox|dice die
  cacti cactus
  leaves leaf|loaves loaf|knives knife|wives wife|halves half|shelves shelf|bookshelves bookshelf|scarves scarf
  wolves wolf|calves calf
  thieves thief|hooves hoof|elves elf|vases vase|bases base|cases case|bookcases bookcase|suitcases suitcase
  axes axe|shoes shoe
  canoes canoe|horseshoes horseshoe|movies movie|cookies cookie|pies pie|ties tie|zombies zombie|hoodies hoodie
  houses house
  dollhouses dollhouse|purses purse|horses horse|nurses nurse|roses rose|hoses hose|mattresses mattress
  glasses glass|dresses dress
  fungi fungus|gateaux gateau|bureaus bureau|bureaux bureau|chaises chaise|cheeses cheese|fireplaces fireplace
  briefcases briefcase
  staircases staircase|showcases showcase|pillowcases pillowcase|greenhouses greenhouse|birdhouses birdhouse|noses nose
  caches cache|toothbrushes toothbrush|moustaches moustache|toupees toupee|smoothies smoothie|brownies brownie
  sundaes sundae`
    .split(/\||\n\s*/)
    .map((pair) => pair.split(' '))
    .map(([plural = '', singular = '']) => [plural, singular]),
)

/** They end in s and are one thing. */
const SINGULAR = new Set(
  `glass bus gas lens canvas mattress compass chess dress harness cutlass bass brass grass moss cross press boss
  atlas iris
  cactus hibiscus ficus asparagus octopus crocus papyrus christmas pass class mess loss kiss abacus chassis cosmos
  pancreas basis tennis darts snooker trellis portcullis clematis topless headless wireless various ottoman's bookends's
  focus citrus lotus virus hummus walrus platypus campus circus chorus status bonus apparatus fabulous previous`.split(
    /\s+/,
  ),
)

/** They are plural by form, and one thing or a pair. */
export const pairs: ReadonlySet<string> = new Set(
  `scissors pliers tongs binoculars trousers pants jeans shorts headphones eyeglasses sunglasses goggles stairs
  drums bongos bleachers blinds tweezers pajamas pyjamas earphones earbuds drapes`.split(/\s+/),
)

/** The singular of a word, when it may be a plural and the singular is a word; otherwise the word. */
export function singularOf(word: string, isWord: (word: string) => boolean): string {
  if (SINGULAR.has(word) || pairs.has(word) || word.endsWith('ss') || word.length < 4) return word
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (!word.endsWith('s')) {
    if (word.endsWith('men')) return isWord(`${word.slice(0, -3)}man`) ? `${word.slice(0, -3)}man` : word
    return word
  }
  if (word.endsWith('us') || word.endsWith('is')) return word
  const candidates = [word.slice(0, -1)]
  if (word.endsWith('ies')) candidates.unshift(`${word.slice(0, -3)}y`)
  else if (word.endsWith('ves')) candidates.push(`${word.slice(0, -3)}f`)
  else if (word.endsWith('es')) candidates.push(word.slice(0, -2))
  const known = candidates.find((candidate) => isWord(candidate))
  if (known !== undefined) return known
  if (word.endsWith('ies')) return candidates[0]!
  return /(?:[sxz]|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
