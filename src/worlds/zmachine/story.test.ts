import { describe, expect, it } from 'vitest'
import { at, code, tinyStory } from '../../../test/zmachine/tiny-story.ts'
import { createMachine, openStory, StoryFileError } from './index.ts'

const story = tinyStory(5, code.quit)
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const withVersion = (version: number) => Uint8Array.from(story, (byte, index) => (index === 0 ? version : byte))
const quad = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const chunk = (kind: string, data: Uint8Array) =>
  Uint8Array.from([...latin(kind), ...quad(data.length), ...data, ...(data.length % 2 === 0 ? [] : [0])])
const form = (kind: string, ...chunks: Uint8Array[]) => {
  const body = chunks.flatMap((each) => [...each])
  return Uint8Array.from([...latin('FORM'), ...quad(body.length + 4), ...latin(kind), ...body])
}

describe('openStory', () => {
  it.each([3, 4, 5, 8] as const)('opens Z-code of version %i', (version) => {
    expect(openStory(tinyStory(version, code.quit))).toMatchObject({
      version,
      release: 7,
      serial: '261115',
      dynamicSize: at.static,
    })
  })

  it('takes the story out of a Blorb file, behind pictures of odd length', () => {
    const blorb = form('IFRS', chunk('RIdx', new Uint8Array(4)), chunk('PNG ', new Uint8Array(7)), chunk('ZCOD', story))
    expect(openStory(blorb).bytes).toEqual(story)
  })

  it('leaves padding behind the story out, and takes the whole file where no length is given', () => {
    expect(openStory(Uint8Array.from([...story, ...new Uint8Array(300)])).bytes).toHaveLength(at.end)
    expect(
      openStory(Uint8Array.from(story, (byte, index) => (index === 0x1a || index === 0x1b ? 0 : byte))).bytes,
    ).toHaveLength(at.end)
  })

  it('keeps a copy: neither the file nor the story changes with the other, nor by playing', () => {
    const file = Buffer.from(tinyStory(5, [...code.storeByte(at.text, 9), ...code.quit]))
    const opened = openStory(file)
    createMachine(opened).run()
    expect(opened.bytes[at.text]).toBe(60)
    file[at.text] = 1
    expect(opened.bytes[at.text]).toBe(60)
  })

  const foreign: [what: string, file: Uint8Array, says: RegExp][] = [
    ['Z-code of version 1', withVersion(1), /version 1\. .*versions 3, 4, 5 and 8/],
    ['Z-code of version 2', withVersion(2), /version 2\./],
    ['Z-code of version 6', withVersion(6), /version 6, which needs graphics/],
    ['Z-code of version 7', withVersion(7), /version 7\./],
    ['Glulx', latin('Glul\0\u0003\u0001\u0002'.padEnd(80, 'x')), /Glulx story/],
    ['a Blorb file with Glulx', form('IFRS', chunk('GLUL', latin('Glul'))), /Blorb file holds a Glulx/],
    ['a Blorb file without a story', form('IFRS', chunk('PNG ', new Uint8Array(9))), /no Z-code, only pictures/],
    ['a Blorb file that is cut short', form('IFRS', chunk('ZCOD', story)).subarray(0, 900), /Blorb file is cut short/],
    ['a saved game', form('IFZS', chunk('IFhd', new Uint8Array(13))), /saved game \(Quetzal\)/],
    ['another IFF file', form('AIFF'), /IFF file of kind "AIFF"/],
    ['nothing', new Uint8Array(0), /empty/],
    ['half a header', story.subarray(0, 40), /cut short: a story begins with 64 bytes of header, this one has 40/],
    ['half a story', story.subarray(0, 3000), /cut short: its header says 4096 bytes, there are 3000/],
    [
      'a story that is far too long',
      Uint8Array.from({ length: 400_000 }, (_, index) => story[index] ?? 0),
      /too long: a story of version 5 has at most 262144/,
    ],
    ['a zip archive', latin(`PK\u0003\u0004${'\0'.repeat(80)}`), /zip archive; unpack it/],
    ['a gzip archive', latin(`\u001f\u008b${'\0'.repeat(80)}`), /gzip archive/],
    ['TADS 2', latin('TADS2 bin\n\r\u001a'.padEnd(90)), /TADS 2 story/],
    ['TADS 3', latin('T3-image\r\n'.padEnd(90)), /TADS 3 story/],
    ['a program', latin(`\u007fELF${'\0'.repeat(80)}`), /a program/],
    ['text', latin('Chapter the first, in which nothing happens.\n'.repeat(4)), /text file/],
    [
      'noise',
      Uint8Array.from({ length: 900 }, (_, index) => (index * 37 + 201) & 0xff),
      /no story: it begins with c9 ee 13 38/,
    ],
    [
      'a header that leads nowhere',
      Uint8Array.from(story, (byte, index) => (index === 0x0a ? 0xff : byte)),
      /objects would be at 0xff40, outside/,
    ],
  ]

  it.each(foreign)('says what it is when it gets %s', (_, file, says) => {
    expect(() => openStory(file)).toThrow(StoryFileError)
    expect(() => openStory(file)).toThrow(says)
  })
})
