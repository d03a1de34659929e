/** How many people one household bears: turns a second and memory, for a process of its own. */
import { createMinds } from '../../../minds/mind.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { generateVillage } from '../../../worlds/house/generate.ts'
import { castNames, castOf } from '../cast/cast.ts'
import { createHousehold } from '../household.ts'

export interface Scale {
  readonly people: number
  readonly turnsPerSecond: number
  readonly mb: number
}

// 1,000 people in 300 rooms
const ROOMS_PER_PERSON = 0.3
const FEWEST_ROOMS = 9
const TURNS_TO_WARM_UP = 1_000
const TURNS = 10_000

export async function measureScale(people: number): Promise<Scale> {
  const rooms = Math.max(FEWEST_ROOMS, Math.ceil(people * ROOMS_PER_PERSON))
  const house = generateVillage({ seed: 'scale', rooms, people })
  const input = { house, people: castOf(castNames(people), house, 'scale'), days: 30 }
  const flow = createHousehold({ minds: createMinds({ choose: { turn: 'rules' } }) })
  const store = memoryStore()
  const { id } = await flow.run(input, { seed: 1, store, steps: TURNS_TO_WARM_UP }).finished
  const start = performance.now()
  await flow.resume(id, { store, steps: TURNS }).finished
  const seconds = (performance.now() - start) / 1000
  return {
    people,
    turnsPerSecond: Math.round(TURNS / seconds),
    mb: Math.round(process.resourceUsage().maxRSS / 1024),
  }
}
