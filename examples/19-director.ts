/** From a sentence to a 3D room: six members plan, furnish, light and criticise it, and then somebody changes it. */
import { memoryStore } from 'troupe'
import { createMinds } from 'troupe/minds'
import { createDirector } from 'troupe/societies'

const store = memoryStore()
// rules think for everybody, whatever model the environment names
const director = createDirector({ minds: createMinds({ choose: {} }) })
const prompt = 'A small study with an oak desk under the window, a chair and a lamp on the desk.'

const { id, board, reason } = await director.run({ userPrompt: prompt }, { store }).finished
for (const { agent, action } of board.messages) console.log(`${agent}: ${action}`)
for (const { id: thing, heldBy } of board.sceneObjects)
  console.log(`${thing} on ${heldBy?.by === 'object' ? heldBy.object : heldBy?.by}`)
const { checks, prompt: asked } = board.verdict!
console.log(
  `${reason}: ${checks.collisions} collide, ${asked.counts.satisfied} of ${asked.counts.asked} kinds are there`,
)

const changed = await director.fork(id, { store, edit: { editRequest: 'remove the lamp' } }).finished
console.log(changed.board.sceneObjects.map(({ id: thing }) => thing).join(' and '))

// orchestrator: created_master_plan
// librarian: fetched_assets
// architect: placed_objects
// materialScientist: applied_materials
// cinematographer: lit_and_framed
// critic: approved
// orchestrator: closed
// desk-1 on floor
// chair-1 on floor
// lamp-1 on desk-1
// the Critic is content: 0 collide, 3 of 3 kinds are there
// desk-1 and chair-1
