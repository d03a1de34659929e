/** What a planner may rely on: what somebody perceives now, what they hold to be so, and the place they live in. */
import type { HousePlan } from '../../../worlds/house/plan.ts'
import type { Whereabouts } from '../../../worlds/house/state.ts'
import type { Situation } from '../situation.ts'

export interface Knowledge {
  readonly plan: HousePlan
  readonly room: string
  readonly holding: readonly string[]
  /** nothing where they do not know */
  readonly placeOf: (thing: string) => Whereabouts | undefined
  readonly stateOf: (thing: string) => string | undefined
  /** the room in which they think to find somebody */
  readonly personAt: (person: string) => string | undefined
}

export function knowledgeOf({ self, plan, perception, belief }: KnowledgeSource): Knowledge {
  const { room } = perception
  const holding = perception.holding.map(({ id }) => id)
  const seen = new Map([...perception.things, ...perception.holding].map((thing) => [thing.id, thing]))
  const stateOf = (thing: string) => {
    const perceived = seen.get(thing)
    if (perceived) return perceived.state
    const believed = belief(`state:${thing}`)?.fact
    return believed?.kind === 'state' ? believed.state : firstStateOf(plan, thing)
  }
  const isShut = (thing: string) => {
    const openIn = plan.things.get(thing)?.holds?.openIn
    return openIn !== undefined && !openIn.includes(stateOf(thing) ?? '')
  }
  const placeOf = (thing: string): Whereabouts | undefined => {
    const perceived = seen.get(thing)
    if (holding.includes(thing)) return { person: self.name }
    if (perceived) return perceived.in === undefined ? { room } : { thing: perceived.in }
    const place = rememberedPlace(plan, belief, thing)
    if (place === undefined || !plan.things.get(thing)?.isPortable) return place
    // what should be in sight and is not is somewhere else
    if ('room' in place && place.room === room) return undefined
    if ('thing' in place && seen.has(place.thing) && !isShut(place.thing)) return undefined
    return place
  }
  return {
    plan,
    room,
    holding,
    placeOf,
    stateOf,
    personAt: (person) => {
      if (perception.people.some(({ name }) => name === person)) return room
      const fact = belief(`person:${person}`)?.fact
      if (fact?.kind !== 'person' || !plan.rooms.has(fact.place) || fact.place === room) return undefined
      return fact.place
    },
  }
}

export type KnowledgeSource = Pick<Situation, 'self' | 'plan' | 'perception' | 'belief'>

/** Somebody who knows all that the file says: to see whether a goal can be reached at all. */
export function knowledgeOfFile(plan: HousePlan, room: string): Knowledge {
  return {
    plan,
    room,
    holding: [],
    placeOf: (thing) => filedPlace(plan, thing),
    stateOf: (thing) => firstStateOf(plan, thing),
    personAt: () => undefined,
  }
}

function firstStateOf(plan: HousePlan, thing: string): string | undefined {
  return Object.keys(plan.things.get(thing)?.states ?? {})[0]
}

function rememberedPlace(plan: HousePlan, belief: Situation['belief'], thing: string): Whereabouts | undefined {
  const fact = belief(`thing:${thing}`)?.fact
  if (fact?.kind === 'thing') return whereabouts(plan, fact.place)
  const file = plan.things.get(thing)
  // furniture stays, and what is bought anew each day is kept where it always is: whoever lives here knows
  return file && (!file.isPortable || file.isRefilled) ? filedPlace(plan, thing) : undefined
}

function filedPlace(plan: HousePlan, thing: string): Whereabouts | undefined {
  const file = plan.things.get(thing)
  return file && whereabouts(plan, file.in)
}

function whereabouts(plan: HousePlan, place: string): Whereabouts {
  if (plan.rooms.has(place)) return { room: place }
  return plan.things.has(place) ? { thing: place } : { person: place }
}
