/** The people of a household by name and in their order, made once for each list of them. */
import type { PersonFile } from './person.ts'

export interface People {
  readonly names: readonly string[]
  readonly byName: ReadonlyMap<string, PersonFile>
  /** at which place of the list somebody is */
  readonly places: ReadonlyMap<string, number>
}

const known = new WeakMap<object, People>()

export function peopleOf(people: readonly PersonFile[]): People {
  const found = known.get(people)
  if (found !== undefined) return found
  const names = people.map(({ name }) => name)
  const made = {
    names,
    byName: new Map(people.map((person) => [person.name, person])),
    places: new Map(names.map((name, place) => [name, place])),
  }
  known.set(people, made)
  return made
}
