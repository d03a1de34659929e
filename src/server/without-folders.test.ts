import { describe, expect, it } from 'vitest'
import type { Entry } from '../store/record.ts'
import { encode, encodeEntry, nameFiles, withFolders } from './without-folders.ts'

const story = { name: 'fog', file: '/anywhere/ana/stories/fog.z5', sha256: 'ab' }
const entry = (record: object): Entry => ({ seq: 1, at: 0, record: { v: 1, ...record } as Entry['record'] })

describe('what leaves the server', () => {
  it('has the names of files and not their folders, wherever a record holds them', () => {
    const start = encodeEntry(entry({ kind: 'start', changes: { story: { set: story } } }))
    const step = encodeEntry(
      entry({ kind: 'step', did: [{ changes: { log: { set: [{ file: 'C:\\games\\fog.z5' }] } } }] }),
    )
    expect(start).toContain('"file":"fog.z5"')
    expect(step).toContain('"file":"fog.z5"')
    expect(start + step).not.toMatch(/anywhere|games/)
  })

  it('names files in a fault by their names, too', () => {
    const message =
      'The story /anywhere/ana/stories/fog.z5 cannot be read: ENOENT, open "/anywhere/ana/stories/fog.z5".'
    expect(encodeEntry(entry({ kind: 'fail', message }))).not.toContain('ana')
    expect(nameFiles('open /somewhere/ana/My Games/the fog.z5 again')).toBe('open the fog.z5 again')
    expect(JSON.parse(encode({ reason: message }))).toEqual({
      reason: 'The story fog.z5 cannot be read: ENOENT, open "fog.z5".',
    })
  })

  it('leaves alone what is no file of this machine', () => {
    for (const text of [
      'go n/s/e',
      'and/or',
      '1/2',
      'see https://example.org/a/b.html',
      '/api/runs/x',
      'rooms/hall.md',
    ])
      expect(nameFiles(text)).toBe(text)
    expect(encode({ file: 'fog.z5', text: '/anywhere/ana/x.z5' })).toBe('{"file":"fog.z5","text":"/anywhere/ana/x.z5"}')
  })

  it('reads a long line of slashes without losing time', () => {
    const began = performance.now()
    nameFiles('/a'.repeat(500_000))
    nameFiles(`/${'a'.repeat(1_000_000)}`)
    nameFiles('/a a '.repeat(200_000))
    expect(performance.now() - began).toBeLessThan(2_000)
  })

  it('gets its folders back when it was edited and the file is the same', () => {
    const edited = { ...story, file: 'fog.z5', name: 'other' }
    expect(withFolders({ story: edited }, { story })).toEqual({ story: { ...edited, file: story.file } })
    expect(withFolders({ story: { file: 'other.z5' } }, { story })).toEqual({ story: { file: 'other.z5' } })
    expect(withFolders({ list: [{ file: 'fog.z5' }, 1] }, { list: [story] })).toEqual({
      list: [{ file: story.file }, 1],
    })
  })
})
