/** `troupe play` as it is typed: by a person through a pipe, and by a program with a file of commands. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createDesk, lastObject, type Desk, type Outcome } from './cli.ts'
import { root } from './repository.ts'
import { packaged } from './zmachine/places.ts'
import { at, code, tinyStory } from './zmachine/tiny-story.ts'

/** Types lines into the command, as a pipe does. */
async function typed(desk: Desk, words: readonly string[], lines: readonly string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [join(root, 'bin/troupe.mjs'), 'play', ...words], { cwd: desk.folder })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  child.stdin.end(lines.map((line) => `${line}\n`).join(''))
  const exit = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code: exit, stdout, stderr }
}

const walkthrough = join(root, 'stories/fog-bell.walkthrough.txt')

describe.concurrent('troupe play', () => {
  it('plays what comes through a pipe, and shows it behind the prompt', async ({ expect }) => {
    using desk = createDesk()
    const { code: exit, stdout, stderr } = await typed(desk, ['fog-bell'], ['north', 'read letter'])
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' })
    expect(stdout).toMatch(/\n>north\n\nSea Bank\nThe bank is/)
    expect(stdout).toMatch(/\n>read letter\n/)
    expect(stdout).not.toMatch(/Score:/)
    expect(existsSync(desk.path('.troupe'))).toBe(false)
  })

  it('saves into a file of that name, asks before it replaces one, and loads it again', async ({ expect }) => {
    using desk = createDesk()
    const first = await typed(desk, ['fog-bell'], ['north', 'save', '', 'north', 'save', '', 'n', 'quit', 'yes'])
    expect(first.stdout).toContain('Save as [fog-bell.qzl]: \nOk.')
    expect(first.stdout).toContain('fog-bell.qzl exists. Replace it? (y/n) n\n[Nothing was written.]')
    expect(first.stdout).toContain('Save failed.')
    const second = await typed(
      desk,
      ['fog-bell', '--load', 'fog-bell.qzl'],
      ['look', 'restore', 'nowhere', 'save', 'no/such/folder'],
    )
    expect(second.stdout).toContain('Sea Bank')
    expect(second.stdout).toContain('[There is no file nowhere.]')
    expect(second.stdout).toContain('no/such/folder cannot be written')
  })

  it('writes the transcript a story wants, and the one that is asked for', async ({ expect }) => {
    using desk = createDesk()
    await typed(desk, ['fog-bell', '--transcript', 'all.txt'], ['north', 'script', 'south', 'unscript', 'look'])
    const all = readFileSync(desk.path('all.txt'), 'utf8')
    for (const seen of ['THE FOG BELL', '>north', 'Sea Bank', '>unscript', '>look']) expect(all).toContain(seen)
    await typed(desk, ['fog-bell'], ['north', 'script', 'part.txt', 'south', 'unscript', 'look'])
    const part = readFileSync(desk.path('part.txt'), 'utf8')
    expect(part).toMatch(/^Start of a transcript of\nTHE FOG BELL\n[^]*>south\n\nLanding\n[^]*>unscript\n$/)
  })

  it('takes turns back in a story without undo', async ({ expect }) => {
    using desk = createDesk()
    const { stdout } = await typed(desk, [packaged('minizork.z3')], ['open mailbox', 'undo', 'undo', 'open mailbox'])
    expect(stdout).toContain('>undo\n[Taken back: open mailbox.]\n\n>undo\n[There is nothing to undo.]')
    expect(stdout.match(/reveals a leaflet/g)).toHaveLength(2)
  })

  it('plays a file of commands and ends with how the game stands', async ({ expect }) => {
    using desk = createDesk()
    const outcome = await desk.troupe('play', 'fog-bell', '--commands', walkthrough, '--json')
    expect(outcome.code).toBe(0)
    expect(outcome.stdout.split('\n')).toHaveLength(2)
    expect(outcome.stderr).toContain('*** You have won ***')
    const turns = readFileSync(walkthrough, 'utf8').trim().split('\n').length
    expect(lastObject(outcome)).toEqual({
      score: 50,
      maxScore: 50,
      moves: turns,
      room: 'Engine Loft',
      over: 'won',
      turns,
    })
  })

  it('leaves comments and empty lines out, unless a key is wanted', async ({ expect }) => {
    using desk = createDesk()
    writeFileSync(desk.path('list.txt'), '# to the bank\r\n\r\nnorth\r\n   \n#south\nlook')
    const { stderr } = await desk.troupe(
      'play',
      'fog-bell',
      '--commands',
      'list.txt',
      '--json',
      '--transcript',
      'told.txt',
    )
    expect(stderr.trim()).toBe('in Sea Bank, score 0 of 50, 2 moves, 2 commands')
    const told = readFileSync(desk.path('told.txt'), 'utf8')
    expect(told.match(/^>.*$/gm)).toEqual(['>north', '>look'])
    // the menu of Adventure: Return reads its first subject, any key comes back, q leaves
    writeFileSync(desk.path('keys.txt'), 'help\n\n\nq\nscore\n')
    const menu = await desk.troupe('play', packaged('advent.z5'), '--commands', 'keys.txt')
    expect(menu.stdout).toContain('N = next subject')
    expect(menu.stdout).toContain('>score')
  })

  it('remembers what a list saves, and writes nothing', async ({ expect }) => {
    using desk = createDesk()
    writeFileSync(desk.path('list.txt'), 'save\nnorth\nrestore\nlook\nscript\n')
    expect(await desk.json('play', 'fog-bell', '--commands', 'list.txt')).toMatchObject({ room: 'Landing', turns: 5 })
    expect(existsSync(desk.path('fog-bell.qzl')) || existsSync(desk.path('fog-bell.txt'))).toBe(false)
  })

  it('follows its seed', async ({ expect }) => {
    using desk = createDesk()
    writeFileSync(desk.path('list.txt'), 'north\n'.concat('wait\n'.repeat(40)))
    const told = async (seed: string) =>
      (await desk.troupe('play', 'fog-bell', '--commands', 'list.txt', '--seed', seed)).stdout
    expect(await told('7')).toBe(await told('7'))
    expect(await told('7')).not.toBe(await told('8'))
  })

  it('goes on after a turn that fails, and after one that does not end', async ({ expect }) => {
    using desk = createDesk()
    writeFileSync(desk.path('bad.z5'), tinyStory(5, [...code.readLine(5), ...code.storeByte(at.static, 1)]))
    writeFileSync(desk.path('hang.z3'), tinyStory(3, [...code.readLine(3), ...code.hang]))
    const bad = await typed(desk, ['bad.z5'], ['one', 'two'])
    expect(bad.stdout.match(/The story failed there: it wrote at 0x600/g)).toHaveLength(2)
    const hang = await typed(desk, ['hang.z3', '--json'], ['one', 'undo'])
    expect(hang.stderr).toContain('did not come to an end of its turn')
    expect(lastObject(hang)).toEqual({ score: null, maxScore: null, moves: null, room: null, over: null, turns: 1 })
  })

  const misuses: [words: string[], exit: number, says: RegExp][] = [
    [[], 2, /^CLI_USAGE play needs STORY/],
    [['fog-bel'], 2, /^STORY_UNKNOWN .*Did you mean fog-bell\?/],
    [['societies.ts'], 1, /^STORY_UNPLAYABLE .*text file/],
    [['broken.z5'], 1, /^STORY_UNPLAYABLE .*At the very beginning it/],
    [['fog-bell', '--seed', 'x'], 2, /^CLI_USAGE --seed takes a whole number/],
    [['fog-bell', '--commands', 'nowhere.txt'], 2, /^CLI_USAGE --commands names a file that cannot be read/],
    [['fog-bell', '--load', 'nowhere.qzl'], 2, /^CLI_USAGE --load names a file that cannot be read/],
    [['fog-bell', '--load', 'societies.ts'], 1, /^STORY_BAD_SAVE .*no saved game/],
    [['fog-bell', '--transcript', 'no/such/folder.txt'], 2, /^CLI_USAGE no\/such\/folder\.txt cannot be written/],
  ]

  it.for(misuses)('%j ends with %i and one line that helps', async ([words, exit, says], context) => {
    using desk = createDesk()
    writeFileSync(desk.path('broken.z5'), tinyStory(5, code.storeByte(at.static, 1)))
    const { code: got, stdout, stderr } = await desk.troupe('play', ...words)
    context.expect({ got, stdout }).toEqual({ got: exit, stdout: '' })
    context.expect(stderr).toMatch(says)
    context.expect(stderr).toMatch(/^.*\n$/)
  })
})

it('troupe play explains itself with an example', async () => {
  using desk = createDesk()
  const { code: exit, stdout } = await desk.troupe('play', '--help')
  expect(exit).toBe(0)
  expect(stdout).toMatch(/Examples\n {2}(npx )?troupe play fog-bell/)
})
