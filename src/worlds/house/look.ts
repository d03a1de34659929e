/** What somebody perceives, in words: for a model's prompt, for a person at a terminal, for whoever reads along. */
import type { HousePerception, PerceivedThing } from './action.ts'
import { someOf, the } from './words.ts'

// a whole market does not fit into a prompt
const MOST_SHOWN = 60

export function describePerception(perception: HousePerception): string {
  const { room, description, exits, things, holding, time, isNight } = perception
  return [
    `You are in ${the(room)}. It is ${time}${isNight ? ', and night' : ''}.`,
    ...(description === undefined ? [] : [description]),
    ...describeThings('Things here:', things),
    ...describeThings('You hold:', holding),
    ...describePeople(perception),
    exits.length === 0 ? 'No way leads out of here.' : `From here you can go to: ${someOf(exits, MOST_SHOWN)}.`,
  ].join('\n')
}

function describeThings(title: string, things: readonly PerceivedThing[]): string[] {
  if (things.length === 0) return []
  const lines = things.slice(0, MOST_SHOWN).map((thing) => `  - ${describeThing(thing)}`)
  const more = things.length > MOST_SHOWN ? [`  - and ${things.length - MOST_SHOWN} more`] : []
  return [title, ...lines, ...more]
}

/** `kettle: cold, can be set to boiling; can be used to make tea` */
export function describeThing(thing: PerceivedThing): string {
  const { id, state, servings, users, isPortable, uses = [], otherStates = [] } = thing
  const parts = [
    ...(state === undefined ? [] : [state]),
    ...(otherStates.length === 0 ? [] : [`can be set to ${otherStates.join(' or ')}`]),
    ...(servings === undefined ? [] : [servings === 0 ? 'none left' : `${servings} left to eat or drink`]),
    ...(uses.length === 0 ? [] : [`can be used to ${uses.join(' or ')}`]),
    ...(isPortable === true ? ['can be taken'] : []),
    ...(users.length === 0 ? [] : [`in use by ${someOf(users)}`]),
  ]
  const where = thing.in === undefined ? '' : ` (in ${the(thing.in)})`
  return `${id}${where}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`
}

function describePeople({ people, chatable_agents }: HousePerception): string[] {
  const awake = new Set(chatable_agents)
  const asleep = people.map(({ name }) => name).filter((name) => !awake.has(name))
  const busy = people.filter(({ doing, holding }) => doing !== undefined || holding.length > 0)
  return [
    ...(chatable_agents.length === 0
      ? []
      : [`Other characters here: ${someOf(chatable_agents, MOST_SHOWN)} (you can send chat requests to them)`]),
    ...(asleep.length === 0 ? [] : [`Asleep here: ${someOf(asleep, MOST_SHOWN)}`]),
    ...busy.slice(0, MOST_SHOWN).map(({ name, doing, holding }) => {
      const parts = [
        ...(doing === undefined ? [] : [`is ${doing}`]),
        ...(holding.length === 0 ? [] : [`holds ${someOf(holding.map(the))}`]),
      ]
      return `  - ${name} ${parts.join(' and ')}`
    }),
    ...(people.length === 0 ? ['Nobody else is here.'] : []),
  ]
}
