import { appendFileSync, copyFileSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makePipe } from '../../../test/named-pipe.ts'
import { temporaryPlaces } from '../../../test/places.ts'
import { root } from '../../../test/repository.ts'
import { readStoryFile } from '../../worlds/adventure/read-story-file.ts'
import { findOnShelf, hashOf } from './story-shelf.ts'
import { openSource, storySource, type StorySource } from './story-source.ts'

const place = temporaryPlaces()
const fogBell = `${root}/stories/fog-bell.z5`
afterEach(() => vi.unstubAllEnvs())

/** The same story with other bytes behind it: nobody has seen it before. */
let count = 0
function ownStory(folder: string, name = 'tale.z5'): { file: string; sha256: string } {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  copyFileSync(fogBell, file)
  appendFileSync(file, `copy ${++count}`)
  return { file, sha256: hashOf(readStoryFile(file)) }
}

describe('the shelf', () => {
  it('has the stories that come with Troupe, whatever path a board says', () => {
    const { sha256 } = storySource(fogBell)
    expect(findOnShelf(sha256, 'any')).toEqual(readStoryFile(fogBell))
    expect(openSource({ name: 'fog', file: '/dev/zero', sha256 }).version).toBe(5)
  })

  it('has what lies in the folders that TROUPE_STORIES names, and sees when a file changes', () => {
    const [one, other] = [place('one'), place('other')]
    const { file, sha256 } = ownStory(other)
    expect(findOnShelf(sha256, 'tale')).toBeUndefined()
    vi.stubEnv('TROUPE_STORIES', [one, other].join(process.platform === 'win32' ? ';' : ':'))
    expect(findOnShelf(sha256, 'tale')).toEqual(readStoryFile(file))
    appendFileSync(file, 'x')
    expect(findOnShelf(sha256, 'tale')).toBeUndefined()
    expect(findOnShelf(hashOf(readStoryFile(file)), 'other name')).toEqual(readStoryFile(file))
  })

  it('finds a copy by the SHA-256 it is called by, and believes its bytes alone', () => {
    const folder = place('shelf')
    const { file, sha256 } = ownStory(join(folder, 'played'))
    vi.stubEnv('TROUPE_STORIES', folder)
    expect(findOnShelf(sha256, 'tale')).toBeUndefined()
    renameSync(file, join(folder, 'played', `${sha256}.z5`))
    expect(findOnShelf(sha256, 'tale')).toBeDefined()
    const wrong = 'a'.repeat(64)
    writeFileSync(join(folder, 'played', `${wrong}.z5`), 'something else')
    expect(findOnShelf(wrong, 'tale')).toBeUndefined()
  })

  it.skipIf(process.platform === 'win32')('passes over folders, pipes, devices and links that lead nowhere', () => {
    const folder = place('odd')
    const { sha256 } = ownStory(folder, 'z-last.z5')
    mkdirSync(join(folder, 'folder.z5'))
    makePipe(join(folder, 'pipe.z5'))
    symlinkSync('/dev/zero', join(folder, 'zero.z5'))
    symlinkSync('round.z5', join(folder, 'round.z5'))
    vi.stubEnv('TROUPE_STORIES', folder)
    expect(findOnShelf(sha256, 'folder')).toBeDefined()
    expect(findOnShelf('b'.repeat(64), 'zero')).toBeUndefined()
  })
})

describe('the story of a run', () => {
  it('that is nowhere here is missed by its name and its SHA-256, and nothing is told of any file', () => {
    const { file, sha256 } = ownStory(place('away'))
    const source = { name: `ta\u001b[2Jle\u202e${'x'.repeat(500)}`, file, sha256 }
    const told = `The story ta[2Jle${'x'.repeat(53)} (SHA-256 ${sha256.slice(0, 12)}…) of this run is not here. `
    expect(() => openSource(source)).toThrow(told)
    expect(() => openSource(source)).not.toThrow(/away/)
    // until somebody names it here
    storySource(file)
    expect(openSource(source).version).toBe(5)
  })

  it('that is no story at all is refused', () => {
    for (const odd of [null, 7, {}, { name: 'x', file: 'x' }, { name: 'x', file: 'x', sha256: '../../etc' }])
      expect(() => openSource(odd as unknown as StorySource)).toThrow('does not say which story it plays')
  })
})
