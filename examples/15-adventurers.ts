/** Four members play our own story for a while; then the game is forked, and somebody else says what to do next. */
import { fileURLToPath } from 'node:url'
import { memoryStore } from 'troupe'
import { createMinds } from 'troupe/minds'
import { createAdventurers, storySource } from 'troupe/societies'

// rules think, whatever model the environment names
const members = ['navigator', 'puzzle', 'memory', 'strategy']
const minds = createMinds({ choose: Object.fromEntries(members.map((member) => [member, 'rules'])) })
const adventurers = createAdventurers({ minds })

const store = memoryStore()
const story = storySource(fileURLToPath(new URL('../stories/fog-bell.z5', import.meta.url)))
const game = adventurers.run({ story, maxSteps: 8 }, { store, seed: 1 })
const { board, reason } = await game.finished

console.log(`${reason} after ${board.step} turns, with help from: ${board.handicaps.join(', ')}`)
for (const { step, winner, finalDecision, reasoning } of board.decisionLog)
  console.log(`${step + 1} ${winner}: ${finalDecision} (${reasoning})`)
console.log(`Rooms: ${board.locations.map(({ title }) => title).join(', ')}`)

// a turn is six steps of the journal; after the first one Strategy has decided on the second
const action = { action: 'read board', reasoning: 'a person was curious' }
const fork = await adventurers.fork(game.id, { at: 12, edit: { action, maxSteps: 2 }, store }).finished
console.log(fork.board.commands.join(', '))

// out of steps after 8 turns, with help from: vocabulary
// 1 navigator: verbose (to know places again)
// 2 puzzle: inventory (what do we carry?)
// 3 navigator: north (the way north is not explored)
// 4 navigator: east (the way east is not explored)
// 5 navigator: down (the way down is not explored)
// 6 navigator: west (to sea_bank: the way west is not explored)
// 7 navigator: west (the way west is not explored)
// 8 puzzle: east (to landing: painted board: it is there to be read)
// Rooms: Landing, Sea Bank, The Hard, Salt Pans
// verbose, read board
