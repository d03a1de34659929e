/** Two rooms with a doorway between them that nobody sees: explorers slide along the walls until they are through. */
import { expect, it } from 'vitest'
import { createMinds } from '../../minds/mind.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { readDesktop } from '../../worlds/desktop/config.ts'
import type { Act, Look } from '../../worlds/desktop/effects.ts'
import { walk } from '../../worlds/desktop/room/walk.ts'
import { searchableDesktop } from '../../worlds/desktop/searchable.ts'
import { createExplorers } from './explorers.ts'

const gait = { stride: 0.6, turn: 30 }
const [WIDE, BODY, DOOR] = [4.8, 0.25, 1.1]

/** From -4.8 to 4.8 along x, with a wall at 0 and a doorway in it; nothing is in sight. */
function openRooms(doorAt: number) {
  const isFree = (x: number, z: number) => {
    const isInside = Math.abs(x) < WIDE - BODY && z > BODY && z < WIDE - BODY
    return isInside && (Math.abs(x) > BODY || Math.abs(z - doorAt) < DOOR / 2 - BODY)
  }
  let pose = { x: -2.4, y: 1.5, z: 2.4, yaw: 0, pitch: 0, roll: 0 }
  const posed = () => {
    const { x, y, z, yaw, pitch, roll } = pose
    return { position: { x, y, z }, rotation: { yaw, pitch, roll } }
  }
  const handlers = {
    'desktop-look': async ({ agents }: Look) => {
      const window = { id: 1, title: 'Rooms', class: 'rooms' }
      const picture = { sha256: '0', width: 1, height: 1 }
      const looked = { pose: posed(), picture, window, display: ':1', started: [], session: 'run' }
      return { looked: Object.fromEntries(agents.map((name) => [name, looked])) }
    },
    'desktop-act': async ({ actions }: Act) => {
      const action = actions['Ada'] as Parameters<typeof walk>[1]
      const before = pose
      pose = walk(pose, action, 0.3, { isFree, highestEye: 2 })
      const ok = Math.hypot(pose.x - before.x, pose.z - before.z) > 0.01 || pose.yaw !== before.yaw
      return { acted: { Ada: { action, ok, changed: ok ? 1 : 0, heldMs: 300, keys: 'w', pose: posed() } } }
    },
    'desktop-leave': async () => ({}),
  }
  return { handlers, isThrough: () => pose.x > BODY }
}

it('explorers find a doorway wherever it is in the wall', async () => {
  const explorers = createExplorers({ world: searchableDesktop, minds: createMinds({ choose: { decision: 'rules' } }) })
  const desktop = readDesktop({ agents: { Ada: { window: { title: 'Rooms' } } }, gait })
  for (const doorAt of [0.9, 2.5, 3.9]) {
    const { handlers, isThrough } = openRooms(doorAt)
    let rounds = 0
    const counting = {
      ...handlers,
      'desktop-act': (asked: Act) => {
        if (!isThrough()) rounds++
        return handlers['desktop-act'](asked)
      },
    }
    const input = { world: { desktop }, explorers: ['Ada'], maxSteps: 80 }
    await explorers.run(input, { store: memoryStore(), handlers: counting }).finished
    expect(rounds, `a doorway at ${doorAt}`).toBeLessThan(80)
  }
})
