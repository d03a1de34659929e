/** Observation in, action out: adventurers play a game that somebody else runs, from its text alone. */
import { memoryStore } from 'troupe'
import { createMinds } from 'troupe/minds'
import { createAdventurerSession } from 'troupe/societies'

// an engine of somebody else: two rooms, a key, and what it answers
let here = 'Hall'
let isTaken = false
function look(): string {
  if (here === 'Kitchen') return 'Kitchen\nA small kitchen. The hall is to the south.'
  return `Hall\nA dusty hall. A passage leads north.${isTaken ? '' : '\n\nThere is a brass key here.'}`
}
function engine(command: string): string {
  if (command === 'take brass key' && here === 'Hall' && !isTaken) {
    isTaken = true
    return 'Taken.'
  }
  if (command === 'inventory') return isTaken ? 'You are carrying:\n  a brass key' : 'You are empty-handed.'
  if (command === (here === 'Hall' ? 'north' : 'south')) here = here === 'Hall' ? 'Kitchen' : 'Hall'
  else return "You can't do that."
  return look()
}

const store = memoryStore()
const minds = createMinds({ choose: {} })
const session = createAdventurerSession({ store, id: 'a-game', minds })
let text = look()
for (let turn = 0; turn < 5; turn++) {
  const { action, reasoning } = await session.next(text)
  console.log(`${action} (${reasoning})`)
  text = engine(action)
}
await session.close()

// another process would continue it the same way: by its id
const later = createAdventurerSession({ store, id: 'a-game', minds })
const { action } = await later.next(text)
console.log(`then ${action}`)
const { map_state, inventory, step } = await later.state()
console.log(`step ${step}, at ${map_state.current_location}, with ${inventory.join(', ') || 'nothing'}`)
await later.close()

// verbose (to know places again)
// take brass key (brass key: it may be of use)
// inventory (what do we carry?)
// north (the way north is not explored)
// take all (is there anything to take?)
// then south
// step 5, at kitchen, with brass key
