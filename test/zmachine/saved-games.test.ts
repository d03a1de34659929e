/** Saved games are interchangeable with frotz: whoever wrote the file, whoever goes on from it tells the same story. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMachine, openStory } from '../../src/worlds/zmachine/index.ts'
import { dfrotz, playDfrotz } from './dfrotz.ts'
import { playOurs } from './ours.ts'
import { ownScript, packaged } from './places.ts'
import { readScript } from './script.ts'

describe.skipIf(dfrotz === undefined).each(['advent.z5', 'minizork.z3'])('a saved game of %s', (name) => {
  const story = packaged(name)
  const { seed, commands } = readScript(ownScript(`scripts/${name}.txt`))
  const half = Math.floor(commands.length / 2)
  const [before, after] = [commands.slice(0, half), commands.slice(half)]
  const read = () => readFileSync(story)
  let folder = ''
  const ours = () => join(folder, 'ours.qzl')
  const theirs = () => join(folder, 'theirs.qzl')

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'saved-games-'))
    playDfrotz(story, [...before, 'save', theirs()], { seed })
    const save = (data: Uint8Array) => (writeFileSync(ours(), data), true)
    const machine = createMachine(openStory(read()), { seed, files: { save, restore: () => undefined } })
    machine.run()
    for (const command of [...before, 'save']) machine.run(command)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  // the generator is no part of a saved game: both begin with the seed again, and chance falls alike
  const goOnInFrotz = (file: string) => playDfrotz(story, ['restore', file, ...after], { seed, opening: 2 })
  const goOnInOurs = (file: string) => playOurs(read(), ['restore', ...after], seed, file).slice(2)

  it('goes on in our machine as in frotz when frotz wrote it', () => {
    expect(goOnInOurs(theirs())).toEqual(goOnInFrotz(theirs()))
  })

  it('goes on in frotz as in our machine when our machine wrote it', () => {
    expect(goOnInFrotz(ours())).toEqual(goOnInOurs(ours()))
  })

  it('is the same game, whoever wrote it', () => {
    expect(goOnInOurs(ours())).toHaveLength(after.length)
    expect(goOnInOurs(ours())).toEqual(goOnInOurs(theirs()))
  })
})
