import { describe, expect, it } from 'vitest'
import { startFileServer } from '../../../test/file-server.ts'
import { hashOf } from '../../societies/adventurers/story-shelf.ts'
import { download } from './download.ts'

const story = Buffer.alloc(44, 'story ')
const expected = { bytes: story.length, sha256: hashOf(story) }

async function tryToGet(answer: Parameters<typeof startFileServer>[0][string]): Promise<Uint8Array> {
  const { url } = await startFileServer({ '/story': answer })
  return download(new URL('/story', url), expected, { patienceMs: 200 })
}

describe('download', () => {
  it('gives the file whose size and SHA-256 are as expected, and tells how far it is', async () => {
    const { url } = await startFileServer({ '/story': story })
    const told: number[] = []
    const data = await download(new URL('/story', url), expected, { onProgress: (bytes) => told.push(bytes) })
    expect(Buffer.from(data)).toEqual(story)
    expect(told.at(-1)).toBe(story.length)
  })

  it('refuses another file of the same size, naming both sums', async () => {
    const other = Buffer.from(story).fill('x', 0, 1)
    await expect(tryToGet(other)).rejects.toThrow(
      `/story: its SHA-256 is ${hashOf(other)} instead of ${expected.sha256}`,
    )
  })

  it('stops reading what is larger than it should be', async () => {
    let sent = 0
    const endless = tryToGet((response) => {
      const more = () => {
        sent += 65_536
        if (response.destroyed || sent > 1e9) return
        response.write(Buffer.alloc(65_536), more)
      }
      more()
    })
    await expect(endless).rejects.toThrow(`larger than the ${story.length} bytes`)
    expect(sent).toBeLessThan(1e8)
  })

  it('says how much came when it was cut short, whether or not the server says so', async () => {
    await expect(tryToGet(story.subarray(0, 10))).rejects.toThrow('ended after 10 of 44 bytes')
    const broken = tryToGet((response) => {
      response.writeHead(200, { 'content-length': story.length })
      response.write(story.subarray(0, 10), () => setTimeout(() => response.destroy(), 20))
    })
    await expect(broken).rejects.toThrow('ended after 10 of 44 bytes')
    await expect(tryToGet(Buffer.alloc(0))).rejects.toThrow('ended after 0 of 44 bytes')
  })

  it('says what the server answered when it has no such file, or trouble', async () => {
    const { url } = await startFileServer({ '/busy': (response) => void response.writeHead(503).end() })
    await expect(download(new URL('/gone', url), expected)).rejects.toThrow(`${url}/gone: the server has no such file`)
    await expect(download(new URL('/busy', url), expected)).rejects.toThrow('the server answered 503')
  })

  it('says why a server cannot be reached', async () => {
    const nobody = new URL('http://127.0.0.1:9/story')
    await expect(download(nobody, expected)).rejects.toMatchObject({
      code: 'STORY_DOWNLOAD_FAILED',
      message: expect.stringMatching(/cannot be reached \(.+\)\. Is this machine online/) as string,
    })
  })

  it('loses patience with a server that says nothing, at first or later', async () => {
    await expect(tryToGet(() => {})).rejects.toThrow('nothing came for 0.2 seconds')
    await expect(tryToGet((response) => void response.write(story.subarray(0, 10)))).rejects.toThrow('nothing came')
  })

  it('has patience with a slow server as long as something comes', async () => {
    const slow = tryToGet((response) => {
      let at = 0
      const timer = setInterval(() => {
        response.write(story.subarray(at, at + 5))
        at += 5
        if (at < story.length) return
        clearInterval(timer)
        response.end()
      }, 50)
    })
    expect(Buffer.from(await slow)).toEqual(story)
  })
})
