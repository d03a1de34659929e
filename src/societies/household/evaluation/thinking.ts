/**
 * What chat adds to a turn where a thought takes its time, as a model's does: by the clock, with and without chat, and
 * with answers that are given alone, which cost a thought more.
 */
import { createMinds } from '../../../minds/mind.ts'
import { memoryStore } from '../../../store/memory-store.ts'
import { generateVillage } from '../../../worlds/house/generate.ts'
import { castNames, castOf } from '../cast/cast.ts'
import { createHousehold } from '../household.ts'
import type { Situation } from '../situation.ts'
import { inWords, takingTime, withWhatFollows, type Decide } from './patient.ts'
import { spreadOf, type Spread } from './scale.ts'

export interface Thinking {
  /** how long a thought takes */
  readonly thoughtMs: number
  readonly msPerTurn: number
  readonly msPerTurnWithoutChat: number
  readonly thoughtsPerTurn: number
  /** what chat adds to a turn, as a share of it, by place */
  readonly chatAdds: Spread
  /** the same where whoever answers a request thinks again before they go on */
  readonly chatAddsOneByOne: Spread
}

const PEOPLE = 10
const ROOMS = 9
const UNTIL_MINUTE = 7.5 * 60
const PLACES = 8
// people who wait for a thought leave the processor to others
const AT_ONCE = 4

interface Lived {
  readonly msPerTurn: number
  readonly thoughtsPerTurn: number
}

export async function measureThinking(thoughtMs: number, firstPlace: number, count = PLACES): Promise<Thinking> {
  const places: Record<Way, Lived>[] = []
  const livePlace = async (place: number) => {
    const lived: Partial<Record<Way, Lived>> = {}
    // each place begins with another one: whatever else the machine does weighs on all alike
    for (let turn = 0; turn < WAYS.length; turn++) {
      const { name, talk, mind } = WAYS[(turn + place) % WAYS.length]!
      lived[name] = await liveMorning(`scale/${firstPlace + place}`, talk, thoughtMs, mind)
    }
    places[place] = lived as Record<Way, Lived>
  }
  for (let place = 0; place < count; place += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - place) }, (_, each) => livePlace(place + each)))
  const mean = (values: readonly number[]) =>
    Math.round((1e3 * values.reduce((sum, each) => sum + each, 0)) / values.length) / 1e3
  const adds = (way: Way) => spreadOf(places.map(({ silent, [way]: lived }) => lived.msPerTurn / silent.msPerTurn - 1))
  return {
    thoughtMs,
    msPerTurn: mean(places.map(({ talking }) => talking.msPerTurn)),
    msPerTurnWithoutChat: mean(places.map(({ silent }) => silent.msPerTurn)),
    thoughtsPerTurn: mean(places.map(({ talking }) => talking.thoughtsPerTurn)),
    chatAdds: adds('talking'),
    chatAddsOneByOne: adds('oneByOne'),
  }
}

type Way = 'silent' | 'talking' | 'oneByOne'

const WAYS: readonly { name: Way; talk: boolean; mind: Decide }[] = [
  { name: 'silent', talk: false, mind: withWhatFollows },
  { name: 'talking', talk: true, mind: withWhatFollows },
  { name: 'oneByOne', talk: true, mind: inWords },
]

async function liveMorning(seed: string, talk: boolean, thoughtMs: number, mind: Decide): Promise<Lived> {
  const house = generateVillage({ seed, rooms: ROOMS, people: PEOPLE })
  const isOver = new AbortController()
  let [turns, thoughts] = [0, 0]
  const think = takingTime(thoughtMs, mind)
  const flow = createHousehold({
    minds: createMinds({ choose: { turn: 'rules' } }),
    rules: (situation: Situation) => {
      thoughts++
      if (situation.actionsDone === 0) turns++
      if (situation.minute >= UNTIL_MINUTE) isOver.abort()
      return think(situation)
    },
  })
  const start = performance.now()
  const input = { house, people: castOf(castNames(PEOPLE), house, seed), days: 1, talk }
  await flow.run(input, { seed, store: memoryStore(), signal: isOver.signal }).finished
  return { msPerTurn: (performance.now() - start) / turns, thoughtsPerTurn: thoughts / turns }
}
