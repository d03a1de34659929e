/** Memory: Ana and Bo walk through a house, remember what they see, and recall it when they come by again. */
import { board, end, flow, sum } from 'troupe'
import { createRecall, describeExperience, localEmbedder, memoryFields, questionAbout, remember } from 'troupe/memory'

const rooms = [
  ['lamp', 'sofa'],
  ['stove', 'fridge'],
  ['bed', 'mirror'],
  ['lamp', 'ladder'],
]

// hashed words are the same on every machine; localEmbedder('english') also knows that a couch is a sofa
const embedder = localEmbedder('hashed')
const { recall } = createRecall({ embedder })

const house = board({ ...memoryFields(embedder), walks: sum() })
const walker = (path: readonly number[]) =>
  house.agent({
    reads: ['memories', 'memoryEmbedder', 'walks'],
    writes: ['memories', 'walks'],
    think: async (view, context) => {
      const position = path[context.step - 1]!
      const visibleObjects = rooms[position]!
      const [known] = await recall(view, context.agent, questionAbout({ position, visibleObjects }), { k: 1 })
      console.log(
        `${context.agent} in room ${position}:`,
        known ? `"${known.text}" (${known.distance.toFixed(2)})` : '–',
      )
      const text = describeExperience({ position, visibleObjects, action: 'forward', reason: 'more rooms ahead' })
      return {
        memories: [remember(context, text, { importance: visibleObjects.includes('ladder') ? 8 : 3 })],
        walks: 1,
      }
    },
  })

const walk = flow(house, {
  start: ['ana', 'bo'],
  agents: { ana: walker([0, 1, 0]), bo: walker([3, 2, 0]) },
  routes: {
    ana: ({ walks }) => (walks < 6 ? 'ana' : end('home')),
    bo: ({ walks }) => (walks < 6 ? 'bo' : end('home')),
  },
})
const { board: after } = await walk.run({}).finished

// what was remembered is on the board, so it can be asked after the run, by distance or by score
const question = 'Where was the ladder?'
for (const { text, distance } of await recall(after, 'bo', question, { k: 2 }))
  console.log(`bo recalls (${distance.toFixed(2)}): ${text}`)
const [best] = await recall(after, 'bo', question, { score: { importance: 2 } })
console.log(`bo, by score ${best!.score!.toFixed(2)}: ${best!.text}`)
console.log(
  `ana knows of a ladder: ${(await recall(after, 'ana', question)).some(({ text }) => text.includes('ladder'))}`,
)

// ana in room 0: –
// bo in room 3: –
// ana in room 1: "At position 0, I saw lamp, sofa. I decided to forward. Reason: more rooms ahead" (1.27)
// bo in room 2: "At position 3, I saw lamp, ladder. I decided to forward. Reason: more rooms ahead" (1.29)
// ana in room 0: "At position 0, I saw lamp, sofa. I decided to forward. Reason: more rooms ahead" (0.99)
// bo in room 0: "At position 3, I saw lamp, ladder. I decided to forward. Reason: more rooms ahead" (1.17)
// bo recalls (1.19): At position 3, I saw lamp, ladder. I decided to forward. Reason: more rooms ahead
// bo recalls (1.44): At position 0, I saw lamp, sofa. I decided to forward. Reason: more rooms ahead
// bo, by score 3.00: At position 3, I saw lamp, ladder. I decided to forward. Reason: more rooms ahead
// ana knows of a ladder: false
