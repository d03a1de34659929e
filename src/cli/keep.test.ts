/** `--keep SOCIETY=WHAT`: what it takes, and what it says of what it does not. */
import { existsSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { temporaryPlaces } from '../../test/places.ts'
import { readKeeps } from './keep.ts'

const newPlace = temporaryPlaces()
const societies = ['explorers', 'household']

describe('--keep', () => {
  it('takes all, the last ones, an archive with or without the last ones, and nothing', async () => {
    expect(await readKeeps(['explorers=all', 'household=forget'], societies)).toEqual({
      explorers: { last: Infinity },
      household: { last: 0 },
    })
    const folder = newPlace('archive')
    expect(await readKeeps([`explorers=archive:${folder}:20`, 'household=last:100'], societies)).toEqual({
      explorers: { last: 20, archive: folder },
      household: { last: 100 },
    })
    expect(existsSync(folder)).toBe(true)
    expect(await readKeeps([`explorers=archive:${folder}`], societies)).toEqual({
      explorers: { last: 0, archive: folder },
    })
  })

  it.each([
    ['last:100', 'takes SOCIETY=WHAT'],
    ['explorer=all', 'Did you mean explorers?'],
    ['explorers=last:0', 'whole number from 1'],
    ['explorers=last:-1', 'all, last:N, archive:FOLDER'],
    ['explorers=archive:', 'all, last:N, archive:FOLDER'],
    ['explorers=everything', 'For example: --keep explorers=last:100'],
  ])('refuses %s as a mistake in the command', async (text, said) => {
    await expect(readKeeps([text], societies)).rejects.toMatchObject({
      code: 'CLI_USAGE',
      message: expect.stringContaining(said) as string,
    })
  })

  it('refuses two policies for one society, and an archive that cannot be written', async () => {
    await expect(readKeeps(['explorers=all', 'explorers=forget'], societies)).rejects.toThrow('given twice')
    const file = newPlace('file')
    writeFileSync(file, '')
    await expect(readKeeps([`explorers=archive:${file}`], societies)).rejects.toThrow('cannot be written')
  })
})
