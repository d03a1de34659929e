/** What somebody of a household may well do when a person decides for them: answer who asks, talk, go, look, wait. */
import type { Moment, Suggestion } from '../../contract.ts'
import { oneLine } from '../shared/one-line.ts'
import { listOf, own, placeWords, recordAt, recordOf, textOf } from './read.ts'
import { castAt, sceneAt, type Scene } from './scene.ts'

// a few to press; everything else can be typed
const MOST_REQUESTS = 3
const MOST_PEOPLE = 3
const MOST_ROOMS = 6

/** The question tells what is so in the midst of a turn, of which the board hears at its end. */
export function suggestFor(moment: Moment, name: string, question: unknown): Suggestion[] {
  const scene = sceneAt(moment)
  const said = textOf(recordOf(question)['prompt'])
  const { incoming } = recordOf(own(recordAt(moment, 'desks'), name))
  const requests = listOf(incoming)
    .slice(0, MOST_REQUESTS)
    .map((each) => ({ id: textOf(recordOf(each)['id']), sender: textOf(recordOf(each)['sender']) }))
  const open = requests.filter(({ id }) => id !== '' && said.includes(`(ID: ${id})`))
  const accepted = [...castAt(moment).keys()].filter((other) => said.includes(`You may now send a message to ${other}`))
  const talk = [
    ...accepted.map((other) => ({ label: `Say to ${other}`, text: `chat message ${other} ` })),
    ...open.flatMap(({ id, sender }) => [
      { label: `Accept ${sender}`, text: `accept chat ${id}` },
      { label: `Turn ${sender} down`, text: `reject chat ${id}` },
    ]),
  ]
  const more = scene === undefined ? [] : around(scene, name)
  return [...talk, ...more, { label: 'Look', text: 'look' }, { label: 'Wait', text: 'wait' }].map(
    ({ label, text }) => ({
      label: oneLine(label, 40),
      text,
    }),
  )
}

function around({ plan, people, inRoom }: Scene, name: string): Suggestion[] {
  const room = people.find((person) => person.name === name)?.room
  if (room === undefined) return []
  const awake = inRoom.get(room)!.filter(({ name: other, using }) => other !== name && !isAsleep(plan, using))
  const doors = plan.doorsOf.get(room) ?? []
  const next = doors.flatMap(({ from, to, isOneWay }) => (from === room ? [to] : isOneWay ? [] : [from]))
  return [
    ...awake
      .slice(0, MOST_PEOPLE)
      .map((other) => ({ label: `Ask ${other.name}`, text: `chat request ${other.name} ` })),
    ...next.slice(0, MOST_ROOMS).map((to) => ({ label: `Go to ${placeWords(to)}`, text: `go to ${to}` })),
  ]
}

const isAsleep = ({ things }: Scene['plan'], using: Scene['people'][number]['using']): boolean =>
  using !== undefined && things.get(using.thing)?.sleeps.includes(using.use) === true
