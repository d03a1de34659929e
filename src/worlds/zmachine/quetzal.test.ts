import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../base/random.ts'
import { root } from '../../../test/repository.ts'
import { createMachine, openStory, SaveFileError, type Story } from './index.ts'

const read = (file: string) => openStory(readFileSync(join(root, file)))
const fogBell = read('stories/fog-bell.z5')
const v3 = read('node_modules/glkote-term/tests/minizork.z3')

/** A game saved after some commands, and the machine it was saved in. */
function saved(story: Story, commands: readonly string[]) {
  let file: Uint8Array | undefined
  const machine = createMachine(story, { files: { save: (data) => ((file = data), true), restore: () => file } })
  machine.run()
  for (const command of [...commands, 'save']) machine.run(command)
  return { file: file!, machine }
}

describe.each([
  ['version 5', fogBell, ['north', 'north', 'north', 'take lamp']],
  ['version 3', v3, ['open mailbox', 'take leaflet']],
] as const)('a saved game of %s', (_, story, commands) => {
  it('goes on in another machine as in the one it was saved in', () => {
    const { file, machine } = saved(story, commands)
    const other = createMachine(story)
    other.load(file)
    other.run()
    for (const command of ['inventory', 'look', 'score']) expect(other.run(command)).toEqual(machine.run(command))
  })

  it('is restored by the story itself, over and over', () => {
    const { machine } = saved(story, commands)
    for (let times = 0; times < 3; times++) {
      machine.run('drop all')
      expect(machine.run('restore').text).toContain('Ok.')
      expect(machine.run('inventory').text).toContain(story === v3 ? 'leaflet' : 'lamp')
    }
  })

  it('changes nothing in the story, even when that came from a Buffer', () => {
    const { file } = saved(story, commands)
    const before = Uint8Array.from(story.bytes)
    createMachine(story).load(file)
    expect(story.bytes).toEqual(before)
  })

  it('changes nothing when it is broken, and says what is wrong', () => {
    const { file } = saved(story, commands)
    const machine = createMachine(story)
    machine.run()
    machine.run(commands[0])
    const before = machine.snapshot()
    const bytes = machine.memory.bytes.slice()
    const expected = machine.run('look')
    machine.restore(before)
    const broken: [Uint8Array, RegExp][] = [
      [new Uint8Array(0), /no saved game/],
      [file.subarray(0, 20), /cut short/],
      [file.subarray(0, file.length - 9), /cut short/],
      [Uint8Array.from(file, (byte, index) => (index === 20 ? byte ^ 1 : byte)), /another story/],
      [Uint8Array.from(file, (byte, index) => (index === 30 ? 0xff : byte)), /outside of the story/],
      [Uint8Array.from(file, (byte, index) => (index === 12 ? 0x58 : byte)), /no header/],
    ]
    for (const [data, says] of broken) {
      expect(() => machine.load(data)).toThrow(SaveFileError)
      expect(() => machine.load(data)).toThrow(says)
      expect(machine.memory.bytes).toEqual(bytes)
    }
    expect(machine.run('look')).toEqual(expected)
  })

  it('is read or refused whole, whatever happened to its bytes', () => {
    const { file } = saved(story, commands)
    const random = createRandom('broken')
    for (let times = 0; times < 100; times++) {
      const data = file.slice()
      for (let flips = 1 + random.integer(6); flips > 0; flips--)
        data[random.integer(data.length)] = random.integer(256)
      const machine = createMachine(story, { instructionsPerTurn: 100_000 })
      machine.run()
      const before = machine.memory.bytes.slice()
      try {
        machine.load(data)
        machine.run()
        machine.run('look')
      } catch (error) {
        expect(error).toBeInstanceOf(SaveFileError)
        expect(machine.memory.bytes).toEqual(before)
      }
    }
  })
})

it('a story without files is told that saving failed', () => {
  const machine = createMachine(fogBell)
  machine.run()
  expect(machine.run('save').text).toContain('Save failed')
  expect(machine.run('restore').text).toContain('Restore failed')
})
