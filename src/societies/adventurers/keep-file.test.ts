import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryPlaces } from '../../../test/places.ts'
import { isKept, keep } from './keep-file.ts'
import { hashOf } from './story-shelf.ts'

const place = temporaryPlaces()
const data = Buffer.from('a story')
const file = { name: 'tale.z5', sha256: hashOf(data) }

describe('keeping a story', () => {
  it('makes the folder, and leaves the file in it and nothing else', () => {
    const folder = join(place('a'), 'b')
    expect(isKept(folder, file)).toBe(false)
    keep(folder, file.name, data)
    expect(isKept(folder, file)).toBe(true)
    expect(readdirSync(folder)).toEqual(['tale.z5'])
  })

  it('leaves a file of the same name with other contents alone', () => {
    const folder = place('own')
    mkdirSync(folder)
    writeFileSync(join(folder, 'tale.z5'), 'my own story')
    expect(() => isKept(folder, file)).toThrow(`instead of ${file.sha256}. Move it away`)
    expect(readFileSync(join(folder, 'tale.z5'), 'utf8')).toBe('my own story')
  })

  it('says what cannot be written, and leaves nothing half behind', () => {
    const notAFolder = place('file')
    writeFileSync(notAFolder, '')
    expect(isKept(notAFolder, file)).toBe(false)
    expect(() => keep(notAFolder, file.name, data)).toThrow(/tale\.z5 cannot be written: E.* Name another folder: --to/)

    const inTheWay = place('folder')
    mkdirSync(join(inTheWay, 'tale.z5'), { recursive: true })
    expect(() => isKept(inTheWay, file)).toThrow('cannot be written: EISDIR')
    expect(() => keep(inTheWay, file.name, data)).toThrow('cannot be written')
    expect(readdirSync(inTheWay)).toEqual(['tale.z5'])
  })

  // root may write anywhere
  it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('respects a folder that is read-only', () => {
    const folder = place('locked')
    mkdirSync(folder)
    chmodSync(folder, 0o500)
    expect(() => keep(folder, file.name, data)).toThrow('EACCES')
  })
})
