import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createMachine, openStory } from '../../zmachine/index.ts'
import { createFacts } from './facts.ts'

function begin() {
  const machine = createMachine(openStory(readFileSync('stories/fog-bell.z5')))
  machine.run()
  const facts = createFacts(machine)
  facts.hold()
  return { machine, facts }
}

it('sees that a thing was dropped, and where', () => {
  const { machine, facts } = begin()
  machine.run('drop letter')
  const moved = facts
    .changes()
    .map((address) => facts.cells.get(address)!)
    .filter(({ kind }) => kind === 'parent')
  expect(moved.map(({ object }) => machine.objects.name(object))).toContain('letter')
})

it('is the same for the same facts, and does not see what is ignored', () => {
  const { machine, facts } = begin()
  const start = machine.snapshot()
  const before = facts.hash()
  machine.run('drop letter')
  expect(facts.hash()).not.toBe(before)
  for (const address of facts.changes()) facts.ignore(address)
  expect(facts.changes()).toEqual([])
  const after = facts.hash()
  machine.restore(start)
  expect(facts.hash()).toBe(after)
})
