/**
 * Explorers in windows: looking and acting are effects, so what was seen and pressed is in the journal, and a replay
 * opens no window. Here a stand-in takes the place of the windows, so that it runs anywhere; for real ones, give the
 * run `desktopHandlers(async (config) => ({ ...config, eye: changes() }))` in place of `standIn`, or use the command:
 * troupe explore --desktop room
 */
import { memoryStore } from 'troupe'
import { readDesktop, searchableDesktop, type Acted, type Looked } from 'troupe/desktop'
import { createMinds } from 'troupe/minds'
import { createExplorers } from 'troupe/societies'

const desktop = readDesktop({
  agents: { Ada: { window: { title: 'My game', command: ['my-game', '--windowed'] }, display: 'xephyr' } },
  actions: { look_left: { mouse: [-150, 0], holdMs: 100 }, look_right: { mouse: [150, 0], holdMs: 100 } },
  limits: { perSecond: 4, total: 500 },
  stop: { key: 'Pause', corner: 'top-left' },
  things: 1,
})

// a room with nothing in it but a lamp, to the west of whoever comes in
let yaw = 0
const pose = () => ({ position: { x: 0, y: 0, z: 0 }, rotation: { yaw, pitch: 0, roll: 0 } })
const standIn = {
  'desktop-look': (): { looked: Record<string, Looked & { session: string }> } => {
    const lamp = { name: 'lamp', direction: 'ahead', distance: 'near', confidence: 0.9 } as const
    const seen = { caption: yaw === 270 ? 'a lamp' : 'a wall', objects: yaw === 270 ? [lamp] : [], unknown: [] }
    const window = { id: 1, title: 'My game', class: 'my-game' }
    const picture = { sha256: '0'.repeat(64), width: 640, height: 400 }
    return { looked: { Ada: { pose: pose(), seen, picture, window, display: ':1', started: [], session: 'demo' } } }
  },
  'desktop-act': ({ actions }: { actions: Record<string, string> }): { acted: Record<string, Acted> } => {
    const action = actions['Ada']!
    yaw = (yaw + (action === 'look_left' ? 330 : action === 'look_right' ? 30 : 0)) % 360
    return { acted: { Ada: { action, ok: true, changed: 0.8, heldMs: 100, keys: 'mouse', pose: pose() } } }
  },
  'desktop-leave': () => null,
}

const store = memoryStore()
const explorers = createExplorers({
  world: searchableDesktop,
  minds: createMinds({ choose: { decision: 'rules' } }),
})
const input = { world: { desktop }, explorers: ['Ada'], maxSteps: 20 }
const { board, reason } = await explorers.run(input, { store, id: 'demo', handlers: standIn }).finished
for (const { round, action } of board.actionHistory) console.log(`${round} ${action}`)
console.log(`${reason}: ${board.objects.map(({ name, position: { x, z } }) => `${name} at ${x}, ${z}`).join()}`)

let steps = 0
for await (const { board: shown } of explorers.replay('demo', { store })) steps += shown.looked['Ada'] ? 1 : 0
console.log(`${steps} boards of a replay show what she saw, without a window`)

// 1 look_left
// 2 look_left
// 3 look_left
// 4 look_left
// every object is found: lamp at -1.5, 0
// 24 boards of a replay show what she saw, without a window
