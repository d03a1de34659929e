import { copyFileSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makePipe } from '../../../test/named-pipe.ts'
import { temporaryPlaces } from '../../../test/places.ts'
import { root } from '../../../test/repository.ts'
import { readStoryFile } from './read-story-file.ts'

const place = temporaryPlaces()
const fogBell = `${root}/stories/fog-bell.z5`

describe('reading a story file', () => {
  it('reads a regular file, also through a link', () => {
    const [copy, link] = [place('a.z5'), place('b.z5')]
    copyFileSync(fogBell, copy)
    symlinkSync(copy, link)
    expect(readStoryFile(link)).toEqual(readStoryFile(fogBell))
  })

  it('says what a folder is, and what is missing', () => {
    const folder = place('folder.z5')
    mkdirSync(folder)
    expect(() => readStoryFile(folder)).toThrow(`${folder} is a folder, not a story file.`)
    expect(() => readStoryFile(place('nothing.z5'))).toThrow(/^The story .*nothing\.z5 cannot be read: ENOENT/)
  })

  it('never waits for a pipe, nor reads a device without an end', { skip: process.platform === 'win32' }, () => {
    const [pipe, link] = [place('pipe.z5'), place('zero.z5')]
    makePipe(pipe)
    symlinkSync('/dev/zero', link)
    expect(() => readStoryFile(pipe)).toThrow('pipe.z5 is a pipe, not a story file. Name a file on disk.')
    expect(() => readStoryFile(link)).toThrow('zero.z5 is a device, not a story file.')
  })

  it('refuses what is larger than any story, before it is read', () => {
    const large = place('large.zblorb')
    writeFileSync(large, 'FORM')
    truncateSync(large, 2 ** 36)
    expect(() => readStoryFile(large)).toThrow(/It has 65536 MB, and a story file has at most 32 MB\.$/)
  })
})
