import { describe, expect, it } from 'vitest'
import { colorNamed, isCalled, nameOfColor } from './color-names.ts'
import { distanceOf, hexOfLab, labOf, lighter, mixOf, readHex, writeHex } from './color-space.ts'

describe('colours', () => {
  it('are the same after a way through OKLab and back', () => {
    for (const hex of ['#000000', '#ffffff', '#c62828', '#2f62b8', '#9caf88']) expect(hexOfLab(labOf(hex))).toBe(hex)
    expect(writeHex(readHex('#1D2e3F'))).toBe('#1d2e3f')
  })

  it('that are none are a grey, and harm nobody', () => {
    for (const odd of ['', 'red', '#fff', '#12345', 'url(x)']) expect(writeHex(readHex(odd))).toBe('#808080')
  })

  it('are as far apart as they look', () => {
    expect(distanceOf('#000000', '#ffffff')).toBeCloseTo(1, 2)
    expect(distanceOf('#c62828', '#c82a2a')).toBeLessThan(0.02)
    expect(labOf(lighter('#2f62b8', 0.2))[0]).toBeGreaterThan(labOf('#2f62b8')[0])
    expect(distanceOf(mixOf('#000000', '#ffffff', 0.5), '#636363')).toBeLessThan(0.02)
  })

  it('have names of one word or more, with tones before them', () => {
    expect(colorNamed('White')).toBe('#f7f5f0')
    expect(colorNamed('off white')).toBe(colorNamed('off-white'))
    expect(labOf(colorNamed('light blue')!)[0]).toBeGreaterThan(labOf(colorNamed('blue')!)[0])
    expect(labOf(colorNamed('dark green')!)[0]).toBeLessThan(labOf(colorNamed('green')!)[0])
    expect(colorNamed('sage green')).toBe(colorNamed('sage'))
    expect(colorNamed('navy blue')).toBe(colorNamed('navy'))
    expect(colorNamed('wooden')).toBeUndefined()
    expect(colorNamed('constructor')).toBeUndefined()
  })

  it('may be called by their name and not by that of another', () => {
    const plain = ['white', 'black', 'red', 'green', 'blue', 'yellow', 'orange', 'purple', 'pink', 'brown', 'grey']
    for (const name of plain)
      for (const other of plain) expect(isCalled(colorNamed(name)!, other), `${name} as ${other}`).toBe(name === other)
    expect(nameOfColor('#c52a2a')).toBe('red')
    expect(isCalled('#dd3333', 'red')).toBe(true)
  })
})
