/** Company: a word with somebody who is here, or a walk to where people are. */
import { createRandom } from '../../base/random.ts'
import { paramIn } from '../variant.ts'
import type { Relation } from './board.ts'
import { urgency } from './need-options.ts'
import { stepsFor, talkOption, type Option } from './option.ts'
import type { Outlook } from './outlook.ts'
import { feelingOf } from './reasons.ts'

const TALK_UTILITY = 70
// friends whose whereabouts are thought of
const FRIENDS = 6
const PLACES = 3
// whom one knows to talk with most is looked for before those one likes a little better
const USUAL_COMPANY = 0.2

export function companyOptions(outlook: Outlook): readonly Option[] {
  const { situation, talk, company } = outlook
  const { needs, self, canTalk } = situation
  const said = company.length === 0 ? undefined : talk.start(situation, company)
  if (said)
    return [talkOption(said, 'chat', paramIn(situation.variant ?? {}, 'talk-worth', TALK_UTILITY) * said.urgency)]
  if (!canTalk || situation.perception.people.length > 0) return []
  const why = feelingOf('company', needs.company)
  const option = goWhereOthersAre(outlook, 'company', 0.9 * urgency('company', needs.company, self), why)
  return option ? [option] : []
}

/** To a friend who was seen not far from here, else to where there is most to do. */
export function goWhereOthersAre(outlook: Outlook, aim: string, utility: number, why: string): Option | undefined {
  const { situation, knowledge, near } = outlook
  const { relations, self, minute, perception, insights } = situation
  const warmthOf = (name: string, { warmth }: Relation) => warmth + (insights?.company === name ? USUAL_COMPANY : 0)
  const distances = new Map(near.map(({ room, distance }) => [room, distance]))
  const friends = Object.entries(relations)
    .toSorted(([first, one], [second, other]) => warmthOf(second, other) - warmthOf(first, one))
    .slice(0, FRIENDS)
    .map(([name]) => ({ name, room: knowledge.personAt(name) }))
  const friend = friends.find(({ room }) => room !== undefined && room !== perception.room && distances.has(room))
  const busiest = near
    .filter(({ room }) => room !== perception.room)
    .map(({ room, distance }) => ({ room, worth: toDoIn(room, outlook) - 0.5 * distance }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, PLACES)
  if (busiest.length === 0) return undefined
  // for an hour it is the same place: whoever waits there is found
  const chance = createRandom(`${self.name} ${Math.floor(minute / 60)}`)
  const place = friend?.room ?? chance.pick(busiest).room
  const steps = stepsFor({ kind: 'be', place }, outlook)
  const who = friend ? `${friend.name} is perhaps in the ${place}` : `others may be in the ${place}`
  return (
    steps && { aim, utility: utility - steps.length, steps, reason: `${why}, and ${who}.`, target: `${aim} ${place}` }
  )
}

/** Rooms with many things to use and many doors are where people meet. */
function toDoIn(room: string, { index, situation: { plan } }: Outlook): number {
  return index.offersIn(room).filter(({ isSleep }) => !isSleep).length + plan.exitsOf(room).length / 2
}
