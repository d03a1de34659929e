/** A small library of names for tests of the parser: what it can fall back on when a name is missing is tested, too. */
import type { Role } from '../../../worlds/scene/asset.ts'
import type { Placement } from '../../../worlds/scene/scene.ts'
import { createNouns, type KnownName, type Nouns } from './nouns.ts'

const names: readonly (readonly [Placement, Role, string])[] = [
  ['floor', 'bed', 'bed|bunk bed|crib'],
  [
    'floor',
    'storage',
    'nightstand=bedside table|wardrobe|dresser|bookshelf=bookcase|cabinet|sideboard|shelf|tv stand|filing cabinet|' +
      'toy box',
  ],
  ['floor', 'desk', 'desk|office desk=computer desk|writing desk'],
  ['floor', 'seat', 'chair|armchair|office chair|dining chair|stool|bench|reading chair'],
  ['floor', 'sofa', 'sofa=couch|loveseat'],
  ['floor', 'table', 'table|coffee table|dining table|side table|kitchen island=island'],
  ['floor', 'lamp', 'floor lamp'],
  ['top', 'lamp', 'lamp=table lamp|desk lamp'],
  ['ceiling', 'lamp', 'pendant light|chandelier|ceiling light'],
  ['wall', 'picture', 'painting|picture|mirror|clock=wall clock|poster'],
  ['wall', 'screen', 'tv=television'],
  ['flat', 'rug', 'rug=carpet'],
  ['floor', 'plant', 'plant=potted plant'],
  [
    'top',
    'small',
    'vase|book|cushion|pillow|cup|mug|bowl|laptop|monitor|keyboard|candle|tray|basket|glass|plate|doll|radio|jar|' +
      'spoon|napkin',
  ],
  ['wall', 'curtain', 'curtain'],
  ['floor', 'kitchen', 'sink|stove|refrigerator=fridge'],
  ['floor', 'bath', 'bathtub=bath|toilet'],
]

export const testNouns: Nouns = createNouns(
  new Map(
    names.flatMap(([placement, role, text]) =>
      text.split('|').flatMap((group): [string, KnownName][] => {
        const [first = ''] = group.split('=')
        return group.split('=').map((name) => [name, { asset: `library/${first}`, placement, role }])
      }),
    ),
  ),
)
