/** A model with tools: one that reads, one that has an effect and asks first; a crash in between does nothing twice. */
import { memoryStore, openQuestions, tailRun } from 'troupe'
import { assistant, tool } from 'troupe/assistant'
import { callTools, scriptedModel } from 'troupe/testing'
import { z } from 'zod'

const rooms = tool({
  name: 'free_rooms',
  description: 'Which rooms are free on a day.',
  input: z.object({ day: z.string() }),
  reads: true,
  does: ({ day }) => (day === 'Monday' ? ['blue', 'green'] : []),
})

const booked: string[] = []
const book = tool({
  name: 'book_room',
  description: 'Books a room.',
  input: z.object({ room: z.string(), day: z.string() }),
  approve: 'always',
  // not `reads`: it is announced in the journal before it is done, and never done twice
  does: ({ room, day }) => {
    booked.push(`${room} on ${day}`)
    return `Booked: ${room}, ${day}.`
  },
})

// a stand-in for a model: with a real one, `by: 'anthropic/claude-sonnet-4-5'`
const model = scriptedModel([
  callTools({ name: 'free_rooms', input: { day: 'Monday' } }),
  callTools({ name: 'book_room', input: { room: 'blue', day: 'Monday' } }),
  'The green room is booked for Monday.',
])
const porter = assistant({ name: 'porter', instructions: 'You book rooms.', tools: [rooms, book], by: model })

const store = memoryStore()
const waiting = await porter.run({ prompt: 'A room on Monday, please.' }, { store, id: 'booking' }).finished
const [open] = await openQuestions(store, 'booking')
console.log(waiting.status, open?.question)

// any process may answer, days later: approve, deny with a reason, or change what is called
const done = await porter.resume('booking', { store, answer: { input: { room: 'green', day: 'Monday' } } }).finished
console.log(done.board.answer, booked)

// the thought is a society inside the run: each call is a step in its journal
for await (const { record } of tailRun(store, 'booking/1.porter')) {
  if (record.kind === 'step') console.log(record.step, record.did.map(({ agent }) => agent).join(' '))
  if (record.kind === 'effect') console.log(`${record.step} announced ${record.id}`)
}

// waiting {
//   approve: {
//     tool: 'book_room',
//     description: 'Books a room.',
//     input: { room: 'blue', day: 'Monday' },
//     call: 'call-2',
//     agent: 'porter'
//   }
// }
// The green room is booked for Monday. [ 'green on Monday' ]
// 1 model
// 2 tool
// 3 model
// 4 announced booking/1.porter/4/tool/0
// 4 tool
// 5 model
