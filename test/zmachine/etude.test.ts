/** TerpEtude, an exerciser of interpreters by Andrew Plotkin: the parts a machine without a screen can answer for. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createMachine, openStory } from '../../src/worlds/zmachine/index.ts'
import { playOurs } from './ours.ts'
import { packaged } from './places.ts'

const etude = readFileSync(packaged('etude.z5'))
const play = (...commands: string[]) => playOurs(etude, commands)
const APPROVED = 'This aspect of your interpreter appears to behave according to spec.'

// colours (5) and the looks of styles (4) are for eyes
describe('TerpEtude', () => {
  it('finds a version of the standard and undo in the header, and no sound, colour or time (3)', () => {
    const text = play('3').at(-1) ?? ''
    expect(text).toMatch(/claims to follow revision 1\.[1-9] of the Z-Spec/)
    expect(text).toContain('"undo" IS available')
    expect(text).toContain('sound effects ARE NOT available')
    expect(text).toContain('timed input IS NOT available')
  })

  it('multiplies, divides and takes remainders with signs (6)', () => {
    const text = play('6').at(-1) ?? ''
    expect(text.match(/\(ok\)/g)).toHaveLength(12)
    expect(text).toContain(APPROVED)
  })

  it('prints all accented characters, whatever the style (7)', () => {
    const [, , plain = '', bold = ''] = play('7', '0', '1', '.')
    const accents = /a-umlaut:(.)   o-umlaut:(.)[^]*sz-ligature:(.)[^]*>>-quotes:(.)[^]*<<-quotes:(.)[^]*inverse-\?:(.)/
    for (const text of [plain, bold]) expect(accents.exec(text)?.slice(1).join('')).toBe('äöß»«¿')
    expect([...new Set([...plain.matchAll(/:(\P{ASCII})/gu)].map(([, character]) => character))]).toHaveLength(69)
  })

  it('reads single keys, accented ones and Enter too (8)', () => {
    const texts = play('8', 'a', 'B', 'é', '', ' ', '.').slice(2)
    const codes = texts.map((text) => /code=(\d+)/.exec(text)?.[1])
    expect(codes).toEqual(['97', '66', '170', '13', '32', undefined])
    expect(texts.at(-1)).toContain('Test finished.')
  })

  it('reads lines in small letters, accented ones too (9)', () => {
    const text = play('9', 'Ä Foo').at(-1) ?? ''
    expect([...text.matchAll(/code=(\d+)/g)].map(([, code]) => code)).toEqual(['155', '32', '102', '111', '111'])
  })

  it.each([
    { part: '10', input: ['a', 'b'], what: 'key' },
    { part: '11', input: ['a', 'b', '.'], what: 'line' },
  ])('is told honestly that a $what is never timed ($part)', ({ part, input }) => {
    expect(play(part, ...input).at(-1)).toContain(APPROVED)
  })

  it('adds a line to what the story has put there before (12)', () => {
    expect(play('12', 'x').at(-1)).toMatch(/You just typed "givenx"/i)
  })

  it('undoes more than once (13)', () => {
    const [first, second] = play('13', 'a', 'b').slice(2)
    expect(first).toContain('Undo succeeded (undid second move).')
    expect(second).toContain('Undo succeeded (undid first move).')
    expect(second).toContain('it supports multiple "undo"')
    expect(second).toContain(APPROVED)
  })

  it('shows text printed just before the end (14)', () => {
    const machine = createMachine(openStory(etude))
    machine.run()
    machine.run('14')
    const last = machine.run('y')
    expect(last.text).toContain('This is a final line of text. Goodbye.')
    expect(last.stop).toEqual({ kind: 'over' })
  })
})
