/** How a thing is drawn: by what is done with it, and by what people call it. Pure. */

/** What is done with it: the drawing of what is called by no name that is known. */
export type Look = 'bed' | 'seat' | 'light' | 'store' | 'small' | 'plain'

const calledBy = {
  light: 'lamp lantern candle chandelier light',
  sofa: 'sofa couch settee',
  bench: 'bench pew',
  chair: 'chair armchair stool rocker throne',
  table: 'table',
  desk: 'desk bureau workbench',
  shelf: 'shelf shelves bookshelf bookcase rack',
  fridge: 'fridge refrigerator freezer',
  stove: 'stove oven cooker hob range',
  sink: 'sink washstand basin washbasin',
  bath: 'bath bathtub tub jacuzzi',
  shower: 'shower',
  toilet: 'toilet loo',
  washer: 'washer dryer dishwasher machine',
  piano: 'piano organ harpsichord',
  radio: 'radio television tv stereo gramophone computer telephone phone jukebox',
  kettle: 'kettle samovar teapot toaster',
  counter: 'counter stall bar kiosk till',
  tree: 'tree oak apple willow palm',
  flowers: 'flower rose plant herb vegetable tulip shrub hedge',
  hammock: 'hammock swing',
  fountain: 'fountain pond well pool',
  target: 'dartboard target',
  notices: 'notice pinboard blackboard whiteboard poster painting',
  field: 'field pitch court lawn',
  path: 'path trail walk',
  bin: 'bin barrel bucket',
  stand: 'stand hook coat',
  chest: 'chest trunk crate toy',
  book: 'book novel atlas diary newspaper magazine letter album cookbook',
  key: 'key',
  ball: 'ball football basketball',
  food: 'bread soup cheese cake stew sandwich fruit biscuit cookie tea coffee milk jam pie',
  cup: 'cup mug glass bottle tin jug can',
} as const

type Called = keyof typeof calledBy
export type FurnitureKind = Called | Look

const words = new Map<string, Called>(
  Object.entries(calledBy).flatMap(([kind, all]) => all.split(' ').map((word) => [word, kind as Called] as const)),
)

const CARRIED: ReadonlySet<FurnitureKind> = new Set<Called>(['book', 'key', 'ball', 'food', 'cup'])
// what tells that a floor is tiled
const WET: ReadonlySet<FurnitureKind> = new Set<Called>(['stove', 'sink', 'bath', 'shower', 'toilet', 'washer'])

/** The last word counts most: a garden bench is a bench. One sleeps on a bed, whatever it is called. */
export function kindOf(id: string, look: Look): FurnitureKind {
  if (look === 'bed') return look
  for (const word of id
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .toReversed()) {
    const kind = words.get(word) ?? words.get(word.replace(/s$/, ''))
    if (kind !== undefined && CARRIED.has(kind) === (look === 'small')) return kind
  }
  return look
}

export const isWet = (kind: FurnitureKind): boolean => WET.has(kind)
