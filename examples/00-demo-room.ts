/** What `npm start` plays: an architect furnishes a room, a critic finds what overlaps, a client has the last word. */
import { append, board, end, flow, sum, upsert, value, type Random } from 'troupe'

interface Thing {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
}

// in squares of half a metre
const ROOM = { width: 10, depth: 6 }
const catalogue: Record<string, readonly [width: number, depth: number]> = {
  bed: [2, 3],
  bookcase: [3, 1],
  chair: [1, 1],
  desk: [2, 1],
  lamp: [1, 1],
  piano: [3, 2],
  plant: [1, 1],
  sofa: [3, 1],
  table: [2, 2],
  wardrobe: [2, 1],
}
const bedroom = ['bed', 'wardrobe', 'desk', 'chair', 'lamp', 'bookcase']

const room = board({
  prompt: value('a cozy bedroom'),
  wishes: append<string>(), // only grows
  objects: upsert<Thing>(), // updated by id, never twice
  issues: value<Readonly<Record<string, string>>>({}), // of the last review
  reviews: sum(),
  verdict: value<'open' | 'kept'>('open'),
})

const architect = room.agent({
  reads: ['prompt', 'wishes', 'objects', 'issues'],
  writes: ['objects'],
  think: ({ prompt, wishes, objects, issues }, { random }) => {
    const words = [prompt, ...wishes].join(' ')
    const wanted = [...(words.includes('bedroom') ? bedroom : []), ...thingsIn(words)]
    const missing = [...new Set(wanted)].filter((id) => !objects.some((object) => object.id === id))
    // a first sketch looks at nothing; what the critic points at gets a better place
    const sketched = missing.map((id) => ({ ...sized(id), ...anywhere(sized(id), random) }))
    const moved = Object.keys(issues).map((id) => ({ id, ...somewhereFree(id, objects, random) }))
    return { objects: [...sketched, ...moved] }
  },
})

const critic = room.agent({
  reads: ['objects'],
  writes: ['issues', 'reviews'],
  think: ({ objects }) => ({ issues: review(objects), reviews: 1 }),
})

const client = room.agent({
  reads: ['objects'],
  writes: ['wishes', 'verdict'],
  think: async ({ objects }, context) => {
    const more = Object.keys(catalogue).filter((name) => !objects.some(({ id }) => id === name))
    const answer = String(await context.ask(`Keep the room, or add something (${more.join(', ')})?`))
    return thingsIn(answer).length > 0 ? { wishes: [answer] } : { verdict: 'kept' }
  },
})

export const director = flow(room, {
  name: 'room',
  start: 'architect',
  agents: { architect, critic, client },
  routes: {
    architect: 'critic',
    critic: room.route({
      reads: ['issues'],
      to: ['architect', 'client'],
      choose: ({ issues }) => (Object.keys(issues).length > 0 ? 'architect' : 'client'),
    }),
    client: room.route({
      reads: ['verdict'],
      to: ['architect'],
      choose: ({ verdict }) => (verdict === 'kept' ? end('the client keeps it') : 'architect'),
    }),
  },
})

function thingsIn(text: string): string[] {
  return Object.keys(catalogue).filter((name) => text.toLowerCase().includes(name))
}

function sized(id: string) {
  const [width, depth] = catalogue[id] ?? [1, 1]
  return { id, width, depth }
}

function anywhere({ width, depth }: Pick<Thing, 'width' | 'depth'>, random: Random) {
  return { x: random.integer(ROOM.width - width + 1), y: random.integer(ROOM.depth - depth + 1) }
}

/** The best of a few tries: good, not perfect, so that the critic keeps its work. */
function somewhereFree(id: string, objects: readonly Thing[], random: Random) {
  const others = objects.filter((object) => object.id !== id)
  const tries = [0, 1, 2, 3].map(() => anywhere(sized(id), random))
  return tries.find((spot) => !others.some((other) => overlap({ ...sized(id), ...spot }, other))) ?? tries[0]!
}

function review(objects: readonly Thing[]): Record<string, string> {
  const issues: Record<string, string> = {}
  for (const [place, thing] of objects.entries()) {
    const other = objects.slice(0, place).find((earlier) => overlap(thing, earlier))
    if (other) issues[thing.id] = `in the ${other.id}`
  }
  return issues
}

function overlap(a: Thing, b: Thing): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.depth && b.y < a.y + a.depth
}

/** A floor plan, for people. */
export function draw({ objects }: { readonly objects: readonly Thing[] }): string[] {
  const SQUARE = 5
  const rows = Array.from({ length: ROOM.depth }, () => Array.from({ length: ROOM.width * SQUARE }, () => ' '))
  for (const { id, x, y, width, depth } of objects) {
    for (let row = y; row < y + depth; row++) {
      const line = (row === y ? id : '').padEnd(width * SQUARE, '░')
      rows[row]!.splice(x * SQUARE, line.length, ...line.split(''))
    }
  }
  const wall = '─'.repeat(ROOM.width * SQUARE)
  return [`┌${wall}┐`, ...rows.map((row) => `│${row.join('')}│`), `└${wall}┘`]
}

if (import.meta.main) {
  const { board: furnished, questions } = await director.run({}, { seed: 5 }).finished
  console.log(`${draw(furnished).join('\n')}\nafter ${furnished.reviews} reviews. ${String(questions[0]?.question)}`)
}

// ┌──────────────────────────────────────────────────┐
// │                                                  │
// │               lamp░               chair          │
// │desk░░░░░░          bed░░░░░░░                    │
// │                    ░░░░░░░░░░                    │
// │                    ░░░░░░░░░░          wardrobe░░│
// │bookcase░░░░░░░                                   │
// └──────────────────────────────────────────────────┘
// after 3 reviews. Keep the room, or add something (piano, plant, sofa, table)?
