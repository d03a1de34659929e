/** Areas of a room, a corner or nook for something: what a person expects to stand there. */
import type { ObjectRelationKind } from '../../../../worlds/scene/relation.ts'

/** A thing of an area, and how it stands to the one before it; the first is what the others gather about. */
export interface AreaThing {
  readonly name: string
  readonly count: number
  readonly how?: ObjectRelationKind
  /** it stands so to the first, and not to the one before */
  readonly toFirst?: true
}

export interface Area {
  readonly words: readonly string[]
  readonly things: readonly AreaThing[]
  /** whoever names one of these has said what is there */
  readonly instead: readonly string[]
}

const list = (text: string): readonly string[] => (text === '' ? [] : text.split('|'))

function area(words: string, instead: string, ...things: readonly AreaThing[]): Area {
  return { words: list(words), instead: list(instead), things }
}

const one = (name: string, how?: ObjectRelationKind): AreaThing => ({ name, count: 1, ...(how ? { how } : {}) })
const first = (count: number, name: string, how: ObjectRelationKind): AreaThing => ({ name, count, how, toFirst: true })

const areas: readonly Area[] = [
  area(
    'kitchen|kitchenette|cooking',
    'countertop|oven|microwave|cabinet|kitchen island|island',
    one('kitchen counter'),
    one('sink', 'beside'),
    first(1, 'stove', 'beside'),
    one('refrigerator', 'beside'),
  ),
  area(
    'dining|breakfast|eating',
    'table|round table|chair|bench|booth|kitchen island|counter',
    one('dining table'),
    first(4, 'dining chair', 'around'),
  ),
  area(
    'reading|library',
    'chair|reading chair|rocking chair|wingback chair|beanbag|bean bag|chaise|lounge chair|window seat|daybed',
    one('armchair'),
    first(1, 'floor lamp', 'beside'),
    first(1, 'side table', 'beside'),
  ),
  area(
    'work|working|office|workspace|study|studying|writing|homework|computer',
    'table|workbench|computer|laptop|chair',
    one('desk'),
    first(1, 'office chair', 'in_front_of'),
  ),
  area('sleeping|bed', 'mattress|futon|daybed|hammock|sofa bed', one('bed'), first(1, 'nightstand', 'beside')),
  area(
    'seating|sitting|living|lounge|conversation|tv|waiting',
    'chair|armchair|bench|loveseat|sectional|beanbag|stool|cushion',
    one('sofa'),
    first(1, 'coffee table', 'in_front_of'),
  ),
  area(
    'play|kids|children|toy',
    'toy|toy chest|tent|teddy bear|doll|slide|swing|dollhouse|building block',
    one('toy box'),
    first(1, 'teddy bear', 'near'),
    one('ball', 'near'),
  ),
  area('bar|cocktail', 'bar counter|bar cart|counter|stool', one('bar counter'), first(2, 'bar stool', 'in_front_of')),
  area(
    'gym|exercise|workout|fitness',
    'treadmill|exercise bike|yoga mat|bench press|elliptical|kettlebell',
    one('treadmill'),
    first(1, 'yoga mat', 'near'),
    one('dumbbell', 'near'),
  ),
  area('yoga|meditation', 'mat|cushion', one('yoga mat'), first(1, 'plant', 'near')),
  area('laundry', 'dryer|laundry basket|ironing board', one('washing machine'), first(1, 'laundry basket', 'near')),
  area(
    'vanity|makeup|dressing',
    'mirror|dresser|vanity table|wardrobe',
    one('dressing table'),
    first(1, 'stool', 'in_front_of'),
  ),
  area('music', 'guitar|drum|keyboard|violin|amplifier', one('piano'), first(1, 'stool', 'in_front_of')),
]

/** Which area words speak of: `reading nook`, `kitchen`. */
export const areaFor = (words: readonly string[]): Area | undefined =>
  areas.find(({ words: own }) => words.some((word) => own.includes(word)))

/** What an area is called behind the word that says what for. */
export const areaNames: ReadonlySet<string> = new Set(list('area|nook|corner|zone|spot|space|section|station'))
