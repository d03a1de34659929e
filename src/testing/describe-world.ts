/** The cases every world plays, so that others can write a world and know that it is one. */
import assert from 'node:assert/strict'
import type { Awaitable } from '../base/awaitable.ts'
import { objectSchemaOf } from '../base/json-schema.ts'
import { createRandom } from '../base/random.ts'
import type { World } from '../worlds/world.ts'

export interface WorldOptions<Action, State, Observation, Info, Snapshot> {
  /** opens the same world each time, with at least one agent in it */
  readonly open: () => Awaitable<World<Action, State, Observation, Info, Snapshot>>
  /** what can be tried in it, allowed or not */
  readonly actions: readonly Action[]
  /** an action this world never allows, if there is one */
  readonly refused?: Action
}

const TRIES = 60

/**
 * Declares the cases with the `it` of any test runner:
 * `describe('grid', () => describeWorld(it, { open: () => createGrid(…), actions: gridActions }))`
 */
export function describeWorld<Action, State, Observation, Info, Snapshot>(
  it: (title: string, play: () => Promise<void>) => unknown,
  { open, actions, refused }: WorldOptions<Action, State, Observation, Info, Snapshot>,
): void {
  type Place = World<Action, State, Observation, Info, Snapshot>
  /** Tries things by chance, and tells everything that came of it. */
  const play = (world: Place, seed: string, tries = TRIES): unknown[] => {
    const random = createRandom(seed)
    return Array.from({ length: tries }, () => {
      const agent = random.pick(world.agents())
      const result = world.perform(agent, random.pick(actions))
      return [agent, result, world.observe(agent)]
    })
  }
  const everything = (world: Place) => ({
    agents: world.agents(),
    states: world.agents().map((agent) => world.stateOf(agent)),
    observations: world.agents().map((agent) => world.observe(agent)),
    info: world.info(),
    ending: world.ending(),
    snapshot: world.snapshot(),
  })

  it('has somebody in it, and is not over when it begins', async () => {
    const world = await open()
    assert(world.agents().length > 0, 'a world is opened with agents')
    assert.equal(world.ending(), undefined)
  })

  it('is the same each time it is opened, and so is what comes of the same actions', async () => {
    const [first, second] = [await open(), await open()]
    assert.equal(first.seed, second.seed)
    assert.deepEqual(everything(first), everything(second))
    assert.deepEqual(play(first, 'a'), play(second, 'a'))
    assert.deepEqual(everything(first), everything(second))
  })

  it('offers what can be done in it under names of their own, each with the schema of an object', async () => {
    const offers = (await open()).offers()
    assert(offers.length > 0, 'a world offers at least one action')
    assert.equal(new Set(offers.map(({ name }) => name)).size, offers.length)
    for (const { name, input } of offers) {
      assert.match(name, /^\w{1,64}$/)
      assert.equal(objectSchemaOf(input, `The offer "${name}"`)['type'], 'object')
    }
  })

  it('is not changed by looking', async () => {
    const world = await open()
    play(world, 'b')
    const before = everything(world)
    assert.deepEqual(everything(world), before)
  })

  it('tells the new state of who acts, and the old one where it says no', async () => {
    const world = await open()
    const random = createRandom('c')
    for (let tries = 0; tries < TRIES; tries++) {
      const agent = random.pick(world.agents())
      const before = world.snapshot()
      const result = world.perform(agent, random.pick(actions))
      assert.deepEqual(result.state, world.stateOf(agent))
      if (result.ok) continue
      assert(result.reason.length > 0, 'a no has a reason')
      assert.deepEqual(world.snapshot(), before, 'a no changes nothing')
    }
  })

  if (refused !== undefined) {
    it('says no to what it never allows, with a reason, and does not throw', async () => {
      const world = await open()
      const result = world.perform(world.agents()[0]!, refused)
      assert(!result.ok && result.reason.length > 0)
    })
  }

  it('refuses to speak about somebody who is not there', async () => {
    const world = await open()
    const code = { code: 'WORLD_UNKNOWN_AGENT' }
    for (const name of ['nobody at all', 'constructor', '__proto__']) {
      assert.throws(() => world.stateOf(name), code)
      assert.throws(() => world.observe(name), code)
      assert.throws(() => world.perform(name, actions[0]!), code)
    }
  })

  it('takes snapshots that are plain JSON and stay as they are', async () => {
    const world = await open()
    play(world, 'd')
    const snapshot = world.snapshot()
    const text = JSON.stringify(snapshot)
    assert.deepEqual(JSON.parse(text), snapshot)
    play(world, 'e')
    assert.equal(JSON.stringify(snapshot), text)
  })

  it('goes back to a snapshot, and on from there as it did before', async () => {
    const world = await open()
    play(world, 'f')
    const [snapshot, before] = [world.snapshot(), everything(world)]
    const after = play(world, 'g')
    world.restore(snapshot)
    assert.deepEqual(everything(world), before)
    assert.deepEqual(play(world, 'g'), after)
    world.restore(snapshot)
    assert.deepEqual(everything(world), before, 'the snapshot can be used again')
  })

  it('goes on in another process from what was written down', async () => {
    const [world, other] = [await open(), await open()]
    play(world, 'h')
    other.restore(JSON.parse(JSON.stringify(world.snapshot())) as Snapshot)
    assert.deepEqual(everything(other), everything(world))
    assert.deepEqual(play(other, 'i'), play(world, 'i'))
  })
}
