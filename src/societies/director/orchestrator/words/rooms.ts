/** Kinds of rooms, the homes they are part of, and what a room of a kind usually has. */
const list = (text: string): readonly string[] => text.split('|').map((entry) => entry.trim())

/** What a room is called; those of two words first read as two words. */
export const roomKinds: ReadonlySet<string> = new Set(
  list(`bedroom|living room|livingroom|sitting room|family room|lounge|drawing room|parlor|parlour|kitchen|kitchenette|
  dining room|bathroom|washroom|restroom|powder room|toilet room|shower room|ensuite|en-suite|laundry room|
  utility room|laundry|
  office|home office|study|library|workshop|garage|attic|basement|cellar|wine cellar|hallway|hall|entryway|entrance|
  foyer|corridor|vestibule|mudroom|pantry|closet room|walk-in closet|dressing room|nursery|playroom|play room|game room|
  gaming room|media room|home theater|home theatre|home cinema|theater room|music room|recording studio|art studio|
  studio|studio apartment|studio flat|
  dance studio|yoga studio|photo studio|photography studio|gym|home gym|fitness room|
  exercise room|
  sunroom|conservatory|greenhouse|porch|balcony|terrace|patio|veranda|guest room|guestroom|kids room|children's room|
  child room|kid room|master bedroom|guest bedroom|teen room|dorm room|dormitory|dorm|classroom|lecture hall|
  laboratory|lab|science lab|
  computer lab|computer room|server room|meeting room|conference room|boardroom|break room|waiting room|reception|
  reception area|lobby|
  hotel room|hotel lobby|hospital room|examination room|exam room|operating room|clinic|doctor office|dental office|
  restaurant|cafe|café|coffee shop|cafeteria|canteen|bar|pub|diner|bakery|shop|store|bookstore|bookshop|boutique|
  clothing store|grocery store|supermarket|toy store|pet shop|flower shop|salon|hair salon|barbershop|barber shop|spa|
  museum|gallery|art gallery|church|chapel|temple|prison cell|cell|storage room|storeroom|warehouse|staff room|
  reading room|prayer room|meditation room|tea room|craft room|sewing room|hobby room|pool room|billiard room|
  locker room|
  changing room|control room|loft|loft bedroom|cabin|hut|tent|room|chamber|den|man cave|rec room|recreation room|
  bunk room|trophy room|
  apartment|flat|house|home|suite|cottage|villa|bungalow|penthouse|condo|mansion|houseboat|caravan|tiny house|
  makeup room|vanity room|craft studio|pottery studio|study room|art room|workspace|open kitchen|wet room|bath|sauna|
  cinema|movie theater|movie theatre|theater|theatre|concert hall|screening room|
  showroom|auditorium|stage|arcade|casino|courtroom|bank|post office|pharmacy|florist|tavern|inn|guesthouse|
  hostel room`),
)

/** They have rooms: named beside rooms, they are no room themselves. */
export const homes: ReadonlySet<string> = new Set(
  list(
    'apartment|flat|house|home|suite|cottage|villa|bungalow|penthouse|condo|mansion|cabin|loft|studio apartment|' +
      'studio flat',
  ),
)

/** Of these and others, those of one room: a kitchen in them is a corner. */
export const oneRoomHomes: ReadonlySet<string> = new Set(
  list(
    'studio apartment|studio flat|studio|loft|cabin|hut|tent|caravan|houseboat|tiny house|hotel room|dorm room|dorm',
  ),
)

/** Words that mean a room seen before: `in this space`. */
export const anyRoom: ReadonlySet<string> = new Set(list('room|space|interior|place|area|scene|setting|chamber'))

/** No daylight unless somebody asks for it. */
export const windowless: ReadonlySet<string> = new Set(
  list(
    'basement|cellar|wine cellar|closet room|walk-in closet|hallway|corridor|pantry|storage room|storeroom|server room',
  ),
)

/** What a room has when its prompt names nothing at all; the first word that ends its kind decides. */
const usual: readonly (readonly [RegExp, readonly string[]])[] = [
  [/kitchen/, list('kitchen counter|refrigerator|stove|sink|dining table|chair|pendant light')],
  [
    /dining|restaurant|cafe|café|cafeteria|canteen|diner/,
    list('dining table|chair|chair|chair|chair|sideboard|pendant light|painting'),
  ],
  [/nursery/, list('crib|dresser|armchair|rug|floor lamp')],
  [/bath|washroom|restroom|ensuite|toilet|shower/, list('bathtub|toilet|sink|mirror|bath mat')],
  [/office|study|workspace/, list('desk|office chair|bookshelf|desk lamp|rug|plant')],
  [/bed|guest|dorm|hotel|kid|child|teen/, list('bed|nightstand|table lamp|wardrobe|rug|painting')],
  [/classroom|lecture/, list('desk|chair|whiteboard|bookshelf')],
  [/library|reading|bookstore|bookshop/, list('bookshelf|bookshelf|armchair|side table|floor lamp|rug')],
  [/gym|fitness|exercise/, list('treadmill|bench|mirror|dumbbell')],
  [/hall|entry|foyer|corridor|lobby/, list('console table|mirror|coat rack|rug')],
  [
    /living|sitting|family|lounge|parlou?r|den$|apartment|flat|house|home|loft|studio/,
    list('sofa|coffee table|armchair|rug|floor lamp|bookshelf|plant'),
  ],
  [
    /meeting|conference|boardroom/,
    list('conference table|office chair|office chair|office chair|office chair|whiteboard'),
  ],
  [/laundry|utility/, list('washing machine|dryer|laundry basket|shelf')],
  [/./, list('table|chair|rug|floor lamp|plant')],
]

/** The usual things of a room of this kind. */
export function usualThings(kind: string): readonly string[] {
  return usual.find(([pattern]) => pattern.test(kind))?.[1] ?? []
}
