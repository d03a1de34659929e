/** The families of everything that is no furniture, a line for each group of them. */
import type { Family } from '../asset.ts'
import { appliancesFamilies } from './appliances/appliances.ts'
import { containersFamilies } from './containers/containers.ts'
import { screensFamilies } from './electronics/screens.ts'
import { soundFamilies } from './electronics/sound.ts'
import { foodFamilies } from './food/food.ts'
import { candlesFamilies } from './lamps/candles.ts'
import { hangingFamilies } from './lamps/hanging.ts'
import { standingFamilies } from './lamps/standing.ts'
import { musicFamilies } from './music/music.ts'
import { paperFamilies } from './paper/paper.ts'
import { placesFamilies } from './places/places.ts'
import { plantsFamilies } from './plants/plants.ts'
import { vasesFamilies } from './plants/vases.ts'
import { sportsFamilies } from './sports/sports.ts'
import { standInFamilies } from './stand-ins/stand-ins.ts'
import { cookingFamilies } from './tableware/cooking.ts'
import { vesselsFamilies } from './tableware/vessels.ts'
import { textilesFamilies } from './textiles/textiles.ts'
import { toolsFamilies } from './tools/tools.ts'
import { toysFamilies } from './toys/toys.ts'
import { wallsFamilies } from './walls/walls.ts'
import { wardrobeFamilies } from './wardrobe/wardrobe.ts'

export const things: readonly Family[] = [
  ...appliancesFamilies,
  ...containersFamilies,
  ...screensFamilies,
  ...soundFamilies,
  ...foodFamilies,
  ...candlesFamilies,
  ...hangingFamilies,
  ...standingFamilies,
  ...musicFamilies,
  ...paperFamilies,
  ...placesFamilies,
  ...plantsFamilies,
  ...vasesFamilies,
  ...sportsFamilies,
  ...standInFamilies,
  ...cookingFamilies,
  ...vesselsFamilies,
  ...textilesFamilies,
  ...toolsFamilies,
  ...toysFamilies,
  ...wallsFamilies,
  ...wardrobeFamilies,
]
