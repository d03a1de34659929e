/** People from a file or a request: checked with the place of each fault, against the house they are to live in. */
import { listed, TroupeError } from '../../base/errors.ts'
import type { HouseFile } from '../../worlds/house/house-file.ts'
import { isRecord } from '../paths.ts'
import type { PersonFile } from './person.ts'

const LONGEST_NAME = 60
const LONGEST_PERSONA = 2_000
const MOST_FAULTS = 8
const GOALS: Readonly<Record<string, 'place' | 'thing' | 'person' | 'topic'>> = {
  be: 'place',
  hold: 'thing',
  use: 'thing',
  talk: 'person',
  know: 'topic',
  bring: 'thing',
}

export function checkPeople(people: readonly unknown[], house: HouseFile): readonly PersonFile[] {
  const rooms = new Set(house.rooms.map(({ id }) => id))
  const things = new Set(house.things.map(({ id }) => id))
  const names = new Set<string>()
  const faults: string[] = []
  for (const [place, person] of people.entries()) {
    const at = `people[${place}]`
    if (!isRecord(person)) {
      faults.push(`${at}: takes a person, such as { "name": "Ana", "persona": "…" }`)
      continue
    }
    const { name, persona, room, goals = [] } = person
    if (typeof name !== 'string' || !/^\p{L}[\p{L}\p{N} '’-]*$/u.test(name) || name.length > LONGEST_NAME)
      faults.push(`${at}.name: takes letters, at most ${LONGEST_NAME}`)
    else if (names.has(name) || rooms.has(name) || things.has(name))
      faults.push(`${at}.name: "${name}" is the name of somebody or something else`)
    else names.add(name)
    if (typeof persona !== 'string' || persona.length > LONGEST_PERSONA)
      faults.push(`${at}.persona: takes a text of at most ${LONGEST_PERSONA} characters`)
    if (room !== undefined && !rooms.has(room as string))
      faults.push(`${at}.room: there is no room ${JSON.stringify(room)}. There are: ${listed([...rooms])}`)
    if (!Array.isArray(goals)) faults.push(`${at}.goals: takes a list`)
    else for (const [index, goal] of goals.entries()) faults.push(...goalFaults(goal, `${at}.goals[${index}]`))
  }
  // only then are all names known
  for (const [place, person] of people.entries()) {
    const relations = isRecord(person) ? person['relations'] : undefined
    for (const other of isRecord(relations) ? Object.keys(relations) : [])
      if (!names.has(other)) faults.push(`people[${place}].relations: there is nobody named "${other}"`)
    const goals = isRecord(person) && Array.isArray(person['goals']) ? (person['goals'] as readonly unknown[]) : []
    for (const [index, goal] of goals.entries())
      if (isRecord(goal)) faults.push(...whomFaults(goal, `people[${place}].goals[${index}]`))
  }
  if (faults.length === 0) return people as readonly PersonFile[]
  const more = faults.length > MOST_FAULTS ? ` And ${faults.length - MOST_FAULTS} more.` : ''
  throw new TroupeError(
    'HOUSEHOLD_BAD_PEOPLE',
    `These people cannot live here. ${faults.slice(0, MOST_FAULTS).join('. ')}.${more}`,
  )

  /** Somebody to talk to, and somebody or a room to bring something to. */
  function whomFaults({ kind, person, to }: Readonly<Record<string, unknown>>, at: string): string[] {
    const isSomebody = (name: unknown) => typeof name === 'string' && names.has(name)
    if (kind === 'talk' && !isSomebody(person)) return [`${at}.person: there is nobody named ${JSON.stringify(person)}`]
    if (kind === 'bring' && !isSomebody(to) && !rooms.has(to as string))
      return [`${at}.to: there is no room and nobody named ${JSON.stringify(to)}`]
    return []
  }

  function goalFaults(goal: unknown, at: string): string[] {
    if (!isRecord(goal))
      return [`${at}: takes a goal, such as { "id": "tea", "text": "have tea", "kind": "use", "thing": "tea" }`]
    const { id, text, kind, from, until } = goal
    const part = GOALS[String(kind)]
    if (part === undefined) return [`${at}.kind: takes ${listed(Object.keys(GOALS))}`]
    const target = goal[part]
    const isKnown =
      part === 'person' ||
      (typeof target === 'string' &&
        (part === 'place' ? rooms.has(target) : part === 'thing' ? things.has(target) : target !== ''))
    return [
      ...(typeof id === 'string' && typeof text === 'string' ? [] : [`${at}: needs an id and a text`]),
      ...(isKnown ? [] : [`${at}.${part}: there is no ${part} ${JSON.stringify(target)}`]),
      ...[from, until].flatMap((minute, which) =>
        minute === undefined || (typeof minute === 'number' && Number.isFinite(minute))
          ? []
          : [`${at}.${which === 0 ? 'from' : 'until'}: takes minutes since midnight of the first day`],
      ),
    ]
  }
}
