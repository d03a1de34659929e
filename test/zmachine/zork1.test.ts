/** A command list wins Zork I on our machine with every point there is. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createMachine, openStory } from '../../src/worlds/zmachine/index.ts'
import { hasZork, zork } from './places.ts'
import { readScript } from './script.ts'

describe.skipIf(!hasZork)('Zork I', () => {
  it('is won with 350 of 350 points on the seed of the list', () => {
    const { seed, commands } = readScript(zork.script)
    const machine = createMachine(openStory(readFileSync(zork.story)), { seed })
    machine.run()
    const played = commands.map((command) => machine.run(command))
    expect(commands.length).toBeGreaterThanOrEqual(300)
    expect(played.at(-1)?.status).toMatchObject({ score: 350 })
    expect(played.at(-1)?.text).toContain('Inside the Barrow')
    expect(played.at(-1)?.text).toContain('Your score is 350 (total of 350 points), in 330 moves.')
    expect(machine.run('quit').stop).toEqual({ kind: 'over' })
  })

  it('is lost on another seed, as the thief and the troll fight by chance', () => {
    const { seed, commands } = readScript(zork.script)
    const machine = createMachine(openStory(readFileSync(zork.story)), { seed: seed + 1 })
    machine.run()
    const played = commands.map((command) => machine.run(command))
    expect(played.at(-1)?.text).not.toContain('Inside the Barrow')
  })
})
