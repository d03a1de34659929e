import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createMachine } from '../../zmachine/index.ts'
import { readStory } from '../story-file.ts'
import { createFacts } from './facts.ts'
import { createNoise } from './noise.ts'

const file = 'stories/gym/development/word-hoard/word-hoard.z8'

it('takes what changes much in an array for the parser, and keeps what is marked there', () => {
  const machine = createMachine(readStory(readFileSync(file), file))
  machine.run()
  const facts = createFacts(machine)
  const noise = createNoise(machine, facts)
  const changedBy = (command: string, pattern: number) => {
    facts.hold()
    machine.run(command)
    noise.acted(facts.changes(), pattern)
    machine.run('look')
    return facts.changes().filter((address) => facts.cells.get(address)!.kind === 'array')
  }
  machine.run('north')
  const marked = changedBy('read pale slip', 1)
  const difference = (address: number) => Math.abs(machine.memory.bytes[address]! - facts.heldByte(address))
  expect(marked.length).toBeGreaterThan(0)
  expect(marked.filter((address) => difference(address) === 1)).not.toEqual([])
  const held = facts.cells.size
  const ignored = [...facts.cells.keys()].filter((address) => facts.isIgnored(address))
  expect(ignored.length).toBeGreaterThan(10)
  expect(ignored.length).toBeLessThan(held / 10)
})
