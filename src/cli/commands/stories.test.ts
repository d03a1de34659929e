import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createDesk, lastObject } from '../../../test/cli.ts'
import { startFileServer } from '../../../test/file-server.ts'
import { root } from '../../../test/repository.ts'
import { catalogue } from '../../societies/adventurers/story-catalogue.ts'

const { file, licenceFile } = catalogue.find(({ name }) => name === 'zork1')!
// not ours to publish with the project; where it is, the whole way is played with it
const zork = join(root, '../shared/stories/zork1.z3')
const licence = Buffer.from(
  readFileSync(join(root, 'LICENSE'), 'utf8').replace(/^Copyright.*$/m, 'Copyright (c) 2025 Microsoft'),
)

describe('troupe stories', () => {
  it('lists what can be played and what can be downloaded, each with its licence', async () => {
    using desk = createDesk()
    const { code, stdout } = await desk.troupe('stories')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^fog-bell +comes with troupe +MIT +The Fog Bell, by The Troupe authors$/m)
    expect(stdout).toMatch(/Play one: +(npx )?troupe play fog-bell/)
    expect(stdout).toMatch(/^zork1 +to download +MIT +Zork I/m)
    expect(stdout).toMatch(/Get one: +(npx )?troupe stories get zork1/)
    const { stories } = await desk.json<{ stories: { name: string; state: string }[] }>('stories')
    expect(stories).toContainEqual(expect.objectContaining({ name: 'zork1', state: 'to download' }))
  })

  it.skipIf(!existsSync(zork))('downloads a story with its licence, once', async () => {
    using desk = createDesk()
    const served = { [`/${file.path}`]: readFileSync(zork), [`/${licenceFile.path}`]: licence }
    const server = await startFileServer(served)
    const env = { TROUPE_STORIES_URL: server.url }
    const first = await desk.start(['stories', 'get', 'zork1', '--json'], env).done
    expect(first.code).toBe(0)
    expect(lastObject(first)).toMatchObject({ name: 'zork1', downloaded: true, sha256: file.sha256 })
    const folder = desk.path('.troupe/stories')
    expect(readdirSync(folder).toSorted()).toEqual(['zork1.LICENSE', 'zork1.z3'])
    expect(readFileSync(join(folder, 'zork1.z3'))).toEqual(readFileSync(zork))
    expect(server.asked).toHaveLength(2)

    const again = await desk.start(['stories', 'get', 'zork1'], env).done
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('zork1 is here already') as string })
    expect(server.asked).toHaveLength(2)
    expect((await desk.troupe('stories')).stdout).toMatch(/^zork1 +downloaded +MIT/m)
  })

  it('keeps nothing of what is not the file it knows', async () => {
    using desk = createDesk()
    const server = await startFileServer({
      [`/mirror/${file.path}`]: Buffer.alloc(file.bytes),
      [`/mirror/${licenceFile.path}`]: licence,
    })
    const { code, stderr } = await desk.start(['stories', 'get', 'zork1', '--to', 'games'], {
      TROUPE_STORIES_URL: `${server.url}/mirror`,
    }).done
    expect(code).toBe(1)
    expect(stderr).toContain(`STORY_DOWNLOAD_FAILED ${server.url}/mirror/${file.path}: its SHA-256 is`)
    expect(existsSync(desk.path('games'))).toBe(false)
  })

  it('leaves no half file on Ctrl-C', async () => {
    using desk = createDesk()
    const server = await startFileServer({
      [`/${file.path}`]: (response) => void response.write(Buffer.alloc(1000)),
      [`/${licenceFile.path}`]: licence,
    })
    const getting = desk.start(['stories', 'get', 'zork1'], { TROUPE_STORIES_URL: server.url })
    await getting.until('zork1.z3')
    getting.child.kill('SIGINT')
    expect(await getting.done).toMatchObject({
      code: 130,
      stderr: expect.stringContaining('nothing was kept') as string,
    })
    expect(existsSync(desk.path('.troupe'))).toBe(false)
  })

  it('does not touch a file of that name that is another one', async () => {
    using desk = createDesk()
    mkdirSync(desk.path('.troupe/stories'), { recursive: true })
    writeFileSync(desk.path('.troupe/stories/zork1.z3'), 'mine')
    const { code, stderr } = await desk.troupe('stories', 'get', 'zork1')
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('STORY_UNWRITABLE') as string })
    expect(readFileSync(desk.path('.troupe/stories/zork1.z3'), 'utf8')).toBe('mine')
  })

  it.each([
    [['get', 'zork9'], 'There is no story "zork9" to get. Did you mean zork1? There are: zork1.'],
    [['get', 'fog-bell'], 'fog-bell is here and needs no download'],
    [['get'], 'Say which story'],
    [['fetch', 'zork1'], 'stories does not know "fetch"'],
    [['--to', 'games'], '--to says where to put a story'],
  ])('explains how it is used when asked for %j', async (words, message) => {
    using desk = createDesk()
    const { code, stderr } = await desk.troupe('stories', ...words)
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining(message) as string })
  })

  it('explains an address that is none', async () => {
    using desk = createDesk()
    const outcome = await desk.start(['stories', 'get', 'zork1'], { TROUPE_STORIES_URL: 'somewhere' }).done
    expect(outcome).toMatchObject({ code: 2, stderr: expect.stringContaining('TROUPE_STORIES_URL') as string })
  })
})
