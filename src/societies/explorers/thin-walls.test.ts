/** Walls between places that are open on both sides: explorers learn of them by running into them. Without a window. */
import { expect, it } from 'vitest'
import { createRandom } from '../../base/random.ts'
import { createMinds } from '../../minds/mind.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { readDesktop } from '../../worlds/desktop/config.ts'
import type { Act, Look } from '../../worlds/desktop/effects.ts'
import { beginning, reckon } from '../../worlds/desktop/pose.ts'
import { searchableDesktop } from '../../worlds/desktop/searchable.ts'
import type { Pose } from '../../worlds/grid/pose.ts'
import { createExplorers } from './explorers.ts'

const SIDE = 5
const gait = { stride: 1, turn: 90 }

/** A yard of squares with thin walls between some of them, one step each. */
function openYard(seed: number) {
  const random = createRandom(`thin walls ${seed}`)
  const walls = new Set<string>()
  const between = (one: Pose, other: Pose) =>
    [one, other]
      .map(({ position: { x, z } }) => `${Math.round(x)},${Math.round(z)}`)
      .toSorted()
      .join(' ')
  for (let x = 0; x < SIDE; x++)
    for (let z = 0; z < SIDE; z++)
      for (const [right, down] of [
        [1, 0],
        [0, 1],
      ] as const)
        if (random.next() < 0.3) walls.add([`${x},${z}`, `${x + right},${z + down}`].toSorted().join(' '))
  const isInside = ({ position: { x, z } }: Pose) => x > -0.5 && z > -0.5 && x < SIDE - 0.5 && z < SIDE - 0.5
  let pose = beginning
  let [pushes, longest] = [0, 0]
  const handlers = {
    'desktop-look': async ({ agents }: Look) => {
      const window = { id: 1, title: 'Yard', class: 'yard' }
      const picture = { sha256: '0', width: 1, height: 1 }
      const looked = { pose, picture, window, display: ':1', started: [], session: 'run' }
      return { looked: Object.fromEntries(agents.map((name) => [name, looked])) }
    },
    'desktop-act': async ({ actions }: Act) => {
      const acted = Object.entries(actions).map(([name, action]) => {
        const next = reckon(pose, action, gait)
        const ok = isInside(next) && !walls.has(between(pose, next))
        if (ok) pose = next
        pushes = ok ? 0 : pushes + 1
        longest = Math.max(longest, pushes)
        return [name, { action, ok, changed: ok ? 1 : 0, heldMs: 300, keys: 'w', pose }]
      })
      return { acted: Object.fromEntries(acted) }
    },
    'desktop-leave': async () => ({}),
  }
  return { handlers, longest: () => longest }
}

it('explorers who are hemmed in by guesses go on looking for a way, and find it', async () => {
  const explorers = createExplorers({ world: searchableDesktop, minds: createMinds({ choose: { decision: 'rules' } }) })
  const desktop = readDesktop({ agents: { Ada: { window: { title: 'Yard' } } }, gait, sight: { place: 1 } })
  const { handlers } = openYard(1)
  let tries = 0
  const stubborn = {
    ...handlers,
    'desktop-act': async (asked: Act) => {
      const action = asked.actions['Ada']!
      // as in doorways that are missed by a hand's breadth, on all sides
      if (action.startsWith('look') || ++tries > 6) return handlers['desktop-act'](asked)
      return { acted: { Ada: { action, ok: false, changed: 0, heldMs: 300, keys: 'w', pose: beginning } } }
    },
  }
  const input = { world: { desktop }, explorers: ['Ada'], maxSteps: 40 }
  const { reason, board } = await explorers.run(input, { store: memoryStore(), handlers: stubborn }).finished
  expect(reason).toBe('40 rounds are over')
  expect(new Set(board.actionHistory.map(({ position: { x, z } }) => `${x},${z}`)).size).toBeGreaterThan(2)
})

it('explorers never push on against a wall that stands between two places they know', async () => {
  const explorers = createExplorers({ world: searchableDesktop, minds: createMinds({ choose: { decision: 'rules' } }) })
  const desktop = readDesktop({ agents: { Ada: { window: { title: 'Yard' } } }, gait, sight: { place: 1 } })
  for (let seed = 0; seed < 4; seed++) {
    const { handlers, longest } = openYard(seed)
    const input = { world: { desktop }, explorers: ['Ada'], maxSteps: 60 }
    await explorers.run(input, { store: memoryStore(), handlers }).finished
    // all around a place there are four ways, and whoever strolls about in the end may take each of them twice
    expect(longest(), `yard ${seed}`).toBeLessThanOrEqual(8)
  }
})
