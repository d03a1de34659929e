/** What follows from what was said: things beside one that stands on a table stand on that table, too. */
import {
  addObjectRelation,
  addRoomRelation,
  countAll,
  MOST_OBJECTS,
  requestOf,
  type Draft,
  type DraftRequest,
} from './draft.ts'

const BESIDE = new Set(['beside', 'left_of', 'right_of', 'in_front_of', 'behind', 'near', 'between', 'leaning_on'])
// a chain of things beside each other; longer ones are not worth their time
const MOST_ROUNDS = 6

const ON_WALL = new Set(['wall-mounted', 'wall-hung', 'wall-hanging'])

export function settle(draft: Draft): void {
  seatEveryDesk(draft)
  for (const { id, attributes } of draft.requests) {
    if (attributes.words.some((word) => ON_WALL.has(word))) addRoomRelation(draft, { kind: 'on_wall', subject: id })
    if (attributes.words.includes('ceiling-mounted'))
      addRoomRelation(draft, { kind: 'hanging_from_ceiling', subject: id })
  }
  for (let round = 0; round < MOST_ROUNDS; round++) if (!spreadSupports(draft)) return
}

/** Eight workstations and office chairs: nobody said how many chairs, so there is one for each. */
function seatEveryDesk(draft: Draft): void {
  const isSaid = (id: string) =>
    [...draft.objectRelations, ...draft.roomRelations].some(({ subject }) => subject === id)
  for (const request of draft.requests) {
    if (!request.isVague || roleOf(draft, request) !== 'seat' || isSaid(request.id)) continue
    const inRoom = draft.requests.filter((other) => other.room === request.room && other !== request)
    const countOf = (role: string) =>
      inRoom.filter((other) => roleOf(draft, other) === role).reduce((sum, { count }) => sum + count, 0)
    const wanting = countOf('desk') - countOf('seat')
    if (wanting <= request.count) continue
    request.count = Math.min(wanting, request.count + MOST_OBJECTS - countAll(draft))
    request.isVague = false
  }
}

const roleOf = ({ nouns }: Draft, { name }: DraftRequest) => nouns.traitsOf(name).role

function spreadSupports(draft: Draft): boolean {
  const held = new Map<string, string>()
  for (const { kind, subject, target } of draft.objectRelations)
    if (kind === 'on' || kind === 'inside') held.set(subject, target)
  const inRoom = new Set(draft.roomRelations.map(({ subject }) => subject))
  const isLoose = (id: string): boolean => {
    const request = requestOf(draft, id)
    return (
      request !== undefined &&
      !held.has(id) &&
      !inRoom.has(id) &&
      draft.nouns.traitsOf(request.name).placement === 'top'
    )
  }
  let hasChanged = false
  for (const { kind, subject, target } of draft.objectRelations.slice()) {
    if (!BESIDE.has(kind) || subject === target) continue
    const [loose, fixed] = held.has(target) ? [subject, target] : [target, subject]
    const support = held.get(fixed)
    if (support === undefined || support === loose || !isLoose(loose)) continue
    addObjectRelation(draft, { kind: 'on', subject: loose, target: support })
    held.set(loose, support)
    hasChanged = true
  }
  return hasChanged
}
