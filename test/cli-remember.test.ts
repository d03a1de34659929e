/** `troupe adventure --remember`, as a person uses it: with a file, with a store, and with what is neither. */
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createDesk } from './cli.ts'

const GAME = ['adventure', 'fog-bell', '--steps', '12']

interface Lessons {
  readonly stories: Readonly<Record<string, { readonly from: readonly { readonly run: string }[] }>>
}
const gamesIn = (file: string) =>
  Object.values((JSON.parse(readFileSync(file, 'utf8')) as Lessons).stories).flatMap(({ from }) => from)

describe('troupe adventure --remember', () => {
  it('reads a file of lessons before a game and adds the game to it', async () => {
    using desk = createDesk()
    const file = desk.path('lessons.json')
    const { run: first } = await desk.json<{ run: string }>(...GAME, '--remember', file)
    const { run: second } = await desk.json<{ run: string }>(...GAME, '--seed', '2', '--remember', file)
    expect(gamesIn(file).map(({ run }) => run)).toEqual([first, second])
    // what it was given, and from which game, is in its journal
    const { stdout } = await desk.troupe('export', second)
    expect(stdout.split('\n', 2).join()).toContain(`"from":[{"run":"${first}"`)
  })

  it('learns from the journals of a store, and says when the game is kept elsewhere', async () => {
    using desk = createDesk()
    const store = desk.path('games.db')
    const { run: first } = await desk.json<{ run: string }>(...GAME, '--store', store, '--remember', store)
    const later = await desk.troupe(...GAME, '--seed', '2', '--remember', store, '--json')
    expect(later.stderr).toContain('is only read')
    const { run } = JSON.parse(later.stdout.trimEnd().split('\n').at(-1)!) as { run: string }
    const { stdout } = await desk.troupe('export', run)
    expect(stdout.split('\n', 2).join()).toContain(`"from":[{"run":"${first}"`)
  })

  it('refuses a file that holds no lessons, and leaves it as it is', async () => {
    using desk = createDesk()
    const file = desk.path('notes.txt')
    writeFileSync(file, 'milk, bread')
    const { code, stderr } = await desk.troupe(...GAME, '--remember', file)
    expect([code, stderr]).toEqual([2, expect.stringContaining('no file of lessons')])
    expect(readFileSync(file, 'utf8')).toBe('milk, bread')
  })
})
