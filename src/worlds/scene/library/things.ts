/** The families of everything that is no furniture, a line for each group of them. */
import type { Family } from '../asset.ts'
import { climateFamilies } from './appliances/climate.ts'
import { householdMachinesFamilies } from './appliances/household-machines.ts'
import { kitchenMachinesFamilies } from './appliances/kitchen-machines.ts'
import { bagsFamilies } from './containers/bags.ts'
import { basketsFamilies } from './containers/baskets.ts'
import { bottlesFamilies } from './containers/bottles.ts'
import { boxesFamilies } from './containers/boxes.ts'
import { audioFamilies } from './electronics/audio.ts'
import { devicesFamilies } from './electronics/devices.ts'
import { screensFamilies } from './electronics/screens.ts'
import { bakedFamilies } from './food/baked.ts'
import { fruitFamilies } from './food/fruit.ts'
import { candlesFamilies } from './lamps/candles.ts'
import { hangingFamilies } from './lamps/hanging.ts'
import { standingFamilies } from './lamps/standing.ts'
import { keyboardsFamilies } from './music/keyboards.ts'
import { stringsAndDrumsFamilies } from './music/strings-and-drums.ts'
import { paperFamilies } from './paper/paper.ts'
import { monumentsFamilies } from './places/monuments.ts'
import { petsFamilies } from './places/pets.ts'
import { schoolFamilies } from './places/school.ts'
import { shopFamilies } from './places/shop.ts'
import { plantsFamilies } from './plants/plants.ts'
import { vasesFamilies } from './plants/vases.ts'
import { gamesFamilies } from './sports/games.ts'
import { gymFamilies } from './sports/gym.ts'
import { standInFamilies } from './stand-ins/stand-ins.ts'
import { cookwareFamilies } from './tableware/cookware.ts'
import { utensilsFamilies } from './tableware/utensils.ts'
import { vesselsFamilies } from './tableware/vessels.ts'
import { textilesFamilies } from './textiles/textiles.ts'
import { toolsFamilies } from './tools/tools.ts'
import { largeToysFamilies } from './toys/large-toys.ts'
import { smallToysFamilies } from './toys/small-toys.ts'
import { softToysFamilies } from './toys/soft-toys.ts'
import { clocksFamilies } from './walls/clocks.ts'
import { mirrorsFamilies } from './walls/mirrors.ts'
import { picturesFamilies } from './walls/pictures.ts'
import { wallBoardsFamilies } from './walls/wall-boards.ts'
import { wardrobeFamilies } from './wardrobe/wardrobe.ts'

export const things: readonly Family[] = [
  ...climateFamilies,
  ...householdMachinesFamilies,
  ...kitchenMachinesFamilies,
  ...bagsFamilies,
  ...basketsFamilies,
  ...bottlesFamilies,
  ...boxesFamilies,
  ...audioFamilies,
  ...devicesFamilies,
  ...screensFamilies,
  ...bakedFamilies,
  ...fruitFamilies,
  ...candlesFamilies,
  ...hangingFamilies,
  ...standingFamilies,
  ...keyboardsFamilies,
  ...stringsAndDrumsFamilies,
  ...paperFamilies,
  ...monumentsFamilies,
  ...petsFamilies,
  ...schoolFamilies,
  ...shopFamilies,
  ...plantsFamilies,
  ...vasesFamilies,
  ...gamesFamilies,
  ...gymFamilies,
  ...standInFamilies,
  ...cookwareFamilies,
  ...utensilsFamilies,
  ...vesselsFamilies,
  ...textilesFamilies,
  ...toolsFamilies,
  ...largeToysFamilies,
  ...smallToysFamilies,
  ...softToysFamilies,
  ...clocksFamilies,
  ...mirrorsFamilies,
  ...picturesFamilies,
  ...wallBoardsFamilies,
  ...wardrobeFamilies,
]
