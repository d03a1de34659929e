import { describe, expect, it } from 'vitest'
import { fogBell, fogBellDeath, fogBellWalkthrough, storyOf } from '../../../test/zmachine/open-adventure.ts'
import { packaged } from '../../../test/zmachine/places.ts'
import { at, code, tinyStory } from '../../../test/zmachine/tiny-story.ts'
import { openStory, SaveFileError, type Story } from '../../worlds/zmachine/index.ts'
import { createGame, type Wish } from './game.ts'
import { memoryShelf } from './files.ts'
import { tallyOf } from './tally.ts'

const minizork = () => storyOf(packaged('minizork.z3'))
const open = (story: Story, grant: (wish: Wish) => Promise<boolean | Uint8Array | undefined> = memoryShelf()) =>
  createGame({ story, seed: 1, columns: 80, grant })

describe('a game', () => {
  it('is taken back turn by turn in a story that has no undo', async () => {
    const game = open(minizork())
    expect(game.needsUndo).toBe(true)
    const start = game.moment
    for (const command of ['open mailbox', 'take leaflet', 'north']) await game.play(command)
    expect([game.undo(), game.undo()]).toEqual(['north', 'take leaflet'])
    await game.play('inventory')
    expect(game.moment.turn.text).toContain('empty')
    expect([game.undo(), game.undo(), game.undo()]).toEqual(['inventory', 'open mailbox', undefined])
    expect(game.moment).toBe(start)
  })

  it('leaves undo to a story that has it', () => {
    expect(open(fogBell()).needsUndo).toBe(false)
  })

  it('asks for files as the story wants them, and plays the turn as if the answer had come at once', async () => {
    const wishes: string[] = []
    let file: Uint8Array | undefined
    const game = open(fogBell(), async (wish) => {
      wishes.push(wish.kind)
      await Promise.resolve()
      if (wish.kind === 'save') file = wish.data
      return wish.kind === 'save' ? true : file
    })
    await game.play('north')
    await game.play('save')
    expect(game.moment.turn.text).toContain('Ok.')
    await game.play('south')
    await game.play('restore')
    await game.play('look')
    expect(game.moment.turn.text).toContain('Sea Bank')
    expect(wishes).toEqual(['save', 'restore'])
  })

  it('tells the story when there was no file', async () => {
    const game = open(fogBell(), () => Promise.resolve(undefined))
    await game.play('save')
    expect(game.moment.turn.text).toContain('Save failed')
    await game.play('restore')
    expect(game.moment.turn.text).toContain('Restore failed')
  })

  it('takes a turn back that fails, or does not end, and goes on', async () => {
    const failing = open(openStory(tinyStory(5, [...code.readLine(5), ...code.storeByte(at.static, 1)])))
    const before = failing.moment
    expect(await failing.play('x')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('it wrote at 0x600') as string,
    })
    expect(failing.moment).toBe(before)
    const endless = open(openStory(tinyStory(5, [...code.readLine(5), ...code.hang])))
    expect(await endless.play('x')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('did not come to an end') as string,
    })
    expect(endless.moment.turn.stop.kind).toBe('line')
  })

  it('is saved by what the story would save, also in the middle of a question, and goes on from it', async () => {
    const game = open(fogBell())
    await game.play('north')
    await game.play('quit')
    expect(game.moment.turn.text).toContain('Are you sure')
    const load = game.saved()
    await game.play('no')
    const other = createGame({ story: fogBell(), seed: 1, columns: 80, load, grant: memoryShelf() })
    await other.play('look')
    expect(other.moment.turn.text).toContain('Sea Bank')
    const broken = new Uint8Array(9)
    expect(() => createGame({ story: fogBell(), seed: 1, columns: 80, load: broken, grant: memoryShelf() })).toThrow(
      SaveFileError,
    )
  })
})

describe('how a game stands', () => {
  const after = async (story: Story, commands: readonly string[]) => {
    const game = open(story)
    for (const command of commands) await game.play(command)
    return tallyOf(game)
  }

  it('is told while it goes on', async () => {
    expect(await after(fogBell(), ['north'])).toEqual({
      score: 0,
      maxScore: 50,
      moves: 1,
      room: 'Sea Bank',
      over: null,
      turns: 1,
    })
  })

  it('is told when it is won, lost or left, and stays so after quitting', async () => {
    expect(await after(fogBell(), fogBellWalkthrough)).toMatchObject({ score: 50, maxScore: 50, over: 'won' })
    expect(await after(fogBell(), [...fogBellWalkthrough, 'quit'])).toMatchObject({ maxScore: 50, over: 'won' })
    expect(await after(fogBell(), fogBellDeath)).toMatchObject({ score: 0, maxScore: 50, over: 'died', turns: 5 })
    expect(await after(fogBell(), ['quit', 'yes'])).toEqual({
      score: 0,
      maxScore: 50,
      moves: 0,
      room: 'Landing',
      over: 'quit',
      turns: 2,
    })
  })

  it('has nothing where the story tells nothing', async () => {
    const story = openStory(tinyStory(5, [...code.readLine(5), ...code.quit]))
    expect(await after(story, [])).toEqual({
      score: null,
      maxScore: null,
      moves: null,
      room: null,
      over: null,
      turns: 0,
    })
    expect(await after(story, ['x'])).toMatchObject({ over: 'quit', turns: 1 })
  })
})
