/** WordNet's words for kinds of things, in the library's: whatever one drinks from is a cup to it. */
const LIBRARY_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'drinking vessel': 'cup',
    'drinking glass': 'glass',
    'stringed instrument': 'guitar',
    'bowed stringed instrument': 'violin',
    'keyboard instrument': 'piano',
    'percussion instrument': 'drum',
    'portable computer': 'laptop',
    'digital computer': 'computer',
    'floor cover': 'rug',
    bedclothes: 'blanket',
    seat: 'chair',
    'source of illumination': 'lamp',
    'lighting fixture': 'ceiling lamp',
    timepiece: 'clock',
    receptacle: 'basket',
    bag: 'bag',
    baggage: 'suitcase',
    luggage: 'suitcase',
    'edible fruit': 'apple',
    citrus: 'orange',
    'baked goods': 'bread',
    'quick bread': 'bread',
    pastry: 'cake',
    houseplant: 'potted plant',
    flower: 'flower vase',
    'bulbous plant': 'flower vase',
    succulent: 'cactus',
    fern: 'fern',
    footwear: 'shoes',
    headdress: 'hat',
    garment: 'folded clothes',
    picture: 'painting',
    'graphic art': 'painting',
    sculpture: 'statue',
    'kitchen utensil': 'ladle',
    tableware: 'plate',
    crockery: 'plate',
    cutlery: 'cutlery',
    publication: 'book',
    'hand tool': 'hammer',
    'edge tool': 'knife',
    'cutting implement': 'scissors',
    'power tool': 'drill',
    'floor lamp': 'floor lamp',
    'exercise device': 'exercise bike',
    'game equipment': 'ball',
    doll: 'doll',
    display: 'monitor',
    'video display': 'monitor',
    telephone: 'phone',
    'writing implement': 'pen',
    'coffee maker': 'coffee machine',
    'cooking utensil': 'pot',
  }),
)

// library names that mean something else, or next to nothing, in the middle of a ladder of kinds
const TOO_BROAD: ReadonlySet<string> = new Set(
  `bar string press board stand case counter light block screen platform box container vessel device machine line
  instrument equipment system support structure plate glass frame rack horse train track tank ring pin rest bench
  fixture cover sheet bin can tape figure card strip bed dish stick rod pipe tower cap ornament kettle tablet
  controller comforter pestle saucer sack folder toy computer tool bell`.split(/\s+/),
)

export const broader = (word: string): string | undefined => LIBRARY_NAMES.get(word)

export const isTooBroad = (word: string): boolean => TOO_BROAD.has(word)
