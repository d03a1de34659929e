import { describe, expect, it } from 'vitest'
import { at, code, tinyStory } from '../../../test/zmachine/tiny-story.ts'
import { createMachine, openStory } from './index.ts'

const play = (...instructions: readonly (readonly number[])[]) =>
  createMachine(openStory(tinyStory(5, instructions.flat())))

describe('the memory of a story', () => {
  it('takes stores up to the end of dynamic memory', () => {
    const machine = play(code.storeByte(at.static - 1, 5), code.storeWord(at.static - 4, 0x1234), code.quit)
    expect(machine.run().stop).toEqual({ kind: 'over' })
    expect(machine.memory.byte(at.static - 1)).toBe(5)
    expect(machine.memory.word(at.static - 4)).toBe(0x1234)
  })

  it.each([
    ['a byte in static memory', code.storeByte(at.static, 5), at.static],
    ['a word across the border', code.storeWord(at.static - 1, 5), at.static - 1],
    ['a byte in the code', code.storeByte(at.code, 5), at.code],
    ['a byte beyond the end', code.storeByte(0xffff, 5), 0xffff],
  ])('refuses to store %s, and nothing changes', (_, store, address) => {
    const machine = play(store, code.quit)
    const before = machine.memory.bytes.slice(at.static)
    const { stop } = machine.run()
    expect(stop).toMatchObject({
      kind: 'fault',
      reason: `wrote at 0x${address.toString(16)}, outside of its dynamic memory`,
    })
    expect(machine.memory.bytes.slice(at.static)).toEqual(before)
  })

  it('is not read beyond its end', () => {
    expect(play(code.loadByte(at.end - 1), code.quit).run().stop.kind).toBe('over')
    expect(play(code.loadByte(at.end), code.quit).run().stop).toMatchObject({
      kind: 'fault',
      reason: expect.stringContaining('read at 0x1000') as string,
    })
    expect(() => play(code.quit).memory.byte(at.end)).toThrow('outside of its memory')
    expect(() => play(code.quit).memory.word(at.end - 1)).toThrow('outside of its memory')
  })
})
