/**
 * How many people one household bears: turns a second, time and memory, for a process of its own. Every size lives
 * through the same hours of the first morning, small ones in many houses, so that the same kind of turns is compared.
 */
import { createMinds } from '../../../minds/mind.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { generateVillage } from '../../../worlds/house/generate.ts'
import { castNames, castOf } from '../cast/cast.ts'
import { createHousehold } from '../household.ts'
import { decide } from '../rules.ts'
import { householdTalk } from '../talk-of.ts'

export interface Scale {
  readonly people: number
  readonly turnsPerSecond: number
  readonly mb: number
  /** of the processor, which says more than the clock on a machine that does other things as well */
  readonly msPerTurn: number
  readonly msPerTurnWithoutChat: number
}

// 1,000 people in 300 rooms
const ROOMS_PER_PERSON = 0.3
const FEWEST_ROOMS = 9
const UNTIL_MINUTE = 9 * 60
const FEWEST_TURNS = 10_000
const TURNS_TO_WARM_UP = 2_000

interface Measured {
  turns: number
  seconds: number
  busySeconds: number
}

export async function measureScale(people: number): Promise<Scale> {
  // the first turns teach the compiler
  await live(people, 'warm', true, TURNS_TO_WARM_UP)
  await live(people, 'warm', false, TURNS_TO_WARM_UP)
  const [talking, silent] = [nothing(), nothing()]
  for (let place = 1; talking.turns < FEWEST_TURNS; place++) {
    add(talking, await live(people, `scale/${place}`, true))
    add(silent, await live(people, `scale/${place}`, false))
  }
  const perTurn = ({ busySeconds, turns }: Measured) => Math.round((busySeconds / turns) * 1e6) / 1e3
  return {
    people,
    turnsPerSecond: Math.round(talking.turns / talking.seconds),
    mb: Math.round(process.resourceUsage().maxRSS / 1024),
    msPerTurn: perTurn(talking),
    msPerTurnWithoutChat: perTurn(silent),
  }
}

async function live(people: number, seed: string, talk: boolean, most = Infinity): Promise<Measured> {
  const rooms = Math.max(FEWEST_ROOMS, Math.ceil(people * ROOMS_PER_PERSON))
  const house = generateVillage({ seed, rooms, people })
  const input = { house, people: castOf(castNames(people), house, seed), days: 1, talk }
  const isOver = new AbortController()
  let turns = 0
  const flow = createHousehold({
    minds: createMinds({ choose: { turn: 'rules' } }),
    rules: (situation) => {
      if (++turns >= most || situation.minute >= UNTIL_MINUTE) isOver.abort()
      return decide(situation, householdTalk)
    },
  })
  const [before, start] = [process.cpuUsage(), performance.now()]
  await flow.run(input, { seed, store: memoryStore(), signal: isOver.signal }).finished
  const { user, system } = process.cpuUsage(before)
  return { turns, seconds: (performance.now() - start) / 1e3, busySeconds: (user + system) / 1e6 }
}

const nothing = (): Measured => ({ turns: 0, seconds: 0, busySeconds: 0 })

function add(sum: Measured, more: Measured): void {
  sum.turns += more.turns
  sum.seconds += more.seconds
  sum.busySeconds += more.busySeconds
}
