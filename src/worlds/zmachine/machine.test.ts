import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../../test/repository.ts'
import { at, code, tinyStory } from '../../../test/zmachine/tiny-story.ts'
import { createMachine, openStory } from './index.ts'

const tiny = (...instructions: readonly (readonly number[])[]) => openStory(tinyStory(5, instructions.flat()))
const fogBell = openStory(readFileSync(join(root, 'stories/fog-bell.z5')))

describe('a machine', () => {
  it('stops where a line is wanted, where the story ends, and stays at its end', () => {
    const machine = createMachine(tiny(code.printNumber(4), code.readLine(5), code.printNumber(2), code.quit))
    expect(machine.run()).toMatchObject({ text: '4', stop: { kind: 'line', limit: 60 } })
    expect(machine.run('x')).toMatchObject({ text: '2', stop: { kind: 'over' } })
    expect(machine.run('x')).toMatchObject({ text: '', stop: { kind: 'over' }, instructions: 0 })
  })

  it('tells of a turn without end as a value, goes on with it, and can go back', () => {
    const machine = createMachine(tiny(code.readLine(5), code.hang), { instructionsPerTurn: 1000 })
    machine.run()
    const before = machine.snapshot()
    expect(machine.run('x')).toMatchObject({ stop: { kind: 'spent' }, instructions: 1000 })
    expect(machine.run()).toMatchObject({ stop: { kind: 'spent' } })
    machine.restore(before)
    expect(machine.run('y').stop).toEqual({ kind: 'spent' })
  })

  it('stays at a fault until it is brought back from it', () => {
    const machine = createMachine(tiny(code.readLine(5), code.printNumber(9), code.storeByte(at.static, 1), code.quit))
    machine.run()
    const before = machine.snapshot()
    const bytes = machine.memory.bytes.slice()
    const failed = machine.run('x')
    expect(failed).toMatchObject({ text: '9', stop: { kind: 'fault' } })
    expect(machine.run('x')).toMatchObject({ text: '', stop: failed.stop })
    machine.restore(before)
    expect(machine.memory.bytes).toEqual(bytes)
    expect(machine.run('x')).toEqual(failed)
  })

  it('reports a stack that is empty, and one without end', () => {
    expect(createMachine(tiny(code.pull(0x10))).run().stop).toMatchObject({
      reason: 'took a value from an empty stack',
    })
    const pushing = createMachine(tiny(code.push(1), [0x8c, 0xff, 0xfc]))
    expect(pushing.run().stop).toMatchObject({ kind: 'fault', reason: 'pushed values without end' })
  })

  it('plays the same game for the same seed, and draws no chance elsewhere', () => {
    const commands = ['north', 'wait', 'wait', 'east', 'wait', 'wait', 'wait']
    const play = (seed: number) => {
      const machine = createMachine(fogBell, { seed })
      return [machine.run(), ...commands.map((command) => machine.run(command))].map(({ text }) => text).join('')
    }
    expect(play(3)).toBe(play(3))
  })

  it('takes a long line as far as the story has room for it, and no control characters', () => {
    const machine = createMachine(tiny(code.readLine(5), code.quit))
    machine.run()
    machine.run(`A\u0007b${'x'.repeat(500)}\nnorth`)
    const length = machine.memory.byte(at.text + 1)
    expect(length).toBe(60)
    expect(Buffer.from(machine.memory.bytes.subarray(at.text + 2, at.text + 5)).toString()).toBe('abx')
  })
})
