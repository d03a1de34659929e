/** Every family of the library, in alphabetical order: an import and a line each, and those of all other things. */
import type { Family } from '../asset.ts'
import { bathtub, hotTub, shower } from './bath/bathtub.ts'
import { dryer, washingMachine } from './bath/laundry.ts'
import { bidet, toilet, urinal } from './bath/toilet.ts'
import { towelRack } from './bath/towel-rack.ts'
import { bathroomCabinet, vanity, vesselSink, washbasin } from './bath/washbasin.ts'
import { armchair, loungeChair, recliner } from './furniture/armchair.ts'
import { bed } from './furniture/bed.ts'
import { bench } from './furniture/bench.ts'
import { bookshelf } from './furniture/bookshelf.ts'
import { bunkBed } from './furniture/bunk-bed.ts'
import { cabinet, hutch, sideboard, tvStand } from './furniture/cabinet.ts'
import { chair } from './furniture/chair.ts'
import { crib } from './furniture/crib.ts'
import { daybed, mattress } from './furniture/daybed.ts'
import { desk } from './furniture/desk.ts'
import { dresser, dressingTable } from './furniture/dresser.ts'
import { foldingChair, lounger, rockingChair } from './furniture/easy-chairs.ts'
import { bookLadder, clothesRack, coatRack, shoeRack, wallHooks } from './furniture/hangers.ts'
import { coffeeTable, consoleTable, sideTable } from './furniture/low-tables.ts'
import { nightstand } from './furniture/nightstand.ts'
import { officeChair, swivelStool } from './furniture/office-chair.ts'
import { beanBag, ottoman, pouf } from './furniture/ottoman.ts'
import { ladderShelf, rack, shopShelf } from './furniture/racks.ts'
import { fireplace, roomDivider } from './furniture/screens.ts'
import { sofa } from './furniture/sofa.ts'
import { stepStool, stool } from './furniture/stool.ts'
import { picnicTable, workbench } from './furniture/sturdy-tables.ts'
import { dropLeafTable, table } from './furniture/table.ts'
import { wallShelf } from './furniture/wall-shelf.ts'
import { wardrobe } from './furniture/wardrobe.ts'
import { cart, cooktop, dishwasher, fridge, microwave, rangeHood, stove } from './kitchen/appliances.ts'
import { kitchenCounter, kitchenIsland, kitchenSink, wallCabinet } from './kitchen/counter.ts'
import { whiteboard } from './office/boards.ts'
import { displayCase, filingCabinet, lockers, receptionDesk } from './office/filing.ts'
import { things } from './things.ts'

const furniture: readonly Family[] = [
  armchair,
  bathroomCabinet,
  bathtub,
  beanBag,
  bed,
  bench,
  bidet,
  bookLadder,
  bookshelf,
  bunkBed,
  cabinet,
  cart,
  chair,
  clothesRack,
  coatRack,
  coffeeTable,
  consoleTable,
  cooktop,
  crib,
  daybed,
  desk,
  dishwasher,
  displayCase,
  dresser,
  dressingTable,
  dropLeafTable,
  dryer,
  filingCabinet,
  fireplace,
  foldingChair,
  fridge,
  hotTub,
  hutch,
  kitchenCounter,
  kitchenIsland,
  kitchenSink,
  ladderShelf,
  lockers,
  loungeChair,
  lounger,
  mattress,
  microwave,
  nightstand,
  officeChair,
  ottoman,
  picnicTable,
  pouf,
  rack,
  rangeHood,
  receptionDesk,
  recliner,
  rockingChair,
  roomDivider,
  shoeRack,
  shopShelf,
  shower,
  sideTable,
  sideboard,
  sofa,
  stepStool,
  stool,
  stove,
  swivelStool,
  table,
  toilet,
  towelRack,
  tvStand,
  urinal,
  vanity,
  vesselSink,
  wallCabinet,
  wallHooks,
  wallShelf,
  wardrobe,
  washbasin,
  washingMachine,
  whiteboard,
  workbench,
]

export const families: readonly Family[] = [...furniture, ...things].toSorted((a, b) => (a.name < b.name ? -1 : 1))
