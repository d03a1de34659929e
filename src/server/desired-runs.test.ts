import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer } from '../../test/studio-server.ts'
import { ownMark } from '../cli/studio/own-mark.ts'
import { createDesiredRuns } from './desired-runs.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-wishes-'))
  file = join(folder, 'store.db.going')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the runs that are meant to be going', () => {
  it('are remembered by whoever noted them', () => {
    createDesiredRuns(file, 'mine').add('a')
    expect(createDesiredRuns(file, 'mine').all()).toEqual(['a'])
  })

  it('are none when somebody else noted them', () => {
    for (const note of [{ going: ['a'] }, { going: ['a'], mark: 'other' }, { going: ['a'], mark: ['mine'] }]) {
      writeFileSync(file, JSON.stringify(note))
      expect(createDesiredRuns(file, 'mine').all()).toEqual([])
    }
  })

  it('do not go on when their store was sent with its folder', async () => {
    const before = await startServer({ wishesMark: ownMark('/theirs/store.db', join(folder, 'their-home')) })
    const { id } = await before.post('/runs', { society: 'counter', input: { goal: 1_000_000 }, pace: 5 })
    await before.close()
    const after = await startServer({
      folder: before.folder,
      wishesMark: ownMark('/mine/store.db', join(folder, 'my-home')),
    })
    expect(await after.get(`/runs/${id}`)).toMatchObject({ isLive: false, isPaused: true })
    await after.remove()
  })

  it('are noted without writing to what a link points at', () => {
    const victim = join(folder, 'victim')
    writeFileSync(victim, 'precious')
    symlinkSync(victim, `${file}.new`)
    createDesiredRuns(file).add('a')
    expect(readFileSync(victim, 'utf8')).toBe('precious')
    expect(existsSync(file)).toBe(true)
  })
})

describe('the mark of a person', () => {
  it('is the same at every start, and another one for each store and each home', () => {
    const [home, other] = [join(folder, 'home'), join(folder, 'other')]
    expect(ownMark('a.db', home)).toBe(ownMark('./a.db', home))
    expect(ownMark('a.db', home)).not.toBe(ownMark('b.db', home))
    expect(ownMark('a.db', home)).not.toBe(ownMark('a.db', other))
    // a home that is no folder: nothing is remembered
    writeFileSync(join(folder, 'file'), '')
    expect(ownMark('a.db', join(folder, 'file'))).not.toBe(ownMark('a.db', join(folder, 'file')))
  })
})
