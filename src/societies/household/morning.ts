/** The first morning: everybody and everything is put in its place, and everybody knows what they begin with. */
import { remember, type Memory } from '../../memory/memory.ts'
import { firstState } from '../../worlds/house/first-state.ts'
import { applyChanges } from '../../worlds/house/apply-changes.ts'
import { FIRST_MINUTE } from '../../worlds/house/house-clock.ts'
import { planOf, type HousePlan } from '../../worlds/house/plan.ts'
import type { HouseState } from '../../worlds/house/state.ts'
import { perceive } from '../../worlds/house/perceive.ts'
import type { Relation } from './board.ts'
import { dayLines, DEFAULT_WAKES_MINUTE, planDay } from './day-plan.ts'
import { createDraft, type HouseholdView } from './draft.ts'
import { FIRST_LEVELS } from './needs.ts'
import type { PersonFile } from './person.ts'
import { see } from './see.ts'

export function firstMorning(view: HouseholdView, step: number) {
  const plan = planOf(view.house)
  const state = firstState(
    plan,
    view.people.map(({ name, room }) => ({ name, room: room ?? view.house.rooms[0]!.id })),
    FIRST_MINUTE,
  )
  const { people: persons, things, rooms } = inBed(plan, state, view.people)
  const draft = createDraft({ ...view, persons, things, rooms }, step)
  const memories: Memory[] = []
  for (const person of view.people) {
    const { name } = person
    draft.setNeeds(name, { minute: FIRST_MINUTE, levels: FIRST_LEVELS })
    draft.setGoals(
      name,
      (person.goals ?? []).map((goal) => ({ goal, status: 'open' })),
    )
    for (const [other, relation] of Object.entries(firstRelations(person))) draft.setRelation(name, other, relation)
    for (const fact of person.knows ?? []) draft.learn(name, { fact, source: 'own', minute: FIRST_MINUTE })
    see(draft, plan, name, perceive(plan, draft.house(), name))
    draft.setPlan(name, { day: dayLines(planDay(person, draft.goals(name), 0)), steps: [] })
    memories.push(remember({ agent: name, step }, `I am ${name}. ${person.persona}`, { importance: 8, kind: 'self' }))
  }
  // the draft has seen nothing that chats would change
  const { chatCount: _, ...update } = draft.update()
  return { update: { ...update, persons, things, rooms, memories }, draft }
}

/** Whoever gets up later is still asleep, where there is a bed for them. */
function inBed(plan: HousePlan, state: HouseState, people: readonly PersonFile[]): HouseState {
  let house = state
  for (const { name, wakes = DEFAULT_WAKES_MINUTE } of people) {
    if (wakes <= FIRST_MINUTE) continue
    const beds = house.rooms[house.people[name]!.room]!.things.flatMap((thing) =>
      (plan.things.get(thing)?.uses ?? []).flatMap(({ name: use, isSleep }) =>
        isSleep === true ? [{ thing, use }] : [],
      ),
    )
    const bed = beds.find(({ thing, use }) => {
      const seats = plan.things.get(thing)?.uses?.find((each) => each.name === use)?.seats ?? 1
      return house.things[thing]!.users.length < seats
    })
    if (bed === undefined) continue
    const using = { ...bed, since: FIRST_MINUTE, until: wakes }
    house = applyChanges(house, {
      people: { [name]: { ...house.people[name]!, using } },
      things: { [bed.thing]: { ...house.things[bed.thing]!, users: [...house.things[bed.thing]!.users, name] } },
    })
  }
  return house
}

function firstRelations({ relations = {} }: PersonFile): Record<string, Relation> {
  return Object.fromEntries(
    Object.entries(relations).map(([other, warmth]) => [other, { warmth, chats: 0, minute: FIRST_MINUTE }]),
  )
}
