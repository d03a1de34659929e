/** Compiled routines do what the interpreter does: the same words, the same instructions, the same memory. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { codeOf } from './code.ts'
import { createMachine, openStory, type Story } from './index.ts'

const file = (name: string) => new Uint8Array(readFileSync(new URL(`../../../${name}`, import.meta.url)))
const commands = (name: string) =>
  new TextDecoder()
    .decode(file(name))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

function play(story: Story, script: readonly string[]) {
  const machine = createMachine(story)
  const turns = ['', ...script].map((command) => {
    const { text, upper, instructions, stop } = machine.run(command)
    return { command, text, upper, instructions, stop }
  })
  return { turns, memory: machine.memory.bytes }
}

const compiledIn = (story: Story) => codeOf(story).entries.filter((entry) => entry !== undefined).length

describe('a compiled routine', () => {
  for (const script of ['stories/fog-bell.walkthrough.txt', 'stories/fog-bell.script.txt']) {
    it(`plays ${script} as the interpreter does`, () => {
      const story = openStory(file('stories/fog-bell.z5'))
      const interpreted = openStory(file('stories/fog-bell.z5'))
      // as if every routine had been called often enough and could not be compiled
      codeOf(interpreted).calls.fill(255)
      const cold = play(story, commands(script))
      expect(compiledIn(story)).toBeGreaterThan(100)
      const warm = play(story, commands(script))
      const plain = play(interpreted, commands(script))
      expect(compiledIn(interpreted)).toBe(0)
      expect(warm).toEqual(plain)
      expect(cold).toEqual(plain)
    })
  }

  it('stops when the budget of the turn is used up, and goes on from there', () => {
    const story = openStory(file('stories/fog-bell.z5'))
    play(story, commands('stories/fog-bell.walkthrough.txt'))
    const whole = createMachine(story)
    const parted = createMachine(story, { instructionsPerTurn: 500 })
    const expected = whole.run()
    let text = ''
    let turn = parted.run()
    for (let runs = 0; turn.stop.kind === 'spent' && runs < 1000; runs++) {
      text += turn.text
      turn = parted.run()
    }
    expect(text + turn.text).toBe(expected.text)
    expect(turn.stop).toEqual(expected.stop)
  })
})
