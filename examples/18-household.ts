/** Ana wants tea, which is locked away, and only Bo has seen the key: she asks him, and does what he says. */
import { createMinds } from 'troupe/minds'
import { createHousehold } from 'troupe/societies'
import { checkHouse } from 'troupe/worlds'

const house = checkHouse({
  name: 'A tiny house',
  rooms: [{ id: 'kitchen' }, { id: 'bedroom' }, { id: 'garden' }],
  doors: [
    { from: 'kitchen', to: 'bedroom' },
    { from: 'kitchen', to: 'garden' },
  ],
  things: [
    { id: 'shed', in: 'garden', states: { shut: {}, open: {} }, holds: { openIn: ['open'] } },
    { id: 'brass key', in: 'shed', isPortable: true },
    {
      id: 'cupboard',
      in: 'kitchen',
      states: { closed: {}, open: { holding: 'brass key' } },
      holds: { openIn: ['open'] },
    },
    { id: 'tea', in: 'cupboard', isPortable: true, consumable: { servings: 4, gives: { food: 10 } } },
    {
      id: 'bed',
      in: 'bedroom',
      uses: [{ name: 'sleep', minutes: 480, gives: { rest: 100 }, isSleep: true, seats: 2 }],
    },
  ],
})

const people = [
  {
    name: 'Ana',
    persona: 'Ana is nobody before her tea.',
    room: 'kitchen',
    wakes: 360,
    goals: [{ id: 'tea', text: 'have tea', kind: 'use', thing: 'tea' }],
    knows: [{ kind: 'thing', thing: 'tea', place: 'cupboard' }],
  },
  {
    name: 'Bo',
    persona: 'Bo knows where things are.',
    room: 'kitchen',
    wakes: 360,
    knows: [{ kind: 'thing', thing: 'brass key', place: 'shed' }],
  },
] as const

// rules decide, whatever model the environment names
const household = createHousehold({ minds: createMinds({ choose: { turn: 'rules' } }) })
const { board } = await household.run({ house, people, days: 1 }, { seed: 1 }).finished

const [tea] = board.goals['Ana']!
console.log(board.said[0]!.text)
for (const { agent_id: name, timestamp, description } of board.events)
  if ((name === 'Ana' || description.includes('to Ana')) && timestamp <= 'day 1, 06:30')
    console.log(timestamp, description)
console.log(`${tea!.goal.text}: ${tea!.status}`)

// Oh, where can I find the brass key?
// day 1, 06:00 Bo says to Ana: Try in the shed, the brass key should be there. I hope to have breakfast at 06:25.
// day 1, 06:05 Ana goes to the garden.
// day 1, 06:10 Ana opens the shed.
// day 1, 06:15 Ana takes the brass key.
// day 1, 06:20 Ana goes to the kitchen.
// day 1, 06:25 Ana opens the cupboard.
// day 1, 06:30 Ana has some of the tea.
// have tea: met
