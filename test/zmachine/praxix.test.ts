/** praxix, a unit test for interpreters in Z-code by Andrew Plotkin and Dannii Willis, passes in full. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { playOurs } from './ours.ts'
import { packaged } from './places.ts'

const praxix = readFileSync(packaged('praxix.z5'))

// as the story names them; `spec11` shows colours to look at, and `spec12` asks only who claims version 1.2
const chapters = `operand arith comarith bitwise shift inc incchk array undo multiundo indirect streamtrip streamop
  throwcatch tables specfixes`.split(/\s+/)

describe('praxix', () => {
  it.each(chapters)('passes %s', (chapter) => {
    const text = playOurs(praxix, [chapter]).at(-1) ?? ''
    expect(failures(text)).toEqual([])
    expect(text).toMatch(/\nPassed\.$/)
  })

  it('says that all tests passed, as its regtest file asks', () => {
    const expected = readRegtest(packaged('praxix.z5.regtest'))
    expect(expected.map(({ command }) => command)).toEqual([undefined, 'all'])
    const texts = playOurs(
      praxix,
      expected.slice(1).map(({ command }) => command ?? ''),
    )
    for (const [index, { contains, lacks }] of expected.entries()) {
      for (const line of contains) expect(texts[index]).toContain(line)
      for (const line of lacks) expect(texts[index]).not.toContain(line)
    }
    expect(contents(expected, 'contains')).toContain('All tests passed.')
  })

  it('takes the machine for one of version 1.1', () => {
    const [, colours, gestalt] = playOurs(praxix, ['spec11', 'spec12'])
    expect(colours).toContain('Ok, interpreter is version 1.1.')
    expect(gestalt).toContain('interpreter is only version 1.1.')
  })

  it('undoes twice', () => {
    const text = playOurs(praxix, ['multiundo']).at(-1)
    expect(text).toContain('Undo 1 succeeded, return value 2.')
    expect(text).toContain('Undo 2 succeeded, return value 2.')
  })
})

const failures = (text: string) => text.split('\n').filter((line) => /FAIL|ERROR/.test(line))

interface Expectation {
  /** none for the text before the first command */
  readonly command: string | undefined
  readonly contains: string[]
  readonly lacks: string[]
}

/** Plotkin's regtest format, as far as this file uses it: `> command`, lines to be found, and after `!` not to be. */
function readRegtest(file: string): Expectation[] {
  const opening: Expectation = { command: undefined, contains: [], lacks: [] }
  const expectations = [opening]
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('*')) continue
    if (line.startsWith('> ')) expectations.push({ command: line.slice(2), contains: [], lacks: [] })
    else if (line.startsWith('!')) expectations.at(-1)?.lacks.push(line.slice(1))
    else expectations.at(-1)?.contains.push(line)
  }
  return expectations
}

const contents = (expectations: Expectation[], kind: 'contains' | 'lacks') => expectations.flatMap((each) => each[kind])
