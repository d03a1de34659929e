/** English as every parser knows it: the closed classes of words. Nothing here comes from a game. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words that never name a thing, although a dictionary may list them as nouns. */
export const FUNCTION_WORDS = words(`
  a an the this that these those some any each every all both another other others such no none nothing everything
  something anything i me my mine myself you your yours yourself he him his she her hers it its itself we us our
  they them their theirs one ones and or but nor so if then than as because while when where which who whom whose
  what why how there here now is are was were be been being am has have had do does did done can could will would
  shall should may might must not only just also too very quite rather almost already still yet again once ever
  never maybe perhaps of to in on at by for from with without into onto upon inside outside within out off over
  under underneath beneath above below behind beside between beyond around about across along through throughout
  toward towards up down near nearby against except away back forward apart together far first second third last
  next few many much more most less least several own same contain contains containing appear appears seem seems
  stand stands standing lie lies lying sit sits sitting hang hangs hanging lead leads leading reveal reveals
  revealing two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand dozen half go goes going
  come comes coming restart restore save quit undo time oops yes y z`)

/** Words that describe and do not name. Inform's dictionaries list them as nouns like any word of a name. */
export const PLAIN_ADJECTIVES = words(`
  small large big little huge tiny great vast old new ancient young red blue green yellow white black brown grey
  gray orange purple pink dark bright pale heavy long short tall high low wide narrow deep shallow hot cold warm
  cool wet damp dry dusty dirty clean broken empty full open closed locked strange odd nasty good bad ugly beautiful
  pretty fine rusty wooden golden electric rough smooth sharp blunt thick thin soft hard round square flat well
  upper lower middle uppermost topmost lowest highest single simple plain ordinary massive enormous steep strong
  weak fresh quiet`)

/** How a text or a player says a direction, and its one name. */
export const DIRECTION_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    north: 'n north northern northward northwards northerly',
    northeast: 'ne northeast north-east northeastern northeastward',
    east: 'e east eastern eastward eastwards easterly',
    southeast: 'se southeast south-east southeastern southeastward',
    south: 's south southern southward southwards southerly',
    southwest: 'sw southwest south-west southwestern southwestward',
    west: 'w west western westward westwards westerly',
    northwest: 'nw northwest north-west northwestern northwestward',
    up: 'u up upward upwards upstairs',
    down: 'd down downward downwards downstairs',
    in: 'in inside inward inwards indoors',
    out: 'out outside outward outwards outdoors exit',
    fore: 'fore forward',
    aft: 'aft',
    port: 'port',
    starboard: 'starboard',
  }).flatMap(([name, forms]) => forms.split(' ').map((form) => [form, name] as const)),
)

/** What a player types to go somewhere. */
export const GOING = words(`
  north n northeast ne east e southeast se south s southwest sw west w northwest nw up u down d in out`)

/** Said aboard a ship; `port` and `fore` alone may be anything. */
export const ABOARD = words('fore aft port starboard')

/** The eight winds, in the order of a compass. */
export const COMPASS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const

/** Talk with the program instead of the world. Inform flags such verbs; Infocom's stories do not tell them apart. */
export const META_WORDS = words(`
  save restore restart quit q script unscript transcript noscript verify version brief verbose superbrief super
  normal long short score fullscore full diagnose record unrecord recording replay random notify pronouns nouns
  places objects undo oops help hint hints info about credits menu sound footnote footnotes status statusline color
  colour credit debug trace actions routines timers messages changes recording showobj showverb showheap scope tree
  abstract purloin gonear goto die again g time`)

/** Verbs every parser story knows, the plainest first: of several synonyms this one is spoken. */
export const PLAIN_VERBS = `
  take drop put open close look examine search read push pull turn move lock unlock enter exit go walk leave climb
  eat drink give show throw attack kill cut break burn light wear remove insert tie untie fill pour empty wave rub
  touch smell listen find ask tell say answer wake wait jump swim dig buy swing squeeze set blow sing pray sleep
  kiss shout think follow knock raise lower inventory switch stand sit lie hide ring`
  .trim()
  .split(/\s+/)

/** `a coil of rope`: the second noun is the thing, the first says how much of it or in what shape. */
export const MEASURES: ReadonlySet<string> = new Set(
  (
    'amount array assortment ball bank bit block bunch bundle chunk clove clump cluster coil collection couple crowd ' +
    'dozen drop flock fragment group handful heap hunk length line loaf lot lump mass mound number pair patch piece ' +
    'pile pinch quantity roll row scrap series set sheaf sheet shred slab slice sliver spot stack strand strip suit ' +
    'swarm tangle trickle tuft variety wad'
  ).split(' '),
)
