/** The families of everything that is no furniture, a line for each group of them. */
import type { Family } from '../asset.ts'
import { appliancesFamilies } from './appliances/appliances.ts'
import { containersFamilies } from './containers/containers.ts'
import { foodFamilies } from './food/food.ts'
import { candlesFamilies } from './lamps/candles.ts'
import { hangingFamilies } from './lamps/hanging.ts'
import { standingFamilies } from './lamps/standing.ts'
import { plantsFamilies } from './plants/plants.ts'
import { vasesFamilies } from './plants/vases.ts'
import { standInFamilies } from './stand-ins/stand-ins.ts'
import { cookingFamilies } from './tableware/cooking.ts'
import { vesselsFamilies } from './tableware/vessels.ts'
import { textilesFamilies } from './textiles/textiles.ts'
import { wallsFamilies } from './walls/walls.ts'

export const things: readonly Family[] = [
  ...appliancesFamilies,
  ...containersFamilies,
  ...foodFamilies,
  ...candlesFamilies,
  ...hangingFamilies,
  ...standingFamilies,
  ...plantsFamilies,
  ...vasesFamilies,
  ...standInFamilies,
  ...cookingFamilies,
  ...vesselsFamilies,
  ...textilesFamilies,
  ...wallsFamilies,
]
