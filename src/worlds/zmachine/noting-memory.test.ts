import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createMachine, openStory, type Machine } from './index.ts'

const folder = 'stories/gym/development/lot-forty'
const story = openStory(readFileSync(`${folder}/lot-forty.z5`))
const open = (notesReads: boolean) => {
  const machine = createMachine(story, { notesReads })
  machine.run()
  return machine
}
const objectNamed = ({ objects }: Machine, name: string) => {
  for (let object = 1; object <= objects.count; object++) if (objects.name(object) === name) return object
  throw new Error(`the story has no ${name}`)
}
/** Whether the last turn read any attribute of a thing. */
const readsAttributesOf = (machine: Machine, name: string) => {
  const { firstEntry, entryLength } = machine.objects
  const from = firstEntry + (objectNamed(machine, name) - 1) * entryLength
  const { addresses, count } = machine.reads!
  return addresses.subarray(0, count).some((address) => address >= from && address < from + 6)
}

it('plays as a machine does that notes nothing', () => {
  const [noting, plain] = [open(true), open(false)]
  for (const command of readFileSync(`${folder}/lot-forty.walkthrough.txt`, 'utf8').split('\n'))
    expect(noting.run(command).text).toBe(plain.run(command).text)
})

it('notes what a turn reads of what may change', () => {
  const machine = open(true)
  machine.run('north')
  expect(readsAttributesOf(machine, 'office door')).toBe(true)
  machine.run('wait')
  expect(readsAttributesOf(machine, 'office door')).toBe(false)
  expect(open(false).reads).toBeUndefined()
})

it('does not count what the turn wrote before, nor what is read from outside', () => {
  const machine = open(true)
  machine.run('wait')
  const { count, addresses, bits } = machine.reads!
  const read = [...addresses.subarray(0, count)]
  expect(new Set(read).size).toBe(count)
  expect(read.every((address) => bits[address] !== 0)).toBe(true)
  machine.objects.has(objectNamed(machine, 'office door'), 3)
  expect(machine.reads!.count).toBe(count)
})
