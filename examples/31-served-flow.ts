/** A flow as a service: the adventurers at the addresses of Langflow's API, played with OpenAI's own client. */
import OpenAI from 'openai'
import { memoryStore } from 'troupe'
import { createMinds } from 'troupe/minds'
import { adventurersFile, createServer } from 'troupe/server'

const server = createServer({
  store: memoryStore(),
  societies: {},
  assets: 'dist/studio',
  flows: [adventurersFile()],
  flowSurroundings: { minds: createMinds({ choose: {} }) },
})
const { port } = await server.listen(0)
const address = `http://127.0.0.1:${port}/api/v1`
const client = new OpenAI({ baseURL: address, apiKey: 'none is needed on this machine' })

// somebody else's game: two rooms and a lamp
let here = 'Cellar'
function look(): string {
  if (here === 'Attic') return 'Attic\nA dusty attic. A ladder leads down.\n\nThere is a brass lamp here.'
  return 'Cellar\nA cold cellar. A ladder leads up.'
}
function game(command: string): string {
  if (command === (here === 'Cellar' ? 'up' : 'down')) here = here === 'Cellar' ? 'Attic' : 'Cellar'
  else return command.startsWith('take ') ? 'Taken.' : 'Nothing happens.'
  return look()
}

let observation = look()
let session: string | undefined
for (let step = 0; step < 5; step++) {
  const response = await client.responses.create(
    { model: 'adventurers', input: observation, ...(session !== undefined && { previous_response_id: session }) },
    // a call that has to be repeated counts once
    { headers: { 'Idempotency-Key': `step ${step}` } },
  )
  session = response.id
  const { action, reasoning } = JSON.parse(response.output_text) as { action: string; reasoning: string }
  console.log(`${action} (${reasoning})`)
  observation = game(action)
}

const state = await fetch(`${address}/sessions/${session}/state?flow=adventurers`)
const { map_state: map, step } = (await state.json()) as { map_state: { locations: object }; step: number }
console.log(`step ${step}, knows ${Object.keys(map.locations).join(' and ')}`)
await server.close()

// verbose (to know places again)
// inventory (what do we carry?)
// up (the way up is not explored)
// take brass lamp (brass lamp: it may be of use)
// down (to cellar: cold cellar: it may open)
// step 4, knows cellar and attic
