/** An architect furnishes a room, a critic complains, and they go round until nothing overlaps. */
import { append, board, end, flow, upsert, value } from 'troupe'

interface SceneObject {
  readonly id: string
  readonly at: number
  readonly width: number
}
const sizes: Record<string, number> = { bed: 160, desk: 120, wardrobe: 100 }

const room = board({
  prompt: value<string>(), // no default: run() must be given it
  objects: upsert<SceneObject>(), // updated by id, never twice
  issues: append<string>(),
  verdict: value<'ship' | 'redo'>('redo'),
})

const architect = room.agent({
  reads: ['prompt', 'objects'],
  writes: ['objects'],
  think: ({ prompt, objects }, { random }) => {
    const wanted = Object.keys(sizes).filter((id) => prompt.includes(id))
    if (objects.length === 0) return { objects: wanted.map((id) => ({ id, at: 0, width: sizes[id]! })) }
    // only what stands wrong is moved, and only its place is written
    const gap = () => 10 * random.integer(4)
    return { objects: overlaps(objects).map(([first, { id }]) => ({ id, at: first.at + first.width + gap() })) }
  },
})

const critic = room.agent({
  reads: ['objects'],
  writes: ['issues', 'verdict'],
  think: ({ objects }) => {
    const issues = overlaps(objects).map(([first, second]) => `${second.id} stands in ${first.id}`)
    return { issues, verdict: issues.length === 0 ? 'ship' : 'redo' }
  },
})

const director = flow(room, {
  name: 'director',
  start: 'architect',
  agents: { architect, critic },
  routes: {
    architect: 'critic',
    critic: ({ verdict }) => (verdict === 'ship' ? end('approved') : 'architect'),
  },
})

const run = director.run({ prompt: 'a bed, a desk and a wardrobe along one wall' }, { seed: 2 })
for await (const { record } of run) {
  if (record.kind !== 'step') continue
  for (const { agent, changes } of record.did) console.log(record.step, agent, JSON.stringify(changes ?? {}))
}
const { board: done, reason } = await run.finished
for (const { id, at, width } of done.objects) console.log(`${id}: ${at} to ${at + width} cm`)
console.log(`${reason}, after ${done.issues.length} complaints`)

function overlaps(objects: readonly SceneObject[]): [SceneObject, SceneObject][] {
  return objects.flatMap((second, place) =>
    objects
      .slice(0, place)
      .filter((first) => first.at < second.at + second.width && second.at < first.at + first.width)
      .slice(0, 1)
      .map((first): [SceneObject, SceneObject] => [first, second]),
  )
}

// 1 architect {"objects":{"patch":[[0,{"id":"bed","at":0,"width":160}],[1,{"id":"desk","at":0,"width":120}],[2,{"id":"wardrobe","at":0,"width":100}]]}}
// 2 critic {"issues":{"push":["desk stands in bed","wardrobe stands in bed"]}}
// 3 architect {"objects":{"patch":[[1,{"id":"desk","at":170}],[2,{"id":"wardrobe","at":170}]]}}
// 4 critic {"issues":{"push":["wardrobe stands in desk"]}}
// 5 architect {"objects":{"patch":[[2,{"id":"wardrobe","at":290}]]}}
// 6 critic {"verdict":{"set":"ship"}}
// bed: 0 to 160 cm
// desk: 170 to 290 cm
// wardrobe: 290 to 390 cm
// approved, after 3 complaints
