import { appendFileSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makePipe } from '../../../test/named-pipe.ts'
import { createDesk, type Desk } from '../../../test/cli.ts'
import { root } from '../../../test/repository.ts'

interface JsonReport {
  readonly run: string
  readonly status: string
  readonly reason: string
}

/** A story of one's own: ours, with other bytes behind it. */
function layStory(desk: Desk, name: string): void {
  copyFileSync(`${root}/stories/fog-bell.z5`, desk.path(name))
  appendFileSync(desk.path(name), 'a copy')
}

describe('a story that is named by its path', () => {
  it('is kept beside the store: its games go on when the file has moved, and it is not listed', async () => {
    using desk = createDesk()
    layStory(desk, 'own.z5')
    const { run } = await desk.json<JsonReport>('adventure', 'own.z5', '--steps', '4')
    await desk.json<JsonReport>('adventure', './own.z5', '--steps', '1')
    rmSync(desk.path('own.z5'))
    expect(readdirSync(desk.path('.troupe/stories/played'))).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.z5$/)])
    const fork = await desk.json<JsonReport>('fork', run, '--turn', '2', '--say', 'look')
    expect(fork).toMatchObject({ status: 'ended', reason: 'out of steps' })
    expect((await desk.troupe('stories')).stdout).not.toMatch(/^own|played/m)
  })

  it('is kept beside another store as well, and found with it from another folder', async () => {
    using desk = createDesk()
    layStory(desk, 'own.z5')
    const { run } = await desk.json<JsonReport>('adventure', 'own.z5', '--steps', '4', '--store', 'elsewhere/runs.db')
    expect(existsSync(desk.path('.troupe/stories'))).toBe(false)
    rmSync(desk.path('own.z5'))
    mkdirSync(desk.path('moved'))
    renameSync(desk.path('elsewhere'), desk.path('moved/elsewhere'))
    const { status } = await desk.json<JsonReport>('fork', run, '--at', '5', '--store', 'moved/elsewhere/runs.db')
    expect(status).toBe('ended')
  })

  it('that is nowhere any more is missed by its name, and found in a folder of TROUPE_STORIES', async () => {
    using desk = createDesk()
    layStory(desk, 'own.z5')
    const { run } = await desk.json<JsonReport>('adventure', 'own.z5', '--steps', '4')
    rmSync(desk.path('.troupe/stories'), { recursive: true })
    const missed = await desk.troupe('fork', run, '--at', '5')
    expect([missed.code, missed.stderr]).toEqual([
      1,
      expect.stringMatching(/The story own \(SHA-256 [0-9a-f]{12}…\) of this run is not here\. Put its file into/),
    ])
    const found = await desk.start(['fork', run, '--at', '5'], { TROUPE_STORIES: desk.folder }).done
    expect(found.code).toBe(0)
  })

  it.skipIf(process.platform === 'win32')('and is a folder, a pipe or a device is refused at once', async () => {
    using desk = createDesk()
    makePipe(desk.path('pipe.z5'))
    for (const command of ['adventure', 'ablate', 'play']) {
      expect((await desk.troupe(command, 'pipe.z5')).stderr).toContain('STORY_UNKNOWN pipe.z5 is a pipe, not a story')
      expect((await desk.troupe(command, '/dev/zero')).stderr).toContain('/dev/zero is a device, not a story file')
      expect((await desk.troupe(command, '.')).stderr).toContain('is a folder, not a story file')
    }
  })
})
