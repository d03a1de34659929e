/** A plan in short sentences, for messages and the report. */
import { isObjectRelation, type Relation } from '../../../worlds/scene/relation.ts'
import type { MasterPlan, ObjectRequest, RoomRequest } from '../plan.ts'

// a message is read at a glance
const MOST_RELATIONS = 12
const MOST_WORDS = 12

export function describePlan(plan: MasterPlan): string {
  return [...roomSentences(plan), ...thingSentences(plan), ...relationSentences(plan), ...restSentences(plan)].join(' ')
}

function roomSentences({ rooms, style, interpretedMood, lightingRequirements }: MasterPlan): string[] {
  const named = rooms.map((room) => describeRoom(room)).join(', ')
  const manner = [style, interpretedMood].filter((word) => word !== '' && word !== 'neutral').join(', ')
  const { timeOfDay, mood, lampsOn } = lightingRequirements
  const light = `${capital(mood)} light, ${timeOfDay}${lampsOn ? ', lamps on' : ''}.`
  return [`${capital(named)}${manner === '' ? '' : `: ${manner}`}.`, light]
}

function describeRoom({ kind, width, depth, shape, scale, doors, windows }: RoomRequest): string {
  const size = width !== null && depth !== null ? ` of ${width} by ${depth} m` : ''
  const adjective = size !== '' ? '' : scale > 1.1 ? 'large ' : scale < 0.9 ? 'small ' : ''
  const openings = `${count(doors, 'door')} and ${count(windows, 'window')}`
  return `${shape === 'l' ? 'L-shaped ' : ''}${adjective}${kind}${size} with ${openings}`
}

function thingSentences({ requiredObjects }: MasterPlan): string[] {
  if (requiredObjects.length === 0) return ['Nothing is asked for.']
  const asked = requiredObjects.filter(({ importance }) => importance >= 1)
  const added = requiredObjects.filter(({ importance }) => importance < 1)
  return [
    ...(asked.length > 0 ? [`Asked for: ${asked.map((request) => describeThing(request)).join(', ')}.`] : []),
    ...(added.length > 0
      ? [`Added as usual there: ${added.map((request) => describeThing(request)).join(', ')}.`]
      : []),
  ]
}

const describeThing = ({ name, count: number, attributes: { words } }: ObjectRequest): string =>
  [...(number > 1 ? [number] : []), ...words, number > 1 ? plural(name) : name].join(' ')

function relationSentences({ requiredObjects, spatialRequirements }: MasterPlan): string[] {
  const names = new Map(requiredObjects.map(({ id, name, count: number }) => [id, number > 1 ? plural(name) : name]))
  const all: readonly Relation[] = [...spatialRequirements.objects, ...spatialRequirements.room]
  if (all.length === 0) return []
  const told = all.slice(0, MOST_RELATIONS).map((relation) => describeRelation(relation, names))
  const rest = all.length - told.length
  return [`${capital(told.join('; '))}${rest > 0 ? `; and ${rest} more` : ''}.`]
}

function describeRelation(relation: Relation, names: ReadonlyMap<string, string>): string {
  const name = (id: string): string => names.get(id) ?? id
  const some = relation.count === undefined ? '' : `${relation.count} of the `
  const kind = relation.kind.replaceAll('_', ' ')
  if (!isObjectRelation(relation))
    return `${some}${name(relation.subject)} ${kind}${relation.side ? ` (${relation.side})` : ''}`
  const second = relation.secondTarget === undefined ? '' : ` and ${name(relation.secondTarget)}`
  const each = relation.isEach ? 'each of ' : ''
  return `${some}${name(relation.subject)} ${kind} ${each}${name(relation.target)}${second}`
}

function restSentences({ notUnderstood }: MasterPlan): string[] {
  if (notUnderstood.length === 0) return []
  const rest = notUnderstood.length - MOST_WORDS
  return [`Not understood: ${notUnderstood.slice(0, MOST_WORDS).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`]
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const count = (number: number, noun: string): string =>
  number === 0 ? `no ${noun}` : number === 1 ? `a ${noun}` : `${number} ${noun}s`

function plural(name: string): string {
  if (/(?:[sxz]|ch|sh)$/.test(name)) return `${name}es`
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  return name.endsWith('shelf') ? `${name.slice(0, -1)}ves` : `${name}s`
}
