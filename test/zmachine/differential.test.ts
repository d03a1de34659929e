/** Three Z-machines play the same commands with the same chance and must print the same text, turn for turn. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { StoryRandom } from '../../src/worlds/zmachine/random.ts'
import { dfrotz, playDfrotz } from './dfrotz.ts'
import { playIfvms } from './ifvms.ts'
import { playOurs } from './ours.ts'
import { hasZork, ourStories, ownScript, packaged, zork } from './places.ts'
import { readScript } from './script.ts'

interface Played {
  readonly story: string
  readonly script: string
  /** commands before the story takes `script`, which dfrotz's text comes by */
  readonly opening?: number
}

describe.skipIf(!hasZork)('Zork I, won with 350 points', () => {
  comparePlayers(zork)
})

describe.each(ourStories)('$name', (played) => {
  comparePlayers(played)
})

describe.each([
  { name: 'advent.z3', opening: 1 },
  { name: 'advent.z5' },
  { name: 'curses.z3' },
  { name: 'minizork.z3' },
])('$name', ({ name, ...rest }) => {
  comparePlayers({ story: packaged(name), script: ownScript(`scripts/${name}.txt`), ...rest })
})

function comparePlayers({ story, script, opening = 0 }: Played) {
  const { seed, commands } = readScript(script)
  const read = () => readFileSync(story)

  it.skipIf(dfrotz === undefined)('reads turn for turn as in dfrotz with the same seed', () => {
    const theirs = playDfrotz(story, commands, { seed, opening }) ?? []
    expect(theirs).toHaveLength(commands.length - opening)
    const ours = playOurs(read(), commands, seed).slice(1 + opening)
    expect(turns(ours, commands.slice(opening))).toEqual(turns(theirs, commands.slice(opening)))
  })

  // ifvms has no seed to give, so it draws from our generator: then chance makes no difference either
  it('reads turn for turn as in ifvms with the same chance', () => {
    const theirs = playIfvms(read(), commands, new StoryRandom(seed))
    expect(theirs).toHaveLength(commands.length + 1)
    const labels = ['(the opening)', ...commands]
    expect(turns(playOurs(read(), commands, seed), labels)).toEqual(turns(theirs, labels))
  })
}

/** Each text with its command before it, so that a difference tells its turn. */
const turns = (texts: readonly string[], commands: readonly string[]) =>
  texts.map((text, index) => `${index} ${commands[index]}\n${text}`)
