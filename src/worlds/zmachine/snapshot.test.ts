import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../base/random.ts'
import { readText, root } from '../../../test/repository.ts'
import { at, code, tinyStory } from '../../../test/zmachine/tiny-story.ts'
import { createMachine, openStory, type Machine, type Snapshot } from './index.ts'

const fogBell = openStory(readFileSync(join(root, 'stories/fog-bell.z5')))
const walkthrough = readText('stories/fog-bell.walkthrough.txt').trim().split('\n')

/** All that a game consists of, as far as anybody could tell. */
const stateOf = (machine: Machine) => Buffer.from(machine.memory.bytes).toString('base64')

describe('snapshots', () => {
  it('bring back the game, in any order and as often as one likes, and it goes on the same', () => {
    const machine = createMachine(fogBell)
    machine.run()
    const moments = walkthrough.map((command) => {
      const [snapshot, state] = [machine.snapshot(), stateOf(machine)]
      return { snapshot, state, command, turn: machine.run(command) }
    })
    const random = createRandom('order')
    for (let tries = 0; tries < 300; tries++) {
      const { snapshot, state, command, turn } = random.pick(moments)
      machine.restore(snapshot)
      expect(stateOf(machine)).toBe(state)
      expect(machine.run(command)).toEqual(turn)
    }
  })

  it('go on in another machine of the same story', () => {
    const [machine, other] = [createMachine(fogBell, { seed: 5 }), createMachine(fogBell)]
    machine.run()
    walkthrough.slice(0, 20).forEach((command) => machine.run(command))
    const snapshot = machine.snapshot()
    const rest = walkthrough.slice(20).map((command) => machine.run(command))
    other.restore(snapshot)
    expect(walkthrough.slice(20).map((command) => other.run(command))).toEqual(rest)
  })

  it('share what has not changed', () => {
    const machine = createMachine(fogBell)
    machine.run()
    const [first, second] = [machine.snapshot(), machine.snapshot()]
    expect(second.copy).toBe(first.copy)
    expect(second.block).toBe(first.block)
    expect(2 * (second.to - second.from)).toBeLessThan(2048)
  })

  it('hold no words that were on the stack before', () => {
    const clean = [...code.readLine(5), ...code.quit]
    const used = [
      ...code.push(0xaa),
      ...code.push(0xbb),
      ...code.pull(0x20),
      ...code.pull(0x20),
      ...code.storeWord(at.globals + 32, 0),
      ...clean,
    ]
    const stackOf = (instructions: readonly number[]) => {
      const machine = createMachine(openStory(tinyStory(5, instructions)))
      machine.run()
      const { block, stackAt, to } = machine.snapshot()
      return [...block.subarray(stackAt, to)]
    }
    expect(stackOf(used)).toEqual(stackOf(clean))
    expect(stackOf(used)).not.toContain(0xaa)
  })

  it.each([
    ['2 KB', 2048, 0],
    ['4 KB, with 20 moments in each that the story can undo to,', 4096, 20],
  ])('take at most %s along a search of 1,000 turns', (_, most, undoLevels) => {
    const machine = createMachine(fogBell, { undoLevels })
    machine.run()
    const random = createRandom('growth')
    const start = machine.snapshot()
    const kept: Snapshot[] = [start]
    while (kept.length < 1000) {
      // mostly on, and now and then back: as a search does
      if (random.next() < 0.2) machine.restore(random.pick(kept))
      const { stop } = machine.run(walkthrough[kept.length % walkthrough.length])
      if (stop.kind !== 'line') machine.restore(start)
      kept.push(machine.snapshot())
    }
    expect(bytesHeld(kept) / kept.length).toBeLessThan(most)
  })
})

/** Of all arrays that these snapshots, and what a story could undo from them, hold on to. */
function bytesHeld(snapshots: readonly Snapshot[]): number {
  const arrays = new Set<Uint16Array>()
  const seen = new Set<Snapshot>()
  const waiting = [...snapshots]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    arrays.add(next.copy).add(next.block)
    for (let undo = next.undo; undo !== undefined; undo = undo.earlier) waiting.push(undo.moment)
  }
  return [...arrays].reduce((sum, { byteLength }) => sum + byteLength, 0)
}
