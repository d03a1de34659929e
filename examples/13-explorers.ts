/** Two explorers search four rooms: what each sees it tells the other, so that nobody looks twice. */
import { createMinds } from 'troupe/minds'
import { createExplorers, tally } from 'troupe/societies'
import type { GridLayout } from 'troupe/worlds'

// # wall, + door, . floor
const rooms: GridLayout = {
  levels: [['#########', '#...+...#', '#...#...#', '##+###+##', '#...#...#', '#...+...#', '#########']],
  objects: [
    { name: 'lamp', at: [1, 0, 4] },
    { name: 'cup', at: [7, 0, 4] },
  ],
  starts: [
    { at: [3, 0, 1], yaw: 270 },
    { at: [5, 0, 1], yaw: 270 },
  ],
}

// rules decide, whatever model the environment names
const explorers = createExplorers({ minds: createMinds({ choose: { decision: 'rules' } }) })
const setup = { world: rooms, explorers: ['Ada', 'Ben'], maxSteps: 50 }

const { board, reason } = await explorers.run(setup).finished
for (const { round, explorer, action, position } of board.actionHistory.filter(({ explorer: name }) => name === 'Ada'))
  console.log(`${String(round).padStart(2)} ${explorer} ${action.padEnd(10)} -> ${position.x},${position.z}`)
for (const { sender, message } of board.mail.filter(({ message: text }) => text.includes('Found')))
  console.log(`${sender}: ${message.replace(/ Seen.*/, '')}`)
console.log(`${reason}: ${board.objects.map(({ name }) => name).join(' and ')}`)

const silent = await explorers.run({ ...setup, talk: false }).finished
console.log(`${tally(board).rounds} rounds with mail, ${tally(silent.board).rounds} without`)

//  1 Ada look_left  -> 3,1
//  2 Ada forward    -> 3,2
//  3 Ada move_right -> 2,2
//  4 Ada forward    -> 2,3
//  5 Ada forward    -> 2,4
//  6 Ada move_right -> 1,4
// Ada: I am at (2, 0, 3). Going to (1, 0, 4). Found lamp at (1, 0, 4).
// Ben: I am at (6, 0, 3). Going to (7, 0, 4). Found cup at (7, 0, 4).
// every object is found: lamp and cup
// 6 rounds with mail, 10 without
