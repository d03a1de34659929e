/** The least of a house: who and what is where, and the actions by their commands. */
import type { Fact } from '../../src/societies/household/fact.ts'
import type { PersonFile } from '../../src/societies/household/person.ts'
import type { HousePerception, PerceivedThing } from '../../src/worlds/house/action.ts'
import type { NeedAmounts, Requirement } from '../../src/worlds/house/house-file.ts'
import type { HousePlan } from '../../src/worlds/house/plan.ts'
import type { PersonState } from '../../src/worlds/house/state.ts'

interface Outcome {
  readonly ok: boolean
  readonly text: string
  readonly endsTurn: boolean
  readonly gives?: NeedAmounts
  readonly consumed?: string
}

export function createTinyWorld(plan: HousePlan, people: readonly PersonFile[]) {
  const persons = new Map<string, PersonState>(
    people.map(({ name, room = plan.file.rooms[0]!.id }) => [name, { room, holding: [], isActive: true }]),
  )
  const things = new Map(
    [...plan.things.values()].map((file) => [
      file.id,
      { in: file.in, state: Object.keys(file.states ?? {})[0], servings: file.consumable?.servings },
    ]),
  )
  const usersOf = (thing: string) => [...persons].flatMap(([name, { using }]) => (using?.thing === thing ? [name] : []))
  const isOpen = (thing: string) => {
    const openIn = plan.things.get(thing)?.holds?.openIn
    return openIn === undefined || openIn.includes(things.get(thing)?.state ?? '')
  }
  const isWithin = (thing: string, room: string): boolean => {
    const place = things.get(thing)?.in ?? ''
    return place === room || (things.has(place) && isOpen(place) && isWithin(place, room))
  }
  const person = (name: string) => persons.get(name)!
  const isAsleep = (name: string) => {
    const { using } = person(name)
    return plan.things.get(using?.thing ?? '')?.uses?.some((use) => use.name === using?.use && use.isSleep) ?? false
  }
  const perceived = (id: string): PerceivedThing => {
    const { in: place, state, servings } = things.get(id)!
    return {
      id,
      users: usersOf(id),
      ...(state !== undefined && { state }),
      ...(servings !== undefined && { servings }),
      ...(things.has(place) && { in: place }),
    }
  }
  const update = (name: string, change: Partial<PersonState>) => persons.set(name, { ...person(name), ...change })
  const stop = (name: string) => {
    const { using: _, ...rest } = person(name)
    persons.set(name, rest)
  }

  const refill = () => {
    for (const { id, isRefilled, consumable } of plan.things.values())
      if (isRefilled && consumable) things.set(id, { ...things.get(id)!, servings: consumable.servings })
  }

  return { person, perceive, perform, stop, refill, isAsleep, factsFor, thing: (id: string) => things.get(id)! }

  function perceive(name: string, minute: number): HousePerception {
    const { room, holding } = person(name)
    const others = [...persons].filter(([other, state]) => other !== name && state.room === room)
    return {
      room,
      exits: plan.exitsOf(room),
      things: [...things.keys()].filter((id) => isWithin(id, room)).map(perceived),
      holding: holding.map(perceived),
      people: others.map(([other, state]) => ({ name: other, holding: state.holding })),
      chatable_agents: others.map(([other]) => other).filter((other) => !isAsleep(other)),
      time: String(minute),
      isNight: minute % 1440 < 360,
    }
  }

  function factsFor(name: string): readonly Fact[] {
    const { room, things: seen, people: others } = perceive(name, 0)
    return [
      ...seen.map(({ id, in: place }): Fact => ({ kind: 'thing', thing: id, place: place ?? room })),
      ...seen.flatMap(({ id, state }): Fact[] => (state === undefined ? [] : [{ kind: 'state', thing: id, state }])),
      ...others.map(({ name: other }): Fact => ({ kind: 'person', person: other, place: room })),
    ]
  }

  function perform(name: string, command: string, minute: number): Outcome {
    const { room, holding } = person(name)
    const reaches = (id: string) => holding.includes(id) || isWithin(id, room)
    const fulfils = (id: string, needs: Requirement | undefined) =>
      (needs?.holding === undefined || holding.includes(needs.holding)) &&
      (needs?.state === undefined || things.get(id)?.state === needs.state)
    const no = (text: string): Outcome => ({ ok: false, text, endsTurn: true })
    const yes = (more: Partial<Outcome> = {}): Outcome => ({ ok: true, text: 'Done.', endsTurn: true, ...more })
    const [, verb, rest = ''] =
      /^(go to|take|drop|place|set|start using|stop using|consume|look|examine|noop) ?(.*)$/.exec(command) ?? []
    if (verb === 'look' || verb === 'examine') return yes({ endsTurn: false })
    if (verb === 'noop') return yes()
    if (person(name).using && verb !== 'stop using') stop(name)
    if (verb === 'stop using') {
      stop(name)
      return yes()
    }
    if (verb === 'go to') {
      if (!plan.exitsOf(room).includes(rest)) return no(`No door leads to ${rest}.`)
      update(name, { room: rest })
      return yes()
    }
    const [target = '', value = ''] = rest.split({ place: ' in ', set: ' to ', 'start using': ': ' }[verb ?? ''] ?? '|')
    const file = plan.things.get(target)
    const thing = things.get(target)
    if (!file || !thing || !reaches(target)) return no(`There is no ${target} here.`)
    if (verb === 'take') {
      if (!file.isPortable || holding.includes(target)) return no(`The ${target} cannot be taken.`)
      things.set(target, { ...thing, in: name })
      update(name, { holding: [...holding, target] })
      return yes()
    }
    if (verb === 'drop' || verb === 'place') {
      if (!holding.includes(target)) return no(`You do not hold the ${target}.`)
      if (verb === 'place' && !(reaches(value) && isOpen(value))) return no(`The ${value} cannot be reached.`)
      things.set(target, { ...thing, in: verb === 'place' ? value : room })
      update(name, { holding: holding.filter((id) => id !== target) })
      return yes(file.in === (verb === 'place' ? value : room) ? { gives: { tidiness: 8 } } : {})
    }
    if (verb === 'set') {
      const needs = file.states?.[value]
      if (!needs || !fulfils(target, needs)) return no(`The ${target} cannot be set to ${value}.`)
      things.set(target, { ...thing, state: value })
      return yes()
    }
    if (verb === 'consume') {
      if (!file.consumable || (thing.servings ?? 0) < 1) return no(`There is no ${target} left.`)
      things.set(target, { ...thing, servings: thing.servings! - 1 })
      return yes({ gives: file.consumable.gives, consumed: target })
    }
    const use = file.uses?.find((each) => each.name === value)
    if (!use || !fulfils(target, use.requires)) return no(`You cannot ${value} now.`)
    if (usersOf(target).length >= (use.seats ?? 1)) return no(`Somebody uses the ${target}.`)
    update(name, { using: { thing: target, use: value, since: minute, until: minute + use.minutes } })
    return yes()
  }
}
