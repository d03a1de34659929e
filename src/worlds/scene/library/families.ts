/** Every family of the library, in alphabetical order: an import and a line each, and those of all other things. */
import type { Family } from '../asset.ts'
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
import { coffeeTable, consoleTable, sideTable } from './furniture/low-tables.ts'
import { nightstand } from './furniture/nightstand.ts'
import { officeChair, swivelStool } from './furniture/office-chair.ts'
import { beanBag, ottoman, pouf } from './furniture/ottoman.ts'
import { ladderShelf, rack, shopShelf } from './furniture/racks.ts'
import { sofa } from './furniture/sofa.ts'
import { stepStool, stool } from './furniture/stool.ts'
import { picnicTable, workbench } from './furniture/sturdy-tables.ts'
import { dropLeafTable, table } from './furniture/table.ts'
import { wallShelf } from './furniture/wall-shelf.ts'
import { wardrobe } from './furniture/wardrobe.ts'
import { things } from './things.ts'

const furniture: readonly Family[] = [
  armchair,
  beanBag,
  bed,
  bench,
  bookshelf,
  bunkBed,
  cabinet,
  chair,
  coffeeTable,
  consoleTable,
  crib,
  daybed,
  desk,
  dresser,
  dressingTable,
  dropLeafTable,
  foldingChair,
  hutch,
  ladderShelf,
  loungeChair,
  lounger,
  mattress,
  nightstand,
  officeChair,
  ottoman,
  picnicTable,
  pouf,
  rack,
  recliner,
  rockingChair,
  shopShelf,
  sideTable,
  sideboard,
  sofa,
  stepStool,
  stool,
  swivelStool,
  table,
  tvStand,
  wallShelf,
  wardrobe,
  workbench,
]

export const families: readonly Family[] = [...furniture, ...things].toSorted((a, b) => (a.name < b.name ? -1 : 1))
