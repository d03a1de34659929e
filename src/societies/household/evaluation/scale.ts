/**
 * How many people one household bears: turns a second, time and memory, for a process of its own. Every size lives
 * through the same hours of the first morning, small ones in many houses, so that the same kind of turns is compared.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
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
  /** what an action costs more with chat: a share of that without, by place, which differ by much */
  readonly chatAdds: Spread
  /** the same by whole turns: whoever is asked to chat answers, and then says or does something in the same turn */
  readonly chatAddsToATurn: Spread
}

export interface Spread {
  readonly mean: number
  /** the standard deviation over the places */
  readonly deviation: number
  readonly places: number
}

// 1,000 people in 300 rooms
const ROOMS_PER_PERSON = 0.3
const FEWEST_ROOMS = 9
const UNTIL_MINUTE = 9 * 60
const FEWEST_ACTIONS = 10_000
// the compiler is not done with what people say before that
const ACTIONS_TO_WARM_UP = 2_000

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
}

interface Measured {
  turns: number
  /** all that was decided: a turn is one action, or an answer and one */
  actions: number
  seconds: number
  busySeconds: number
}

export async function measureScale(people: number): Promise<Scale> {
  await warmUp(people)
  const [talking, silent] = [nothing(), nothing()]
  const [adds, addsToATurn]: [number[], number[]] = [[], []]
  for (let place = 1; talking.actions < FEWEST_ACTIONS; place++) {
    const seed = `scale/${place}`
    // now this one first and now the other: whatever else the machine does weighs on both alike
    const first = await live(people, seed, place % 2 === 0)
    const second = await live(people, seed, place % 2 !== 0)
    const [withChat, without] = place % 2 === 0 ? [first, second] : [second, first]
    add(talking, withChat)
    add(silent, without)
    adds.push(withChat.busySeconds / withChat.actions / (without.busySeconds / without.actions) - 1)
    addsToATurn.push(secondsPerTurn(withChat) / secondsPerTurn(without) - 1)
  }
  const perTurn = (measured: Measured) => Math.round(secondsPerTurn(measured) * 1e6) / 1e3
  return {
    people,
    turnsPerSecond: Math.round(talking.turns / talking.seconds),
    mb: Math.round(process.resourceUsage().maxRSS / 1024),
    msPerTurn: perTurn(talking),
    msPerTurnWithoutChat: perTurn(silent),
    chatAdds: spreadOf(adds),
    chatAddsToATurn: spreadOf(addsToATurn),
  }
}

/** A day of ten is over before so many actions; then another is lived. */
async function warmUp(people: number): Promise<void> {
  for (const talk of [true, false]) {
    let actions = 0
    for (let place = 1; actions < ACTIONS_TO_WARM_UP; place++)
      actions += (await live(people, `warm/${place}`, talk, ACTIONS_TO_WARM_UP - actions)).actions
  }
}

const secondsPerTurn = ({ busySeconds, turns }: Measured) => busySeconds / turns

export function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  const deviation = Math.sqrt(squares / Math.max(1, values.length - 1))
  const short = (share: number) => Math.round(share * 1e4) / 1e4
  return { mean: short(mean), deviation: short(deviation), places: values.length }
}

async function live(people: number, seed: string, talk: boolean, most = Infinity): Promise<Measured> {
  const rooms = Math.max(FEWEST_ROOMS, Math.ceil(people * ROOMS_PER_PERSON))
  const house = generateVillage({ seed, rooms, people })
  const input = { house, people: castOf(castNames(people), house, seed), days: 1, talk }
  const isOver = new AbortController()
  let [turns, actions] = [0, 0]
  const flow = createHousehold({
    minds: createMinds({ choose: { turn: 'rules' } }),
    rules: (situation) => {
      if (situation.actionsDone === 0) turns++
      if (++actions >= most || situation.minute >= UNTIL_MINUTE) isOver.abort()
      return decide(situation, householdTalk)
    },
  })
  // what the place before left behind would be collected at the cost of this one
  collectGarbage()
  const [before, start] = [process.cpuUsage(), performance.now()]
  await flow.run(input, { seed, store: memoryStore(), signal: isOver.signal }).finished
  const { user, system } = process.cpuUsage(before)
  return { turns, actions, seconds: (performance.now() - start) / 1e3, busySeconds: (user + system) / 1e6 }
}

const nothing = (): Measured => ({ turns: 0, actions: 0, seconds: 0, busySeconds: 0 })

function add(sum: Measured, more: Measured): void {
  sum.turns += more.turns
  sum.actions += more.actions
  sum.seconds += more.seconds
  sum.busySeconds += more.busySeconds
}
