/** Small words: articles, verbs that only hold a sentence together, and nouns that name no thing of a room. */
const set = (text: string): ReadonlySet<string> => new Set(text.split(/[\s,]+/).filter((word) => word !== ''))

export const articles = set('a an the this that these those its their his her my our your some any')
export const definite = set('the this that these those its their his her my our your')

/** Something is somewhere: said of whatever came before, or comes after. */
export const beingVerbs = set(`
  is are was were be being been 's isn't aren't stays remains remain lies lie lying laid sits sit sitting seated
  set stands stand standing
  rests rest resting placed place placing positioned located situated arranged found put kept left perched perches
  perch perching
  balances balance balancing    appears appear goes go nestled nestles nestle tucked leans lean leaning
  installed fixed mounted attached built aligned  scattered spread stored stacked draped displayed seen  
  hovers floats rises rise extends extend runs run stretches stretch waits wait awaits await serves serve completes
  complete
    grounds defines define    adds add brings bring provides provide creates create
  gives give makes make should must has-been looks look faces-out comes come centered centred laying propped
  parked hidden visible present available including added used suspended hung hang hangs hanging dangles dangling
  gathered organized
  oriented opens open rolled folded spreads drapes       sprawls curls curled curling
  separated separates separate frames framing framed   marks marking greets greet shares share sharing`)

/** Of these, the ones that say a thing hangs. */
export const hangingVerbs = set('hang hangs hanging hung suspended dangles dangling')

/** Something has something: what follows is in the room, or belongs to the thing. */
export const havingVerbs = set(`
  showcasing including centers
   has have having features feature featuring contains contain includes include comprises offers offer boasts boast
   showcases showcase
  presents present presenting shows show houses house hosts host hosting places with consists includes sports
  equipped furnished
  provided want wants need needs create design make build imagine generate add give draw render place put keeps
  keep stores store
  arranges combines combine pairs uses using gets`)

export const linkingWords = set('which who whom whose where when while as whereas')

export const pronouns = set('it them they itself themselves these those')

/** They hold a sentence together and need not be understood. */
export const stopWords = set(`
  a an the this that these those its their his her my our your some any and or but nor so yet then also too of to
  for from with without
  by as at in on into onto than there here very really quite rather just only both all each every either neither
  one ones other others
  another not no is are was were be been being it them they itself themselves which who whom whose where when while
  do does did doesn't
  don't isn't aren't can could should would will may might must have has had please i i'd we you me us he she up
  down out off over under
  again once more most much many few several such same own along across through about if because until during
  before after above below
  between against completely entirely neatly slightly directly exactly approximately roughly about around perfectly
  carefully casually
  simply mostly mainly also together apart evenly partially diagonally symmetrically side front back left right top
  bottom middle center
  centre corner end edge part parts way kind kinds type types sort style styled themed theme like look feel feeling
  atmosphere ambiance
  ambience vibe mood touch sense design designed decor décor furniture furnishings furnishing item items thing
  things object objects
  piece pieces area areas zone zones space spaces room rooms place interior scene setting layout arrangement setup
  use seating
  storage comfort view access character warmth purpose easy everyday day daily life work working reading writing
  sleeping resting
  playing relaxing cooking eating dining studying watching guests guest people person someone clothes use visitors
  family
  immediately closely near nearby overall visible including plus okay ok now today two's etc respectively opposite
  facing close far
  away next let lets let's want wants need needs create make build imagine generate add give draw render show shows
  please inside outside
  well nice good great pretty lovely perfect extra additional total exact further final different various`)

/** Nouns that lie about rooms without being things to fetch. */
export const noThings = set(`
  charm feature gathering convenience beauty elegance ensemble session experience entertainment ambience sunshine
   furniture furnishing furnishings decor decoration area zone space spot place region section part side end edge
   item thing object piece
  arrangement setup layout set collection group style theme look feel feeling atmosphere ambiance ambience vibe
  mood touch sense design
  view access light lighting sunlight daylight moonlight glow illumination shadow air sky sun interior scene
  setting centerpiece
  centrepiece focal point focus center centre middle storage seating comfort character warmth addition purpose use
  fashion manner
  way direction height level distance length width depth size shape color colour tone hue shade palette material
  finish texture pattern
  detail accent line row angle position location perimeter surface home family guest visitor people person child kid
  student teacher adult baby teenager couple man woman user owner occupant worker artist night day morning evening
  afternoon noon
  dusk dawn sunset sunrise time left right front back top bottom clearance symmetry balance theme order function
  activity
  nook amenity essential necessity variety contrast access path flow room-size footprint work sleep study play
  workspace total`)

/** Parts of furniture: behind `with` they say what a thing is like, and are no things of their own. */
export const pieces = set(`
  headboard footboard leg arm armrest backrest handle drawer frame trim finish upholstery knob wheel caster castor
  edge top base seat
  back canopy slat compartment door doors shelf cushioning padding cover lid border fringe tassel hinge panel rim
  surface countertop pattern
  shade lampshade feet foot hutch hood print stripe design detail accent stitching button tufting cord bulb glass
  mirror hardware
  pedestal storage texture color colour tone motif lining rail railing bar ladder slide line corner shape style
  pocket strap pull screen`)

/** Verbs after which somebody turns something down. */
export const denials = set(
  "no not without isn't aren't doesn't don't never neither nor lacks lacking missing omit avoid exclude excluding",
)

/** The upper side of something: on the tabletop, on the surface of the desk. */
export const surfaces = set('top surface countertop tabletop desktop worktop rim edge arm seat ledge')

/** Toys and models of rooms and houses are things. */
export const toyWords = set('play toy doll puppet pet dog cat model miniature bird mini pretend')

export const lightWords = set('sunlight daylight moonlight sunshine light lighting')

/** They say nothing of what or where. */
export const fillers = set(
  'up down upside upright sideways together apart through just right exactly almost open still also then',
)
