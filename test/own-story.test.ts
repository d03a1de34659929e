/**
 * Our own adventure, as it is shipped: the file its README names, made of the source beside it, and won by its
 * walkthrough.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createMachine, openStory, type Turn } from '../src/worlds/zmachine/index.ts'
import { compileStory, hasOurInform } from './inform.ts'
import { readText, root } from './repository.ts'

describe('The Fog Bell', () => {
  it('is the file whose SHA-256 its README tells', () => {
    const told = /^SHA-256 of `fog-bell\.z5`: `(\w+)`$/m.exec(readText('stories/README.md'))?.[1]
    expect(createHash('sha256').update(readStoryFile()).digest('hex')).toBe(told)
  })

  it.skipIf(!hasOurInform())('is what its source compiles to (with Inform 6.41 and library 6.12.6)', () => {
    const compiled = compileStory(join(root, 'stories/fog-bell.inf'), 5)
    expect(compiled.equals(readStoryFile())).toBe(true)
  })

  it.each([1, 2, 1000])('is won by its walkthrough with 50 of 50 points on seed %i', (seed) => {
    const turns = play('fog-bell.walkthrough.txt', seed)
    expect(turns.at(-1)?.text).toContain('*** You have won ***')
    expect(turns.at(-1)?.text).toContain('you scored 50 out of a possible 50')
  })

  it('tells of the room, the score and the turns in its status line', () => {
    const turns = play('fog-bell.walkthrough.txt')
    expect(turns[0]?.upper).toMatch(/^ ?Landing +Score: 0 +Moves: 0/)
    expect(turns.at(-1)?.upper).toMatch(/^ ?Engine Loft +Score: \d+ +Moves: \d+/)
  })

  it('can be wandered in, died in, taken back and begun again without a fault', () => {
    const turns = play('fog-bell.script.txt')
    const text = turns.map((turn) => turn.text).join('')
    for (const seen of ['*** You have died ***', '[Previous turn undone.]', 'Which do you mean', 'It is pitch dark'])
      expect(text).toContain(seen)
    expect(turns.map((turn) => turn.stop.kind)).not.toContain('fault')
    expect(turns.at(-1)?.text).toContain('A jetty of black timber')
  })
})

/** All turns of a file of commands, one a line; the first turn is what the story says by itself. */
function play(file: string, seed = 1): Turn[] {
  const machine = createMachine(openStory(readStoryFile()), { seed })
  const commands = readText(`stories/${file}`).trim().split('\n')
  return [machine.run(), ...commands.map((command) => machine.run(command))]
}

function readStoryFile(): Buffer {
  return readFileSync(join(root, 'stories/fog-bell.z5'))
}
