import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryPlaces } from '../../../test/places.ts'
import { root } from '../../../test/repository.ts'
import { storiesHere } from './shelf.ts'
import { findStory } from './find-story.ts'

const place = temporaryPlaces()

function shelvesWith({ downloads, shipped }: Record<'downloads' | 'shipped', readonly string[]>) {
  const folder = place('shelves')
  for (const [shelf, files] of Object.entries({ downloads, shipped })) {
    mkdirSync(join(folder, shelf), { recursive: true })
    for (const file of files) writeFileSync(join(folder, shelf, file), '')
  }
  return { downloads: join(folder, 'downloads'), shipped: join(folder, 'shipped') }
}

describe('findStory', () => {
  it('takes any path to a file as it is', () => {
    const file = place('anything.bin')
    writeFileSync(file, '')
    expect(findStory(file)).toBe(file)
  })

  it('knows what was downloaded and what comes with Troupe by name, and prefers the download', () => {
    const shelves = shelvesWith({ downloads: ['zork1.z3', 'zork1.LICENSE'], shipped: ['tale.z5', 'zork1.z3'] })
    expect(findStory('tale', shelves)).toBe(join(shelves.shipped, 'tale.z5'))
    expect(findStory('zork1', shelves)).toBe(join(shelves.downloads, 'zork1.z3'))
    expect(storiesHere(shelves).map(({ name }) => name)).toEqual(['zork1', 'tale'])
  })

  it('finds the story that comes with Troupe', () => {
    expect(findStory('fog-bell')).toBe(join(root, 'stories/fog-bell.z5'))
  })

  it('says how to get a story that only the catalogue knows', () => {
    const shelves = { downloads: place('none'), shipped: place('none') }
    expect(() => findStory('zork1', shelves)).toThrow(
      /zork1 is not here yet\. Get it: (npx )?troupe stories get zork1$/,
    )
  })

  it('says what is known when nothing fits, and which name was probably meant', () => {
    const shelves = shelvesWith({ downloads: [], shipped: ['tale.z5'] })
    expect(() => findStory('tales', shelves)).toThrow(
      'There is no story "tales". Did you mean tale? Stories known by name: tale, zork1. ' +
        'Any other can be named by its path, such as ./tales.z5',
    )
    expect(() => findStory('games/tale.z5', shelves)).toThrow('There is no file games/tale.z5. Stories known')
    expect(() => findStory(shelves.shipped, shelves)).toThrow('is a folder, not a story file')
  })
})
