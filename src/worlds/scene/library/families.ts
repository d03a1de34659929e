/** Every family of the library, in alphabetical order: an import and a line each, and those of all other things. */
import type { Family } from '../asset.ts'
import { bathtub, hotTub } from './bath/bathtub.ts'
import { dryer, washingMachine } from './bath/laundry.ts'
import { shower } from './bath/shower.ts'
import { bidet, toilet, urinal } from './bath/toilet.ts'
import { towelRack } from './bath/towel-rack.ts'
import { bathroomCabinet, vanity, vesselSink, washbasin } from './bath/washbasin.ts'
import { armchair } from './furniture/armchair.ts'
import { bed } from './furniture/bed.ts'
import { bench } from './furniture/bench.ts'
import { bookshelf } from './furniture/bookshelf.ts'
import { bunkBed } from './furniture/bunk-bed.ts'
import { cabinet } from './furniture/cabinet.ts'
import { chair } from './furniture/chair.ts'
import { clothesRack } from './furniture/clothes-rack.ts'
import { coatRack, wallHooks } from './furniture/coat-rack.ts'
import { crib } from './furniture/crib.ts'
import { daybed, mattress } from './furniture/daybed.ts'
import { desk } from './furniture/desk.ts'
import { dresser, dressingTable } from './furniture/dresser.ts'
import { foldingChair, rockingChair } from './furniture/easy-chairs.ts'
import { hutch } from './furniture/hutch.ts'
import { lounger } from './furniture/lounger.ts'
import { coffeeTable, consoleTable, sideTable } from './furniture/low-tables.ts'
import { nightstand } from './furniture/nightstand.ts'
import { officeChair, swivelStool } from './furniture/office-chair.ts'
import { beanBag, ottoman, pouf } from './furniture/ottoman.ts'
import { ladderShelf, rack } from './furniture/racks.ts'
import { loungeChair, recliner } from './furniture/recliner.ts'
import { fireplace, roomDivider } from './furniture/screens.ts'
import { bookLadder, shoeRack } from './furniture/shoe-rack.ts'
import { sideboard, tvStand } from './furniture/sideboard.ts'
import { sofa } from './furniture/sofa.ts'
import { stepStool, stool } from './furniture/stool.ts'
import { picnicTable, workbench } from './furniture/sturdy-tables.ts'
import { dropLeafTable, table } from './furniture/table.ts'
import { wallShelf } from './furniture/wall-shelf.ts'
import { wardrobe } from './furniture/wardrobe.ts'
import { cart } from './kitchen/cart.ts'
import { kitchenCounter, kitchenIsland } from './kitchen/counter.ts'
import { dishwasher } from './kitchen/dishwasher.ts'
import { fridge } from './kitchen/fridge.ts'
import { microwave } from './kitchen/microwave.ts'
import { rangeHood } from './kitchen/range-hood.ts'
import { kitchenSink } from './kitchen/sink.ts'
import { cooktop, stove } from './kitchen/stove.ts'
import { wallCabinet } from './kitchen/wall-cabinet.ts'
import { whiteboard } from './office/boards.ts'
import { displayCase, receptionDesk } from './office/counters.ts'
import { filingCabinet, lockers } from './office/filing.ts'
import { shopShelf } from './office/shop-shelf.ts'
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
